import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import Testing

@testable import GalleyCommands

@Suite struct DiffCommandTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write([UInt8](try PNG.encode(Screen().picture)), to: "a.png")
    try sandbox.write([UInt8](try PNG.encode(Screen().picture, effort: .fast)), to: "same.png")
    try sandbox.write([UInt8](try PNG.encode(Screen().button("Remove").picture)), to: "b.png")
    try sandbox.write([UInt8](try PNG.encode(Bitmap(width: 60, height: 50, color: .white))), to: "small.png")
    return sandbox
  }

  @Test func endsLikeCmp() throws {
    let sandbox = try sandbox()
    let tool = Tool(sandbox: sandbox)
    #expect(
      tool("diff", "a.png", "same.png") == ToolResult(code: .clean, out: "equal: 120 × 200 pixels\n", err: "")
    )
    #expect(
      tool("diff", "a.png", "b.png")
        == ToolResult(code: .differences, out: "differ: 576 pixels, in 1 region\n", err: ""))
    #expect(tool("diff", "a.png", "none.png").code == .notComparable)
    #expect(tool("diff", "a.png", "none.png").err.contains("none.png"))
    #expect(tool("diff", "a.png").code == .usage)
    let sizes = tool("diff", "a.png", "small.png")
    #expect(sizes.code == .differences)
    #expect(sizes.out.hasPrefix("differ: 120 × 200 against 60 × 50 pixels in size"), "\(sizes.out)")
  }

  @Test func drawsTheDifference() throws {
    let sandbox = try sandbox()
    let result = Tool(sandbox: sandbox)("diff", "a.png", "b.png", "-o", "out.png")
    #expect(result.out == "differ: 576 pixels, in 1 region\ndifference: \(sandbox.root)/out.png\n")
    let picture = try PNG.read(sandbox.url("out.png").path)
    #expect(picture[70, 90] == RGBA(255, 0, 68))
    #expect(picture[0, 0] != RGBA(255, 0, 68))
  }

  @Test func underJSON() throws {
    let sandbox = try sandbox()
    let result = Tool(sandbox: sandbox)("diff", "a.png", "b.png", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(object["data"] as? [String: Any])
    #expect(data["equal"] as? Bool == false)
    #expect(data["differingPixels"] as? Int == 576)
    #expect((data["regions"] as? [[Double]])?.first == [64, 80, 24, 24])
  }
}
