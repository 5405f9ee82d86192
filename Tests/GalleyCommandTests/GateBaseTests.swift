import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import Testing

@testable import GalleyCommands

@Suite struct GateBaseTests {
  /// A branch that changed one baseline, added one and removed one, and its run.
  static func branch() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(
      .init(), .init(Samples.key("same")), .init(Samples.key("gone"), Screen().button("Gone")))
    try sandbox.makeRepository()
    try sandbox.git("checkout", "-q", "-b", "feature")
    try sandbox.run(
      "r", .init(Samples.key(), Screen().button("Remove")), .init(Samples.key("same")),
      .init(Samples.key("fresh"), Screen().button("Fresh")))
    try sandbox.approve("r")
    let gone = Samples.key("gone")
    _ = try sandbox.store.remove(
      gone, expecting: try #require(try sandbox.store.read(gone).digest),
      Signature(by: "Bob", at: Samples.signature.at, reason: "no longer shown"))
    try sandbox.commit("Approve")
    return sandbox
  }

  @Test func whatTheBranchApprovedIsListed() throws {
    let sandbox = try Self.branch()
    let base = try Git(in: sandbox.root).commit("main").prefix(10)
    let result = Tool(sandbox: sandbox)("gate", "--base", "main")
    #expect(result.code == .clean)
    #expect(
      result.out == """
        notice  1 check of the base vanished:
          - RecipesTests/testDetails / gone @ iphone-x-light: removed by Bob on 2026-07-25: no longer shown
        branch  3 baselines differ from main (\(base)): 1 added, 1 changed, 1 removed:
          changed  RecipesTests/testDetails / details @ iphone-x-light: approved by Ada on 2026-07-25: as designed
          added  RecipesTests/testDetails / fresh @ iphone-x-light: approved by Ada on 2026-07-25: as designed
          removed  RecipesTests/testDetails / gone @ iphone-x-light: removed by Bob on 2026-07-25: no longer shown

        run r: compared 3 of 3: 3 match, 0 differ, 0 new
        Nothing waits for a decision.

        """)
  }

  @Test func aRemovedTestIsNamedWithItsRemover() throws {
    let suite = try FakeSwiftPackage(["Alpha": .same, "Beta": .same])
    let sandbox = suite.sandbox
    try sandbox.write("@Test func looks() {}\n", to: "Tests/Beta.swift")
    try sandbox.makeRepository()
    try sandbox.git("checkout", "-q", "-b", "feature")
    try sandbox.write("M.Alpha/looks()\n", to: "tests")
    let unsaid = try suite.galley(["test", "--base", "main"])
    #expect(
      unsaid.out.contains(
        "  - Beta/looks: the test is gone, and no commit of this branch removed it; 1 baseline, start\n"),
      "\(unsaid.out + unsaid.err)")
    try sandbox.remove("Tests/Beta.swift")
    try sandbox.commit("Tidy up")
    let result = try suite.galley(["test", "--base", "main"])
    #expect(result.code == .clean)
    #expect(
      result.out.contains(
        "notice  1 check of the base vanished:\n  - Beta/looks: the test is gone, removed by Ada on "),
      "\(result.out)")
  }

  @Test func aBaseThatHasTheWholeBranchIsNamedAndPasses() throws {
    let sandbox = try Self.branch()
    let tool = Tool(sandbox: sandbox)
    let notice =
      "notice  main has every commit of this branch, so that only changes that are not committed are compared with it.\n"
    #expect(!tool("gate", "--base", "main").out.contains(notice))
    try sandbox.git("checkout", "-q", "main")
    try sandbox.git("merge", "-q", "--ff-only", "feature")
    let merged = tool("gate", "--base", "main")
    #expect(merged.code == .clean && merged.out.contains(notice), "\(merged.out + merged.err)")
    try sandbox.git("checkout", "-q", "-b", "fresh")
    let fresh = tool("gate", "--base", "main")
    #expect(fresh.code == .clean && fresh.out.contains(notice), "\(fresh.out + fresh.err)")
    try sandbox.write("{ forbid: ['ownBaseBranch'] }", to: "Galley.json")
    #expect(tool("gate", "--base", "main").code == .differences)
  }

  @Test func approversThatAreGoneAreNamedWhereThereIsNoBase() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let tool = Tool(sandbox: sandbox)
    let notice =
      "name it with --base:\n  - Baselines: ada@example.com was an approver by Galley.json of "
    try sandbox.write(
      "{ approvers: { Baselines: ['ada@example.com', 'bob@example.com'] } }", to: "Galley.json")
    try sandbox.makeRepository()
    try sandbox.write("{ level: 'strict' }", to: "Galley.json")
    try sandbox.run("r", .init())
    let result = tool("gate", "--run", "r")
    #expect(result.code == .clean && result.out.contains(notice), "\(result.out + result.err)")
    #expect(result.out.contains("  - Baselines: bob@example.com was an approver"), "\(result.out)")
    try sandbox.commit("Tidy up")
    #expect(tool("gate", "--run", "r").out.contains(notice))
    // Bases have approvers, or have removed them as well.
    #expect(!tool("gate", "--run", "r", "--base", "main").out.contains("an approver"))
    try sandbox.git("update-ref", "refs/remotes/origin/main", "main")
    try sandbox.git("symbolic-ref", "refs/remotes/origin/HEAD", "refs/remotes/origin/main")
    #expect(!tool("gate", "--run", "r").out.contains("an approver"))
  }

  @Test func withoutFormerApproversNothingIsSaidOfABase() throws {
    let sandbox = try Self.branch()
    #expect(!Tool(sandbox: sandbox)("gate").out.contains("base"))
  }

  @Test func reportAndMarkdownShowPictures() throws {
    let sandbox = try Self.branch()
    let tool = Tool(sandbox: sandbox)
    #expect(
      tool("gate", "--base", "main", "--html", "out/site", "--markdown", "out/summary.md").code == .clean)
    let text = try sandbox.text("out/summary.md")
    let links = text.split(separator: "\"").filter { $0.hasPrefix("site/pictures/") }
    // Each picture is a link and an image: two of what changed, one of what came, one of what went.
    #expect(links.count == 8)
    for link in Set(links) {
      #expect(try sandbox.bytes("out/\(link)").starts(with: [0x89, 0x50, 0x4E, 0x47]), "\(link)")
    }
    // Without a report there is nothing to show, and elsewhere no path leads to it.
    #expect(tool("gate", "--base", "main", "--markdown", "plain.md").code == .clean)
    #expect(!(try sandbox.text("plain.md")).contains("<img"))
    #expect(
      try sandbox.text("plain.md").contains("**Approved on this branch:** 3 baselines differ from main"))
    #expect(
      tool(
        "gate", "--base", "main", "--html", "out/site", "--markdown", "out/a.md", "--report-url",
        "https://ci.example/7"
      ).code == .clean)
    #expect(try sandbox.text("out/a.md").contains("<img src=\"https://ci.example/7/pictures/"))
  }

  @Test func jsonHasAllOfIt() throws {
    let sandbox = try Self.branch()
    let result = Tool(sandbox: sandbox)("gate", "--base", "main", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(object["data"] as? [String: Any])
    let review = try #require(data["review"] as? [String: Any])
    let changes = try #require(review["changes"] as? [[String: Any]])
    #expect(changes.compactMap { $0["kind"] as? String } == ["changed", "added", "removed"])
    #expect(
      changes.compactMap { ($0["decision"] as? [String: Any])?["by"] as? String } == ["Ada", "Ada", "Bob"])
    #expect(review["base"] as? String == "main")
    let notices = try #require(data["notices"] as? [[String: Any]])
    #expect(notices.compactMap { $0["kind"] as? String } == ["vanishedChecks"])
  }

  @Test func aBaseThatIsNotThereStopsBeforeAnythingIsJudged() throws {
    let sandbox = try Self.branch()
    #expect(
      Tool(sandbox: sandbox)("gate", "--base", "origin/main")
        == ToolResult(
          code: .notComparable, out: "",
          err:
            "galley: there is no branch, tag or commit \"origin/main\" here to serve as the base; fetch it with "
            + "\"git fetch origin main:refs/remotes/origin/main\".\n"))
  }

  @Test func whatIsForbiddenIsSaidByEveryReport() throws {
    let sandbox = try Self.branch()
    try sandbox.write("{ forbid: ['vanishedChecks'] }", to: "Galley.json")
    var tool = Tool(sandbox: sandbox)
    tool.environment = ["GITHUB_STEP_SUMMARY": sandbox.root + "/step.md", "GITHUB_ACTIONS": "true"]
    let result = tool("gate", "--base", "main", "--junit", "junit.xml", "--html", "site")
    let sentence = "1 check of the base vanished, and Galley.json forbids it (vanishedChecks)"
    #expect(result.code == .differences)
    #expect(result.out.contains("forbidden  \(sentence):\n"))
    #expect(result.out.contains("::error title=Galley%3A vanishedChecks::\(sentence)%0A"))
    for file in ["step.md", "junit.xml", "site/index.html"] {
      #expect(try sandbox.text(file).replacing("\\", with: "").contains(sentence), "\(file)")
    }
  }
}
