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
  private let rules: ApproverRules
  private let store: BaselineStore
  private let lines: SignedLines
  private let records: [CheckKey: [DecisionRecord]]
  private let base: BaseBranch?
  /// The names of the repository.
  private let names: RepositoryNames
  /// The lines about settings that the base does not have.
  private let settings: [SettingsDecision]

  /// The result: who is missing, and who signed what.
  package struct Result: Sendable {
    /// The baselines without a signature that counts, in the order of the changes.
    package var missing: [MissingApproval] = []
    /// The approver whose signature counts, by ``BaselineChange/path``.
    package var signers: [String: String] = [:]
    /// The tolerances that grew without a signature that counts.
    package var tolerances: [MissingApproval] = []
  }

  private init(
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
    let known = try review.map { Set(try $0.base.journal().map(\.id)) } ?? []
    let audit = try ApprovalAudit(rules, store, review?.base, besides: known, environment: environment)
    let wanted = changes.filter { !audit.folders(of: $0).isEmpty && !audit.isSame($0) }
    let loans = borrowed.filter { audit.rule(for: $0.key) != nil }
    let settings = review?.rules ?? []
    guard !wanted.isEmpty || !loans.isEmpty || !settings.isEmpty || !tolerances.isEmpty else {
      return Result()
    }
    let journals =
      loans.isEmpty ? [] : try BranchJournals(of: store.project.approvalsFrom, in: store.project).journals
    let signers = try AllowedSigners(base: review?.base, in: store.project, environment: environment)
    return try signers.verifying { verifier throws(SigningError) in
      var result = try audit.result(wanted, verifier)
      result.missing += try audit.missing(loans, in: journals, verifier)
      var answers = audit.answers(verifier, audit.lines)
      for change in settings {
        result.missing += try audit.missing(change, audit.rules.rulesOfSettings, &answers)
      }
      for grown in tolerances {
        let asked = grown.key.map { audit.rule(for: $0).map { [$0] } ?? [] } ?? audit.rules.rulesOfSettings
        result.tolerances += try audit.missing(grown.change, asked, &answers)
      }
      return result
    }
  }

  private func answers(_ verifier: SignatureVerifier, _ lines: SignedLines) -> Answers {
    Answers(verifier: verifier, lines: lines, names: names, isAsOfNow: base != nil)
  }

  /// The folder whose approvers are asked about a check, with them; `nil` where anybody may approve.
  private func rule(for key: CheckKey) -> (folder: String, approvers: [String])? {
    places(of: BaselineFiles(key, in: store.project.baselines).sidecarPath).lazy
      .compactMap { rules.rule(for: $0) }.first
  }

  /// The borrowed approvals that no approver signed on the branch that they are of.
  private func missing(
    _ loans: [DecisionRecord], in journals: [BranchJournals.Journal], _ verifier: SignatureVerifier
  ) throws(SigningError) -> [MissingApproval] {
    var answers: [Int: Answers] = [:]
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
    _ change: RuleChange, _ asked: [(folder: String, approvers: [String])], _ answers: inout Answers
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
  private func folders(of change: BaselineChange) -> [(folder: String, approvers: [String])] {
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
    guard let before = (try? base.contents(of: [path])).flatMap({ $0[0] }),
      BaselineFiles(key, in: base.store).sidecarPath == path,
      let after = try? files.folder.read(files.sidecar),
      let old = try? SidecarFile.read(before, path: path),
      let new = try? SidecarFile.read(after, path: files.sidecarPath),
      let content = try? files.folder.read(files.content(digest.kind))
    else { return false }
    switch (old, new) {
    case (.picture(var old), .picture(var new)):
      (old.file, new.file) = (nil, nil)
      return old == new && (try? ShownPicture(file: Data(content)))?.digest == digest.pixels
    case (.text(let old), .text(let new)):
      return old == new && Digest128(of: Data(content)) == digest.text
    case (.picture, .text), (.text, .picture): return false
    }
  }

  private func result(
    _ changes: [BaselineChange], _ verifier: SignatureVerifier
  ) throws(SigningError) -> Result {
    var result = Result()
    var answers = answers(verifier, lines)
    for change in changes {
      for (folder, approvers) in folders(of: change) {
        switch try signer(of: change, among: approvers, &answers) {
        case .success(let name): result.signers[change.path] = name
        case .failure(let fault):
          result.missing.append(
            MissingApproval(
              text: change.text, key: change.key, folder: folder, approvers: approvers, reason: fault.reason,
              lines: try unsigned(change, among: approvers, &answers)))
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
    of change: BaselineChange, among approvers: [String], _ answers: inout Answers
  ) throws(SigningError) -> Swift.Result<String, Fault> {
    let made = made(change)
    guard let last = made.last(where: { isOfNow($0, change) }) else {
      let other = made.last { $0.to == change.after?.digest }
      return .failure(Fault(reason: other.map { .otherDrawing(by: $0.by) } ?? .noDecision))
    }
    var reached: Set<ContentDigest?> = [beginning(of: change)]
    var signer: String?
    var isSigned = false
    for record in made {
      guard let name = try answers.signer(of: record.id, among: approvers) else { continue }
      if isOfNow(record, change) { isSigned = true }
      guard base == nil || reached.contains(record.from) else { continue }
      reached.insert(record.to)
      if isOfNow(record, change) { signer = name }
    }
    if let signer { return .success(signer) }
    if isSigned { return .failure(Fault(reason: .otherChange(by: last.by))) }
    for record in made.reversed() where isOfNow(record, change) {
      for (number, seal) in lines.seals.enumerated() where seal.lines.contains(record.id) {
        return .failure(Fault(reason: try answers.reason(number, record.by)))
      }
    }
    return .failure(Fault(reason: .unsigned(by: last.by)))
  }

  /// Whether a line is about what is there now: the content, with the scale and environment by which it is judged.
  ///
  /// A line of an earlier version states neither, and says nothing of a sidecar that was edited later; it counts where there
  /// is no base, as its signature does.
  private func isOfNow(_ record: DecisionRecord, _ change: BaselineChange) -> Bool {
    record.to == change.after?.digest
      && (record.drawing == change.after?.drawing || record.drawing == nil && base == nil)
  }

  /// The lines that made the baseline of a change.
  ///
  /// A rejection is about what was seen, and makes no baseline; a comment neither.
  private func made(_ change: BaselineChange) -> [DecisionRecord] {
    (change.key.flatMap { records[$0] } ?? []).filter { $0.action.changesBaseline || $0.action == .undo }
  }

  /// What the base has of the check of a change.
  private func beginning(of change: BaselineChange) -> ContentDigest? {
    change.before?.key == change.key ? change.before?.digest : nil
  }

  /// The lines that lead from what the base has to what is there now, and that no approver signed, in their order.
  ///
  /// Without a base it is the last line that made the baseline what it is. None if no lines lead there.
  private func unsigned(
    _ change: BaselineChange, among approvers: [String], _ answers: inout Answers
  ) throws(SigningError) -> [DecisionRecord] {
    let start = beginning(of: change)
    var ways: [ContentDigest?: [DecisionRecord]] = [start: []]
    var way: [DecisionRecord]?
    for record in made(change) {
      guard let before = base == nil ? [] : ways[record.from] else { continue }
      let after = before + [record]
      if ways[record.to] == nil { ways[record.to] = after }
      if isOfNow(record, change) { way = after }
    }
    var lines: [DecisionRecord] = []
    for record in way ?? [] where try answers.signer(of: record.id, among: approvers) == nil {
      lines.append(record)
    }
    return lines
  }
}

/// What is known of signatures: each is asked about once for each approver.
private struct Answers {
  let verifier: SignatureVerifier
  let lines: SignedLines
  let names: RepositoryNames
  /// Whether a key must be valid now, and a signature must name the repository.
  let isAsOfNow: Bool
  private var known: [Int: [String: Bool]] = [:]

  init(verifier: SignatureVerifier, lines: SignedLines, names: RepositoryNames, isAsOfNow: Bool) {
    self.verifier = verifier
    self.lines = lines
    self.names = names
    self.isAsOfNow = isAsOfNow
  }

  /// Whether a signature is for this repository; without a base also one of an earlier version, which names none.
  private func isOfHere(_ seal: DecisionSeal) -> Bool {
    seal.repository.map(names.names.contains) ?? !isAsOfNow
  }

  private func time(_ seal: DecisionSeal) -> Date? { isAsOfNow ? nil : seal.at }

  mutating func isSigned(_ number: Int, by approver: String) throws(SigningError) -> Bool {
    if let answer = known[number]?[approver] { return answer }
    let seal = lines.seals[number]
    var answer = false
    if isOfHere(seal), let text = lines.text(of: seal) {
      answer = try verifier.verifies(seal.signature, of: text, by: approver, at: time(seal))
    }
    known[number, default: [:]][approver] = answer
    return answer
  }

  /// Who of the approvers signed a line; `nil` if none did.
  mutating func signer(of id: String, among approvers: [String]) throws(SigningError) -> String? {
    for (number, seal) in lines.seals.enumerated() where seal.lines.contains(id) {
      for approver in approvers where try isSigned(number, by: approver) { return approver }
    }
    return nil
  }

  func reason(_ number: Int, _ by: String) throws(SigningError) -> MissingApproval.Reason {
    let seal = lines.seals[number]
    guard let text = lines.text(of: seal), try verifier.fits(seal.signature, text) else {
      return .broken(by: by)
    }
    guard isOfHere(seal) else {
      return self.names.lacksFirstCommit && seal.repository != nil
        ? .firstCommitMissing(by: by) : .otherRepository(by: by)
    }
    var names: [String] = []
    for name in try verifier.principals(of: seal.signature, at: time(seal))
    where try verifier.verifies(seal.signature, of: text, by: name, at: time(seal)) {
      names.append(name)
    }
    return names.isEmpty ? .notAllowed(by: by) : .notApprover(names)
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
