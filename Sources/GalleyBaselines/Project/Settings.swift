import GalleyDiff
import GalleyTree

/// The settings in a project's `Galley.json`, all of them optional.
package struct Settings: Hashable, Sendable {
  /// The folder of approved pictures, from the project's root.
  package var baselines: [String]

  /// The number of runs to keep; the oldest go when `galley test` begins another.
  package var keepRuns: Int

  /// The number of checks that a whole run makes; `nil` if the gate shall not count.
  package var expect: Int?

  /// Whether baselines that no check used stop the gate.
  package var failOnOrphans: Bool

  /// Whether tests that passed only when they were run again stop the gate.
  package var failOnFlaky = false

  /// How often `galley test` runs failed tests again.
  package var retries = 0

  /// How closely checks compare; `nil` if that is not stated.
  package var level: MatchLevel?

  /// The number of pixels that may differ in a check; `nil` if that is not stated.
  package var budget: DifferenceBudget?

  /// What all checks belong to, where neither code nor environment says otherwise.
  package var batch = BatchInfo()

  /// Branches whose approvals count here too, such as `origin/main`.
  package var approvalsFrom: [String] = []

  /// Makes settings.
  ///
  /// `keepRuns`: how many runs to keep, at least 1.
  package init(
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
  package static let fileName = "Galley.json"
}
