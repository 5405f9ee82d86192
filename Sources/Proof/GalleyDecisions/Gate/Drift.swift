import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem

/// The growth of what a check tolerates over the runs that are still kept.
///
/// A tolerance is spent silently: each run passes, and nobody sees that it passes by less and less.
package struct Drift: Sendable, Hashable, Codable {
  /// One run.
  package struct Step: Sendable, Hashable, Codable {
    /// The name of the run.
    package var run: String
    /// The number of pixels that differed and counted.
    package var counted: Int
    /// The number of were that allowed.
    package var allowed: Int
    /// The number of pixels that changed and passed all the same, whatever the reason.
    package var forgiven: Int

    /// Makes a step of its facts.
    package init(run: String, counted: Int = 0, allowed: Int = 0, forgiven: Int = 0) {
      self.run = run
      self.counted = counted
      self.allowed = allowed
      self.forgiven = forgiven
    }

    init(_ run: String, _ account: ToleranceSummary) {
      self.init(
        run: run, counted: account.counted, allowed: account.allowed, forgiven: account.forgivenPixels)
    }
  }

  /// The runs that compared with the same baseline and passed, oldest first; the last is the run in question.
  package var steps: [Step]

  /// Makes a drift of its steps.
  ///
  /// - Parameter steps: The runs, oldest first, at least one.
  package init(steps: [Step]) {
    precondition(!steps.isEmpty, "a drift has a run that it leads to")
    self.steps = steps
  }

  /// The run in question.
  package var last: Step { steps[steps.count - 1] }

  /// Whether there is a budget to spend; else only what an engine forgives is known.
  package var hasBudget: Bool { last.allowed > 0 }

  /// The numbers to follow from run to run: the pixels that count if there is a budget for them, else the forgiven
  /// ones.
  package var values: [Int] { steps.map { hasBudget ? $0.counted : $0.forgiven } }

  /// Whether less than a fifth of the budget is left.
  package var isNearBudget: Bool { hasBudget && last.counted * 5 >= last.allowed * 4 }
}

extension Drift {
  /// More runs than this are not looked through; as many are kept unless a project says otherwise.
  private static let mostRuns = 20

  /// Reads how checks drifted that passed with tolerance.
  ///
  /// Only records that name one of the baselines are read as more than bytes, so that long histories cost little. What of
  /// an earlier run cannot be read is left out: its own gate said so, and a drift decides nothing.
  package static func read(_ verdict: Verdict, of run: Run) -> [CheckKey: Drift] {
    var histories: [CheckKey: (baseline: ContentDigest, steps: [Step])] = [:]
    for check in verdict.checks {
      // What was judged anew, since another baseline was approved meanwhile, has no history.
      guard case .tolerated(let comparison) = check.outcome, let baseline = check.record.baseline,
        check.record.comparison == comparison
      else { continue }
      histories[check.key] = (baseline, [Step(run.name, comparison.tolerance)])
    }
    guard !histories.isEmpty, let names = try? Run.names(in: run.project),
      let place = names.firstIndex(of: run.name)
    else { return histories.mapValues { Drift(steps: $0.steps) } }
    let marks = Set(histories.values.map { $0.baseline.name })
    for name in names[(place + 1)...].prefix(mostRuns) {
      var steps: [CheckKey: Step] = [:]
      for record in records(of: name, in: run.project, naming: marks) {
        guard let history = histories[record.key], record.baseline == history.baseline, record.passed else {
          continue
        }
        let step = Step(name, record.comparison?.tolerance ?? ToleranceSummary())
        // A checkpoint that several tests reach is as far as the farthest of them.
        if (steps[record.key]?.forgiven ?? -1) < step.forgiven { steps[record.key] = step }
      }
      for (key, step) in steps { histories[key]?.steps.append(step) }
    }
    return histories.mapValues { Drift(steps: $0.steps.reversed()) }
  }

  /// The records of a run that hold one of several texts.
  private static func records(of run: String, in project: Project, naming marks: Set<String>) -> [CheckRecord]
  {
    let folder = project.runs.inside(run, RunFileNames.records)
    let names = ((try? folder.entries()) ?? []).map(\.name)
    return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.compactMap { name in
      guard let bytes = try? folder.read(name), mentions(one: marks, Data(bytes)),
        let record = (try? CheckRecord(bytes, version: CheckRecord.newest))
          ?? (try? CheckRecord(bytes, version: 1)), record.format <= CheckRecord.newest
      else { return nil }
      return record
    }
  }
}

extension Drift {
  private static let field = Data("\"pixels\": \"".utf8)

  /// Whether a text of `StableJSON` holds one of several digests: a quick test, which spares most records from being
  /// decoded.
  private static func mentions(one marks: Set<String>, _ text: Data) -> Bool {
    var rest = text[...]
    while let found = rest.range(of: field) {
      rest = rest[found.upperBound...]
      let digest = rest.prefix { $0 != UInt8(ascii: "\"") }
      if marks.contains(String(decoding: digest, as: UTF8.self)) { return true }
    }
    return false
  }
}

extension CheckRecord {
  fileprivate var passed: Bool { status == .match || status == .tolerated }
}
