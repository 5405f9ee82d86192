import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GoldenFiles
import Testing

@testable import GalleyCommands

/// Files whose pixels are shown otherwise than they are stored, and animations, wherever pictures are read.
@Suite struct ShownOtherwiseTests {
  private static let profile = ("iCCP", Array("Display P3".utf8) + [0, 0, 1])
  private static let animation = ("acTL", [0, 0, 0, 2, 0, 0, 0, 0] as [UInt8])
  private static let turned = (
    "eXIf",
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0] as [UInt8]
  )

  private func pictures() throws -> Sandbox {
    let sandbox = try Sandbox()
    let plain = [UInt8](try PNG.encode(Screen().picture))
    try sandbox.write(plain, to: "plain.png")
    try sandbox.write(try PNGBytes.inserting("sRGB", [0], in: plain), to: "srgb.png")
    for (name, chunk) in [("wide", Self.profile), ("moving", Self.animation), ("turned", Self.turned)] {
      try sandbox.write(try PNGBytes.inserting(chunk.0, chunk.1, in: plain), to: "\(name).png")
    }
    let other = [UInt8](try PNG.encode(Screen().button("Remove").picture))
    try sandbox.write(try PNGBytes.inserting(Self.profile.0, Self.profile.1, in: other), to: "wide2.png")
    return sandbox
  }

  @Test func `diff says how each is shown`() throws {
    let tool = Tool(sandbox: try pictures())
    #expect(tool("diff", "plain.png", "srgb.png").code == .clean)
    #expect(tool("diff", "wide.png", "wide.png").code == .clean)
    expectGolden(tool("diff", "wide.png", "wide2.png").out, "tool(\"diff\", \"wide.png\", \"wide2.png\").out")
    for verdict in [[], ["--verdict"], ["--engine", "ciede2000"]] {
      let words = "differ: the first is shown in sRGB, the second with the colour profile \"Display P3\"\n"
      #expect(
        tool.run(["diff", "plain.png", "wide.png"] + verdict)
          == ToolResult(code: .differences, out: words, err: ""))
    }
    expectGolden(
      tool("diff", "turned.png", "plain.png").out, "tool(\"diff\", \"turned.png\", \"plain.png\").out")
    let both = tool("diff", "plain.png", "wide2.png")
    #expect(
      both.out.hasPrefix("differ: 576 pixels, in 1 region, the first is shown in sRGB, the second with"))
    let json = tool("diff", "plain.png", "wide.png", "--json")
    #expect(json.out.contains(#""first": "in sRGB""#) && json.out.contains(#""equal": false"#))
    for pair in [["moving.png", "plain.png"], ["plain.png", "moving.png"], ["moving.png", "moving.png"]] {
      let moving = tool.run(["diff"] + pair)
      #expect(moving.code == .notComparable)
      #expect(
        moving.err.contains(" is an animation (chunk acTL at byte "),
        "\(moving.err)")
    }
  }

  @Test func `compare says it of each pair`() throws {
    let sandbox = try pictures()
    for (name, first, second) in [("a", "plain", "wide"), ("b", "plain", "srgb"), ("c", "plain", "moving")] {
      try sandbox.write(try sandbox.bytes("\(first).png"), to: "before/\(name).png")
      try sandbox.write(try sandbox.bytes("\(second).png"), to: "after/\(name).png")
    }
    let result = Tool(sandbox: sandbox)("compare", "before", "after", "-o", "drawn", "--report", "page")
    #expect(result.code == .notComparable)
    #expect(
      result.out.hasPrefix(
        "a.png: differ: the first is shown in sRGB, the second with the colour profile \"Display P3\"\n"),
      "\(result.out)")
    #expect(result.out.contains("3 pictures: 1 equal, 1 different, 1 not comparable\n"))
    #expect(result.err.contains("c.png: ") && result.err.contains("is an animation"))
    #expect(try sandbox.text("page/index.html").contains("shown in sRGB, then with the colour profile"))
  }

  @Test(arguments: [0, 1, 2])
  func `a baseline that is shown otherwise is not clean, whatever its sidecar says`(_ kind: Int) throws {
    let (name, data) = [Self.profile, Self.animation, Self.turned][kind]
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init())
    #expect(Tool(sandbox: sandbox)("gate").code == .clean)
    let picture = try PNGBytes.inserting(name, data, in: try sandbox.bytes(Sandbox.baseline + ".png"))
    try sandbox.write(picture, to: Sandbox.baseline + ".png")
    for words in [["verify"], ["gate"], ["explain", "details"]] {
      let result = Tool(sandbox: sandbox).run(words)
      if words[0] != "explain" { #expect(result.code == .notComparable, "\(words)") }
      #expect(
        (result.out + result.err).contains(
          kind == 1 ? "is an animation" : "is shown otherwise than its pixels are stored"),
        "\(words): \(result)")
    }
  }

  @Test func `a candidate that is shown otherwise cannot be approved`() throws {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    try sandbox.run("r", .init(Samples.key(), Screen().button("Remove")))
    for file in sandbox.files(".galley/runs/r") where file.hasSuffix(".png") {
      let picture = try PNGBytes.inserting(Self.profile.0, Self.profile.1, in: try sandbox.bytes(file))
      try sandbox.write(picture, to: file)
    }
    let result = Tool(sandbox: sandbox)("approve", "--all")
    #expect(result.code == .notComparable && result.err.contains("is shown otherwise"), "\(result)")
    #expect(Tool(sandbox: sandbox)("gate").code != .clean)
  }
}
