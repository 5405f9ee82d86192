import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleySystem
import GalleyTree

/// Finds the facts that are named beside a verdict.
struct NoticeFinder {
  let verdict: Verdict
  let run: Run
  let store: BaselineStore
  let review: BranchReview?
  var audit: ApprovalAudit.Result?
  var tolerances: [GrownTolerance] = []
  var formerApprovers: [FormerApprover] = []

  /// The share of a screen above which regions that forgive are named.
  static let wideShare = 0.5

  /// The notices, in the order of their kinds; those without a subject are left out.
  func notices() -> [Notice] {
    let changes = review?.base.sourceChanges()
    let idle = idleBaselines(DisablingLines(changes, review?.base))
    let grown = grown
    let found: [NoticeKind: [NoticeSubject]] = [
      .levelBelowExact: levels { $0 == .strict },
      .levelBelowStrict: levels { $0 != .exact && $0 != .strict },
      .budget: budgets, .wideRegions: regions, .grownTolerance: grown.subjects,
      .ignoreSnapshots: idle.ignoring, .disabledTests: idle.skipped,
      .uncheckedBaselines: unchecked(idle.rest.filter { !isOfBase($0) }),
      .vanishedChecks: review.map {
        VanishedParts(run: run, review: $0, changes: changes).subjects(idle: idle.rest.filter(isOfBase))
      } ?? [],
      .missingShards: shards, .answeredInterruptions: interruptions, .missingSymbols: symbols,
      .missingFonts: fonts,
      .approvedElsewhere: approvals,
      .otherCommit: commit,
      .changedSettings: review?.settings.map(NoticeSubject.setting) ?? [],
      .changedSigners: signers, .missingApprovals: audit?.missing.map(NoticeSubject.missing) ?? [],
      .strayApproverFolders: store.strayApproverFolders(since: review?.base).map(NoticeSubject.strayFolder),
      .missingBaseBranch: missingBase, .ownBaseBranch: ownBase,
    ]
    return NoticeKind.allCases.compactMap { kind in
      guard let subjects = found[kind], !subjects.isEmpty else { return nil }
      var notice = Notice(kind, subjects)
      if notice.isForbidden(by: store.project.settings.forbid) {
        notice.forbidden = .settings
      } else if let base = review?.base, notice.isForbidden(by: base.rules.forbid) {
        notice.forbidden = .base(base.ref)
      }
      if kind == .grownTolerance, grown.isDecided {
        notice.forbidden = nil
      } else if kind == .grownTolerance, let base = review?.base, !base.rules.approvers.isEmpty {
        notice.forbidden = .base(base.ref)
      }
      if kind == .missingApprovals { notice.forbidden = review.map { .base($0.base.ref) } ?? .settings }
      return notice
    }
  }

  private func levels(_ isMeant: (MatchLevel) -> Bool) -> [NoticeSubject] {
    pictures.compactMap { check in
      let level = check.record.settings.level
      return isMeant(level) ? .level(check.key, level, check.record.origins.level) : nil
    }
  }

  /// A text is equal byte for byte or not at all, whatever level and budget say.
  private var pictures: [Verdict.JudgedCheck] { verdict.checks.filter { $0.record.kind == .picture } }

  private var budgets: [NoticeSubject] {
    pictures.compactMap { check in
      let budget = check.record.settings.budget
      return budget.allowsNothing ? nil : .budget(check.key, budget, check.record.origins.budget)
    }
  }

  private var regions: [NoticeSubject] {
    pictures.compactMap { check in
      guard check.record.settings.regions.contains(where: \.kind.forgives) else { return nil }
      guard let share = check.record.forgivenShare, share.isFinite else {
        return .regions(check.key, share: nil)
      }
      return share > Self.wideShare ? .regions(check.key, share: share) : nil
    }
  }

  /// The checks whose tolerance grew; once some wait for a decision, those alone.
  private var grown: (subjects: [NoticeSubject], isDecided: Bool) {
    guard !tolerances.isEmpty else { return ([], false) }
    let bytes = (try? store.journal.folder.readIfPresent(DecisionJournal.fileName)).flatMap { $0 } ?? []
    let decided = Set(SettingsDecision.all(in: bytes).map(\.change))
    let waiting = tolerances.compactMap { tolerance -> (GrownTolerance, MissingApproval?)? in
      let missing = audit?.tolerances.first { $0.rule == tolerance.change }
      return missing == nil && decided.contains(tolerance.change) ? nil : (tolerance, missing)
    }
    guard waiting.isEmpty else { return (waiting.map { NoticeSubject.grown($0.0, $0.1) }, false) }
    return (tolerances.map { NoticeSubject.grown($0, nil) }, true)
  }

  /// The symbols without a drawing, by name.
  private var symbols: [NoticeSubject] {
    missing(\.missingSymbols).map { .symbol($0.fact, $0.keys) }
  }

