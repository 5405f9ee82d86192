import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleySystem
import GalleyText
import Glibc

/// The verdict of the gate on a run, made in one place of all that was found.
package struct Verdict: Sendable {
  /// The name of the run.
  package let run: String
  /// The checks, by their key.
  package let checks: [JudgedCheck]
  /// The reasons not to trust the run as a whole.
  package let findings: [RunFinding]
  /// The baselines that no check used; empty unless they were looked for.
  package let orphans: [CheckKey]
  /// New checks that are old ones under another name; empty unless orphans were looked for.
  package let renames: [Rename]
  /// New checks that may be old ones, without it being clear which.
  package let unclearRenames: [AmbiguousRename]
  /// The number of reports that of a screen the run kept beside its checks; they decide nothing.
  package let evidence: Int
  /// The checks that could not be made, in order; those that were made elsewhere in the run are among ``checks``.
  package let refusals: [Refusal]
  /// The tests that passed only when they were run again, in order.
  package let flaky: [FlakyTest]
  /// Whether flaky tests stop the gate.
  package let failsOnFlaky: Bool
  /// The proof for each of ``orphans``.
  package let orphanReasons: [CheckKey: OrphanReason]
  /// The baselines that no check used, of which it is not proven that none will; empty unless they were looked for.
  package let unproven: [CheckKey]
  /// The baselines of ``unproven`` that would be orphans if new checks, perhaps renamed ones, had baselines.
  package let supplanted: [CheckKey]
  /// The start of the run, with its commit; `nil` if `galley test` did not begin the run.
  package let launch: RunLaunch?
  /// The commit of the run and the present one, where they are not the same; `nil` if they are, or one is not known.
  package let otherCommit: RunCommit?
  /// The result of the tests, beside what their checks say.
  package let suite: SuiteResult
  /// The facts that are named beside the outcome; `nil` unless they were looked for.
  package let notices: [Notice]?
  /// The baselines that the branch changed since its base; `nil` unless a base was named.
  package let review: BranchReview?

  /// Creates a verdict.
  package init(
    run: String, checks: [JudgedCheck], findings: [RunFinding], unused: UnusedBaselines = UnusedBaselines(),
    evidence: Int = 0, refusals: [Refusal] = [], flaky: [FlakyTest] = [], failsOnFlaky: Bool = false,
    launch: RunLaunch? = nil, otherCommit: RunCommit? = nil, suite: SuiteResult = SuiteResult(),
    notices: [Notice]? = nil, review: BranchReview? = nil
  ) {
    self.run = run
    self.checks = checks
    self.findings = findings
    orphans = unused.orphans
    orphanReasons = unused.reasons
    unproven = unused.unproven
    supplanted = unused.supplanted
    renames = unused.renames
    unclearRenames = unused.unclearRenames
    self.evidence = evidence
    self.refusals = refusals
    self.flaky = flaky
    self.failsOnFlaky = failsOnFlaky
    self.launch = launch
    self.otherCommit = otherCommit
    self.suite = suite
    self.notices = notices
    self.review = review
  }

  /// The same verdict with other values for the named properties, such as for a part of the checks.
  package func replacing(
    checks: [JudgedCheck]? = nil, findings: [RunFinding]? = nil, orphans: [CheckKey]? = nil,
    unproven: [CheckKey]? = nil, renames: [Rename]? = nil, unclearRenames: [AmbiguousRename]? = nil,
    refusals: [Refusal]? = nil, flaky: [FlakyTest]? = nil, failsOnFlaky: Bool? = nil,
    launch: RunLaunch? = nil, suite: SuiteResult? = nil, notices: [Notice]? = nil,
    review: BranchReview? = nil
  ) -> Verdict {
    Verdict(
      run: run, checks: checks ?? self.checks, findings: findings ?? self.findings,
      unused: UnusedBaselines(
        orphans: orphans ?? self.orphans, reasons: orphanReasons, unproven: unproven ?? self.unproven,
        supplanted: supplanted, renames: renames ?? self.renames,
        unclearRenames: unclearRenames ?? self.unclearRenames),
      evidence: evidence, refusals: refusals ?? self.refusals, flaky: flaky ?? self.flaky,
      failsOnFlaky: failsOnFlaky ?? self.failsOnFlaky, launch: launch ?? self.launch,
      otherCommit: otherCommit, suite: suite ?? self.suite, notices: notices ?? self.notices,
      review: review ?? self.review)
  }

  /// One check, judged against the store as it is now.
  package struct JudgedCheck: Sendable {
    /// The check.
    package var key: CheckKey
    /// The outcome.
    package var outcome: CheckOutcome
    /// The record in the run.
    package var record: CheckRecord
    /// The baseline as it is now; `nil` if there is none that can be used.
    package var baseline: ContentDigest?
    /// The decision about this very change, if it still stands.
    package var decision: DecisionRecord?
    /// The records of earlier attempts, first attempt first; empty where the first one decided.
    package var attempts: [CheckRecord] = []

    /// Whether it passes, and an earlier attempt at the same check did not.
    package var isFlaky: Bool {
      outcome.passes && attempts.contains { ![.match, .tolerated, .approved].contains($0.status) }
    }

    /// The change that a decision would be about; of a match, from the baseline to itself.
    package var transition: Transition { Transition(key: key, from: decided, to: record.candidate) }

    /// The baseline that was decided on; not ``baseline`` if there is no decision on the files that are there.
    package var decided: ContentDigest? { outcome.undecided.map(\.decided) ?? baseline }
  }

  /// The checks that ended in a certain way.
  package func checks(_ status: CheckRecord.Status) -> [JudgedCheck] {
    checks.filter { $0.outcome.status == status }
  }

  /// The number of checks that ended in a certain way.
  package func count(of status: CheckRecord.Status) -> Int {
    checks.count { $0.outcome.status == status }
  }

  /// The number of checks, with those that could not be made.
  package var count: Int { Self.count(checks, refusals) }

  /// The number of checks that could not be made; several reasons may be given for one.
  package var refusedCount: Int { Self.count([], refusals) }

  /// The number of checks among those that were made and those that could not be.
  static func count(_ checks: [JudgedCheck], _ refusals: [Refusal]) -> Int {
    checks.count + Set(refusals.map(\.text)).count
  }

  /// The number of checks that were compared with a baseline.
  package var compared: Int {
    checks.count { check in
      switch check.outcome.status {
      case .match, .tolerated, .approved, .mismatch: true
      default: false
      }
    }
  }

  /// The exit code of `galley gate`.
  package var exitCode: ExitCode {
    var codes: [ExitCode] = []
    if !findings.isEmpty || !refusals.isEmpty { codes.append(.notComparable) }
    if !orphans.isEmpty { codes.append(.orphans) }
    if failsOnFlaky, !flaky.isEmpty { codes.append(.flaky) }
    if suite.stops { codes.append(.differences) }
    if hasForbiddenNotices { codes.append(.differences) }
    for check in checks {
      switch check.outcome {
      case .match, .tolerated, .approved, .recorded: break
      case .mismatch: codes.append(.differences)
      case .new: codes.append(.new)
      case .environmentChanged, .unusable: codes.append(.notComparable)
      }
    }
    return .first(of: codes)
  }

  /// A cause, and the checks it shows in.
  package struct CauseGroup: Sendable {
    /// The cause, as the first of the checks has it, but for its sentence, which is true in all of them.
    package var cause: Cause
    /// The distinct sentences of the checks, in their order.
    package var sentences: [String] = []
    /// The checks, by their key.
    package var keys: [CheckKey]
  }

  /// The differences by cause, the one in most checks first.
  package var causes: [CauseGroup] {
    var groups: [CauseGroup] = []
    var members: [[Cause]] = []
    var places: [String: Int] = [:]
    for check in checks(.mismatch) {
      for cause in check.outcome.comparison?.causes ?? [] {
        let place = places[cause.id] ?? groups.count
        if place == groups.count {
          groups.append(CauseGroup(cause: cause, keys: []))
          members.append([])
          places[cause.id] = place
        }
        members[place].append(cause)
        if groups[place].keys.last != check.key { groups[place].keys.append(check.key) }
      }
    }
    for place in groups.indices {
      var told: Set<String> = []
      groups[place].sentences = members[place].map(\.sentence).filter { told.insert($0).inserted }
      groups[place].cause.sentence = SharedSentence.of(members[place])
    }
    // Sorting is stable: causes in as many checks stay in the order of their first check.
    return groups.sorted { $0.keys.count > $1.keys.count }
  }
}

