import GalleyDiff
import GalleyExplanation
import GalleySystem
import GalleyText
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

  /// The number of times that `galley test` reruns failed tests.
  package var retries = 0

  /// The limits of `galley test` for tests whose apps do not end.
  package var limits = TestLimits()

  /// The level at which checks compare; `nil` if it is not stated.
  package var level: MatchLevel?

  /// The number of pixels that may differ in a check; `nil` if that is not stated.
  package var budget: DifferenceBudget?

  /// The batch of all checks, where neither code nor environment names another.
  package var batch = BatchInfo()

  /// The configurations that `galley test` runs the suite in, where the command line names no others.
  package var matrix = ConfigurationMatrix()

  /// Branches whose approvals count here too, such as `origin/main`.
  package var approvalsFrom: [String] = []

  /// The facts beside a verdict that stop the gate.
  package var forbid: Set<NoticeKind> = []

  /// Whether decisions are signed without being asked to be.
  package var sign = false

  /// The file of the keys whose signatures count, from the project's root; `nil` for the one that git is set to.
  package var allowedSigners: String?

  /// The name of the repository in signatures; `nil` for its first commit.
  package var repository: String?

  /// The people who may approve, by the folder of the baselines; the most specific folder counts.
  package var approvers: [String: [String]] = [:]

  /// The issues of accessibility that are put up with, by the `identity` of an `AuditIssue`, by what was audited: a page's layout, or
  /// an app.
  package var knownIssues: [String: [String]] = [:]

  /// The names and rules of pictures in folders.
  package var pictures = PictureSettings()

  /// Makes settings.
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

/// An error in the settings.
package enum SettingsError: Error, Hashable, Sendable {
  /// The file could not be read.
  case file(FileError)
  /// It is not a JSON5 object.
  case notSettings
  /// There is no such field.
  case unknownField(String, meant: String?)
  /// There is no such level.
  case unknownLevel(String, meant: String?)
  /// There is no such kind of notice.
  case unknownNotice(String, meant: String?)
  /// There is no such part of a configuration.
  case unknownDimension(String, meant: String?)
  /// A known issue does not begin with the name of a rule.
  case unknownRule(String, in: String, meant: String?)
  /// A value of the matrix makes no sense.
  case matrix(ConfigurationError)
  /// A field holds what it cannot.
  case badValue(String, needs: String)
}

extension SettingsError: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .file(let fault): return "\(fault)"
    case .notSettings:
      return
        "\(Settings.fileName) is not a JSON5 object; it looks like { \"keepRuns\": 20 }, with comments if you like"
    case .unknownField(let name, let meant):
      let known = Settings.Field.allCases.map(\.rawValue).joined(separator: ", ")
      let hint = meant.map(SpellingSuggestion.question) ?? "there are \(known)"
      return "\(Settings.fileName) has no field \"\(CleanText.line(name, limit: 60))\"; \(hint)"
    case .unknownLevel(let word, let meant):
      let known = MatchLevel.words.joined(separator: ", ")
      let hint = meant.map(SpellingSuggestion.question) ?? "there are \(known)"
      return "\"level\" in \(Settings.fileName) is \"\(CleanText.line(word, limit: 60))\"; \(hint)"
    case .unknownNotice(let word, let meant):
      let known = NoticeKind.allCases.map(\.rawValue).joined(separator: ", ")
      let hint = meant.map(SpellingSuggestion.question) ?? "there are \(known)"
      return "\"forbid\" in \(Settings.fileName) has \"\(CleanText.line(word, limit: 60))\"; \(hint)"
    case .unknownDimension(let name, let meant):
      let known = ConfigurationMatrix.Dimension.allCases.map(\.rawValue).joined(separator: ", ")
      let hint = meant.map(SpellingSuggestion.question) ?? "there are \(known)"
      return "\"matrix\" in \(Settings.fileName) has \"\(CleanText.line(name, limit: 60))\"; \(hint)"
    case .unknownRule(let issue, let subject, let meant):
      let known = AuditRule.allCases.map(\.rawValue).joined(separator: ", ")
      let hint = meant.map(SpellingSuggestion.question) ?? "there are \(known)"
      return
        "\"knownIssues\" in \(Settings.fileName) has \"\(CleanText.line(issue, limit: 60))\" of "
        + "\"\(CleanText.line(subject, limit: 60))\", which does not begin with a rule; \(hint)"
    case .matrix(let error): return "\"matrix\" in \(Settings.fileName): \(error)"
    case .badValue(let name, let needs): return "\"\(name)\" in \(Settings.fileName) needs \(needs)"
    }
  }
}
