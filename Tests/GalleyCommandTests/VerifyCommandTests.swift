import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import Testing

@testable import GalleyCommands

@Suite struct VerifyCommandTests {
  @Test func aSoundStore() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    #expect(
      Tool(sandbox: sandbox)("verify")
        == ToolResult(
          code: .clean, out: "1 picture and 0 texts equal the approved ones; 1 decision in the journal.\n",
          err: ""))
  }

  @Test func whatIsDamagedIsNamedAndWhatWasLeftStays() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init(), .init(Samples.key("other")))
    try sandbox.remove(Sandbox.baseline + ".png")
    let stray = "Baselines/RecipesTests/testDetails/.details.iphone-x-light.png.new"
    try sandbox.write("half", to: stray)
    let result = Tool(sandbox: sandbox)("verify")
    #expect(
      result
        == ToolResult(
          code: .notComparable,
          out: """
            Left by a killed process, and removed by the next "galley prune" or "optimise": \(stray)
            1 picture and 0 texts equal the approved ones; 2 decisions in the journal; 1 fault found.

            """,
          err: "galley: \(Sandbox.baseline).png is missing, but its .json is there; restore it with "
            + "\"git checkout -- \(Sandbox.baseline).png\", or remove the .json and approve again.\n"))
    #expect(sandbox.files("Baselines").contains(stray))
    #expect(Tool(sandbox: sandbox)("optimise").code == .notComparable)
    #expect(!sandbox.files("Baselines").contains(stray))
  }

  @Test func underJSON() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let result = Tool(sandbox: sandbox)("verify", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(object["data"] as? [String: Any])
    #expect(data["isClean"] as? Bool == true && data["pictures"] as? Int == 1)
    #expect(
      Set(data.keys) == [
        "format", "isClean", "pictures", "texts", "decisions", "findings", "settled", "removed", "unfinished",
        "leftovers",
      ])
  }
}
