import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct GateFilesTests {
  private static func changed() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    return sandbox
  }

  @Test func everyFileIsWrittenThatIsAskedFor() throws {
    let sandbox = try Self.changed()
    let result = Tool(sandbox: sandbox)(
      "gate", "--junit", "out/junit.xml", "--markdown", "comment.md", "--html", "site", "--report-url",
      "https://ci.example/1", "--github")
    #expect(result.code == .differences)
    #expect(try sandbox.text("out/junit.xml").contains("[[ATTACHMENT|\(sandbox.root)/site/pictures/"))
    #expect(try sandbox.text("comment.md").contains("https://ci.example/1/pictures/"))
    #expect(result.out.contains("\n::error file=Tests/RecipesTests.swift,line=10,"))
  }

  @Test func onGitHubAnnotationsAndSummaryComeByThemselves() throws {
    let sandbox = try Self.changed()
    try FileManager.default.createDirectory(atPath: sandbox.root + "/.git", withIntermediateDirectories: true)
    try sandbox.write("before\n", to: "summary.md")
    var tool = Tool(sandbox: sandbox)
    tool.environment = ["GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": sandbox.root + "/summary.md"]
    #expect(tool("gate").out.contains("::error file=Tests/"))
    #expect(try sandbox.text("summary.md").hasPrefix("before\n### ❌ Galley: 1 check differs"))
    tool.environment["GITHUB_WORKSPACE"] = (sandbox.root as NSString).deletingLastPathComponent
    let name = (sandbox.root as NSString).lastPathComponent
    #expect(tool("gate").out.contains("::error file=\(name)/Tests/RecipesTests.swift,"))
    try sandbox.write(String(repeating: "x", count: 1024 * 1024 - 200), to: "summary.md")
    #expect(tool("gate").code == .differences)
    #expect(try sandbox.bytes("summary.md").count <= 1024 * 1024)
    #expect(!Tool(sandbox: sandbox)("gate").out.contains("::error"))
  }

  @Test func gitLabFindsAttachmentsFromItsFolder() throws {
    let sandbox = try Self.changed()
    var tool = Tool(sandbox: sandbox)
    tool.environment = ["GITLAB_CI": "true", "CI_PROJECT_DIR": sandbox.root]
    #expect(tool("gate", "--junit", "j.xml", "--html", "site").code == .differences)
    #expect(try sandbox.text("j.xml").contains("\n[[ATTACHMENT|site/pictures/"))
  }

  @Test(arguments: ["javascript:alert(1)", "ci.example", "https://", "file:///etc"])
  func aReportsAddressIsOneOfTheWeb(_ url: String) throws {
    let result = Tool(sandbox: try Self.changed())("gate", "--report-url", url)
    #expect(result.code == .usage)
    #expect(
      result.err == "galley: --report-url needs an address that begins with https://, not \"\(url)\".\n")
  }

  @Test func schemasArePrinted() throws {
    let tool = Tool(sandbox: try Sandbox())
    #expect(tool("schema").out == JSONSchema.all[0].text)
    #expect(tool("schema", "decisions").out.contains("galley:decisions-2"))
    expectGolden(tool("schema", "gat").err)
  }
}
