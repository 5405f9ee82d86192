import GalleyBaselines
import GalleyDecisions

/// The histories of the checks that are looked at, from git and the journal.
struct ViewerHistory {
  private var events: [CheckKey: [ViewerDetail.Event]] = [:]

  /// No history.
  init() {}

  /// More checks than these have none: whoever decides about more decides by their causes.
  private static let mostChecks = 500
  /// Of more checks than these no pictures of older versions are fetched.
  private static let mostPicturedChecks = 40
  /// So many older pictures are shown of a check.
  private static let mostPictures = 4
  /// So many steps are shown of a check.
  private static let mostSteps = 50

  /// Reads the histories of checks that are no matches.
  ///
  /// - Parameters:
  ///   - checks: The checks.
  ///   - store: The store.
  ///   - folder: Where pictures of older versions go; `nil` if none are wanted.
  init(of checks: [Verdict.JudgedCheck], in store: BaselineStore, pictures folder: PictureFolder?) {
    let keys = checks.filter { $0.outcome != .match }.prefix(Self.mostChecks).map(\.key)
    if keys.isEmpty { return }
    let history = KeyHistory(of: store)
    let pictured = keys.count <= Self.mostPicturedChecks ? folder : nil
    for (key, entries) in history.entries(of: keys) {
      var left = Self.mostPictures
      events[key] = entries.prefix(Self.mostSteps).map { entry in
        var event = ViewerDetail.Event(entry)
        // A version that cannot be read, such as one that Git LFS has, is told without its picture.
        if let pictured, left > 0, let content = entry.content, entry.path?.hasSuffix(".png") == true,
          content.utf8.allSatisfy({
            UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || UInt8(ascii: "a")...UInt8(ascii: "f") ~= $0
          }),
          let bytes = try? history.content(of: entry)
        {
          event.picture = try? pictured.placeShared("version-\(content).png") { bytes }
          left -= 1
        }
        return event
      }
    }
  }

  /// The steps of a check, newest first.
  subscript(key: CheckKey) -> [ViewerDetail.Event] { events[key] ?? [] }
}

extension ViewerDetail.Event {
  init(_ entry: KeyHistory.Entry) {
    self.init(
      deed: entry.decision.map { ViewerWords.deed($0.action) } ?? "committed", by: entry.by,
      at: ViewerWords.moment(entry.date), reason: entry.words.isEmpty ? nil : entry.words,
      commit: entry.commit.map { String($0.id.prefix(10)) })
  }
}
