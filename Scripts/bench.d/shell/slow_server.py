"""A server with one manga whose pages never end: every download from it runs for as long as it is watched."""
import json, threading, time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

MANGA = {"id": "m", "slug": "moon", "title": "Moon"}
pages = threading.Semaphore(0)


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        path = self.path.split("?")[0]
        if path.startswith("/pages/"):
            return self.trickle()
        if "/chapters/" in path:
            chapter = path.rsplit("/chapters/", 1)[1].split("/")[0]
            images = [{"page": n, "filename": f"{n}.png", "url": f"/pages/{chapter}/{n}"} for n in range(4)]
            return self.answer({"mangaSlug": "moon", "totalPages": 4, "totalSize": 0, "images": images})
        if path.endswith("/chapters"):
            return self.answer([{"id": f"c{n}", "number": n} for n in range(1, 4)])
        self.answer(MANGA if path.endswith("/moon") else [MANGA])

    def answer(self, value):
        body = json.dumps(value).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def trickle(self):
        self.send_response(200)
        self.send_header("Content-Type", "image/png")
        self.send_header("Content-Length", str(1 << 30))
        self.end_headers()
        pages.release()
        try:
            self.wfile.write(b"\x89PNG\r\n\x1a\n")
            while True:
                self.wfile.write(bytes(16384))
                time.sleep(0.02)
        except OSError:
            pass

    def log_message(self, *arguments):
        pass


class Server(ThreadingHTTPServer):
    daemon_threads = True


def start():
    """The address of a server that runs as long as this program."""
    server = Server(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"


def wait(count):
    """Returns when that many pages are on their way."""
    for _ in range(count):
        pages.acquire()
