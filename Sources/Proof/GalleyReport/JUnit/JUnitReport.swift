import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyText
import GalleyTree

/// A verdict as JUnit XML, as Jenkins, GitLab and most others read it.
///
/// Every test that ran is a case, in its suite; and so is every check, in a class of its test's name. A difference is a failure of
/// the check's case, with its pictures, and so is a check without a baseline; a check that could not be compared is an error. What
/// else made a test fail is in the test's own case, so that nothing is counted twice, and a test whose checks were approved since
/// passes. The run as a whole has test cases of its own, so that a file without failures means a run without problems.
///
/// - Reference: Jenkins, [xUnit's junit-10.xsd](https://github.com/jenkinsci/xunit-plugin) for the elements and attributes
///   it takes; GitLab, [Unit test reports](https://docs.gitlab.com/ci/testing/unit_test_reports/) for those it shows.
package struct JUnitReport: Sendable {
  /// The verdict to report.
  package var verdict: Verdict
  /// The start of the run.
  package var started: Date?
  /// The report whose pictures are attached.
  package var report: WrittenReport?
  /// The folder that attachments are named from, for GitLab; `nil` for absolute paths, for Jenkins.
  package var attachmentRoot: String?
  package init(
    _ verdict: Verdict, started: Date? = nil, report: WrittenReport? = nil, attachmentRoot: String? = nil
  ) {
    self.verdict = verdict
    self.started = started
    self.report = report
    self.attachmentRoot = attachmentRoot
  }

  /// The file.
  package var text: String {
    var suites: [String: [JUnitCase]] = [:]
    let checks = Dictionary(grouping: verdict.checks) {
      TestOwner(suite: $0.key.suite, test: $0.key.test ?? "")
    }
    for test in verdict.suite.tests {
      let owner = TestOwner(suite: test.test.suite, test: test.test.test)
      suites[Self.suite([JUnitCase.suite(of: test.test)]), default: []]
        .append(testCase(test, checks: checks[owner]?.count ?? 0))
    }
    for check in verdict.checks { suites[Self.suite(check.key.suite), default: []].append(testCase(check)) }
    for refusal in verdict.refusals {
      suites[Self.suite(refusal.suite), default: []].append(JUnitCase(refusal))
    }
    let runCases = runCases.map { testCase in
      var testCase = testCase
      if let place { testCase.name += " \(place)" }
      return testCase
    }
    let named = [(Self.runSuite, runCases)] + suites.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let all = named.flatMap(\.1)
    return MarkupNode.element(
      "testsuites",
      [("name", ["Galley \(verdict.run)", place].compactMap(\.self).joined(separator: " "))]
        + JUnitCase.counts(all),
      named.map { name, cases in
        .element(
          "testsuite",
          [("name", name)] + JUnitCase.counts(cases)
            + [("time", Self.time(cases)), ("timestamp", started.map(Self.instant))],
          properties + cases.map(\.node))
      }
    ).document
  }

  /// The configuration of the run as the end of names, by which readers tell the same case in several configurations;
  /// `nil` if none was stated.
  private var place: String? { verdict.launch?.configuration.map { "@ \($0.text)" } }

  /// What is stated of the configuration, for each suite.
  private var properties: [MarkupNode] {
    guard let configuration = verdict.launch?.configuration else { return [] }
    func property(_ name: String, _ value: String?) -> [MarkupNode] {
      value.map { [.element("property", [("name", name), ("value", $0)], [])] } ?? []
    }
    var all = property("galley.configuration", configuration.text)
    for (name, value) in configuration.parameters.sorted(by: { $0.key < $1.key }) {
      all += property("galley.parameter.\(name)", value)
    }
    return [.element("properties", [], all)]
  }

  /// The suite of the cases about the whole run.
  private static let runSuite = "Galley"

  private static func suite(_ steps: [String]) -> String {
    let name = CleanText.line(steps.joined(separator: "."))
    return name.isEmpty ? JUnitCase.noSuite : name
  }

  /// A moment in UTC without its zone, as readers expect it.
  private static func instant(_ date: Date) -> String { String(date.formatted(.iso8601).prefix(19)) }

  /// The sum of the times of cases; `nil` if none has one.
  private static func time(_ cases: [JUnitCase]) -> String? {
    let times = cases.compactMap(\.duration)
    return times.isEmpty ? nil : JUnitCase.seconds(times.reduce(0, +))
  }

  private var runCases: [JUnitCase] {
    var whole = JUnitCase(name: "the run is complete", className: Self.runSuite)
    if let first = verdict.findings.first {
      whole.problem = .init(
        kind: .error, message: "\(first)", type: "incomplete",
        text: verdict.findings.map { "\($0)." }.joined(separator: "\n"))
    }
    whole.output =
      [ReportText.summary(verdict)] + NoticeReport.lines(verdict)
    var cases = [whole]
    let suite = verdict.suite
    // Where it is known which test failed, that is in its own case.
    let others =
      suite.loose.map(SuiteText.loose)
      + (suite.failed.isEmpty ? [SuiteText.failure(suite)] : []).compactMap(\.self)
    if let first = others.first {
      cases.append(
        JUnitCase(
          name: "the tests pass apart from their checks", className: Self.runSuite,
          problem: .init(
            kind: .failure, message: first, type: "test", text: others.joined(separator: "\n"))))
    }
    if verdict.failsOnFlaky, !verdict.flaky.isEmpty {
      cases.append(
        JUnitCase(
          name: "no test passes only in a rerun", className: Self.runSuite,
          problem: .init(
            kind: .failure,
            message: "\(EnglishNoun.count(verdict.flaky.count, "test")) passed only in a rerun",
            type: "flaky", text: verdict.flaky.map(ReportText.flaky).joined(separator: "\n"))))
    }
    let forbidden = (verdict.notices ?? []).filter { $0.forbidden != nil }.map(NoticeText.wholeSentence)
    if let first = forbidden.first {
      cases.append(
        JUnitCase(
          name: "nothing passes that the settings forbid", className: Self.runSuite,
          problem: .init(
            kind: .failure, message: first, type: "forbidden", text: forbidden.joined(separator: "\n"))))
    }
    if !verdict.orphans.isEmpty {
      cases.append(
        JUnitCase(
          name: "every baseline is used", className: Self.runSuite,
          problem: .init(
            kind: .failure,
            message: "\(EnglishNoun.count(verdict.orphans.count, "baseline")) without a check",
            type: "orphan", text: verdict.orphans.map(\.text).joined(separator: "\n"))))
    }
    return cases
  }

  private func testCase(_ test: JudgedTest, checks: Int) -> JUnitCase {
    var testCase = JUnitCase(test, checks: checks)
    if let place { testCase.name += " \(place)" }
    testCase.output += test.attachments.map { "[[ATTACHMENT|\(path($0.path))]]" }
    return testCase
  }

  private func testCase(_ check: Verdict.JudgedCheck) -> JUnitCase {
    let key = check.key
    var testCase = JUnitCase(
      suite: key.suite, test: key.test, argument: key.argument, name: key.name, environment: key.environment)
    testCase.place = check.record.place
    let status = check.outcome.status
    testCase.properties = [
      ("galley.key", key.text), ("galley.status", status.rawValue),
      ("galley.transition", check.transition.id),
    ]
    let sentences = DecisionText.sentences(check)
    func problem(_ kind: JUnitCase.Problem.Kind) -> JUnitCase.Problem {
      .init(
        kind: kind, message: sentences.first ?? "", type: status.rawValue,
        text: (sentences + DecisionText.commands(check)).joined(separator: "\n"))
    }
    switch check.outcome {
    case .match: break
    case .tolerated, .approved: testCase.output += sentences
    case .mismatch, .new, .recorded: testCase.problem = problem(.failure)
    case .environmentChanged, .unusable: testCase.problem = problem(.error)
    }
    testCase.output += attachments(of: key)
    return testCase
  }

  /// The pictures of a check, each on a line of its own.
  ///
  /// - Reference: Jenkins, [JUnit Attachments](https://plugins.jenkins.io/junit-attachments/); GitLab, [Screenshots in unit
  ///   test reports](https://docs.gitlab.com/ci/testing/unit_test_reports/).
  private func attachments(of key: CheckKey) -> [String] {
    guard let report, let files = report.pictures[key] else { return [] }
    let folder = (report.page as NSString).deletingLastPathComponent
    let shown = ["baseline", "candidate", "strip", "overlay"].compactMap { files[$0] }
    return shown.map { "[[ATTACHMENT|\(path(folder + "/" + $0))]]" }
  }

  private func path(_ path: String) -> String {
    guard let attachmentRoot, path.hasPrefix(attachmentRoot + "/") else { return path }
    return String(path.dropFirst(attachmentRoot.count + 1))
  }
}
