"""Drives shells through a pseudo-terminal and tells how long they take. Arguments: MANGA FOLDER KEYS."""
import fcntl, os, pty, re, select, shutil, struct, sys, termios, time

import slow_server


class Terminal:
    """A program behind a pseudo-terminal of 100 by 30, answered as xterm answers."""

    def __init__(self, command, variables):
        self.seen = b""
        self.process, self.descriptor = pty.fork()
        if self.process == 0:
            os.execvpe(command[0], command, {**os.environ, **variables})
        fcntl.ioctl(self.descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 100, 0, 0))

    def read(self, seconds):
        """Reads once; false when nothing came in time."""
        if not select.select([self.descriptor], [], [], seconds)[0]:
            return False
        try:
            new = os.read(self.descriptor, 65536)
        except OSError:
            return False
        for query, answer in ((rb"\x1b\[c|\x1b\[0c", b"\x1b[?62;22c"), (rb"\x1b\[6n", b"\x1b[1;1R")):
            for _ in re.findall(query, new):
                os.write(self.descriptor, answer)
        self.seen += new
        return True

    def wait(self, pattern, seconds=20):
        while not re.search(pattern, self.seen):
            if not self.read(seconds):
                sys.exit(f"no {pattern!r} came; seen: {self.seen[-400:]!r}")

    def quiet(self, seconds=0.2):
        """Reads until nothing more comes for a while."""
        while self.read(seconds):
            pass

    def type(self, text):
        self.seen = b""
        os.write(self.descriptor, text)

    def ticks(self):
        with open(f"/proc/{self.process}/stat") as file:
            return sum(int(word) for word in file.read().rsplit(")", 1)[1].split()[11:13])

    def close(self):
        os.kill(self.process, 9)
        os.waitpid(self.process, 0)
        os.close(self.descriptor)


def share(numbers, part):
    return sorted(numbers)[min(len(numbers) - 1, int(len(numbers) * part))]


def start(command, variables, prompt, runs=20):
    """Milliseconds from the start to the first prompt."""
    times = []
    for _ in range(runs):
        begin = time.perf_counter()
        terminal = Terminal(command, variables)
        terminal.wait(prompt)
        times.append((time.perf_counter() - begin) * 1000)
        terminal.close()
    return f"start to prompt {share(times, 0.5):6.1f} ms (least {min(times):.1f}, most {max(times):.1f})"


def keys(terminal, count, end):
    """Milliseconds from a key to the end of what is drawn for it."""
    times = []
    for number in range(count):
        key = b"\x7f" * 40 if number % 41 == 40 else b"a"
        begin = time.perf_counter()
        terminal.type(key)
        terminal.wait(end)
        if len(key) == 1:
            times.append((time.perf_counter() - begin) * 1000)
        terminal.quiet(0.01)
    return f"key to drawing  {share(times, 0.5):6.2f} ms, 99 of 100 within {share(times, 0.99):.2f} ms"


def idle(terminal, seconds=5):
    """What it costs to be there, once what follows a start is done."""
    terminal.quiet()
    time.sleep(seconds)
    before = terminal.ticks()
    time.sleep(seconds)
    return f"idle            {terminal.ticks() - before:6d} ticks of CPU in {seconds} s"


def manga(program, folder, count):
    address = slow_server.start()
    variables = {"MANGAREADER_HOME": f"{folder}/home", "TERM": "xterm", "LANG": "C.UTF-8", "NO_COLOR": ""}
    command, prompt = [program, "--server-url", address], rb"\]> "
    Terminal(command, variables).wait(prompt)  # makes its folders
    print("manga   " + start(command, variables, prompt))
    terminal = Terminal(command, variables)
    terminal.wait(prompt)
    print("manga   " + idle(terminal))
    terminal.type(b"open moon\r")
    terminal.wait(rb"Moon> ")
    terminal.type(b"download 1-3\r")
    terminal.wait(rb"3 chapters queued(.|\s)*Moon> ")
    slow_server.wait(3)
    terminal.quiet(0.3)
    print("manga   " + keys(terminal, count, rb"\x1b\[\?2026l") + ", with 3 downloads running")
    terminal.close()


def main(program, folder, count):
    manga(program, folder, count)
    variables = {"TERM": "xterm", "LANG": "C.UTF-8", "HOME": folder}
    others = (("python3", ["python3", "-q"], rb">>> "), ("sqlite3", ["sqlite3"], rb"sqlite> "),
              ("fish", ["fish", "--private"], rb"[>#] "))
    for name, command, prompt in others:
        if not shutil.which(name):
            print(f"SKIPPED: {name} is not installed", file=sys.stderr)
            continue
        print(f"{name:8}" + start(command, variables, prompt))
        terminal = Terminal(command, variables)
        terminal.wait(prompt)
        terminal.quiet(1)
        print(f"{name:8}" + keys(terminal, count, rb"."))
        print(f"{name:8}" + idle(terminal))
        terminal.close()


main(sys.argv[1], sys.argv[2], int(sys.argv[3]))
