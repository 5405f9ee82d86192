import GalleyBaselines
import GalleyDiff

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

    init(_ run: String, _ account: ToleranceAccount) {
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

  /// What is followed from run to run: pixels that count where there is a budget for them, else those forgiven.
  package var values: [Int] { steps.map { hasBudget ? $0.counted : $0.forgiven } }

  /// Whether less than a fifth of the budget is left.
  package var isNearBudget: Bool { hasBudget && last.counted * 5 >= last.allowed * 4 }
}
