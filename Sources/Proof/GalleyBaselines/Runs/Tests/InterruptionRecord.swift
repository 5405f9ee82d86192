import GalleyText
import GalleyTree

/// An alert or the like that was answered while a test acted on something else.
package struct InterruptionRecord: Hashable, Sendable, Codable {
  /// The test; `nil` if it is not known.
  package var test: TestOwner?
  /// The name of the interruption, such as `"Low Battery" Alert`.
  package var name: String
  /// The description of the test's monitor that answered; `nil` if the built-in handler did.
  package var monitor: String?
  /// The elements that were tapped to answer it, in order, such as `"OK" Button`.
  package var tapped: [String]
  /// Whether it was swiped away.
  package var isSwiped: Bool
  /// The action of the test that was interrupted, such as `Tap "Book" Button`.
  package var action: String
  /// The line that did so; `nil` if it is not known.
  package var place: CallSite?
  /// The number of times that the same interruption happened.
  package private(set) var count = 1

  /// The most characters of a name, which an app chooses.
  private static let longestName = 200
  /// The most elements that are named.
  private static let mostTapped = 10

  /// Describes what was answered; names are cleaned, and cut if they are very long.
  package init(
    _ name: String, in test: TestOwner?, by monitor: String?, tapped: [String], isSwiped: Bool = false,
    during action: String, at place: CallSite?
  ) {
    func clean(_ text: String) -> String { CleanText.line(text, limit: Self.longestName) }
    self.test = test
    self.name = clean(name)
    self.monitor = monitor.map(clean)
    self.tapped = tapped.prefix(Self.mostTapped).map(clean)
    self.isSwiped = isSwiped
    self.action = clean(action)
    self.place = place
  }

  /// The same, with its line as a project's records name it.
  package func inside(_ root: String) -> InterruptionRecord {
    var record = self
    record.place = place?.inside(root)
    return record
  }

  /// Whether the same happened, however often.
  fileprivate func isLike(_ other: InterruptionRecord) -> Bool {
    var same = self
    same.count = other.count
    return same == other
  }

  fileprivate mutating func add(_ other: InterruptionRecord) {
    let (sum, isTooMuch) = count.addingReportingOverflow(other.count)
    count = isTooMuch ? .max : sum
  }
}

extension [InterruptionRecord] {
  /// Notes one more; what happened just so before is counted.
  package mutating func note(_ record: InterruptionRecord) {
    if let known = firstIndex(where: record.isLike) {
      self[known].add(record)
    } else {
      append(record)
    }
  }
}

extension Run {
  /// The alerts and the like that were answered in any attempt, by test; what happened in several just so is counted.
  package var interruptions: [InterruptionRecord] {
    var found: [InterruptionRecord] = []
    for record in processes.flatMap({ $0.interruptions ?? [] }) { found.note(record) }
    // What is of no test that is known comes last; sorting is stable.
    return found.sorted { one, other in
      guard let test = one.test else { return false }
      return other.test.map { test < $0 } ?? true
    }
  }
}
