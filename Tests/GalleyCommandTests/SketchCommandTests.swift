import BaselineFixtures
import Foundation
import GalleyAuthoring
import GalleyBaselines
import GalleyDecisions
import GalleyDiff
import GalleyExplanation
import GalleyPages
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct SketchCommandTests {
  private let sandbox: Sandbox
  private let tool: Tool
  private let screen = Element(
    .application, label: "Mail", children: [Element(.button, identifier: "inbox.compose", label: "Compose")])

  init() throws {
    sandbox = try Sandbox()
    tool = Tool(sandbox: sandbox)
  }

  @Test func aBaselineIsSketchedByItsFile() throws {
    try sandbox.makeBaselines(.init())
    let sketch = Sketch(of: try #require(Screen().snapshot.tree)).text
    #expect(sketch.hasPrefix("struct "))
    #expect(tool("sketch", "\(Sandbox.baseline).json") == ToolResult(code: .clean, out: sketch, err: ""))
  }

  @Test func aCheckIsSketchedByItsName() throws {
    try sandbox.makeBaselines(.init())
    #expect(tool("sketch", "details").out == Sketch(of: try #require(Screen().snapshot.tree)).text)
    let changed = Screen().button("Remove")
    try sandbox.run("later", .init(Samples.key(), changed))
    let result = tool("sketch", "RecipesTests/*", "--name", "recipe", "--run", "later")
    #expect(result.out == Sketch(of: try #require(changed.snapshot.tree), name: "recipe").text)
    #expect(result.out.hasPrefix("struct Recipe: Layout {\n"))
  }

  @Test func aFailureIsSketched() throws {
    let recorder = try RunRecorder.open(sandbox.project, environment: [RunName.variable: "r"])
    try recorder.keepEvidence(title: "Inbox did not load", text: "missing", picture: nil, tree: screen)
    try recorder.keepEvidence(title: "Draft did not load", text: "missing", picture: nil)
    try recorder.close()
    let sketch = Sketch(of: screen).text
    #expect(tool("sketch", "--failure=1") == ToolResult(code: .clean, out: sketch, err: ""))
    expectGolden([
      ("tool(\"sketch\", \"--failure\").err", tool("sketch", "--failure").err),
      ("tool(\"sketch\", \"--failure=3\").err", tool("sketch", "--failure=3").err),
      ("tool(\"sketch\").out", tool("sketch").out),
    ])
    #expect(tool("sketch", "--failure=x").code == .usage)
  }

  @Test func aTreeAloneIsAScreen() throws {
    try sandbox.write([UInt8](JSONEncoder().encode(screen)), to: "tree.json")
    #expect(tool("sketch", "tree.json").out == Sketch(of: screen).text)
    let json = tool("sketch", "tree.json", "--json").out
    #expect(json.contains("\"source\": \"tree.json\""))
    #expect(json.contains("struct Mail: Layout {"))
  }

  @Test func whatThereIsIsListed() throws {
    try sandbox.makeBaselines(.init())
    #expect(tool("sketch").out == "Checks (galley sketch '<check>'):\n  \(Samples.key().text)\n")
  }

  @Test func whatIsNotThereIsSaid() throws {
    expectGolden(tool("sketch").err, "tool(\"sketch\").err")
    expectGolden(tool("sketch", "nothing").err, "tool(\"sketch\", \"nothing\").err")
    try sandbox.write("{}", to: "empty.json")
    #expect(
      tool("sketch", "empty.json").err.hasPrefix(
        "galley: \(sandbox.url("empty.json").path) contains no screen: "))
    #expect(tool("sketch", "a", "b").code == .usage)
    try sandbox.run("r")
    expectGolden(tool("sketch", "--failure").err, "tool(\"sketch\", \"--failure\").err")
  }
}
