import GalleyExplanation
import GalleyImage
import GalleyTree

/// A new check that is an old one under another name: what it saw is the baseline of a check that is gone.
public struct Rename: Hashable, Sendable {
  /// How well what was seen and the old baseline agree.
  public enum Evidence: Int, Hashable, Sendable, CaseIterable, Comparable {
    /// Pixels and tree, or the text, are the same.
    case everything
    /// The trees are the same; other fonts or libraries drew the pixels.
    case tree
    /// The pixels are the same, and the trees are not.
    case pixels

    /// Whether the first is better evidence.
    public static func < (a: Evidence, b: Evidence) -> Bool { a.rawValue < b.rawValue }
  }

  /// What the check is called now.
  public var to: CheckKey
  /// What it was called: a baseline that no check uses.
  public var from: CheckKey
  /// That baseline; it is removed only if it is still this one.
  public var baseline: ProofDigest
  /// How well both agree.
  public var evidence: Evidence
}

/// A new check that may be an old one, without it being clear which: that is for a person to say.
public struct UnclearRename: Hashable, Sendable {
  /// What the check is called now.
  public var to: CheckKey
  /// Baselines that no check uses and that are as like as each other.
  public var from: [CheckKey]
  /// Other new checks that may be the same old one.
  public var rivals: [CheckKey]
}

/// Finds checks that got another name.
///
/// Only a baseline that is really an orphan is looked at, and only one whose content agrees. Of several that agree
/// equally well the one with most of the key in common is meant, if it is the only one and that from both sides.
enum RenameSearch {
  /// An orphan.
  private struct Old {
    var key: CheckKey
    var digest: ProofDigest
    var fingerprint: Fingerprint?
  }

  /// Looks at what is new and what is orphaned.
  static func run(
    on verdict: Verdict, _ store: BaselineStore
  ) -> (renames: [Rename], unclear: [UnclearRename]) {
    var new = verdict.checks(.new)
    // A new check fails its test, so that what it was called before is not proven an orphan by that very test.
    let unused = (verdict.orphans + verdict.supplanted).sorted()
    guard !new.isEmpty, !unused.isEmpty else { return ([], []) }
    var old = unused.compactMap { key in
      store.sealedDigest(key).map { Old(key: key, digest: $0.digest, fingerprint: $0.fingerprint) }
    }
    var renames: [Rename] = []
    var unclear: [UnclearRename] = []
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
        let suitors = best(theirs.map { ($0.0, likeness($0.0.key, first.key)) })
        if mine.count == 1, suitors.count == 1, suitors[0].key == check.key {
          renames.append(Rename(to: check.key, from: first.key, baseline: first.digest, evidence: evidence))
        } else if mine.count > 1 || suitors.contains(where: { $0.key == check.key }) {
          unclear.append(
            UnclearRename(
              to: check.key, from: mine.map(\.key).sorted(),
              rivals: mine.count > 1 ? [] : suitors.map(\.key).filter { $0 != check.key }.sorted()))
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

extension BaselineStore {
  /// What the sidecar says a baseline is; what is to be changed is read whole before.
  fileprivate func sealedDigest(_ key: CheckKey) -> (digest: ProofDigest, fingerprint: Fingerprint?)? {
    let files = BaselineFiles(key, in: project.baselines)
    guard let bytes = try? files.folder.readIfPresent(files.sidecar),
      let sidecar = try? SidecarFile.read(bytes, path: files.sidecar), sidecar.key == key
    else { return nil }
    switch sidecar {
    case .picture(let sidecar):
      guard let tree = try? sidecar.tree.map(ProofDigest.tree) else { return nil }
      return (ProofDigest(pixels: sidecar.pixels, tree: tree), sidecar.fingerprint)
    case .text(let sidecar): return (ProofDigest(textDigest: sidecar.text), nil)
    }
  }
}
