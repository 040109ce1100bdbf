@testable import manga

/// Asks a shell's completion function, as the shell does when somebody presses TAB.
struct ShellDriver {
    let shell: CompletionsCommand.ShellName
    let script: String

    /// A script that prints `=ask` and what is offered, for each of `lines`.
    func program(for lines: [[String]]) -> String {
        head + "\n" + lines.map { "ask " + $0.map(quoted).joined(separator: " ") }.joined(separator: "\n") + "\ntrue\n"
    }

    private func quoted(_ word: String) -> String {
        "'" + word.replacing("'", with: shell == .fish ? #"\'"# : #"'\''"#) + "'"
    }

    private var head: String {
        let home = "MANGAREADER_HOME=\"$PWD\""
        return switch shell {
        case .bash:
            """
            export \(home)
            source '\(script)'
            ask() {
                local word
                COMP_WORDS=()
                # Readline cuts at = itself.
                for word in "$@"; do
                    if [[ $word == --*= ]]; then COMP_WORDS+=("${word%=}" =); else COMP_WORDS+=("$word"); fi
                done
                COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
                _manga
                echo =ask
                ((${#COMPREPLY[@]})) && printf '%s\\n' "${COMPREPLY[@]}"
            }
            """
        case .zsh:
            """
            export \(home)
            compdef() { : }
            compset() { PREFIX=${PREFIX#*=} }
            _files() { : }
            _describe() {
                local each
                for each in "${(@P)4}"; do
                    each=${each//\\\\:/$'\\x1e'}
                    print -r -- ${${each%%:*}//$'\\x1e'/:}
                done
            }
            source '\(script)'
            ask() {
                words=("$@") CURRENT=$# PREFIX="${@[-1]}"
                print -r -- '=ask'
                _manga
                true
            }
            """
        case .fish:
            """
            set -gx \(home.replacing("=", with: " "))
            source '\(script)'
            function ask
                echo =ask
                complete -c $argv[1] -w manga
                complete -C (string join ' ' -- (string escape -- $argv[1..-2])' ' $argv[-1] | string collect)
            end
            """
        }
    }
}
