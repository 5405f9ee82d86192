/// A completion script for zsh, made from the commands' specs.
///
/// - Reference: zshcompsys(1), "_arguments" and "_describe".
struct ZshCompletion {
  let commands: [CommandSpec]

  var script: String {
    """
    #compdef galley
    # Completion of galley for zsh, made by "galley completions zsh".

    _galley_commands() {
      local -a commands=(
    \(commands.map { "    \(quoted("\($0.name):\($0.summary)"))" }.joined(separator: "\n"))
        'help:print the help of a command'
      )
      _describe -t commands 'galley command' commands
    }

    _galley() {
      local context state state_descr line
      local -A opt_args
      _arguments -C '(- *)'{-h,--help}'[print help]' '(- *)--version[print the version]' \\
        '1: :_galley_commands' '*:: :->arguments'
      [[ $state == arguments ]] || return
      case $words[1] in
        help)
          _arguments '1: :_galley_commands'
          ;;
    \(commands.map(branch).joined(separator: "\n"))
      esac
    }

    if [[ ${funcstack[1]} == _galley ]]; then
      _galley "$@"
    else
      compdef _galley galley
    fi

    """
  }

  private func branch(_ command: CommandSpec) -> String {
    let arguments = command.allOptions.map(argument) + operands(command)
    return """
          \(command.name))
            _arguments \\
      \(arguments.map { "          \($0)" }.joined(separator: " \\\n"))
            ;;
      """
  }

  private func argument(_ option: OptionSpec) -> String {
    let names = option.names
    let exclusion = option.repeats ? "*" : names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
    let value: String
    let suffix: (String) -> String
    switch option.value {
    case .none: (value, suffix) = ("", { _ in "" })
    case .needed(let what):
      value = ":\(escaped(what)):\(action(option.completion))"
      suffix = { $0.hasPrefix("--") ? "=" : "" }
    case .optional(let what, _):
      (value, suffix) = ("::\(escaped(what)):\(action(option.completion))", { _ in "=-" })
    }
    let rest = quoted("[\(escaped(option.summary))]\(value)")
    let spelled = names.map { $0 + suffix($0) }
    let list = spelled.count == 1 ? spelled[0] : "{\(spelled.joined(separator: ","))}"
    return (exclusion.isEmpty ? "" : quoted(exclusion)) + list + rest
  }

  private func operands(_ command: CommandSpec) -> [String] {
    let action = action(command.operandCompletion)
    switch command.operands {
    case .none: return []
    case .each(let names): return names.enumerated().map { quoted("\($0 + 1):\(escaped($1)):\(action)") }
    case .eachAndPerhaps(let names, let more):
      return names.enumerated().map { quoted("\($0 + 1):\(escaped($1)):\(action)") }
        + [quoted("\(names.count + 1)::\(escaped(more)):\(action)")]
    case .any(let name), .anyAndRest(let name, _): return [quoted("*:\(escaped(name)):\(action)")]
    case .rest: return []
    }
  }

  private func action(_ completion: Completion) -> String {
    switch completion {
    case .none: " "
    case .files: "_files"
    case .folders: "_files -/"
    case .words(let words): "(\(words.joined(separator: " ")))"
    }
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "[]:\\".contains(character) { result += "\\" }
      result.append(character)
    }
  }

  private func quoted(_ text: String) -> String { "'\(text.replacing("'", with: "'\\''"))'" }
}
