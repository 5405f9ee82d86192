import Foundation
import GalleyBaselines
import GalleyImage
import GalleySystem

/// The baselines that a branch changed since it left its base, for a reviewer to look at.
package struct BranchReview: Sendable {
  /// The base.
  package var base: BaseBranch
  /// The baselines that differ, by their name.
  package var changes: [BaselineChange]
  /// The settings that differ.
  package var settings: [SettingsChange]
  /// The settings that decide what passes and differ, with the files that they name.
  package var rules: [RuleChange]
  /// The paths of the files that decide whose signatures count, from the project's root.
  let signers: [String]
  /// The decisions in the base's journal, by id.
  let decidedAtBase: Set<String>

  /// Compares the baselines of a checkout with those of its base.
  package init(
    _ base: BaseBranch, _ store: BaselineStore,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BaseError) {
    self.base = base
    settings = base.settingsChanges()
    signers = AllowedSigners.paths(since: base, environment: environment)
    rules = base.ruleChanges(signers: signers)
    decidedAtBase = Set(try base.journal().map(\.id))
    let changed = try base.changedStems()
    let places = base.isElsewhere ? Relocation(base, store) : nil
    let stems = changed + (places?.left(besides: Set(changed)) ?? [])
    let sidecars = stems.map { "\($0).\(BaselinePart.sidecar.rawValue)" }
    let old = try base.contents(of: sidecars)
    let new = sidecars.concurrentMap { places?.isOutside($0) == true ? nil : store.sidecar(at: $0) }
    let decisions = Self.decisions(in: store, besides: decidedAtBase)
    var found: [String: BaselineChange] = [:]
    for (index, stem) in stems.enumerated() {
      let before = old[index].map { BaselineVersion($0, stem: stem) }
      let after = new[index].map { BaselineVersion($0, stem: stem) }
      // A picture without a sidecar is nobody's, and one that came or went by itself is told by the sidecar.
      for (version, isAfter) in [(before, false), (after, true)] {
        guard let version else { continue }
        // A sidecar that cannot be read is that of the check that the base has there, unless another one is.
        let former = isAfter ? before?.key : nil
        let key = version.key ?? former.flatMap { found[$0.text]?.after == nil ? $0 : nil }
        let name = key?.text ?? stem
        var change = found[name] ?? BaselineChange(key: key, path: stem)
        if isAfter { change.after = version } else { change.before = version }
        found[name] = change
      }
    }
    if let places { try places.findOrigins(of: &found) }
    changes = found.sorted { $0.key < $1.key }.map { _, found in
      var change = found
      change.before?.content = base.content(of: found.before)
      change.decision = found.key.flatMap { decisions[$0]?.last { $0.mayHaveMade(found.after) } }
      return change
    }
    for index in changes.indices where changes[index].isSameContent {
      changes[index].hasOtherFile = changes[index].after.map { !store.holds($0) } ?? false
    }
    joinRenames()
    let known = Dictionary(
      zip(stems, old).compactMap { stem, sidecar in sidecar.map { (stem, $0) } },
      uniquingKeysWith: { first, _ in first })
    let origins = PictureOrigins(changes, base, store, old: known)
    for index in changes.indices { changes[index].origin = origins.origin(of: changes[index]) }
  }

  /// The lines of the checkout's journal that the base does not have and that changed a baseline, by check.
  private static func decisions(in store: BaselineStore, besides known: Set<String>) -> [CheckKey:
    [DecisionRecord]]
  {
    let records = ((try? store.journal.records()) ?? []).filter { record in
      !known.contains(record.id) && (record.action.changesBaseline || record.action == .undo)
    }
    return Dictionary(grouping: records, by: \.key)
  }

  /// Notes who signed what.
  mutating func note(_ audit: ApprovalAudit.Result?) {
    guard let audit else { return }
    for index in changes.indices { changes[index].signer = audit.signers[changes[index].path] }
  }

  /// Makes one change of a baseline that went and one of the same content that came.
  private mutating func joinRenames() {
    var gone: [ContentDigest: [Int]] = [:]
    for (index, change) in changes.enumerated() where change.kind == .removed {
      if let digest = change.before?.digest { gone[digest, default: []].append(index) }
    }
    var joined: Set<Int> = []
    for index in changes.indices where changes[index].kind == .added {
      guard let digest = changes[index].after?.digest, let first = gone[digest]?.first else { continue }
      gone[digest]?.removeFirst()
      changes[index].before = changes[first].before
      joined.insert(first)
    }
    changes = changes.indices.filter { !joined.contains($0) }.map { changes[$0] }
  }
}

