import GalleyDiff
import GalleyTree

/// What a project sets in its `Galley.json`; every field may be left out.
public struct Settings: Hashable, Sendable {
  /// The folder of approved pictures, from the project's root.
  public var baselines: [String]

  /// How many runs to keep; the oldest go when `galley test` begins another.
  public var keepRuns: Int

  /// How many checks a whole run makes; `nil` if the gate shall not count.
  public var expect: Int?

  /// Whether baselines that no check used stop the gate.
  public var failOnOrphans: Bool

  /// Whether tests that passed only when they were run again stop the gate.
  public var failOnFlaky = false

  /// How often `galley test` runs failed tests again.
  public var retries = 0

  /// How closely checks compare; `nil` if that is not stated.
  public var level: MatchLevel?

  /// How many pixels may differ in a check; `nil` if that is not stated.
  public var budget: DifferenceBudget?

  /// What all checks belong to, where neither code nor environment says otherwise.
  public var batch = BatchInfo()

  /// Branches whose approvals count here too, such as `origin/main`.
  public var approvalsFrom: [String] = []

  /// Makes settings.
  ///
  /// - Parameters:
  ///   - baselines: The folder of approved pictures, as steps from the project's root.
  ///   - keepRuns: How many runs to keep, at least 1.
  ///   - expect: How many checks a whole run makes.
  ///   - failOnOrphans: Whether unused baselines stop the gate.
  ///   - level: How closely checks compare.
  ///   - budget: How many pixels may differ in a check.
  public init(
    baselines: [String] = ["Baselines"], keepRuns: Int = 20, expect: Int? = nil, failOnOrphans: Bool = false,
    level: MatchLevel? = nil, budget: DifferenceBudget? = nil
  ) {
    self.baselines = baselines
    self.keepRuns = keepRuns
    self.expect = expect
    self.failOnOrphans = failOnOrphans
    self.level = level
    self.budget = budget
  }

  /// The name of the settings file.
  public static let fileName = "Galley.json"
}
