import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleySystem
import GalleyTree

/// A new check that is an old one under another name: its candidate is the baseline of a check that is gone.
package struct Rename: Hashable, Sendable {
  /// The degree to which the candidate and the old baseline agree.
  package enum Evidence: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// Pixels and tree, or the text, are the same.
    case everything
    /// The trees are the same; other fonts or libraries drew the pixels.
    case tree
    /// The pixels are the same, and the trees are not.
    case pixels

    /// Whether the first is better evidence.
    package static func < (a: Evidence, b: Evidence) -> Bool { a.rawValue < b.rawValue }
  }

  /// The check under its new name.
  package var to: CheckKey
  /// The check under its old name: a baseline that no check uses.
  package var from: CheckKey
  /// The baseline under the old name; it is removed only if it is still this one.
  package var baseline: ContentDigest
  /// The degree to which both agree.
  package var evidence: Evidence
}

/// A new check that may be an old one, without it being clear which: that is for a person to say.
package struct AmbiguousRename: Hashable, Sendable {
  /// The check under its new name.
  package var to: CheckKey
  /// Baselines that no check uses and that are as like as each other.
  package var from: [CheckKey]
  /// Other new checks that may be the same old one.
  package var rivals: [CheckKey]
}

/// Finds checks that got another name.
///
/// Only a baseline that is really an orphan is looked at, and only one whose content agrees. Of several that agree
/// equally well the one with most of the key in common is meant, if it is the only one and that from both sides.
enum RenameDetection {
  /// An orphan.
  private struct Old {
    var key: CheckKey
    var digest: ContentDigest
    var fingerprint: Fingerprint?
  }

  /// Looks at what is new and what is orphaned.
  static func run(
    on checks: [Verdict.JudgedCheck], _ unused: UnusedBaselines, _ store: BaselineStore
  ) -> (renames: [Rename], unclear: [AmbiguousRename]) {
    var new = checks.filter { $0.outcome.status == .new }
    // A new check fails its test, so that what it was called before is not proven an orphan by that very test.
    let unused = (unused.orphans + unused.supplanted).sorted()
    guard !new.isEmpty, !unused.isEmpty else { return ([], []) }
    var old = unused.compactMap { key in
      (try? store.probe(key).digest()).map {
        Old(key: key, digest: $0.digest, fingerprint: $0.fingerprint)
      }
    }
    var renames: [Rename] = []
    var unclear: [AmbiguousRename] = []
    for evidence in Rename.Evidence.allCases {
      let partners = new.map { check in
        best(old.filter { agree(check, $0, by: evidence) }.map { ($0, likeness(check.key, $0.key)) })
      }
      var settled: Set<CheckKey> = []
      for (check, mine) in zip(new, partners) where !mine.isEmpty {
        settled.insert(check.key)
        let first = mine[0]
        let theirs = zip(new, partners).filter { other, found in
          found.contains { $0.key == first.key } && other.record.kind == check.record.kind
        }
        let candidates = best(theirs.map { ($0.0, likeness($0.0.key, first.key)) })
        if mine.count == 1, candidates.count == 1, candidates[0].key == check.key {
          renames.append(Rename(to: check.key, from: first.key, baseline: first.digest, evidence: evidence))
        } else if mine.count > 1 || candidates.contains(where: { $0.key == check.key }) {
          unclear.append(
            AmbiguousRename(
              to: check.key, from: mine.map(\.key).sorted(),
              rivals: mine.count > 1 ? [] : candidates.map(\.key).filter { $0 != check.key }.sorted()))
        }
      }
      new.removeAll { settled.contains($0.key) }
      let used = Set(renames.map(\.from))
      old.removeAll { used.contains($0.key) }
    }
    return (renames.sorted { $0.to < $1.to }, unclear.sorted { $0.to < $1.to })
  }

  private static func agree(
    _ check: Verdict.JudgedCheck, _ old: Old, by evidence: Rename.Evidence
  ) -> Bool {
    let seen = check.record.candidate
    let isPlausible =
      check.key.environment == old.key.environment
      || check.key.textWithoutEnvironment == old.key.textWithoutEnvironment
    guard isPlausible, seen.kind == old.digest.kind else { return false }
    switch evidence {
    case .everything: return seen == old.digest
    case .tree:
      guard let fingerprint = old.fingerprint, let tree = seen.tree else { return false }
      return tree == old.digest.tree && !check.record.fingerprint.differences(from: fingerprint).isEmpty
    case .pixels: return seen.pixels != nil && seen.pixels == old.digest.pixels
    }
  }

  /// How much two keys have in common.
  private static func likeness(_ a: CheckKey, _ b: CheckKey) -> Int {
    (a.environment == b.environment ? 8 : 0) + (a.name == b.name ? 4 : 0) + (a.suite == b.suite ? 2 : 0)
      + (a.test == b.test ? 1 : 0) + (a.argument == b.argument ? 1 : 0)
  }

  private static func best<Value>(_ ranked: [(Value, Int)]) -> [Value] {
    let most = ranked.map(\.1).max() ?? 0
    return ranked.filter { $0.1 == most }.map(\.0)
  }
}
