import BaselineFixtures
import Foundation
import GalleyAuthoring
import GalleyBaselines
import GalleyDecisions
import GalleyPages
import GalleyTree
import GoldenFiles
import Testing

@testable import galley_tools

@Suite(.timeLimit(.minutes(2))) struct LintPagesCommandTests {
  /// The path of this target's file with the layouts, and the lines in it, which move.
  private func plain(_ text: String) -> String {
    text.replacing(/[^ \n"]*\/?FakeLayoutPackage\.swift:\d+/, with: "FakeLayoutPackage.swift:LINE")
  }

  @Test func notesDoNotFail() throws {
    let tool = try FakeLayoutPackage(SampleInspections.sound)
    let result = try tool("lint-pages")
    expectGolden(plain(result.out))
    #expect(result.code == 0)
    #expect(
      try tool.calls() == ["test", "inspect: stop"])
    #expect(result.err.contains("Building\n"))
  }

  @Test func errorsFail() throws {
    let result = try FakeLayoutPackage(SampleInspections.faulty)("lint-pages", "--no-notes")
    expectGolden(plain(result.out))
    #expect(result.code == 1)
  }

  @Test func nothingToSayIsSaid() throws {
    let atlas = Atlas { SampleInspections.Composer.self }
    var told = SampleInspections.inspection(("OtherTests", atlas))
    told.suites[0].problems = []
    expectGolden(try FakeLayoutPackage(told)("lint-pages").out)
  }

  @Test func twoTargetsWithOneAtlasSayEverythingOnce() throws {
    var told = SampleInspections.faulty
    told.suites += SampleInspections.faulty.suites
    told.suites[1].module = "Mail_Tests"
    let result = try FakeLayoutPackage(told)("lint-pages")
    #expect(result.out.contains("1 layout of OtherTests, Mail_Tests: 1 error, 0 notes.\n"))
  }

  @Test func aPathBelowTheWorkingFolderIsShort() {
    var problem = SampleInspections.faulty.suites[0].problems[0]
    problem.place = CallSite(
      fileID: "Pages/Inbox.swift", filePath: "/work/mail/Pages/Inbox.swift", line: 12)
    #expect(ProblemList([problem], in: "/work/mail").text.hasPrefix("Pages/Inbox.swift:12: error: "))
    #expect(ProblemList([problem], in: "/work/ma").text.hasPrefix("/work/mail/Pages/Inbox.swift:12: error: "))
    problem.place = nil
    #expect(ProblemList([problem], in: "/").text.hasPrefix("error: Faulty.heading is"))
  }

  @Test func jsonHasTheSame() throws {
    let result = try FakeLayoutPackage(SampleInspections.faulty)("lint-pages", "--json")
    #expect(result.code == 1)
    let envelope = try #require(
      try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(envelope["data"] as? [String: Any])
    #expect(data["errors"] as? Int == 1)
    let problems = try #require(data["problems"] as? [[String: Any]])
    #expect(problems.map { $0["rule"] as? String } == ["duplicate-locator"])
    #expect(problems.map { $0["other"] as? String } == ["title"])
    #expect(result.err.contains("1 layout of OtherTests"))
  }

  @Test(arguments: LayoutProblem.Rule.allCases)
  func everyRuleIsExplained(_ rule: LayoutProblem.Rule) throws {
    let result = Tool(sandbox: try Sandbox()).run(["lint-pages", "--explain", rule.rawValue])
    #expect(result.code == .clean)
    #expect(result.out == "\(rule.rawValue) (\(rule.severity.rawValue))\n\n\(rule.article.markdown)")
  }

  @Test func rulesAreListed() throws {
    let result = Tool(sandbox: try Sandbox()).run(["lint-pages", "--rules"])
    #expect(result.code == .clean)
    let lines = result.out.split(separator: "\n")
    #expect(lines.map { String($0.prefix { $0 != " " }) } == LayoutProblem.Rule.allCases.map(\.rawValue))
    expectGolden(String(lines[0]))
  }

  @Test func anUnknownRuleIsUsage() throws {
    let tool = Tool(sandbox: try Sandbox())
    let near = tool.run(["lint-pages", "--explain", "duplicate-locators"])
    #expect(near.code == .usage)
    expectGolden(near.err, "near.err")
    let far = tool.run(["lint-pages", "--explain", "everything"])
    expectGolden(far.err, "far.err")
  }

  @Test func targetsAreChosenByTheirName() throws {
    let tool = try FakeLayoutPackage(SampleInspections.sound)
    #expect(try tool("lint-pages", "--target", "Mail-Tests").out.contains("2 layouts of Mail_Tests"))
    let result = try tool("lint-pages", "--target", "Mail-Test")
    #expect(result.code == 64)
    #expect(
      result.err.hasSuffix(
        "galley: no test target \"Mail-Test\" registers an atlas; did you mean Mail_Tests?\n"))
  }

  @Test func argumentsArePassedOn() throws {
    let tool = try FakeLayoutPackage(SampleInspections.sound)
    _ = try tool("lint-pages", "--", "-c", "release")
    #expect(try tool.calls().first == "test -c release")
  }

  @Test func whatGoesWrongIsSaid() throws {
    func said(_ tool: FakeLayoutPackage) throws -> String {
      let result = try tool("lint-pages")
      #expect(result.code == 2)
      #expect(result.out.isEmpty)
      return result.err
    }
    #expect(
      try said(FakeLayoutPackage(SampleInspections.sound, test: "exit 3")).hasSuffix(
        "galley: \"swift test\" ended with 3 before the layouts were known, see above: the tests do not build, or making "
          + "a layout failed.\n"))
    #expect(
      try said(FakeLayoutPackage(nil, test: "kill -SEGV $$")).contains(
        "galley: \"swift test\" ended with 139 before the layouts were known"))
    #expect(
      try said(FakeLayoutPackage(nil)).hasSuffix(
        "galley: the test process did not report its layouts; a test target that registers an atlas must import "
          + "Galley or GalleyChecks, and nothing may run in place of \"swift test\".\n"))
    var future = SampleInspections.sound
    future.format = 2
    #expect(
      try said(FakeLayoutPackage(future)).hasSuffix(
        "galley: the report of the test process cannot be read (format 2); tool and library must be of one "
          + "version.\n"))
    #expect(
      try said(FakeLayoutPackage(SampleInspections.inspection())).hasSuffix(
        """
        galley: no target with tests registers an atlas; put "final class RegisteredAtlas: \
        AtlasRegistration { static let atlas = yourAtlas }" into one, with the name of your atlas.

        """))
  }

  @Test func noTestIsRunOnFaultyLayouts() throws {
    let tool = try FakeLayoutPackage(SampleInspections.faulty, test: "exit 1")
    let result = try tool("test")
    #expect(result.code == 2)
    #expect(
      plain(result.out).contains(
        "FakeLayoutPackage.swift:LINE: error: Faulty.heading is found by the same locator"))
    #expect(result.err.hasSuffix("galley: no test ran, as the layouts have errors.\n"))
    #expect(try tool.calls().last == "inspect: test")
  }

  @Test func soundLayoutsStopNothing() throws {
    let result = try FakeLayoutPackage(SampleInspections.sound)("test")
    // Nothing was checked, which is the gate's to say.
    #expect(result.code == 2)
    #expect(!result.err.contains("layouts"))
  }
}