  /// The fonts that apps do not bring along, by name.
  private var fonts: [NoticeSubject] { missing(\.missingFonts).map { .font($0.fact, $0.keys) } }

  /// What is missing on the screens of checks, each with the checks.
  private func missing<Fact: Hashable & Comparable>(
    _ facts: (Fingerprint) -> [Fact]
  ) -> [(fact: Fact, keys: [CheckKey])] {
    var keys: [Fact: [CheckKey]] = [:]
    for check in verdict.checks {
      for fact in facts(check.record.fingerprint) { keys[fact, default: []].append(check.key) }
    }
    return keys.sorted { $0.key < $1.key }.map { (fact: $0.key, keys: $0.value) }
  }

  private var approvals: [NoticeSubject] {
    verdict.checks.compactMap { check in
      if case .approved(_, let record) = check.outcome { .approval(check.key, record) } else { nil }
    }
  }

  // MARK: - Baselines that were compared with nothing

  /// Baselines that no check used, by the test that is why, and the others.
  ///
  /// A test that the branch disables is named without baselines, too.
  private struct Idle {
    var ignoring: [NoticeSubject] = []
    var skipped: [NoticeSubject] = []
    var rest: [CheckKey] = []
  }

  private func idleBaselines(_ disabling: DisablingLines?) -> Idle {
    let made = verdict.checks.map(\.key) + verdict.refusals.compactMap(\.key)
    let isShard = run.launch?.partialShard != nil && run.launch?.parts == nil
    let ignoring = Set(run.processes.flatMap { $0.ignoring ?? [] })
    var idle = Idle()
    var ofIgnoring: [TestOwner: [CheckKey]] = [:]
    var ofSkipped: [TestOwner: [CheckKey]] = [:]
    let skipped = SkippedTests(run.results)
    // Orphans are named as such, and stop the gate.
    // A second sidecar may name a check that was made.
    let known = Set(made)
    for key in store.listing(besides: made + verdict.orphans).keys where !known.contains(key) {
      let owner = key.test.map { TestOwner(suite: key.suite, test: $0) }
      if let owner, ignoring.contains(owner) {
        ofIgnoring[owner, default: []].append(key)
      } else if let owner, skipped.contains(owner) {
        ofSkipped[owner, default: []].append(key)
      } else if !isShard {
        // Which baselines are those of another part of the suite is not known.
        idle.rest.append(key)
      }
    }
    idle.ignoring = ignoring.sorted().map { .test($0, ofIgnoring[$0] ?? []) }
    let ages = Dictionary(
      uniqueKeysWithValues: Set(ofSkipped.keys).union(skipped.suites).sorted().map {
        ($0, disabling?.age(of: $0, at: skipped.places[$0]) ?? .unknown)
      })
    idle.skipped = ages.keys.sorted().compactMap { owner in
      let (keys, age) = (ofSkipped[owner] ?? [], ages[owner] ?? .unknown)
      if case .ofBranch = age { return .skipped(owner, keys, age) }
      return keys.isEmpty ? nil : .skipped(owner, keys, age)
    }
    return idle
  }

  /// Baselines without a check, one by one; of a run that selected its tests those together that no test of it could have compared.
  ///
  /// A test that ran and compared nothing is told by its baselines, whatever was selected. Of a baseline without a test, as
  /// previews have, the suite has to have compared another one.
  private func unchecked(_ keys: [CheckKey]) -> [NoticeSubject] {
    guard run.launch?.selection != nil else { return keys.map(NoticeSubject.unchecked) }
    let ran = Set(run.results.joined().map { TestOwner(suite: $0.test.suite, test: $0.test.test) })
    let suites = Set(verdict.checks.filter { $0.key.test == nil }.map(\.key.suite))
    let left = keys.filter { key in
      guard let test = key.test else { return !suites.contains(key.suite) }
      return !ran.contains(TestOwner(suite: key.suite, test: test))
        && !(key.suite.count == 1 && ran.contains(TestOwner(suite: [], test: test)))
    }
    let isLeft = Set(left)
    return keys.filter { !isLeft.contains($0) }.map(NoticeSubject.unchecked)
      + (left.isEmpty ? [] : [.unselected(left)])
  }

  private func isOfBase(_ key: CheckKey) -> Bool {
    guard let review else { return false }
    return review.base.files[BaselineFiles(key, in: review.base.store).sidecarPath] != nil
  }

  // MARK: - The run as a whole

  private var shards: [NoticeSubject] {
    if let parts = run.launch?.parts {
      return parts.filter { $0.checks == 0 && $0.ranNothing != true }.compactMap(\.shard).map(
        NoticeSubject.emptyShard)
    }
    guard let shard = run.launch?.partialShard else { return [] }
    return [.shard(shard)]
  }

