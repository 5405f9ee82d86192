import Foundation
import GalleyBaselines
import GalleyTree

/// A verdict as JUnit XML, as Jenkins, GitLab and most others read it.
///
/// A difference is a failure, and so is what has no baseline; what could not be compared is an error. What is wrong with the
/// run as a whole has a test case of its own, for a file in which all is well must not hide it.
///
/// - Reference: Jenkins, [xUnit's junit-10.xsd](https://github.com/jenkinsci/xunit-plugin) for the elements and attributes
///   it takes; GitLab, [Unit test reports](https://docs.gitlab.com/ci/testing/unit_test_reports/) for those it shows.
package struct JUnitReport: Sendable {
  /// What the gate says.
  package var verdict: Verdict
  /// When the run began.
  package var started: Date?
  /// The report whose pictures are attached.
  package var report: WrittenReport?
  /// The folder from which attachments are named, as GitLab has it; `nil` for whole paths, as Jenkins has it.
  package var attachmentRoot: String?
  /// Why tests failed beside their checks, as a sentence; `nil` if none did.
  package var otherFailure: String?

  /// Sets up a report.
  ///
  /// - Parameters:
  ///   - verdict: What the gate says.
  ///   - started: When the run began.
  ///   - report: The report whose pictures are attached.
  ///   - attachmentRoot: The folder from which attachments are named; `nil` for whole paths.
  ///   - otherFailure: Why tests failed beside their checks.
  package init(
    _ verdict: Verdict, started: Date? = nil, report: WrittenReport? = nil, attachmentRoot: String? = nil,
    otherFailure: String? = nil
  ) {
    self.verdict = verdict
    self.started = started
    self.report = report
    self.attachmentRoot = attachmentRoot
    self.otherFailure = otherFailure
  }

  /// The file.
  package var text: String {
    var suites: [String: [JUnitCase]] = [:]
    for check in verdict.checks { suites[Self.suite(check.key.suite), default: []].append(testCase(check)) }
    for refusal in verdict.refusals {
      suites[Self.suite(refusal.suite), default: []].append(JUnitCase(refusal))
    }
    let named = [(Self.runSuite, runCases)] + suites.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    let all = named.flatMap(\.1)
    return XMLNode.element(
      "testsuites", [("name", "Galley \(verdict.run)")] + JUnitCase.counts(all),
      named.map { name, cases in
        .element(
          "testsuite",
          [("name", name)] + JUnitCase.counts(cases) + [("timestamp", started.map(Self.instant))],
          cases.map(\.node))
      }
    ).document
  }

  /// The suite of what is said of the run as a whole.
  private static let runSuite = "Galley"

  private static func suite(_ steps: [String]) -> String {
    let name = ElementText.clean(steps.joined(separator: "."))
    return name.isEmpty ? "(no suite)" : name
  }

  /// Without a zone, as readers expect it; it is UTC.
  private static func instant(_ date: Date) -> String { String(date.formatted(.iso8601).prefix(19)) }

  private var runCases: [JUnitCase] {
    var whole = JUnitCase(name: "the run is complete", className: Self.runSuite)
    if let first = verdict.findings.first {
      whole.result = .error(
        message: "\(first)", type: "incomplete",
        text: verdict.findings.map { "\($0)." }.joined(separator: "\n"))
    }
    whole.output = [ReportWords.summary(verdict)]
    var cases = [whole]
    if let otherFailure {
      var tests = JUnitCase(name: "the tests pass beside their checks", className: Self.runSuite)
      tests.result = .failure(message: otherFailure, type: "test", text: otherFailure)
      cases.append(tests)
    }
    if !verdict.orphans.isEmpty {
      var orphans = JUnitCase(name: "every baseline is used", className: Self.runSuite)
      let count = CheckWords.count(verdict.orphans.count, "baseline")
      orphans.result = .failure(
        message: "\(count) without a check", type: "orphan",
        text: verdict.orphans.map(\.text).joined(separator: "\n"))
      cases.append(orphans)
    }
    return cases
  }

  private func testCase(_ check: Verdict.JudgedCheck) -> JUnitCase {
    let key = check.key
    let owner = key.suite + [key.test].compactMap { $0 }
    var testCase = JUnitCase(
      name: [key.argument.map { "(\($0))" }, key.name, "@ \(key.environment.slug)"].compactMap { $0 }
        .joined(separator: " "),
      className: owner.isEmpty ? Self.suite([]) : owner.joined(separator: "."), place: check.record.place)
    let status = check.outcome.status
    testCase.properties = [
      ("galley.key", key.text), ("galley.status", status.rawValue),
      ("galley.transition", check.transition.id),
    ]
    let sentences = DecisionWords.sentences(check)
    let body = (sentences + DecisionWords.commands(check)).joined(separator: "\n")
    switch check.outcome {
    case .match: break
    case .tolerated, .approved: testCase.output += sentences
    case .mismatch, .new, .recorded:
      testCase.result = .failure(message: sentences.first ?? "", type: status.rawValue, text: body)
    case .environmentChanged, .unusable:
      testCase.result = .error(message: sentences.first ?? "", type: status.rawValue, text: body)
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
