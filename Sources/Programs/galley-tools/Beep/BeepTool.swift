import DarwinNotifications
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyText
import GalleyTree

/// The work of `galley beep`: beeps, so that tests and programs that listen do something now.
enum BeepTool {
  private struct Data: Encodable {
    var notification: String
    var processes: Int
  }

  static func run(
    _ arguments: ParsedArguments<BeepCommand.Options>, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let name = BeepName.of(
      arguments.operands[0],
      prefix: arguments.options.prefix.word ?? DarwinNotificationCenterBeeper.defaultPrefix)
    guard name.utf8.count <= MachinePeers.longestName else {
      throw BeepError.tooLong(bytes: name.utf8.count, most: MachinePeers.longestName)
    }
    let folder = PeerFolder(environment: context.environment)
    guard folder.isPrivate || !folder.isTaken else { throw BeepError.foreignFolder(folder.path) }
    let count = MachinePeers(folder).send(name)
    let listeners =
      count == 0
      ? "nobody listens" : EnglishNoun.count(count, "process", "listens", "listen")
    printer.say("\(CleanText.line(name, limit: 200)): \(listeners)\n")
    try printer.data(Data(notification: name, processes: count))
    return .clean
  }
}

/// The error of a beep.
enum BeepError: Error, Hashable, CustomStringConvertible {
  /// The name is longer than a notification's may be.
  case tooLong(bytes: Int, most: Int)
  /// The folder of listeners is a link, or other users can write to it.
  case foreignFolder(String)

  var description: String {
    switch self {
    case .tooLong(let bytes, let most):
      "the name has \(bytes) bytes with its prefix, and \(most) are the most"
    case .foreignFolder(let path):
      "\(CleanText.line(path, limit: 300)) is a link, belongs to somebody else or can be written to by others, so nothing is sent "
        + "there; remove it, or set XDG_RUNTIME_DIR to a folder of yours"
    }
  }
}
