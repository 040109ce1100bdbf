/// Completion for zsh: the table as shell functions, and what walks through it.
struct ZshScript {
    let outline: ShellOutline

    var text: String {
        """
        #compdef manga
        # zsh completion for manga. Made by: manga completions zsh
        # Put it into a folder of $fpath under the name _manga.

        _manga_place() {
            case $1 in
        \(places)
            (*) reply=() ;;
            esac
        }

        _manga_arity() {
            case $1 in
        \(arities)
            (*) REPLY=0 ;;
            esac
        }

        _manga_child() {
            case $1 in
        \(children)
            (*) return 1 ;;
            esac
        }

        \(ZshScript.engine)
        """
    }

    private var places: String {
        outline.places.map { key, place in
            let words = place.words.map(described) + (place.source.map { ["@\($0.rawValue)"] } ?? [])
            return "    (\(quoted(key))) reply=(\(words.map(quoted).joined(separator: " "))) ;;"
        }.joined(separator: "\n")
    }

    private var arities: String {
        outline.arities.map { "    (\(quoted($0))) REPLY=\($1) ;;" }.joined(separator: "\n")
    }

    private var children: String {
        outline.children.map { "    (\(quoted($0))) REPLY=\(quoted($1)) ;;" }.joined(separator: "\n")
    }

    /// `word:note`, as `_describe` reads it.
    private func described(_ word: ShellOutline.Word) -> String {
        let text = word.text.replacing("\\", with: "\\\\").replacing(":", with: "\\:")
        return word.note.isEmpty ? text : "\(text):\(word.note)"
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: #"'\''"#) + "'"
    }

    private static let engine = #"""
        # What manga itself knows, as word:note.
        _manga_names() {
            local line
            local -a fields
            reply=()
            for line in ${(f)"$(${(Q)words[1]} __complete $1 "$2" 2>/dev/null)"}; do
                fields=("${(@ps:\t:)line}")
                reply+=("${${fields[1]//\\/\\\\}//:/\\:}:$fields[2]")
            done
        }

        # Offers the words of the place in reply.
        _manga_offer() {
            local word
            local -a plain open
            local -i found=1
            for word in $reply; do
                case $word in
                (@folders) _files -/ && found=0 ;;
                (@files) _files && found=0 ;;
                (@*)
                    _manga_names ${word#@} "${(Q)PREFIX}"
                    _describe -t names 'manga' reply -M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}' && found=0 ;;
                (*[=/]:*|*[=/]) open+=($word) ;;
                (*) plain+=($word) ;;
                esac
            done
            (($#plain)) && _describe -t words 'manga' plain && found=0
            (($#open)) && _describe -t settings 'manga' open -S '' && found=0
            return found
        }

        _manga() {
            local REPLY word option place= ends=
            local -a reply
            local -i left=0 given=0 i
            for ((i = 2; i < CURRENT; i++)); do
                word=${(Q)words[i]}
                if ((left > 0)); then
                    ((left--))
                elif [[ -z $ends && $word == -- ]]; then
                    ends=1
                elif [[ -z $ends && $word == -*=* ]]; then
                    continue
                elif [[ -z $ends && $word == -* ]]; then
                    option=$word
                    _manga_arity "$place:$word"
                    left=$REPLY
                elif ((given == 0)) && _manga_child "$place:$word"; then
                    place=$REPLY
                elif [[ -n $place ]]; then
                    ((given++))
                fi
            done
            if ((left > 0)); then
                _manga_place "value:$place:$option"
            elif [[ -z $ends && $PREFIX == -*=* ]]; then
                _manga_place "value:$place:${PREFIX%%\=*}"
                compset -P '*='
            elif [[ -z $ends && $PREFIX == -* ]]; then
                _manga_place "options:$place"
            else
                _manga_place "words:$place:$given"
                (($#reply)) || _manga_place "rest:$place"
            fi
            _manga_offer
        }

        if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
            _manga "$@"
        else
            compdef _manga manga
        fi
        """#
}
