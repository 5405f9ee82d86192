import GalleyBaselines
import GalleyDecisions
import GalleyImage

/// The histories of the shown checks, from git and the journal.
struct ViewerHistory {
  private var events: [CheckKey: [ViewerDetail.Event]] = [:]

  init() {}

  /// The number of checks with a history: a longer list is decided by its causes.
  private static let mostChecks = 500
  /// The number of checks up to which pictures of older versions are read.
  private static let mostPicturedChecks = 40
  /// The number of older pictures per check.
  private static let mostPictures = 4
  /// The number of events per check.
  private static let mostSteps = 50

  /// Reads the histories of checks that do not match, with pictures of older versions if there is a folder for them.
  init(of checks: [Verdict.JudgedCheck], in store: BaselineStore, pictures folder: PictureFolder?) {
    let keys = checks.filter { $0.outcome != .match }.prefix(Self.mostChecks).map(\.key)
    if keys.isEmpty { return }
    let history = BaselineHistory(of: store)
    let pictured = keys.count <= Self.mostPicturedChecks ? folder : nil
    for (key, entries) in history.entries(of: keys) {
      var left = Self.mostPictures
      events[key] = entries.prefix(Self.mostSteps).map { entry in
        var event = ViewerDetail.Event(entry)
        // A version that cannot be read, such as one in Git LFS, is listed without its picture.
        if let pictured, left > 0, let content = entry.content,
          entry.path.map(PictureFormat.isPicture) == true,
          content.allSatisfy(\.isHexDigit),
          let bytes = try? history.content(of: entry)
        {
          event.picture = try? pictured.placeShared(
            "version-\(content).\(PictureFormat.fileExtension(of: bytes))"
          ) { bytes }
          left -= 1
        }
        return event
      }
    }
  }

  /// The events of a check, newest first.
  subscript(key: CheckKey) -> [ViewerDetail.Event] { events[key] ?? [] }
}

extension ViewerDetail.Event {
  init(_ entry: BaselineHistory.Entry) {
    self.init(
      action: entry.decision.map { DecisionText.pastTense($0.action) } ?? "committed", by: entry.by,
      at: ReportText.moment(entry.date), reason: entry.words.isEmpty ? nil : entry.words,
      commit: entry.commit.map { String($0.id.prefix(10)) })
  }
}
