import GalleyBaselines

/// The parts of a suite that are gone since the base, by name, with the authors of the removals.
///
/// The list of the tests of a whole suite shows that a test is gone.
struct VanishedParts {
  let run: Run
  let review: BranchReview
  let changes: SourceChanges?

  private var base: BaseBranch { review.base }

  /// The subjects of a notice.
  ///
  /// `idle`: the baselines of the base without a check.
  func subjects(idle: [CheckKey]) -> [NoticeSubject] {
    var left = BaseBranch.mostAuthors
    func who(_ ask: () -> ChangeAuthor) -> ChangeAuthor {
      left -= 1
      return left >= 0 ? ask() : .unknown
    }
    let tests = tests(idle)
    // Suites and tests are asked about before files: a removed suite may take hundreds of files along.
    var owners: [NoticeSubject] = []
    for (suite, gone) in tests.suites {
      owners.append(
        .goneSuite(
          suite, tests: gone.count, gone.flatMap(\.keys),
          by: who { base.remover(ofSuite: suite, test: gone[0].owner.test) }
        ))
    }
    for gone in tests.single {
      owners.append(.goneTest(gone.owner, gone.keys, by: who { base.remover(ofTest: gone.owner.test) }))
    }
    var subjects = review.changes.compactMap { change -> NoticeSubject? in
      guard change.kind == .removed, let key = change.key else { return nil }
      let path = "\(change.path).\(BaselinePart.sidecar.rawValue)"
      return .gone(
        key, change.decision, by: change.decision == nil ? who { base.remover(ofFile: path) } : .unknown)
    }
    subjects += owners
    let isWhole = run.launch?.selection == nil
    let arguments =
      isWhole && tests.rest.contains { $0.argument != nil } ? RemovedArguments(changes, base) : nil
    let previews = RemovedPreviews(changes: changes, base: base)
    for key in tests.rest {
      guard isWhole else {
        subjects.append(.vanished(key, by: .unknown))
        continue
      }
      let author = who {
        if key.isPreview { return previews.remover(of: key) }
        return key.argument.flatMap { arguments?.remover(of: $0, test: key.test) }
          ?? base.author(of: "\"\(key.name)\"")
      }
      subjects.append(.vanished(key, by: author))
    }
    return subjects
      + issues.map { page, issue in
        .goneIssue(page, issue, by: who { base.author(of: issue, in: [Settings.fileName]) })
      }
  }

  private struct GoneTest {
    var owner: TestOwner
    var keys: [CheckKey]
    var hasSuite = true
  }

  /// The tests that are gone: whole suites and single tests, with their baselines.
  private func tests(
    _ idle: [CheckKey]
  ) -> (suites: [(suite: [String], tests: [GoneTest])], single: [GoneTest], rest: [CheckKey]) {
    guard let list = run.list, run.launch?.selection == nil else { return ([], [], idle) }
    let listed = Set(list.tests.map { TestOwner(suite: $0.suite, test: $0.test) })
    var gone: [TestOwner: [CheckKey]] = [:]
    var rest: [CheckKey] = []
    for key in idle {
      let owner = key.test.map { TestOwner(suite: key.suite, test: $0) }
      if let owner, !listed.contains(owner), !listed.contains(TestOwner(suite: [], test: owner.test)) {
        gone[owner, default: []].append(key)
      } else {
        rest.append(key)
      }
    }
    let bare = bareTests(besides: listed.union(gone.keys))
    let left = Set(list.tests.map(\.suite))
    let bySuite = Dictionary(
      grouping: gone.map { GoneTest(owner: $0.key, keys: $0.value) } + bare.filter(\.hasSuite),
      by: \.owner.suite
    )
    .mapValues { $0.sorted { $0.owner < $1.owner } }.sorted { $0.key.joined() < $1.key.joined() }
    let whole = bySuite.filter { $0.value.count > 1 && !left.contains($0.key) }
    let others = bySuite.filter { $0.value.count == 1 || left.contains($0.key) }.flatMap(\.value)
    return (whole.map { ($0.key, $0.value) }, others + bare.filter { !$0.hasSuite }, rest)
  }

  /// The removed tests without baselines, which the sources alone tell; the file stands for a suite that is not known.
  ///
  /// `known`: the tests that are still there, or gone with baselines.
  private func bareTests(besides known: Set<TestOwner>) -> [GoneTest] {
    let names = Set(known.map(\.test))
    // Lines of a type do not tell the types around it that stayed.
    func short(_ owner: TestOwner) -> TestOwner {
      TestOwner(suite: Array(owner.suite.suffix(1)), test: owner.test)
    }
    let shorts = Set(known.map(short))
    return (changes?.removedTests ?? []).compactMap { removed in
      guard !removed.suite.isEmpty else {
        return names.contains(removed.test)
          ? nil
          : GoneTest(owner: TestOwner(suite: [removed.path], test: removed.test), keys: [], hasSuite: false)
      }
      let owner = TestOwner(suite: removed.suite, test: removed.test)
      return shorts.contains(short(owner)) ? nil : GoneTest(owner: owner, keys: [])
    }
  }

  /// The known accessibility issues that the base lists and the checkout does not.
  private var issues: [(page: String, issue: String)] {
    guard review.settings.contains(where: { $0.field == Settings.Field.knownIssues.rawValue }) else {
      return []
    }
    let now = run.project.settings.knownIssues
    return base.rules.knownIssues.sorted { $0.key < $1.key }.flatMap { page, issues in
      issues.filter { !(now[page] ?? []).contains($0) }.map { (page, $0) }
    }
  }
}
