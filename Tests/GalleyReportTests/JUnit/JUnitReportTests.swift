import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyReport
import GalleyTree
import Testing

@Suite struct JUnitReportTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../..").standardizedFileURL.path
  private static let linter = "/usr/bin/xmllint"
  private static var hasLinter: Bool { FileManager.default.isExecutableFile(atPath: linter) }

  /// What `xmllint` has to say of a file against our schema; nothing if it is valid.
  private static func faults(_ xml: String) throws -> String {
    let sandbox = try Sandbox()
    try sandbox.write(xml, to: "junit.xml")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: linter)
    process.arguments = [
      "--noout", "--nonet", "--schema", "\(root)/Documentation/Schemas/junit.xsd",
      sandbox.url("junit.xml").path,
    ]
    let pipe = Pipe()
    process.standardError = pipe
    try process.run()
    let words = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? "" : String(decoding: words, as: UTF8.self)
  }

  @Test(.enabled(if: hasLinter)) func aRunOfAMatrixNamesItsConfiguration() throws {
    let sandbox = try TerminalReportTests.everything()
    var launch = RunLaunch(started: Samples.signature.at, command: [], process: .current)
    launch.configuration = try StatedConfiguration.stated(in: [
      StatedConfiguration.variable: #"{"device":"iPad Air","parameters":{"MARKET":"<USA>"}}"#
    ])
    let verdict = try sandbox.verdict("r").replacing(launch: launch)
    let text = JUnitReport(verdict).text
    #expect(try Self.faults(text) == "")
    #expect(text.contains("<testsuites name=\"Galley r @ iPad Air, MARKET=&lt;USA&gt;\""))
    #expect(text.contains("<property name=\"galley.parameter.MARKET\" value=\"&lt;USA&gt;\"/>"))
    #expect(ReportText.origin(verdict)?.hasPrefix("on iPad Air, MARKET=<USA>") == true)
    let document = String(decoding: try StableJSON.document(VerdictDocument(verdict)), as: UTF8.self)
    #expect(document.contains("\"configuration\": {"))
  }

  @Test func everyOutcomeHasItsPlace() throws {
    let sandbox = try TerminalReportTests.everything()
    let verdict = try sandbox.verdict("r", Gate(expected: 6, countsOrphans: true))
    let cause = try #require(verdict.causes.first?.cause.sentence)
    let text = JUnitReport(verdict).text
    #expect(text.hasPrefix("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"Galley r\""))
    #expect(
      text.contains("<testsuite name=\"Galley\" tests=\"2\" failures=\"1\" errors=\"1\" skipped=\"0\">"))
    #expect(
      text.contains("<testsuite name=\"RecipesTests\" tests=\"6\" failures=\"2\" errors=\"2\" skipped=\"0\">")
    )
    #expect(
      text.contains("<error message=\"6 checks were expected, and the run made 5\" type=\"incomplete\">"))
    #expect(
      text.contains(
        """
        <testcase name="grown @ iphone-x-light" classname="RecipesTests.testDetails" file="Tests/RecipesTests.swift" \
        line="12">
        """))
    let escaped = cause.replacing("\"", with: "&quot;")
    #expect(
      text.contains(
        "<failure message=\"\(escaped)\" type=\"mismatch\">\(escaped)\napprove: galley approve 'Rec"))
    #expect(text.contains("<failure message=\"it has no baseline yet\" type=\"new\">"))
    #expect(text.contains(" type=\"environmentChanged\">"))
    #expect(text.contains(" type=\"unusable\">"))
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  @Test func whatIsWrongWithTheWholeFailsACaseOfItsOwn() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    var verdict = try sandbox.verdict("r")
    #expect(!JUnitReport(verdict).text.contains("<failure"))
    var suite = verdict.suite
    suite.failure = .tests(status: 3, parts: [])
    verdict = verdict.replacing(suite: suite)
    #expect(
      JUnitReport(verdict).text.contains(
        "<failure message=\"tests failed for another reason than their checks, or did not run: "))
    try sandbox.run("empty", all: [])
    let empty = JUnitReport(try sandbox.verdict("empty")).text
    #expect(empty.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
  }

  @Test func picturesAreAttachedAsJenkinsAndGitLabFindThem() throws {
    let sandbox = try TerminalReportTests.everything()
    let verdict = try sandbox.verdict("r")
    let report = try HTMLReport(run: try Run("r", in: sandbox.project), store: sandbox.store)
      .write(verdict, to: sandbox.url("out").path)
    let slug = Samples.key("grown").slug
    let whole = JUnitReport(verdict, report: report).text
    #expect(whole.contains("\n[[ATTACHMENT|\(sandbox.root)/out/pictures/\(slug)"))
    let inside = JUnitReport(verdict, report: report, attachmentRoot: sandbox.root).text
    #expect(inside.contains("\n[[ATTACHMENT|out/pictures/\(slug)"))
    if Self.hasLinter { #expect(try Self.faults(inside) == "") }
  }

  @Test func whatATestAttachedIsInItsCase() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    let plain = try sandbox.verdict("r")
    var suite = plain.suite
    var test = JudgedTest(try #require(TestName("LoginTests.LoginTests/testLogin")), .passed)
    test.attachments = [
      .init(
        KeptAttachment(name: "screen", type: "public.png", file: "7-1.png"),
        at: "\(sandbox.root)/.galley/runs/r/attachments/7-1.png")
    ]
    suite.tests = [test]
    let verdict = plain.replacing(suite: suite)
    let whole = JUnitReport(verdict).text
    #expect(whole.contains("[[ATTACHMENT|\(sandbox.root)/.galley/runs/r/attachments/7-1.png]]</system-out>"))
    let inside = JUnitReport(verdict, attachmentRoot: sandbox.root).text
    #expect(inside.contains("[[ATTACHMENT|.galley/runs/r/attachments/7-1.png]]"))
    if Self.hasLinter { #expect(try Self.faults(inside) == "") }
  }

  @Test(.enabled(if: JUnitReportTests.hasLinter, "xmllint is not installed (libxml2-utils)"))
  func allOfItIsValid() throws {
    let sandbox = try TerminalReportTests.everything()
    let verdict = try sandbox.verdict("r", Gate(expected: 6, countsOrphans: true))
    #expect(try Self.faults(JUnitReport(verdict, started: Date(timeIntervalSince1970: 0)).text) == "")
    #expect(try Self.faults(JUnitReport(try TerminalReportTests.refused().verdict("r")).text) == "")
    let wrong = JUnitReport(verdict).text.replacing("<system-out>", with: "<system-err>")
    #expect(try Self.faults(wrong) != "")
  }

  @Test(.enabled(if: JUnitReportTests.hasLinter, "xmllint is not installed (libxml2-utils)"))
  func hostileNamesAreText() throws {
    let names = [
      "]]>", "<script>alert('1')</script>", "\"&amp;\"", "a\u{0}b\u{8}\u{1F}\u{FFFE}\u{FFFF}", "\u{202E}gnp.",
      "line\nbreak\r\n\tTab", String(repeating: "long ", count: 2000), "", "%0A::error::", "𝄞 é 漢",
    ]
    let sandbox = try Sandbox()
    try sandbox.run("r", all: names.map { .init(Samples.key($0, argument: $0, suite: [$0, "S"])) })
    let text = JUnitReport(try sandbox.verdict("r")).text
    #expect(try Self.faults(text) == "")
    #expect(!text.contains("]]>") && !text.contains("<script") && !text.contains("\u{202E}"))
    #expect(
      !text.unicodeScalars.contains {
        $0.value < 32 && $0 != "\n" || $0.value == 0xFFFE || $0.value == 0xFFFF
      })
  }
}
