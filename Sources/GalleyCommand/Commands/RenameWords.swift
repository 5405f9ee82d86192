import GalleyBaselines
import GalleyDecisions

/// Says which checks got another name, and which may have.
enum RenameWords {
  /// A rename that is not clear, as one sentence without a full stop.
  static func unclear(_ rename: UnclearRename) -> String {
    if rename.rivals.isEmpty {
      let names = rename.from.map(\.text).joined(separator: " or ")
      return "\(rename.to.text) looks like a new name, and it is not clear whether of \(names); "
        + "approve it by name, then prune"
    }
    let rivals = rename.rivals.map(\.text).joined(separator: ", ")
    return "\(rename.to.text) looks like a new name of \(rename.from.map(\.text).joined(separator: ", ")), "
      + "and so does \(rivals); approve them by name, then prune"
  }
}
