/// `galley beep`: beeps, so that tests and programs that listen do something now.
enum BeepCommand: ToolCommand {
  static let name = "beep"

  /// The prefix of beepers, which this program does not build; a test holds it equal to theirs.
  static let prefix = "net.mxpr.utils.beeper"

  static let spec = CommandSpec(
    name: name, summary: "beep: tell programs and apps under test that listen that something happens now",
    operands: .each(["name"]),
    options: [
      OptionSpec(
        name: "--prefix", value: .needed("prefix"),
        summary: "the prefix of the beepers that are to hear it, instead of \(prefix)")
    ],
    discussion: """
      Programs of the same user hear it that have registered the name by a Beeper, or observe PREFIX.NAME as a Darwin notification.
      An app on a simulated device does where its test calls hearOtherProcesses(). Exits with 0 also if nobody listens.
      """)
}