  /// What was answered, by test; and where it is forbidden, that a process of an older version does not tell.
  private var interruptions: [NoticeSubject] {
    let told = run.interruptions.map(NoticeSubject.interruption)
    let isForbidden =
      store.project.settings.forbid.contains(.answeredInterruptions)
      || review?.base.rules.forbid.contains(.answeredInterruptions) ?? false
    let silent = run.processes.count { $0.records != nil && $0.interruptions == nil }
    return told + (isForbidden && silent > 0 ? [.untoldInterruptions(processes: silent)] : [])
  }

  /// A commit with other sources is a reason not to trust the run, and told as such.
  private var commit: [NoticeSubject] {
    guard let other = verdict.otherCommit, other.hasSameSources else { return [] }
    return [.commit(ran: other.run, now: other.present)]
  }

  /// The file that says whose signatures count, if it is not that of the base.
  private var signers: [NoticeSubject] {
    guard let review else { return [] }
    return review.signers.filter(review.base.isChanged).map(NoticeSubject.signers)
  }

  /// That no base was named matters where it is forbidden, or where approvers were removed; a run on a developer's machine needs
  /// none.
  private var missingBase: [NoticeSubject] {
    guard review == nil else { return [] }
    let isForbidden = store.project.settings.forbid.contains(.missingBaseBranch)
    return formerApprovers.isEmpty && isForbidden
      ? [.noBase] : formerApprovers.map(NoticeSubject.formerApprover)
  }

  private var ownBase: [NoticeSubject] {
    guard let base = review?.base, base.containsHEAD else { return [] }
    return [.ownBase(base.ref)]
  }
}

extension DifferenceBudget {
  /// Whether no pixel may differ.
  fileprivate var allowsNothing: Bool {
    (maxDiffPixels ?? 0) == 0 && (maxDiffPixelRatio ?? 0) == 0 && (precision ?? 1) == 1
      && perceptualPrecision == 1 && minimumClusterSize == 1
  }
}

/// The tests that were skipped in the last attempt that has a result of them.
struct SkippedTests {
  /// Those in suites.
  private(set) var suites: Set<TestOwner> = []
  /// The lines of tests, where they are known.
  private(set) var places: [TestOwner: CallSite] = [:]
  /// Functions outside of any suite, of which it is not known which file they are in.
  private var functions: Set<String> = []

  init(_ results: [[TestResult]]) {
    var last: [TestName: TestResult.End] = [:]
    for result in results.joined() {
      last[result.test] = result.end
      places[TestOwner(suite: result.test.suite, test: result.test.test)] = result.place
    }
    for (test, end) in last where end == .skipped {
      if test.suite.isEmpty {
        functions.insert(test.test)
      } else {
        suites.insert(TestOwner(suite: test.suite, test: test.test))
      }
    }
  }

  /// Whether a test was skipped.
  func contains(_ owner: TestOwner) -> Bool {
    suites.contains(owner) || owner.suite.count == 1 && functions.contains(owner.test)
  }
}

extension Gate {
  /// Judges a run, and finds the facts to name beside the verdict.
  package func review(of run: Run, against store: BaselineStore) -> Verdict {
    let verdict = verdict(on: run, against: store)
    return verdict.replacing(
      notices: NoticeFinder(verdict: verdict, run: run, store: store, review: nil).notices())
  }

  /// Judges a run, and finds the facts to name beside the verdict and the baselines that the branch changed.
  ///
  /// `base`: the branch that this one is to be merged into; `nil` if what changed is not to be told.
  package func review(
    of run: Run, against store: BaselineStore, since base: BaseBranch?,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Verdict {
    let store = base.map { BaselineStore(store.project.counting(approvalsOf: $0.rules)) } ?? store
    if let base, let change = store.unfinished().first {
      let files = BaselineFiles(change.record.key, in: store.project.baselines)
      throw BaseError.unfinished(ref: base.ref, path: files.folder.displayPath(files.intent))
    }
    let judged = verdict(on: run, against: store)
    var review = try base.map { branch throws(BaseError) in
      try BranchReview(branch, store, environment: environment)
    }
    let borrowed = judged.checks.compactMap { check in
      if case .approved(_, let record) = check.outcome { record } else { nil }
    }
    let tolerances =
      try base.map { base in
        try GrownTolerance.find(
          in: judged.checks, of: run, since: base, store, changes: review?.rules ?? [],
          environment: environment)
      } ?? []
    let audit = try ApprovalAudit.run(
      review, store, borrowed: borrowed, tolerances: tolerances, environment: environment)
    review?.note(audit)
    let doubts = base?.rules.approvers.isEmpty == false ? RunCommit.doubts(of: run, in: store.project) : []
    let verdict = judged.replacing(findings: judged.findings + doubts, review: review)
    var finder = NoticeFinder(verdict: verdict, run: run, store: store, review: review)
    finder.audit = audit
    finder.tolerances = tolerances
    if base == nil {
      finder.formerApprovers = FormerApprover.find(in: store.project, environment: environment)
    }
    return verdict.replacing(notices: finder.notices())
  }
}
