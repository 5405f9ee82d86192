/// The options of a command, as values that a command line gives.
///
/// An initializer reads each option from the command line by the declaration that help, completion and the manual page show. An option that a
/// command does not declare is therefore no property here, and code that looks it up does not compile.
package protocol CommandOptions {
  /// Declares and reads each option, in the order in which help lists them.
  init(_ line: inout OptionReader)
}

extension CommandOptions {
  /// The declarations of all options, in the order of help.
  package static var declared: [OptionSpec] {
    var line = OptionReader()
    _ = Self(&line)
    return line.declared
  }
}

/// The options of a command without options.
package struct NoOptions: CommandOptions {
  package init(_ line: inout OptionReader) {}
}

/// The options of every command.
package struct StandardOptions: CommandOptions {
  package static let jsonName = "--json"
  package static let helpNames = ["--help", "-h"]

  package let json: Flag
  package let help: Flag

  package init(_ line: inout OptionReader) {
    json = line.flag(Self.jsonName, summary: "print JSON on standard output, and text on standard error")
    help = line.flag(
      Self.helpNames[0], aliases: Array(Self.helpNames.dropFirst()), summary: "print this help")
  }
}