/// A reason not to trust a run as a whole.
package enum RunFinding: Sendable, Hashable {
  /// A process never ended its part: it crashed, was killed, or still runs.
  case processOpen(pid: Int32, isRunning: Bool, ran: [KeptTrail.Step] = [])
  /// A signal interrupted the run.
  case interrupted(Int32)
  /// The process of Swift Testing never ended its part.
  case swiftTestingOpen
  /// `galley test` began the run and did not end it.
  case notEnded
  /// A file of the run cannot be read; the sentence says which and why.
  case unreadable(String)
  /// Some records are gone.
  case recordsMissing(written: Int, found: Int)
  /// The run made no check at all; the status is that of `swift test`, where `galley test` started it.
  case nothingCompared(status: Int32?)
  /// The run is a part of a suite that made no check at all.
  case shardEmpty(Shard)
  /// Parts of the suite were run apart, and some are not there.
  case shardsMissing([Int], of: Int)
  /// Parts of the suite have tests and ran none of them.
  case shardsIdle([Shard])
  /// Another number of checks was expected.
  case unexpectedCount(expected: Int, made: Int)
  /// A baseline that no check used cannot be read, so it is not known whose it is.
  case unreadableBaseline(BaselineError)
  /// A branch whose approvals were to count cannot be asked.
  case branchUnreadable(GitError)
  /// The journal of decisions cannot be read.
  case journalUnreadable(JournalError)
  /// The folder that was asked for cannot hold what is known of files.
  case cacheRefused(ContentCacheError)
  /// The run is of another commit, and more than baselines changed since.
  case otherCommit(RunCommit)
  /// The run does not tell its commit, and approvers are asked.
  case commitUnknown
  /// An approval of another branch does not count, as its baseline there cannot be looked at.
  case approvalNotCounted(String)
}

