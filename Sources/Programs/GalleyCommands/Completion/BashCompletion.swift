/// A completion script for bash, made from the commands' specs.
///
/// - Reference: Bash Reference Manual, 8.6 "Programmable Completion".
struct BashCompletion {
  let commands: [CommandSpec]

  var script: String {
    let names = commands.map(\.name)
    return #"""
      # Completion of galley for bash, made by "galley completions bash".

      _galley_words() {
        local IFS=$' \t\n' current=$1
        shift
        mapfile -t COMPREPLY < <(compgen -W "$*" -- "$current")
      }

      _galley_files() {
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$1")
      }

      _galley_folders() {
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -d -- "$1")
      }

      _galley() {
        local current=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]} index
        COMPREPLY=()
        if ((COMP_CWORD == 1)); then
          _galley_words "$current" \#((names + ["help", "--help", "--version"]).joined(separator: " "))
          return
        fi
        # Everything after "--" is for another program.
        for ((index = 2; index < COMP_CWORD; index++)); do
          [[ ${COMP_WORDS[index]} == -- ]] && return
        done
        # bash splits --option=value into three words.
        if [[ $current == = ]]; then
          option+== current=
        elif [[ $option == = ]]; then
          option=${COMP_WORDS[COMP_CWORD - 2]}=
        fi
        case ${COMP_WORDS[1]} in
          help)
            _galley_words "$current" \#(names.joined(separator: " "))
            ;;
      \#(commands.map(branch).joined(separator: "\n"))
        esac
      }

      complete -F _galley galley

      """#
  }

  private func branch(_ command: CommandSpec) -> String {
    let values = command.allOptions.compactMap { option -> String? in
      let names = option.names
      let patterns: [String]
      switch option.value {
      case .none: return nil
      case .needed: patterns = names.flatMap { [$0, "\($0)="] }
      case .optional: patterns = names.map { "\($0)=" }
      }
      return "        \(patterns.joined(separator: " | "))) \(action(option.completion)); return ;;"
    }
    let options = command.allOptions.flatMap(\.names).joined(separator: " ")
    return """
          \(command.name))
            case $option in
      \(values.joined(separator: "\n"))
            esac
            if [[ $current == -* ]]; then
              _galley_words "$current" \(options)
            else
              \(action(command.operandCompletion))
            fi
            ;;
      """
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .none: ":"
    case .files: "_galley_files \"$current\""
    case .folders: "_galley_folders \"$current\""
    case .words(let words): "_galley_words \"$current\" \(words.joined(separator: " "))"
    }
  }
}
