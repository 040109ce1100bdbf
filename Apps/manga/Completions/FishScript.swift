/// Completion for fish: the table as functions, and what walks through it.
struct FishScript {
    let outline: ShellOutline

    var text: String {
        """
        # fish completion for manga. Made by: manga completions fish
        # Put it into ~/.config/fish/completions/manga.fish

        function __manga_place
            switch $argv[1]
        \(places)
            end
        end

        function __manga_arity
            switch $argv[1]
        \(arities)
                case '*'
                    echo 0
            end
        end

        function __manga_child
            switch $argv[1]
        \(children)
                case '*'
                    return 1
            end
        end

        \(FishScript.engine)
        """
    }

    private var places: String {
        outline.places.map { key, place in
            var lines = ["        case \(pattern(key))"]
            if !place.words.isEmpty {
                let words = place.words.map { "\(quoted($0.text)) \(quoted($0.note))" }
                lines.append(#"            printf '%s\t%s\n' "# + words.joined(separator: " "))
            }
            if let source = place.source { lines.append("            echo @\(source.rawValue)") }
            return lines.joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private var arities: String {
        outline.arities.map { "        case \(pattern($0))\n            echo \($1)" }.joined(separator: "\n")
    }

    private var children: String {
        outline.children.map { "        case \(pattern($0))\n            echo \(quoted($1))" }.joined(separator: "\n")
    }

    /// Quotes do not keep `?` from meaning any character behind `case`.
    private func pattern(_ key: String) -> String {
        quoted(key.replacing("?", with: #"\?"#))
    }

    private func quoted(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: #"\'"#) + "'"
    }

    private static let engine = #"""
        # The lines of a place, those that manga itself knows among them. $argv[2] is what they are to begin with, and
        # $argv[3] what stands in front of each.
        function __manga_offer
            set -l typed (string trim --left --chars '"\'' -- $argv[2])
            for line in (__manga_place $argv[1])
                switch $line
                    case @folders
                        printf '%s\n' $argv[3](__fish_complete_directories $typed)
                    case @files
                        printf '%s\n' $argv[3](__fish_complete_path $typed)
                    case '@*'
                        set -l program (commandline -opc)[1]
                        printf '%s\n' $argv[3]($program __complete (string sub --start 2 -- $line) "$typed" 2>/dev/null)
                    case '*'
                        printf '%s\n' $argv[3]$line
                end
            end
        end

        function __manga_complete
            set -l tokens (commandline -opc)
            set -l current (commandline -ct)
            set -l place ''
            set -l option ''
            set -l ends ''
            set -l left 0
            set -l given 0
            for word in $tokens[2..]
                if test $left -gt 0
                    set left (math $left - 1)
                else if test -z "$ends" -a "$word" = --
                    set ends 1
                else if test -z "$ends"; and string match -q -- '-*=*' $word
                    continue
                else if test -z "$ends"; and string match -q -- '-*' $word
                    set option $word
                    set left (__manga_arity $place:$word)
                else if test $given -eq 0; and set -l child (__manga_child $place:$word)
                    set place $child
                else if test -n "$place"
                    set given (math $given + 1)
                end
            end
            if test $left -gt 0
                __manga_offer value:$place:$option "$current" ''
            else if test -z "$ends"; and string match -q -- '-*=*' $current
                set -l parts (string split --max 1 = -- $current)
                __manga_offer value:$place:$parts[1] "$parts[2]" $parts[1]=
            else if test -z "$ends"; and string match -q -- '-*' $current
                __manga_offer options:$place "$current" ''
            else
                set -l lines (__manga_offer words:$place:$given "$current" '')
                if test (count $lines) -eq 0
                    set lines (__manga_offer rest:$place "$current" '')
                end
                printf '%s\n' $lines
            end
        end

        complete -c manga -f -a '(__manga_complete)'
        """#
}
