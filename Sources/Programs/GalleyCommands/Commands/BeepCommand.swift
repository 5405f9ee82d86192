/// `galley beep`: beeps, so that tests and programs that listen do something now.
package enum BeepCommand: ToolCommand {
  package static let name = "beep"

  /// The prefix of beepers, which this program does not build; a test holds it equal to theirs.
  static let prefix = "net.mxpr.utils.beeper"

  package static let spec = CommandSpec(
    name: name, summary: "send an event by name to the apps under test and the programs that listen for it",
    operands: .each(["name"]),
    options: Options.self,
    discussion: """
      Reaches programs of the same user that have registered the name with a Beeper, or that observe PREFIX.NAME as a Darwin
      notification. It reaches an app on a simulated device if its test calls hearOtherProcesses(). Exits with 0 even if no
      program listens.
      """)

  package struct Options: CommandOptions {
    package let prefix: ValueOption<String>

    package init(_ line: inout OptionReader) {
      prefix = line.value(
        "--prefix", "prefix",
        summary: "send it to beepers of this prefix; the default is \(BeepCommand.prefix)")
    }
  }
}
