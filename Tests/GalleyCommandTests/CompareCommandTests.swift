import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyImage
import Synchronization
import Testing

@testable import galley

@Suite struct CompareCommandTests {
  private func sandbox(_ files: [String: RGBA]) throws -> Sandbox {
    let sandbox = try Sandbox()
    for folder in ["before", "after"] {
      try FileManager.default.createDirectory(at: sandbox.url(folder), withIntermediateDirectories: true)
    }
    for (path, color) in files {
      try sandbox.write([UInt8](try PNG.encode(Bitmap(width: 5, height: 4, color: color))), to: path)
    }
    return sandbox
  }

  @Test func endsWithTheWorst() throws {
    let same = try sandbox(["before/a.png": .white, "after/a.png": .white, "after/deep/.keep": .white])
    #expect(
      Tool(sandbox: same)("compare", "before", "after")
        == ToolResult(code: .clean, out: "1 picture: 1 equal\n", err: ""))
    #expect(
      Tool(sandbox: same)("compare", "before", "after", "--verbose").out
        == "a.png: equal: 5 × 4 pixels\n1 picture: 1 equal\n")
    let other = try sandbox([
      "before/a.png": .white, "after/a.png": .black, "before/gone.png": .white, "after/new.png": .white,
      "before/same.png": .white, "after/same.png": .white,
    ])
    #expect(
      Tool(sandbox: other)("compare", "before", "after")
        == ToolResult(
          code: .differences,
          out: """
            a.png: differ: 20 pixels
            gone.png: only in before
            new.png: only in after
            4 pictures: 1 equal, 1 different, 1 missing, 1 extra

            """, err: ""))
    try other.write(Array("text".utf8), to: "after/same.png")
    let failed = Tool(sandbox: other)("compare", "before", "after")
    #expect(failed.code == .notComparable)
    #expect(failed.out.hasSuffix("4 pictures: 1 different, 1 missing, 1 extra, 1 not comparable\n"))
    #expect(failed.err.hasPrefix("galley: same.png: "))
  }

  @Test func nothingIsNeverEqual() throws {
    let result = Tool(sandbox: try sandbox([:]))("compare", "before", "after")
    #expect(
      result
        == ToolResult(
          code: .notComparable, out: "", err: "galley: there are no PNG files in either folder.\n"))
    let missing = Tool(sandbox: try sandbox([:]))("compare", "before", "nowhere")
    #expect(missing.code == .notComparable && missing.err.contains("there is no folder"))
    #expect(Tool(sandbox: try sandbox([:]))("compare", "before", "after", "--jobs", "0").code == .usage)
    #expect(Tool(sandbox: try sandbox([:]))("compare", "before").code == .usage)
  }

  @Test func underJSON() throws {
    let sandbox = try sandbox([
      "before/a.png": .white, "after/a.png": .black, "before/gone.png": .white,
    ])
    let result = Tool(sandbox: sandbox)("compare", "before", "after", "-o", "drawn", "-t", "0.1", "--json")
    #expect(result.code == .differences)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(object["data"] as? [String: Any])
    #expect(
      data["different"] as? Int == 1 && data["missing"] as? Int == 1 && data["engine"] as? String == "yiq")
    let pictures = try #require(data["pictures"] as? [[String: Any]])
    #expect(pictures.map { $0["status"] as? String } == ["different", "missing"])
    #expect(pictures[0]["differingPixels"] as? Int == 20 && pictures[0]["picture"] as? String == "a.png")
    #expect(try PNG.read(sandbox.url("drawn/a.png").path).width == 5)
  }

  @Test func onlyATerminalGetsABar() throws {
    let sandbox = try sandbox(["before/a.png": .white, "after/a.png": .white])
    let printed = Mutex("")
    var surroundings = Surroundings(
      folder: sandbox.root, environment: [:], out: { _ in }, err: { text in printed.withLock { $0 += text } })
    #expect(CommandLineTool.run(["compare", "before", "after"], in: surroundings) == .clean)
    #expect(printed.withLock { $0 } == "")
    surroundings.isTerminal = true
    #expect(CommandLineTool.run(["compare", "before", "after"], in: surroundings) == .clean)
    #expect(
      printed.withLock { $0 } == "\r" + String(repeating: "█", count: 30) + " 1 of 1\r\u{1B}[K")
  }
}
