/// Completion for bash: the table as shell functions, and what walks through it.
struct BashScript {
    let outline: ShellOutline

    var text: String {
        """
        # bash completion for manga. Made by: manga completions bash
        # Put it where bash looks, or into ~/.bashrc: source <(manga completions bash)

        _manga_place() {
            case $1 in
        \(places)
            *) REPLY=() ;;
            esac
        }

        _manga_arity() {
            case $1 in
        \(arities)
            *) REPLY=0 ;;
            esac
        }

        _manga_child() {
            case $1 in
        \(children)
            *) return 1 ;;
            esac
        }

        \(BashScript.engine)
        """
    }

    private var places: String {
        outline.places.map { key, place in
            let words = place.words.map(\.text) + (place.source.map { ["@\($0.rawValue)"] } ?? [])
            return "    \(quoted(key))) REPLY=(\(words.map(quoted).joined(separator: " "))) ;;"
        }.joined(separator: "\n")
    }

    private var arities: String {
        outline.arities.map { "    \(quoted($0))) REPLY=\($1) ;;" }.joined(separator: "\n")
    }

    private var children: String {
        outline.children.map { "    \(quoted($0))) REPLY=\(quoted($1)) ;;" }.joined(separator: "\n")
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("'", with: #"'\''"#) + "'"
    }

    private static let engine = #"""
        _manga_names() {
            local program=${COMP_WORDS[0]/#\~/$HOME}
            "$program" __complete "$1" "$2" 2>/dev/null
        }

        # The words of the place in REPLY that go on with $1 (as it is written) or $2 (without quotes).
        _manga_offer() {
            local word name
            for word in "${REPLY[@]}"; do
                case $word in
                @folders)
                    compopt -o filenames 2>/dev/null
                    while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -d -- "$2") ;;
                @files)
                    compopt -o filenames 2>/dev/null
                    while IFS= read -r name; do COMPREPLY+=("$name"); done < <(compgen -f -- "$2") ;;
                @*)
                    compopt -o filenames 2>/dev/null
                    while IFS= read -r name; do
                        name=${name%%$'\t'*}
                        [[ ${name,,} == "${2,,}"* ]] && COMPREPLY+=("$name")
                    done < <(_manga_names "${word#@}" "$2") ;;
                *) [[ $word == "$1"* ]] && COMPREPLY+=("$word") ;;
                esac
            done
        }

        _manga() {
            local REPLY cur raw cut plain word option path='' left=0 given=0 ends='' i
            local -a words=()
            COMPREPLY=()
            # Readline cuts at = and : too; those pieces are put together again.
            for ((i = 1; i <= COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                if ((i > 1)) && [[ $word == [=:]* || ${COMP_WORDS[i - 1]} == [=:] ]]; then
                    words[-1]+=$word
                else
                    words+=("$word")
                fi
            done
            cur=${words[-1]}
            raw=${COMP_WORDS[COMP_CWORD]}
            [[ $raw == [=:]* ]] && raw=''
            cut=${cur%"$raw"}
            plain=${cur#[\"\']}
            plain=${plain//\\/}
            for word in "${words[@]:0:${#words[@]}-1}"; do
                if ((left > 0)); then
                    ((left--))
                elif [[ -z $ends && $word == -- ]]; then
                    ends=1
                elif [[ -z $ends && $word == -*=* ]]; then
                    continue
                elif [[ -z $ends && $word == -* ]]; then
                    option=$word
                    _manga_arity "$path:$word"
                    left=$REPLY
                elif ((given == 0)) && _manga_child "$path:$word"; then
                    path=$REPLY
                elif [[ -n $path ]]; then
                    ((given++))
                fi
            done
            if ((left > 0)); then
                _manga_place "value:$path:$option"
                _manga_offer "$cur" "$plain"
            elif [[ -z $ends && $cur == -*=* ]]; then
                _manga_place "value:$path:${cur%%=*}"
                cut=''
                _manga_offer "${cur#*=}" "${plain#*=}"
            elif [[ -z $ends && $cur == -* ]]; then
                _manga_place "options:$path"
                _manga_offer "$cur" "$plain"
            else
                _manga_place "words:$path:$given"
                ((${#REPLY[@]})) || _manga_place "rest:$path"
                _manga_offer "$cur" "$plain"
            fi
            [[ -n $cut ]] && COMPREPLY=("${COMPREPLY[@]#"$cut"}")
            [[ ${#COMPREPLY[@]} == 1 && ${COMPREPLY[0]} == *[=/] ]] && compopt -o nospace 2>/dev/null
            return 0
        }

        complete -F _manga manga
        """#
}
