import GalleyDiff
import GalleyExplanation

/// How what a check forgives grew over the runs that are still kept.
///
/// A tolerance is spent silently: each run passes, and nobody sees that it passes by less and less.
public struct Drift: Sendable, Hashable, Codable {
  /// One run.
  public struct Step: Sendable, Hashable, Codable {
    /// The name of the run.
    public var run: String
    /// How many pixels differed and counted.
    public var counted: Int
    /// How many were allowed.
    public var allowed: Int
    /// How many pixels changed and passed all the same, whatever the reason.
    public var forgiven: Int

    /// Makes a step of its facts.
    ///
    /// - Parameters:
    ///   - run: The name of the run.
    ///   - counted: How many pixels differed and counted.
    ///   - allowed: How many were allowed.
    ///   - forgiven: How many pixels changed and passed all the same.
    public init(run: String, counted: Int = 0, allowed: Int = 0, forgiven: Int = 0) {
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
  public var steps: [Step]

  /// Makes a drift of its steps.
  ///
  /// - Parameter steps: The runs, oldest first, at least one.
  public init(steps: [Step]) {
    precondition(!steps.isEmpty, "a drift has a run that it leads to")
    self.steps = steps
  }

  /// The run in question.
  public var last: Step { steps[steps.count - 1] }

  /// Whether there is a budget to spend; else only what an engine forgives is known.
  public var hasBudget: Bool { last.allowed > 0 }

  /// What is followed from run to run: pixels that count where there is a budget for them, else those forgiven.
  public var values: [Int] { steps.map { hasBudget ? $0.counted : $0.forgiven } }

  /// Whether less than a fifth of the budget is left.
  public var isNearBudget: Bool { hasBudget && last.counted * 5 >= last.allowed * 4 }
}
