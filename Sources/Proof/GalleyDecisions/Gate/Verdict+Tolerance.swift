import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree

/// A region that no change fell into, in any comparison of its check.
package struct UnusedRegion: Sendable, Hashable, Codable, Comparable {
  /// The check, without its environment: a region need not be of use on every device.
  package var check: String
  /// The rule of the region, such as `ignore`.
  package var kind: String
  /// The name that a person knows it by.
  package var name: String

  /// Whether the first comes earlier in a list.
  package static func < (a: UnusedRegion, b: UnusedRegion) -> Bool {
    (a.check, a.name, a.kind) < (b.check, b.name, b.kind)
  }
}

extension Verdict {
  /// The pixels that all comparisons together forgave and ignored; a snapshot with an equal digest is not compared in
  /// detail.
  package var tolerance: ToleranceSum {
    checks.compactMap(\.outcome.comparison).reduce(into: ToleranceSum()) { $0.add(ToleranceSum($1)) }
  }

  /// The regions that forgave nothing where something changed, in order.
  ///
  /// Only checks that were compared in detail count: where a snapshot is equal, no region can be of use, and that is
  /// as it should be. Regions that only ask for more than the rest are not listed.
  package var idleRegions: [UnusedRegion] {
    var hadEffect: [UnusedRegion: Bool] = [:]
    for check in checks {
      for use in check.outcome.comparison?.regionUses ?? [] where use.kind.forgives {
        let region = UnusedRegion(
          check: check.key.textWithoutEnvironment, kind: use.kind.description, name: use.name)
        hadEffect[region] = hadEffect[region] ?? false || use.hadEffect
      }
    }
    return hadEffect.filter { !$0.value }.keys.sorted()
  }
}
