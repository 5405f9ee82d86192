import DarwinNotifications
import GalleyBaselines
import GalleyDecisions
import GalleyTree

/// `galley beep`: beeps, so that tests and programs that listen do something now.
enum BeepCommand: Command {
  static let name = "beep"

  static let spec = CommandSpec(
    name: name, summary: "beep: tell programs and apps under test that listen that something happens now",
    operands: .each(["name"]),
    options: [
      OptionSpec(
        name: "--prefix", value: .needed("prefix"),
        summary: "the prefix of the beepers that are to hear it, instead of \(BeepName.prefix)")
    ],
    discussion: """
      Programs of the same user hear it that have registered the name by a Beeper, or observe PREFIX.NAME as a Darwin notification.
      An app on a simulated device does where its test calls hearOtherProcesses(). Exits with 0 also if nobody listens.
      """)

  private struct Data: Encodable {
    var notification: String
    var processes: Int
  }

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let name = BeepName.of(
      arguments.operands[0], prefix: arguments.value("--prefix") ?? BeepName.prefix)
    guard name.utf8.count <= MachinePeers.longestName else {
      throw BeepError.tooLong(bytes: name.utf8.count, most: MachinePeers.longestName)
    }
    let count = MachinePeers(PeerFolder(environment: context.environment)).send(name)
    let listeners =
      count == 0 ? "nobody listens" : count == 1 ? "1 process listens" : "\(count) processes listen"
    printer.say("\(ElementText.clean(name, limit: 200)): \(listeners)\n")
    try printer.data(Data(notification: name, processes: count))
    return .clean
  }
}

/// The error of a beep.
enum BeepError: Error, Hashable, CustomStringConvertible {
  /// The name is longer than a notification's may be.
  case tooLong(bytes: Int, most: Int)

  var description: String {
    switch self {
    case .tooLong(let bytes, let most):
      "the name has \(bytes) bytes with its prefix, and \(most) are the most"
    }
  }
}