extension RunFinding {
  /// Whether all records are there for all that.
  var leavesNothingOut: Bool {
    switch self {
    case .nothingCompared, .shardEmpty, .unexpectedCount, .unreadableBaseline, .branchUnreadable,
      .journalUnreadable, .cacheRefused, .otherCommit, .commitUnknown, .approvalNotCounted:
      true
    case .processOpen, .interrupted, .swiftTestingOpen, .notEnded, .unreadable, .recordsMissing,
      .shardsMissing, .shardsIdle:
      false
    }
  }
}

extension RunFinding: CustomStringConvertible {
  /// The finding as one sentence without a full stop.
  package var description: String {
    switch self {
    case .processOpen(let pid, true, _): return "the test process \(pid) still runs; wait for its end"
    case .processOpen(let pid, false, let ran):
      return
        "the test process \(pid) never finished: it crashed, exited or was killed, and checks may be missing"
        + Self.words(ran)
    case .interrupted(let signal):
      return "\(SignalName.of(signal)) interrupted the run, and checks may be missing; run the tests again"
    case .swiftTestingOpen:
      return
        "Swift Testing never finished: its process crashed, exited or was killed, and checks may be missing"
    case .notEnded: return "\"galley test\" did not finish, and checks may be missing"
    case .unreadable(let sentence): return sentence
    case .recordsMissing(let written, let found):
      return
        "\(EnglishNoun.count(written, "record")) were written and \(found) are there; run the tests again"
    case .nothingCompared(let status):
      let hint =
        switch status {
        case .some(let status) where status != 0: "\"swift test\" failed before any (see its output above)"
        default: "call check(…) in a test, and make sure that the test runs"
        }
      return "nothing was compared: \(hint)"
    case .shardEmpty(let shard):
      return
        "shard \(shard.text) compared nothing: none of its tests makes a check; divide the suite into fewer shards, "
        + "or make sure that its tests run"
    case .shardsMissing(let numbers, let count):
      let names = numbers.map { "\($0)/\(count)" }
      let list = EnglishList.first(5, of: names)
      return names.count == 1
        ? "the shard \(list) is missing; merge all shards of the suite"
        : "the shards \(list) are missing; merge all shards of the suite"
    case .shardsIdle(let shards):
      let list = EnglishList.first(5, of: shards.map(\.text))
      return "the shard\(shards.count == 1 ? "" : "s") \(list) ran nothing: none of the tests has a result; "
        + "run \(shards.count == 1 ? "it" : "them") again, and merge all shards anew"
    case .unexpectedCount(let expected, let made):
      return "\(EnglishNoun.count(expected, "check")) were expected, and the run made \(made)"
    case .unreadableBaseline(let fault): return "\(fault)"
    case .branchUnreadable(let fault): return "\(fault)"
    case .journalUnreadable(let fault): return "\(fault)"
    case .cacheRefused(let fault): return "\(fault)"
    case .otherCommit(let commit): return "\(commit)"
    case .commitUnknown:
      return
        "the run does not tell its commit, and a base with approvers wants it; run the tests again in the repository, "
        + "with git installed"
    case .approvalNotCounted(let sentence): return sentence
    }
  }
}

