import GalleyBaselines
import GalleySystem

extension ApprovalAudit {
  /// The lines about settings and tolerances that the branch adds and no approver signed, whether something uses them or not.
  ///
  /// `judged`: the differences whose signatures are asked for anyway.
  func strayLines(
    besides judged: Set<RuleChange>, _ answers: inout SignatureCache
  ) throws(SigningError) -> [MissingApproval] {
    let added = settings.filter { !judged.contains($0.change) }
    guard !added.isEmpty else { return [] }
    let keys = ((try? store.journal.records()) ?? []).map(\.key) + store.listing().keys
    let named = Dictionary(keys.map { ($0.text, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<RuleChange> = []
    var missing: [MissingApproval] = []
    for line in added where seen.insert(line.change).inserted {
      let key = line.change.check.flatMap { named[$0] }
      for (folder, approvers) in key.flatMap(rule).map({ [$0] }) ?? rules.rulesOfSettings {
        var isSigned = false
        for same in added where !isSigned && same.change == line.change {
          isSigned = try answers.signer(of: same.id, among: approvers) != nil
        }
        if isSigned { continue }
        missing.append(
          MissingApproval(
            text: line.change.text, key: nil, folder: folder, approvers: approvers,
            reason: .strayLine(
              by: line.by, id: line.id, journal: store.project.baselines.displayPath(DecisionJournal.fileName)
            ),
            rule: line.change))
      }
    }
    return missing
  }

  /// The tolerances of the base's journal, by check: the last one that an approver signed, or the last one if the project names no
  /// approvers.
  ///
  /// A line that is in the base already was signed by a key that may have expired since.
  static func agreedTolerances(
    of keys: [CheckKey], since base: BaseBranch, _ store: BaselineStore, environment: [String: String]
  ) throws -> [CheckKey: String] {
    let text = try base.journalText()
    let decisions = Dictionary(
      grouping: SettingsDecision.all(in: text).filter { $0.change.check != nil }, by: \.change.check)
    let found = keys.compactMap { key in decisions[key.text].map { (key: key, lines: $0) } }
    let rules = ApproverRules(base.rules.approvers)
    guard !found.isEmpty, !rules.isEmpty else {
      return Dictionary(
        found.compactMap { key, lines in lines.last?.change.to.map { (key, $0) } }, uniquingKeysWith: { $1 })
    }
    let audit = try ApprovalAudit(rules, store, base, besides: [], environment: environment)
    let signers = try AllowedSigners(base: base, in: store.project, environment: environment)
    return try signers.verifying { verifier throws(SigningError) in
      var answers = audit.answers(verifier, SignedLines(text), isAsOfNow: false)
      var agreed: [CheckKey: String] = [:]
      for (key, lines) in found {
        let approvers = audit.rule(for: key)?.approvers
        for line in lines.reversed() where agreed[key] == nil {
          guard let approvers else {
            agreed[key] = line.change.to
            continue
          }
          if try answers.signer(of: line.id, among: approvers) != nil { agreed[key] = line.change.to }
        }
      }
      return agreed
    }
  }
}
