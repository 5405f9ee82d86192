import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyText
import GalleyTree

/// Sentences about what is named beside a verdict, the same in every report.
package enum NoticeText {
  /// The notice as one sentence without a full stop, such as `2 checks have a budget of pixels that may differ`.
  static func sentence(_ notice: Notice) -> String {
    let number = notice.subjects.count
    func checks(_ one: String, _ many: String) -> String {
      EnglishNoun.count(number, "check", one, many)
    }
    switch notice.kind {
    case .levelBelowExact:
      return checks("is", "are") + " compared at level Strict, which tolerates invisible differences"
    case .levelBelowStrict: return checks("is", "are") + " compared at a level below Strict"
    case .budget: return checks("has", "have") + " a budget of pixels that may differ"
    case .wideRegions:
      return checks("has", "have") + " regions that forgive in more than half of the screen"
    case .grownTolerance:
      return grown(notice) + " by a tolerance that was not in force at the base"
    case .ignoreSnapshots:
      return "\(EnglishNoun.count(number, "test", "was", "were")) set to compare nothing"
    case .disabledTests:
      let isBare = notice.subjects.contains { $0.keys.isEmpty }
      return
        "\(EnglishNoun.count(number, "test"))\(isBare ? "" : " with baselines") \(number == 1 ? "was" : "were") skipped"
    case .uncheckedBaselines:
      return unchecked(notice)
    case .vanishedChecks:
      return VanishedText.sentence(notice)
    case .missingShards: return "not all parts of the suite compared something"
    case .answeredInterruptions: return interruptions(notice)
    case .missingSymbols:
      return
        "\(EnglishNoun.count(number, "symbol", "has", "have")) no drawing, and \(number == 1 ? "is" : "are") shown as \(number == 1 ? "a dotted box" : "dotted boxes")"
    case .missingFonts:
      return
        "\(EnglishNoun.count(number, "font", "is", "are")) not brought along by the app, and text is shown in the system's"
    case .approvedElsewhere:
      return checks("differs", "differ")
        + " and pass\(number == 1 ? "es" : "") by an approval of another branch"
    case .otherCommit: return "the run tested another commit than the one that is checked out"
    case .changedSettings:
      return
        "\(EnglishNoun.count(number, "setting")) in \(Settings.fileName) \(number == 1 ? "differs" : "differ") from the base"
    case .changedSigners: return "the file of allowed signers differs from the base"
    case .missingApprovals:
      return missingApprovals(notice)
    case .strayApproverFolders:
      return
        "\(EnglishNoun.count(number, "folder")) with approvers \(number == 1 ? "has" : "have") no baseline, so that nobody is asked there"
    case .missingBaseBranch:
      return "no base branch was named, so the approvals of this branch are not known; name it with --base"
    case .ownBaseBranch: return ownBase(notice)
    }
  }

  /// A base that has every commit of the branch, by its name.
  private static func ownBase(_ notice: Notice) -> String {
    let names = notice.subjects.compactMap { subject in
      if case .ownBase(let ref) = subject { CleanText.line(ref, limit: 80) } else { nil }
    }
    return
      "\(EnglishList.and(names)) has every commit of this branch, so that only changes that are not committed are compared with it"
  }

  /// What is said of baselines that were not checked: a selection of tests is no list of faults.
  private static func unchecked(_ notice: Notice) -> String {
    let left = unselected(notice)
    let number = notice.subjects.count - (left > 0 ? 1 : 0)
    let others = left == 1 ? "is of a test that was not selected" : "are of tests that were not selected"
    guard number > 0 else { return "\(EnglishNoun.count(left, "baseline")) \(others)" }
    let sentence =
      "\(EnglishNoun.count(number, "baseline", "was", "were")) compared with nothing"
    return left > 0 ? "\(sentence), \(EnglishList.more(left)) \(others)" : sentence
  }

  /// The number of checks and pages by the kind of their hidden differences.
  private static func grown(_ notice: Notice) -> String {
    let checks = notice.keys.count
    let pages = notice.subjects.count - checks
    let parts = [
      checks == 0 ? nil : EnglishNoun.count(checks, "check", "hides", "hide") + " differences",
      pages == 0 ? nil : EnglishNoun.count(pages, "page", "hides", "hide") + " accessibility issues",
    ]
    return EnglishList.and(parts.compactMap { $0 })
  }

  private static func missingApprovals(_ notice: Notice) -> String {
    let number = notice.subjects.count
    let rules = notice.subjects.count { subject in
      if case .missing(let approval) = subject { approval.rule != nil } else { false }
    }
    let named = [
      number == rules ? nil : EnglishNoun.count(number - rules, "baseline"),
      rules == 0 ? nil : EnglishNoun.count(rules, "setting"),
    ]
    return "\(named.compactMap(\.self).joined(separator: " and ")) \(number == 1 ? "lacks" : "lack") "
      + "the signature of an approver"
  }

  private static func unselected(_ notice: Notice) -> Int {
    notice.subjects.reduce(0) { sum, subject in
      if case .unselected(let keys) = subject { sum + keys.count } else { sum }
    }
  }

  private static func interruptions(_ notice: Notice) -> String {
    let number = notice.subjects.reduce(0) { sum, subject in
      if case .interruption(let record) = subject { sum + record.count } else { sum }
    }
    guard number > 0 else { return "the answered interruptions are not known" }
    return
      "\(EnglishNoun.count(number, "interruption", "was", "were")) answered while tests acted on something else"
  }

  /// The sentence, with what forbids it if anything does.
  static func wholeSentence(_ notice: Notice) -> String {
    guard let rule = notice.forbidden else { return sentence(notice) }
    return "\(sentence(notice)), and \(authority(rule)) forbids it (\(notice.kind.rawValue))"
  }

  /// What forbids a notice, in words that a verb follows.
  private static func authority(_ rule: NoticeRule) -> String {
    switch rule {
    case .settings: Settings.fileName
    case .base(let ref): "\(Settings.fileName) of \(CleanText.line(ref, limit: 80))"
    }
  }

  /// The things that a notice is about, a line each; none where the sentence says it all.
  static func lines(_ notice: Notice) -> [String] {
    notice.subjects.compactMap(line)
  }

  private static func line(_ subject: NoticeSubject) -> String? {
    switch subject {
    case .level(let key, let level, let origin):
      return "\(key.text): \(level.name), \(ToleranceText.origin(origin))"
    case .budget(let key, let budget, let origin):
      return "\(key.text): \(ToleranceText.budget(budget) ?? "nothing"), \(ToleranceText.origin(origin))"
    case .regions(let key, let share):
      return "\(key.text): \(share.map { "\(Numeral.percent($0)) of it" } ?? "how much of it is not known")"
    case .grown(let tolerance, let approval): return grown(tolerance, approval)
    case .gone, .vanished, .goneTest, .goneSuite, .goneIssue: return VanishedText.line(subject)
    case .skipped(let owner, let keys, let age):
      return "\(baselines(of: owner, keys))\(VanishedText.age(age))"
    case .test(let owner, let keys): return baselines(of: owner, keys)
    case .unchecked(let key): return "\(key.text): not checked"
    case .unselected: return nil
    case .approval(let key, let record): return "\(key.text): \(DecisionText.whole(record))"
    case .shard(let shard): return "the run is shard \(shard.text) alone, and the others are not here"
    case .emptyShard(let shard): return "shard \(shard.text) compared nothing"
    case .interruption(let record): return InterruptionText.line(record)
    case .symbol(let symbol, let keys): return missing(symbol.name, symbol.advice, keys)
    case .font(let font, let keys): return missing(font.name, font.advice, keys)
    case .untoldInterruptions(let processes):
      let all = processes == 1 ? "a process" : "\(Numeral.grouped(processes)) processes"
      return "\(all) of tests used a version of Galley that does not record them"
    case .commit(let ran, let now):
      return
        "the run is of \(ran.prefix(10)), and \(now.map { "\($0.prefix(10)) is" } ?? "nothing is") checked out"
    case .setting(let change): return setting(change)
    case .signers(let path): return CleanText.line(path, limit: 200)
    case .missing(let approval): return missing(approval)
    case .strayFolder(let folder): return folder.advice
    case .formerApprover(let approver):
      let folder = approver.folder.isEmpty ? "every folder" : CleanText.line(approver.folder, limit: 120)
      return
        "\(folder): \(CleanText.line(approver.name, limit: 80)) was an approver by \(Settings.fileName) of "
        + "\(approver.commit.prefix(10)), and is none now"
    case .noBase, .ownBase: return nil
    }
  }

  /// A test with its baselines.
  private static func baselines(of owner: TestOwner, _ keys: [CheckKey]) -> String {
    let test = text(owner)
    return keys.isEmpty
      ? "\(test): no baseline" : "\(test): \(EnglishNoun.count(keys.count, "baseline")), \(names(keys))"
  }

  static func text(_ owner: TestOwner) -> String {
    CheckKey(suite: owner.suite, test: owner.test, name: "", environment: .picture).ownerText
  }

  /// What a tolerance hides and by what, such as `RecipesTests/… : 576 pixels, by level Layout`, and who is to sign it.
  private static func grown(_ tolerance: GrownTolerance, _ approval: MissingApproval?) -> String {
    let wanted = approval.map { "; \(wants($0))" } ?? ""
    switch tolerance.subject {
    case .check(let key, let settings, let hidden):
      let size =
        hidden.pixels > 0
        ? Numeral.pixels(hidden.pixels) : EnglishNoun.count(hidden.forgivenChanges, "change")
      var means: [String] = []
      if settings.level != .exact { means.append("level \(settings.level.name)") }
      if let budget = ToleranceText.budget(settings.budget) { means.append(budget) }
      means += settings.regions.filter(\.kind.forgives).map(\.title).limited(to: 3)
      return "\(key.text): \(size), by \(means.joined(separator: ", "))\(wanted)"
    case .issues(let page, let issues):
      let names = EnglishList.first(3, of: issues.map { CleanText.line($0, limit: 80) })
      let count = EnglishNoun.count(issues.count, "known accessibility issue")
      return "\(CleanText.line(page, limit: 80)): \(count), \(names)\(wanted)"
    }
  }

  /// The missing signature with its folder and the reason, such as `RecipesTests/… : Baselines/Checkout wants
  /// ada@example.com; decided by Bob, and nobody signed`.
  package static func missing(_ approval: MissingApproval) -> String {
    "\(CleanText.line(approval.text, limit: 300)): \(wants(approval))"
  }

  private static func wants(_ approval: MissingApproval) -> String {
    let folder = approval.folder.isEmpty ? "every folder" : CleanText.line(approval.folder, limit: 120)
    let names = approval.approvers.map { CleanText.line($0, limit: 80) }
    let wanted = names.isEmpty ? "nobody" : names.joined(separator: " or ")
    let place = approval.branch.map { " on \(CleanText.line($0, limit: 80))" } ?? ""
    func by(_ name: String) -> String { "decided by \(CleanText.line(name, limit: 80))\(place)" }
    let reason =
      switch approval.reason {
      case .noDecision: "no decision explains it"
      case .unsigned(let name): "\(by(name)), and nobody signed"
      case .broken(let name): "\(by(name)), and the signature does not cover these lines"
      case .notAllowed(let name): "\(by(name)), and signed by a key that is not, or no longer, allowed"
      case .otherRepository(let name): "\(by(name)), and the signature is for another repository or project"
      case .firstCommitMissing(let name):
        "\(by(name)), and the first commit is not here, by which the signature names its repository; "
          + SigningError.waysToName
      case .otherChange(let name):
        "\(by(name)), and the signature covers another change than the one from the base"
      case .otherDrawing(let name):
        "\(by(name)), and the decision does not cover the scale and environment in the sidecar; restore the sidecar, "
          + "or take the decision back with \"galley undo\" and approve again"
      case .otherThanBase(let ref):
        "\(CleanText.line(ref, limit: 80)) has another baseline by now, and no signed decision leads from one to the other; "
          + "merge \(CleanText.line(ref, limit: 80)) into this branch, and approve again"
      case .withdrawn(let name, let undoer):
        "\(by(name)), and \(CleanText.line(undoer, limit: 80)) took that back, which the journal leaves out; approve again"
      case .strayLine(let name, let id, let journal):
        "\(CleanText.line(name, limit: 80)) wrote line \(CleanText.line(id, limit: 40)) of \(CleanText.line(journal, limit: 120)) "
          + "for it, and no approver signed; remove the line"
      case .otherContent(let name):
        "\(by(name)), and the decision does not state the SHA-256 digest of what is there; look at it, take the decision back "
          + "with \"galley undo\" and approve again"
      case .notApprover(let signers):
        "signed\(place) by \(signers.map { CleanText.line($0, limit: 80) }.joined(separator: ", "))"
      }
    return "\(folder) wants \(wanted); \(reason)"
  }

  /// The name of something missing, with its advice and the checks that it is missing in.
  private static func missing(_ name: String, _ advice: String, _ keys: [CheckKey]) -> String {
    "\(CleanText.line(name.debugDescription, limit: 80)): \(CleanText.line(advice, limit: 120)) (\(names(keys)))"
  }

  /// The first names of a list of checks.
  static func names(_ keys: [CheckKey]) -> String {
    EnglishList.first(3, of: keys.map { CleanText.line($0.name, limit: 60) })
  }

  /// A setting with both values, such as `level: "exact" before, "layout" now`.
  static func setting(_ change: SettingsChange) -> String {
    guard let field = change.field else {
      return "the file cannot be read as settings there or here, so its settings are not compared"
    }
    func value(_ text: String?) -> String { text.map { CleanText.line($0, limit: 120) } ?? "not set" }
    return
      "\(CleanText.line(field, limit: 60)): \(value(change.before)) before, \(value(change.after)) now"
      + (Settings.Field(rawValue: field).map(rule) ?? "")
  }

  /// A setting that decides, with both of its values.
  package static func rule(_ change: RuleChange) -> String {
    guard let field = change.field else {
      if change.check != nil { return CleanText.line(change.text, limit: 300) }
      let what =
        switch (change.from, change.to) {
        case (nil, _): "is new"
        case (_, nil): "is gone"
        case (_?, _?): "has other content"
        }
      return "\(CleanText.line(change.text, limit: 200)): \(what)"
    }
    return setting(SettingsChange(field: field, before: change.from, after: change.to))
  }

  /// The side whose value of a field counts, as the end of a sentence; empty for the checkout.
  private static func rule(_ field: Settings.Field) -> String {
    switch field.decider {
    case .base: "; the value of the base counts"
    case .stricter:
      field == .approvalsFrom
        ? "; only branches that the base names count" : "; what the base demands counts, too"
    case .approver, .anybody: ""
    }
  }
}