extension RunFinding {
  /// What a process did last, such as `; it ran FeedTests/testFeed, whose last step was: Tap "Retry" Button`.
  private static func words(_ ran: [KeptTrail.Step]) -> String {
    guard let first = ran.first else { return "" }
    let rest = ran.count > 1 ? " (and \(EnglishNoun.count(ran.count - 1, "more test")) ran)" : ""
    let test = first.test.isEmpty ? "a test" : first.test
    return "; it ran \(test), whose last step was: \(first.step)\(rest)"
  }
}

extension [Verdict.JudgedCheck] {
  /// The same checks; none of those is usable whose names differ in nothing but case, whichever process made them.
  var markingCaseCollisions: [Verdict.JudgedCheck] {
    var places: [String: [Int]] = [:]
    for index in indices { places[self[index].key.caseFolded, default: []].append(index) }
    var checks = self
    for collision in places.values where collision.count > 1 {
      for (number, index) in collision.enumerated() {
        let other = self[collision[number == 0 ? 1 : 0]]
        checks[index].outcome = .unusable(
          .run(
            .caseCollision(
              self[index].key, other.key, first: other.record.place, second: self[index].record.place)))
      }
    }
    return checks
  }
}

/// A test that failed, and passed when it was run again.
package struct FlakyTest: Sendable, Hashable, Codable {
  /// The suites the test is in, outermost first.
  package var suite: [String]
  /// The test, without parentheses.
  package var test: String
  /// The attempt that passed, from 2 up.
  package var passedOn: Int
  /// Its checks that failed before, by their key; none if it failed for another reason.
  package var checks: [CheckKey]

  /// Names a flaky test.
  package init(suite: [String], test: String, passedOn: Int, checks: [CheckKey] = []) {
    self.suite = suite
    self.test = test
    self.passedOn = passedOn
    self.checks = checks
  }

  /// The test as one line, such as `RecipesTests/testDetails`; fit to be shown anywhere.
  package var text: String {
    CheckKey(suite: suite, test: test, name: "", environment: .picture).ownerText
  }
}

/// The exit codes of `galley`.
package enum ExitCode: Int32, Sendable, Hashable, CaseIterable {
  /// Nothing to complain of.
  case clean = 0
  /// Something differs, or a test failed.
  case differences = 1
  /// Something could not be compared.
  case notComparable = 2
  /// Only new checks, which have no baseline.
  case new = 3
  /// Only baselines that no check used.
  case orphans = 4
  /// Only checks that passed on a second attempt.
  case flaky = 5
  /// The command line makes no sense.
  case usage = 64
  /// Somebody pressed Control-C, which sends SIGINT.
  case interrupted = 130
  /// SIGTERM ended it, as when a CI job is cancelled.
  case terminated = 143
  /// SIGHUP ended it, as when a terminal is closed.
  case hungUp = 129

  /// Which one counts when several apply.
  private static let precedence: [ExitCode] = [
    .usage, .interrupted, .terminated, .hungUp, .notComparable, .differences, .new, .orphans, .flaky,
  ]

  /// The one that counts of all that apply.
  ///
  /// - Returns: The weightiest; ``clean`` if there is none.
  package static func first(of codes: some Sequence<ExitCode>) -> ExitCode {
    let codes = Set(codes)
    return precedence.first(where: codes.contains) ?? .clean
  }
}

extension ExitCode {
  /// The exit code of a command that a signal interrupted: 128 and its number, as of a shell.
  package init(interruptedBy signal: Int32) {
    self =
      switch signal {
      case SIGTERM: .terminated
      case SIGHUP: .hungUp
      default: .interrupted
      }
  }
}
