import GalleyBaselines
import GalleyText
import GalleyTree

/// Sentences about alerts and the like that were answered while a test acted on something else, the same in every report.
enum InterruptionText {
  /// The answered interruption with its test, such as `RecipesTests/testSave: "Low Battery" Alert; the built-in
  /// handler tapped …`.
  static func line(_ record: InterruptionRecord) -> String {
    "\(record.test.map(test) ?? "a test that is not known"): \(sentence(record))"
  }

  /// What was answered by whom, during what and where, without a full stop.
  static func sentence(_ record: InterruptionRecord) -> String {
    let place = record.place.map { " at \(CleanText.line($0.filePath, limit: 200)):\($0.line)" } ?? ""
    let times = record.count > 1 ? ", \(record.count) times" : ""
    return "\(clean(record.name)); \(answer(record)), during \(clean(record.action))\(place)\(times)"
  }

  private static func answer(_ record: InterruptionRecord) -> String {
    let answerer = record.monitor.map { "the monitor “\(clean($0))”" } ?? "the built-in handler"
    if record.isSwiped { return "\(answerer) swiped it away" }
    guard !record.tapped.isEmpty else { return "\(answerer) answered" }
    return "\(answerer) tapped \(record.tapped.map(clean).joined(separator: ", then "))"
  }

  private static func test(_ owner: TestOwner) -> String {
    CheckKey(suite: owner.suite, test: owner.test, name: "", environment: .picture).ownerText
  }

  private static func clean(_ text: String) -> String { CleanText.line(text, limit: 200) }
}
