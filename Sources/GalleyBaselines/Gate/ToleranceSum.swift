import GalleyDiff
import GalleyExplanation
import GalleyTree

/// What all comparisons of a run forgave and ignored together.
public struct ToleranceSum: Sendable, Hashable, Codable {
  /// How many comparisons forgave or ignored anything.
  public var checks = 0
  /// How many pixels changed and passed all the same.
  public var forgivenPixels = 0
  /// How many changes did not count.
  public var forgivenChanges = 0
  /// How many pixels were not compared.
  public var ignoredPixels = 0
  /// How many of these differ.
  public var ignoredDifferences = 0

  /// Nothing was forgiven or ignored.
  public init() {}

  /// What one comparison forgave and ignored.
  ///
  /// - Parameter comparison: The comparison.
  public init(_ comparison: Comparison) {
    let account = comparison.tolerance
    // Where the whole passes, every pixel that differs was forgiven, also by a level that asks for none.
    forgivenPixels =
      comparison.passes ? max(comparison.differingPixels, account.forgivenPixels) : account.forgivenPixels
    forgivenChanges = comparison.forgiven.count
    ignoredPixels = account.ignoredPixels
    ignoredDifferences = account.ignoredDifferences
    checks = isNothing ? 0 : 1
  }

  /// Whether nothing was forgiven or ignored.
  public var isNothing: Bool { forgivenPixels == 0 && forgivenChanges == 0 && ignoredPixels == 0 }

  /// Adds what another comparison forgave.
  mutating func add(_ other: ToleranceSum) {
    checks += other.checks
    forgivenPixels += other.forgivenPixels
    forgivenChanges += other.forgivenChanges
    ignoredPixels += other.ignoredPixels
    ignoredDifferences += other.ignoredDifferences
  }
}

/// A region that no change fell into, in any comparison of its check.
public struct IdleRegion: Sendable, Hashable, Codable, Comparable {
  /// The check, without its environment: a region need not be of use on every device.
  public var check: String
  /// What was asked of the region, such as `ignore`.
  public var kind: String
  /// What a person calls it.
  public var name: String

  /// Whether the first comes earlier in a list.
  public static func < (a: IdleRegion, b: IdleRegion) -> Bool {
    (a.check, a.name, a.kind) < (b.check, b.name, b.kind)
  }
}

extension Verdict {
  /// What all comparisons forgave and ignored together; a proof that is equal by its digest is not compared in detail.
  public var tolerance: ToleranceSum {
    checks.compactMap(\.outcome.comparison).reduce(into: ToleranceSum()) { $0.add(ToleranceSum($1)) }
  }

  /// The regions that forgave nothing where something changed, in order.
  ///
  /// Only checks that were compared in detail have a say: where a proof is equal, no region can be of use, and that is
  /// as it should be. Regions that only ask for more than the rest are not listed.
  public var idleRegions: [IdleRegion] {
    var fired: [IdleRegion: Bool] = [:]
    for check in checks {
      for use in check.outcome.comparison?.regionUses ?? [] where use.kind.forgives {
        let region = IdleRegion(
          check: check.key.textWithoutEnvironment, kind: use.kind.description, name: use.name)
        fired[region] = fired[region] ?? false || use.fired
      }
    }
    return fired.filter { !$0.value }.keys.sorted()
  }
}

extension RegionKind {
  /// Whether a change may pass because of it.
  fileprivate var forgives: Bool {
    switch self {
    case .ignore, .floating, .dynamic: true
    case .level(let level): level != .exact
    case .accessibility: false
    }
  }
}
