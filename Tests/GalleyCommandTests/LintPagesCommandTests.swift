import BaselineFixtures
import Foundation
import GalleyAuthoring
import GalleyBaselines
import GalleyPages
import Testing

@testable import galley

@Suite(.timeLimit(.minutes(2))) struct LintPagesCommandTests {
  /// The path of this target's file with the layouts, and the lines in it, which move.
  private func plain(_ text: String) -> String {
    text.replacing(/[^ \n"]*\/?LayoutTool\.swift:\d+/, with: "LayoutTool.swift:LINE")
  }

  @Test func notesDoNotFail() throws {
    let tool = try LayoutTool(Told.sound)
    let result = try tool("lint-pages")
    #expect(
      plain(result.out) == """
        LayoutTool.swift:LINE: note: Inbox.retry is found by a text that is shown, which another language has not: \
        give it an identifier [label-locator]
        2 layouts of Mail_Tests: 0 errors, 1 note.
        "galley lint-pages --explain <rule>" tells more of a rule.

        """)
    #expect(result.code == 0)
    #expect(
      try tool.calls() == [
        "package describe --type json", "build --build-tests", "test --skip-build",
        "Mail_Tests,OtherTests stop",
      ])
    #expect(result.err.contains("Building\n"))
  }

  @Test func errorsFail() throws {
    let result = try LayoutTool(Told.faulty)("lint-pages", "--no-notes")
    #expect(
      plain(result.out) == """
        LayoutTool.swift:LINE: error: Faulty.heading is found by the same locator as title: remove one of them, or \
        tell them apart [duplicate-locator]
        1 layout of OtherTests: 1 error.
        "galley lint-pages --explain <rule>" tells more of a rule.

        """)
    #expect(result.code == 1)
  }

  @Test func nothingToSayIsSaid() throws {
    let atlas = Atlas { Told.Composer.self }
    var told = Told.inspection(("OtherTests", atlas))
    told.suites[0].problems = []
    #expect(try LayoutTool(told)("lint-pages").out == "1 layout of OtherTests: 0 errors, 0 notes.\n")
  }

  @Test func twoTargetsWithOneAtlasSayEverythingOnce() throws {
    var told = Told.faulty
    told.suites += Told.faulty.suites
    told.suites[1].module = "Mail_Tests"
    let result = try LayoutTool(told)("lint-pages")
    #expect(result.out.contains("1 layout of OtherTests, Mail_Tests: 1 error, 0 notes.\n"))
  }

  @Test func aPathBelowTheWorkingFolderIsShort() {
    var problem = Told.faulty.suites[0].problems[0]
    problem.place = SourcePlace(
      fileID: "Pages/Inbox.swift", filePath: "/work/mail/Pages/Inbox.swift", line: 12)
    #expect(ProblemList([problem], in: "/work/mail").text.hasPrefix("Pages/Inbox.swift:12: error: "))
    #expect(ProblemList([problem], in: "/work/ma").text.hasPrefix("/work/mail/Pages/Inbox.swift:12: error: "))
    problem.place = nil
    #expect(ProblemList([problem], in: "/").text.hasPrefix("error: Faulty.heading is"))
  }

  @Test func jsonHasTheSame() throws {
    let result = try LayoutTool(Told.faulty)("lint-pages", "--json")
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
    #expect(lines[0] == "duplicate-locator         error  Two elements of a layout are found by one locator")
  }

  @Test func anUnknownRuleIsUsage() throws {
    let tool = Tool(sandbox: try Sandbox())
    let near = tool.run(["lint-pages", "--explain", "duplicate-locators"])
    #expect(near.code == .usage)
    #expect(near.err == "galley: there is no rule \"duplicate-locators\"; did you mean duplicate-locator?\n")
    let far = tool.run(["lint-pages", "--explain", "everything"])
    #expect(far.err == "galley: there is no rule \"everything\"; \"galley lint-pages --rules\" lists them.\n")
  }

  @Test func targetsAreChosenByTheirName() throws {
    let tool = try LayoutTool(Told.sound)
    #expect(try tool("lint-pages", "--target", "Mail-Tests").out.contains("2 layouts of Mail_Tests"))
    let result = try tool("lint-pages", "--target", "Mail-Test")
    #expect(result.code == 64)
    #expect(
      result.err.hasSuffix(
        "galley: no test target \"Mail-Test\" registers an atlas; did you mean Mail_Tests?\n"))
  }

  @Test func argumentsArePassedOn() throws {
    let tool = try LayoutTool(Told.sound)
    _ = try tool("lint-pages", "--", "-c", "release")
    #expect(try tool.calls().contains("build --build-tests -c release"))
    #expect(try tool.calls().contains("test --skip-build -c release"))
  }

  @Test func whatGoesWrongIsSaid() throws {
    func said(_ tool: LayoutTool) throws -> String {
      let result = try tool("lint-pages")
      #expect(result.code == 2)
      #expect(result.out.isEmpty)
      return result.err
    }
    #expect(
      try said(LayoutTool(nil, package: "exit 1")).hasSuffix(
        "galley: the package does not load: \"swift package describe\" ended with 1, see above.\n"))
    #expect(
      try said(LayoutTool(nil, package: "echo '{\"targets\": []}'")).hasSuffix(
        "galley: the package has no test targets, and layouts are found through one.\n"))
    #expect(
      try said(LayoutTool(Told.sound, build: "exit 3")).hasSuffix(
        "galley: the tests do not build: \"swift build\" ended with 3, see above.\n"))
    #expect(
      try said(LayoutTool(nil, test: "kill -SEGV $$")).hasSuffix(
        "galley: the test process ended with 139 before it told its layouts, see above; making a layout must not "
          + "fail.\n"))
    #expect(
      try said(LayoutTool(nil)).hasSuffix(
        "galley: the test process did not tell its layouts; a test target that registers an atlas must import "
          + "Galley, and nothing may run in place of \"swift test\".\n"))
    var future = Told.sound
    future.format = 2
    #expect(
      try said(LayoutTool(future)).hasSuffix(
        "galley: what the test process told cannot be understood (format 2); tool and library must be of one "
          + "version.\n"))
    #expect(
      try said(LayoutTool(Told.inspection())).hasSuffix(
        """
        galley: no test target registers an atlas (Mail-Tests, OtherTests); put "final class RegisteredAtlas: \
        AtlasRegistration { static let atlas = yourAtlas }" into one, with the name of your atlas.

        """))
  }

  @Test func noTestIsRunOnFaultyLayouts() throws {
    let tool = try LayoutTool(Told.faulty, test: "exit 1")
    let result = try tool("test")
    #expect(result.code == 2)
    #expect(
      plain(result.out).contains("LayoutTool.swift:LINE: error: Faulty.heading is found by the same locator"))
    #expect(result.err.hasSuffix("galley: no test was run, as the layouts have errors.\n"))
    #expect(try tool.calls().last == "Mail_Tests,OtherTests test")
  }

  @Test func soundLayoutsStopNothing() throws {
    let result = try LayoutTool(Told.sound)("test")
    // Nothing was checked, which is the gate's to say.
    #expect(result.code == 2)
    #expect(!result.err.contains("layouts"))
  }
}