/// One baseline that differs between a branch and its base.
package struct BaselineChange: Sendable, Hashable {
  /// The check; `nil` if no sidecar tells it.
  package var key: CheckKey?
  /// The path of its files without an extension, from the project's root.
  package var path: String
  /// The baseline at the base; `nil` if there was none.
  package var before: BaselineVersion?
  /// The baseline on the branch; `nil` if there is none.
  package var after: BaselineVersion?
  /// The baseline of another check that has the picture at the base; `nil` if the picture is new, or was this check's.
  package var origin: BaselineVersion?
  /// The line of the journal that made the baseline what it is, among those that the base lacks; `nil` if none did.
  package var decision: DecisionRecord?
  /// Whether the sidecar states the approved content of the same check, and the file beside it has other content or is unreadable.
  package var hasOtherFile = false
  /// The approver whose signature counts; `nil` if none does, or none is wanted.
  package var signer: String?

  /// The kinds of changes.
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// There was none before.
    case added
    /// The branch approved another picture or text.
    case changed
    /// There is none any more.
    case removed
    /// The same content was that of another check before.
    case renamed
    /// The picture was approved for the same check in another folder, or for another check, which still has it.
    case copied
    /// The files are others, and what they say they hold is the same.
    case rewritten
  }

  /// The kind of change.
  package var kind: Kind {
    switch (before, after) {
    case (nil, _): origin == nil ? .added : .copied
    case (_, nil): .removed
    case (let before?, let after?):
      if let key = after.key, before.key != key {
        .renamed
      } else if !hasOtherFile, before.digest == after.digest, before.drawing == after.drawing {
        before.path == after.path ? .rewritten : .copied
      } else {
        .changed
      }
    }
  }

  /// The check as one line, or the path of its files.
  package var text: String { key?.text ?? path }

  /// Whether the change needs no decision: the files hold the approved content of the same check.
  package var isSameContent: Bool { kind == .rewritten || kind == .copied && before != nil }
}

/// A version of a baseline, as its sidecar tells it.
package struct BaselineVersion: Sendable, Hashable {
  /// The check; `nil` if the sidecar cannot be read.
  package var key: CheckKey?
  /// The digest of the approved picture or text; `nil` if the sidecar cannot be read.
  package var digest: ContentDigest?
  /// The scale and environment of the picture; `nil` of a text, and if the sidecar cannot be read.
  package var drawing: DrawingDigest?
  /// The SHA-256 digest of the content of its files, once an audit has read them.
  package var sha256: SHA256Digest?
  /// The name of the picture's or text's content in git; `nil` of the version that is checked out.
  package var content: String?
  /// The path of its files without an extension, from the project's root.
  package var path: String

  init(_ sidecar: [UInt8], stem: String) {
    path = stem
    guard let file = try? SidecarFile.read(sidecar, path: stem) else { return }
    key = file.key
    digest = try? file.digest
    drawing = file.drawing
  }
}

extension DecisionRecord {
  /// Whether it made a baseline what it is, as far as it states that: earlier versions state no scale and environment.
  fileprivate func mayHaveMade(_ version: BaselineVersion?) -> Bool {
    to == version?.digest && (drawing == nil || drawing == version?.drawing)
  }
}

extension BaseBranch {
  /// The name of a version's picture or text in git.
  func content(of version: BaselineVersion?) -> String? {
    guard let version else { return nil }
    let kinds = version.digest.map { [$0.kind] } ?? CheckKind.allCases
    return kinds.flatMap(\.fileExtensions).lazy.compactMap { files["\(version.path).\($0)"] }.first
  }
}

extension BaselineStore {
  /// The bytes of a sidecar in the checkout, empty of one that cannot be read; `nil` if there is none.
  func sidecar(at path: String) -> [UInt8]? {
    var steps = path.split(separator: "/").map(String.init)
    guard let name = steps.popLast() else { return nil }
    do throws(FileError) { return try project.folder.inside(steps).readIfPresent(name) } catch { return [] }
  }

  /// Whether the picture or text of a version in the checkout is what its sidecar states.
  fileprivate func holds(_ version: BaselineVersion) -> Bool {
    var steps = version.path.split(separator: "/").map(String.init)
    guard let digest = version.digest, let stem = steps.popLast() else { return false }
    let folder = project.folder.inside(steps)
    let names = BaselinePart.contents(digest.kind).map { "\(stem).\($0.rawValue)" }
    let there = zip(names, folder.status(of: names)).filter { $0.1 != .missing }.map(\.0)
    guard there.count == 1 else { return false }
    return switch digest.kind {
    case .picture: knownPixels(of: there[0], in: folder) == digest.pixels
    case .text: (try? folder.read(there[0])).map { Digest128(of: Data($0)) } == digest.text
    }
  }
}
