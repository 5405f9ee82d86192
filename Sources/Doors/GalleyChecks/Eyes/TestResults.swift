import GalleyBaselines

/// The results of a test with ``Eyes``.
///
/// - Reference: Applitools, [Test results](https://applitools.com/docs/eyes/concepts/test-execution/test-results).
public struct TestResults: Sendable, Hashable {
  /// The result of a test as a whole.
  public enum Status: String, Sendable, Hashable, Codable {
    /// No step has an approved picture.
    case new = "New"
    /// Every step equals the approved one.
    case passed = "Passed"
    /// A step waits for a decision.
    case unresolved = "Unresolved"
    /// The eyes were disabled, and steps were skipped.
    case disabled = "Disabled"
  }

  /// One step.
  public struct Step: Sendable, Hashable {
    /// The result of a step.
    public enum Status: String, Sendable, Hashable, Codable {
      /// The step equals the approved one.
      case match = "Match"
      /// The step differs from the approved one, or could not be compared.
      case mismatch = "Mismatch"
      /// The step has no approved picture.
      case new = "New"
      /// The step has an approved picture, but the test did not make it.
      case missing = "Missing"
    }

    /// The step's tag.
    public var name: String
    /// Its result.
    public var status: Status
    /// The message, if it does not match.
    public var message: String?

    /// Makes a step.
    package init(name: String, status: Status, message: String? = nil) {
      self.name = name
      self.status = status
      self.message = message
    }
  }

  /// The app's name.
  public var appName: String
  /// The test's name.
  public var name: String
  /// The batch that the test belongs to.
  public var batch: BatchInfo?
  /// The steps, in the order in which they were made; those that were not made last.
  public var stepsInfo: [Step]
  /// Whether the test ended early.
  public var isAborted = false
  /// Whether steps were skipped.
  var isDisabled = false

  /// The result of the test as a whole.
  public var status: Status {
    if isDisabled { return .disabled }
    if !stepsInfo.isEmpty, new == stepsInfo.count { return .new }
    return matches == stepsInfo.count && !stepsInfo.isEmpty ? .passed : .unresolved
  }

  /// The number of steps.
  public var steps: Int { stepsInfo.count }
  /// The number of steps that match.
  public var matches: Int { count(.match) }
  /// The number of steps that do not match.
  public var mismatches: Int { count(.mismatch) }
  /// The number of steps that were never approved.
  public var new: Int { count(.new) }
  /// The number of steps that were approved and not made.
  public var missing: Int { count(.missing) }
  /// Whether no step was ever approved.
  public var isNew: Bool { status == .new }
  /// Whether a step does not match, or was not made.
  public var isDifferent: Bool { mismatches + missing > 0 }
  /// Whether every step matches.
  public var isPassed: Bool { status == .passed }

  private func count(_ status: Step.Status) -> Int { stepsInfo.count { $0.status == status } }

  /// The message of a test that did not pass: a line for the whole, then one for each step that does not match.
  var report: String {
    let counts = [(matches, "match"), (mismatches, "mismatch"), (new, "new"), (missing, "missing")]
      .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let numbers = counts.isEmpty ? "no steps were made" : counts.joined(separator: ", ")
    let head = "\(appName) / \(name) is \(status.rawValue.lowercased()): \(numbers)"
    return ([head] + stepsInfo.filter { $0.status != .match }.map { $0.message ?? $0.name })
      .joined(separator: "\n")
  }
}
