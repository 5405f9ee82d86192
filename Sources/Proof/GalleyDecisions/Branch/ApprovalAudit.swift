import Foundation
import GalleyBaselines
import GalleyImage
import GalleySystem

/// Finds the baselines that lack the signature of an approver.
///
/// Approvers and keys are those of the base branch as it is now, so that a branch can neither name an approver nor add a
/// key. With a base a key must be valid now: a date in a decision is what whoever signed it says. Without one, where all
/// baselines are looked at and old ones were signed by keys that have expired since, it must have been valid then.
package struct ApprovalAudit {
  let rules: ApproverRules
  let store: BaselineStore
  let lines: SignedLines
  let records: [CheckKey: [DecisionRecord]]
  let base: BaseBranch?
  /// The names of the repository.
  let names: RepositoryNames
  /// The lines about settings that the base does not have.
  let settings: [SettingsDecision]
  /// The lines that an approver has taken back at the base or earlier on the branch, with the approver, where the journal leaves
  /// that out.
  var withdrawn: [String: String] = [:]
  /// The decisions of the base that later ones of the base have replaced, and that the branch has all the same.
  var replaced: Set<String> = []

  /// The result: who is missing, and who signed what.
  package struct Result: Sendable {
    /// The baselines without a signature that counts, in the order of the changes.
    package var missing: [MissingApproval] = []
    /// The approver whose signature counts, by ``BaselineChange/path``.
    package var signers: [String: String] = [:]
    /// The tolerances that grew without a signature that counts.
    package var tolerances: [MissingApproval] = []
  }

  init(
    _ rules: ApproverRules, _ store: BaselineStore, _ base: BaseBranch?, besides known: Set<String>,
    environment: [String: String]
  ) throws(BaseError) {
    self.rules = rules
    self.store = store
    self.base = base
    let bytes = (try? store.journal.folder.readIfPresent(DecisionJournal.fileName)).flatMap { $0 } ?? []
    lines = SignedLines(bytes)
    names = RepositoryNames(
      stated: (base?.rules ?? store.project.settings).repository, in: store.project,
      from: base?.tip ?? "HEAD",
      environment: environment)
    let records = ((try? DecisionJournal.records(in: bytes)) ?? []).filter { !known.contains($0.id) }
    self.records = Dictionary(grouping: records, by: \.key)
    let old = lines.settings.isEmpty ? [] : SettingsDecision.all(in: try base?.journalText() ?? []).map(\.id)
    settings = lines.settings.filter { !old.contains($0.id) }
  }

  /// Looks at what a branch changed, by the rules of its base; without a base at every baseline, by those of the checkout.
  ///
  /// Returns `nil` where nobody is named as an approver.
  ///
  /// `borrowed`: the approvals of other branches by which checks pass; they need a signature as well. `tolerances`: those
  /// that grew since the base.
  package static func run(
    _ review: BranchReview?, _ store: BaselineStore, borrowed: [DecisionRecord] = [],
    tolerances: [GrownTolerance] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Result? {
    let rules = ApproverRules((review?.base.rules ?? store.project.settings).approvers)
    guard !rules.isEmpty else { return nil }
    let changes = review?.changes ?? BranchReview.all(in: store)
    let known = review?.decidedAtBase ?? []
    var whole = try ApprovalAudit(rules, store, review?.base, besides: known, environment: environment)
    whole.replaced = try whole.replacedDecisions()
    let audit = whole
    let wanted = changes.filter { !audit.folders(of: $0).isEmpty && !audit.isSame($0) }
      .concurrentMap { audit.reading($0) }
    let loans = borrowed.filter { audit.rule(for: $0.key) != nil }
    let settings = review?.rules ?? []
    let tip = try review.flatMap { review in try Tip(review, rules, store, environment: environment) }
    guard
      !wanted.isEmpty || !loans.isEmpty || !settings.isEmpty || !tolerances.isEmpty || tip != nil
        || review != nil && !audit.settings.isEmpty
    else { return Result() }
    let undos = try audit.undos(isNeeded: !wanted.isEmpty || tip != nil)
    let journals =
      loans.isEmpty ? [] : try BranchJournals(of: store.project.approvalsFrom, in: store.project).journals
    let signers = try AllowedSigners(base: review?.base, in: store.project, environment: environment)
    return try signers.verifying { verifier throws(SigningError) in
      let audit = try audit.heeding(undos, verifier)
      var result = try audit.result(wanted, verifier)
      if var tip {
        tip.audit = try tip.audit.heeding(undos, verifier)
        result.missing += try tip.missing(verifier)
      }
      result.missing += try audit.missing(loans, in: journals, verifier)
      var answers = audit.answers(verifier, audit.lines)
      for change in settings {
        result.missing += try audit.missing(change, audit.rules.rulesOfSettings, &answers)
      }
      for grown in tolerances {
        let asked = grown.key.map { audit.rule(for: $0).map { [$0] } ?? [] } ?? audit.rules.rulesOfSettings
        result.tolerances += try audit.missing(grown.change, asked, &answers)
      }
      if review != nil {
        let judged = Set(settings + tolerances.map(\.change))
        result.missing += try audit.strayLines(besides: judged, &answers)
      }
      return result
    }
  }

  /// `isAsOfNow`: whether a key must be valid now; `nil` where there is a base.
  func answers(
    _ verifier: SignatureVerifier, _ lines: SignedLines, isAsOfNow: Bool? = nil
  ) -> SignatureCache {
    SignatureCache(
      verifier: verifier, lines: lines, names: names, isAsOfNow: isAsOfNow ?? (base != nil),
      mustNameRepository: base != nil)
  }

  /// The folder whose approvers are asked about a check, with them; `nil` where anybody may approve.
  func rule(for key: CheckKey) -> (folder: String, approvers: [String])? {
    places(of: BaselineFiles(key, in: store.project.baselines).sidecarPath).lazy
      .compactMap { rules.rule(for: $0) }.first
  }

  /// The borrowed approvals that no approver signed on the branch that they are of.
  private func missing(
    _ loans: [DecisionRecord], in journals: [BranchJournals.Journal], _ verifier: SignatureVerifier
  ) throws(SigningError) -> [MissingApproval] {
    var answers: [Int: SignatureCache] = [:]
    var missing: [MissingApproval] = []
    for record in loans {
      guard let (folder, approvers) = rule(for: record.key) else { continue }
      let found = journals.indices.filter { index in journals[index].records.contains { $0.id == record.id } }
      var isSigned = false
      var reason = MissingApproval.Reason.unsigned(by: record.by)
      for index in found where !isSigned {
        var known =
          answers[index]
          ?? self.answers(verifier, journals[index].signedLines)
        isSigned = try known.signer(of: record.id, among: approvers) != nil
        if !isSigned, let number = known.lines.seals.firstIndex(where: { $0.lines.contains(record.id) }) {
          reason = try known.reason(number, record.by)
        }
        answers[index] = known
      }
      if !isSigned {
        missing.append(
          MissingApproval(
            text: record.key.text, key: record.key, folder: folder, approvers: approvers, reason: reason,
            branch: found.first.map { journals[$0].ref }))
      }
    }
    return missing
  }

  /// The folders whose approvers have not signed a difference of the settings.
  private func missing(
    _ change: RuleChange, _ asked: [(folder: String, approvers: [String])], _ answers: inout SignatureCache
  ) throws(SigningError) -> [MissingApproval] {
    let decisions = settings.filter { $0.change == change }
    var missing: [MissingApproval] = []
    for (folder, approvers) in asked {
      var reason = MissingApproval.Reason.noDecision
      var isSigned = false
      for decision in decisions where !isSigned {
        isSigned = try answers.signer(of: decision.id, among: approvers) != nil
        let seal = answers.lines.seals.firstIndex { $0.lines.contains(decision.id) }
        reason = .unsigned(by: decision.by)
        if let seal { reason = try answers.reason(seal, decision.by) }
      }
      if !isSigned {
        missing.append(
          MissingApproval(
            text: change.text, key: nil, folder: folder, approvers: approvers, reason: reason, rule: change))
      }
    }
    return missing
  }

  /// The paths whose rules hold for a file: its own, and that of its place in the folder that the base has baselines in.
  private func places(of path: String) -> [String] {
    guard let base, base.isElsewhere else { return [path] }
    let own = store.project.settings.baselines
    let steps = path.split(separator: "/").map(String.init)
    guard steps.starts(with: own) else { return [path] }
    return [path, (base.folder + steps.dropFirst(own.count)).joined(separator: "/")]
  }

  /// The folders whose approvers are asked: of what was renamed, those of both places.
  func folders(of change: BaselineChange) -> [(folder: String, approvers: [String])] {
    var found: [(folder: String, approvers: [String])] = []
    let paths = [change.path, change.before?.path, change.after?.path].compactMap({ $0 })
    for path in paths.flatMap(places) {
      if let rule = rules.rule(for: path), !found.contains(where: { $0.folder == rule.folder }) {
        found.append(rule)
      }
    }
    return found
  }

  /// Whether files were only written anew: the picture has the pixels that were approved, and all else is as it was.
  private func isSame(_ change: BaselineChange) -> Bool {
    guard change.isSameContent, let base, let key = change.key,
      let place = change.before?.path, let digest = change.after?.digest
    else { return false }
    let path = "\(place).\(BaselinePart.sidecar.rawValue)"
    let files = BaselineFiles(key, in: store.project.baselines)
    let name = files.content(digest.kind)
    let old = digest.kind.fileExtensions.map { "\(place).\($0)" }.first { base.files[$0] != nil }
    guard let old, let before = try? base.contents(of: [path, old]), let note = before[0],
      let content = before[1],
      BaselineFiles(key, in: base.store).sidecarPath == path,
      let noteNow = try? files.folder.read(files.sidecar),
      let former = try? SidecarFile.read(note, path: path),
      let sidecar = try? SidecarFile.read(noteNow, path: files.sidecarPath),
      let contentNow = try? files.folder.read(name)
    else { return false }
    switch (former, sidecar) {
    case (.picture(var former), .picture(var sidecar)):
      (former.file, sidecar.file) = (nil, nil)
      guard former == sidecar else { return false }
      // Equal digests prove nothing here, so the pictures themselves are compared.
      guard let was = try? store.sha256(ofPicture: content, at: old) else { return false }
      return (try? store.sha256(ofPicture: contentNow, at: files.folder.displayPath(name))) == was
    case (.text(let former), .text(let sidecar)): return former == sidecar && content == contentNow
    case (.picture, .text), (.text, .picture): return false
    }
  }

  /// The change with the SHA-256 digest of the present content, by which lines of the journal count.
  private func reading(_ change: BaselineChange) -> BaselineChange {
    guard base != nil, let key = change.key, let after = change.after,
      BaselineFiles(key, in: store.project.baselines).sidecarPath
        == "\(after.path).\(BaselinePart.sidecar.rawValue)"
    else { return change }
    var change = change
    change.after?.sha256 = try? store.sha256(ofFilesOf: key)
    return change
  }

  func result(
    _ changes: [BaselineChange], _ verifier: SignatureVerifier
  ) throws(SigningError) -> Result {
    var result = Result()
    var answers = answers(verifier, lines)
    for change in changes {
      for (folder, approvers) in folders(of: change) {
        switch try signer(of: change, among: approvers, &answers) {
        case .success(let name): result.signers[change.path] = name
        case .failure(let fault):
          let lines = try unsigned(change, among: approvers, &answers)
          result.missing.append(
            MissingApproval(
              text: change.text, key: change.key, folder: folder, approvers: approvers, reason: fault.reason,
              line: lines.count == 1 ? lines[0] : nil, netChange: lines.count == 1 ? nil : netChange(change)))
        }
      }
    }
    return result
  }

  private struct Fault: Error {
    var reason: MissingApproval.Reason
  }

  /// Who of the approvers signed the line that made a baseline what it is.
  ///
  /// An approval is of a change: signed lines have to lead from what the base has to what is there now. One that was signed
  /// on another branch, where there was another baseline, says nothing of this change.
  private func signer(
    of change: BaselineChange, among approvers: [String], _ answers: inout SignatureCache
  ) throws(SigningError) -> Swift.Result<String, Fault> {
    let made = made(change)
    guard let last = made.last(where: { counts($0, for: change) }) else {
      if let gone = lines(about: change).last(where: { isOfNow($0, change) }), let name = withdrawn[gone.id] {
        return .failure(Fault(reason: .withdrawn(by: gone.by, undoneBy: name)))
      }
      if let base, made.contains(where: { isOfNow($0, change) }) {
        return .failure(Fault(reason: .otherThanBase(base.ref)))
      }
      let other = made.last { $0.to == change.after?.digest }
      guard let other else { return .failure(Fault(reason: .noDecision)) }
      guard other.drawing == change.after?.drawing else {
        return .failure(Fault(reason: .otherDrawing(by: other.by)))
      }
      let isSigned = lines.seals.contains { $0.lines.contains(other.id) }
      return .failure(Fault(reason: isSigned ? .otherContent(by: other.by) : .unsigned(by: other.by)))
    }
    var reached: Set<ContentDigest?> = [beginning(of: change)]
    var signer: String?
    var isSigned = false
    for record in made {
      guard let name = try answers.signer(of: record.id, among: approvers) else { continue }
      if counts(record, for: change) { isSigned = true }
      guard base == nil || reached.contains(record.from) else { continue }
      reached.insert(record.to)
      if counts(record, for: change) { signer = name }
    }
    if let signer { return .success(signer) }
    if isSigned { return .failure(Fault(reason: .otherChange(by: last.by))) }
    for record in made.reversed() where counts(record, for: change) {
      for (number, seal) in lines.seals.enumerated() where seal.lines.contains(record.id) {
        return .failure(Fault(reason: try answers.reason(number, record.by)))
      }
    }
    return .failure(Fault(reason: .unsigned(by: last.by)))
  }

  /// Whether a line is about the present baseline, and the base has not replaced what it made.
  private func counts(_ record: DecisionRecord, for change: BaselineChange) -> Bool {
    isOfNow(record, change) && !replaced.contains(record.id)
  }

  /// Whether a line is about the present content, scale and environment.
  ///
  /// With a base, the line has to state the SHA-256 digest of the content, since the other digests do not resist second preimages.
  ///
  /// A line of an earlier version states neither, and says nothing of a sidecar that was edited later; it counts where there
  /// is no base, as its signature does.
  private func isOfNow(_ record: DecisionRecord, _ change: BaselineChange) -> Bool {
    record.to == change.after?.digest
      && (record.drawing == change.after?.drawing || record.drawing == nil && base == nil)
      && (base == nil || record.sha256 == change.after?.sha256 && (record.sha256 != nil || record.to == nil))
  }

  /// The lines that made the baseline of a change.
  ///
  /// A rejection is about what was seen, and makes no baseline; a comment neither.
  private func made(_ change: BaselineChange) -> [DecisionRecord] {
    lines(about: change).filter { withdrawn[$0.id] == nil }
  }

  /// All lines about the baseline of a change, with those whose undo the journal lacks.
  private func lines(about change: BaselineChange) -> [DecisionRecord] {
    // A removal is not about a sidecar that exists and is unreadable.
    if let after = change.after, after.digest == nil { return [] }
    return (change.key.flatMap { records[$0] } ?? []).filter {
      $0.action.changesBaseline || $0.action == .undo
    }
  }

  /// What the base has of the check of a change.
  private func beginning(of change: BaselineChange) -> ContentDigest? {
    change.before?.key == change.key ? change.before?.digest : nil
  }

  /// The change from what the base has; `nil` without a base, and of what no line of the journal can be about.
  private func netChange(_ change: BaselineChange) -> NetChange? {
    guard base != nil, let key = change.key, change.after == nil || change.after?.digest != nil else {
      return nil
    }
    return NetChange(key: key, from: beginning(of: change), to: change.after)
  }

  /// The lines that lead from what the base has to what is there now, and that no approver signed, in their order.
  ///
  /// Without a base it is the last line that made the baseline what it is. None if no lines lead there.
  private func unsigned(
    _ change: BaselineChange, among approvers: [String], _ answers: inout SignatureCache
  ) throws(SigningError) -> [DecisionRecord] {
    let start = beginning(of: change)
    var ways: [ContentDigest?: [DecisionRecord]] = [start: []]
    var way: [DecisionRecord]?
    for record in made(change) {
      guard let before = base == nil ? [] : ways[record.from] else { continue }
      let after = before + [record]
      if ways[record.to] == nil { ways[record.to] = after }
      if counts(record, for: change) { way = after }
    }
    var lines: [DecisionRecord] = []
    for record in way ?? [] where try answers.signer(of: record.id, among: approvers) == nil {
      lines.append(record)
    }
    return lines
  }
}

extension BranchReview {
  /// Every baseline of a store, as if all were new.
  fileprivate static func all(in store: BaselineStore) -> [BaselineChange] {
    let keys = store.listing().keys
    return keys.concurrentMap { key in
      let files = BaselineFiles(key, in: store.project.baselines)
      let stem = String(files.sidecarPath.dropLast(BaselinePart.sidecar.rawValue.count + 1))
      let bytes = (try? files.folder.readIfPresent(files.sidecar)).flatMap { $0 } ?? []
      return BaselineChange(key: key, path: stem, after: BaselineVersion(bytes, stem: stem))
    }
  }
}
