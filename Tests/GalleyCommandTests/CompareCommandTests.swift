import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import Glibc
import GoldenFiles
import Synchronization
import Testing

@testable import GalleyCommands

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
    expectGolden(Tool(sandbox: same)("compare", "before", "after", "--verbose").out)
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
          code: .notComparable, out: "", err: "galley: there are no pictures in either folder.\n"))
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
    var context = CommandContext(
      folder: sandbox.root, environment: [:], out: { _ in }, err: { text in printed.withLock { $0 += text } })
    #expect(CommandLineTool.run(["compare", "before", "after"], in: context) == .clean)
    #expect(printed.withLock { $0 } == "")
    context.isErrorTerminal = true
    #expect(CommandLineTool.run(["compare", "before", "after"], in: context) == .clean)
    #expect(
      printed.withLock { $0 } == "\r" + String(repeating: "█", count: 30) + " 1 of 1\u{1B}[K\r\u{1B}[K")
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func anInterruptionLeavesNothingHalfDone(_ number: Int32) throws {
    let sandbox = try sandbox([:])
    var picture = Bitmap(width: 900, height: 900, color: .white)
    for index in 0..<900 { picture[index, index] = .black }
    let (before, after) = (
      [UInt8](try PNG.encode(picture)),
      [UInt8](try PNG.encode(Bitmap(width: 900, height: 900, color: .black)))
    )
    for name in 0..<300 {
      try sandbox.write(before, to: "before/\(name).png")
      try sandbox.write(after, to: "after/\(name).png")
    }
    let process = try Binary.start(["compare", "before", "after", "-o", "drawn", "-j", "2"], in: sandbox)
    // The first picture tells that it has begun.
    func drawn() -> [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: sandbox.url("drawn").path)) ?? []
    }
    while drawn().allSatisfy({ $0.hasPrefix(".") }), process.isRunning { sched_yield() }
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit && process.terminationStatus == 130)
    let names = drawn()
    #expect(!names.isEmpty && names.count < 300)
    for name in names { #expect(try PNG.read(sandbox.url("drawn/\(name)").path).width == 900, "\(name)") }
  }

  @Test func namesAreTextAndNothingElse() throws {
    let name = "a\u{1B}[31m\u{202E}gnp.png"
    let sandbox = try sandbox(["before/\(name)": .white, "after/\(name)": .black])
    let result = Tool(sandbox: sandbox)("compare", "before", "after")
    #expect(result.code == .differences)
    #expect(
      !result.out.contains("\u{1B}") && !result.out.contains("\u{202E}"), "\(result.out.debugDescription)")
  }
}

@Suite struct CompareReportTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    var changed = Bitmap(width: 30, height: 20, color: .white)
    for x in 5..<9 { for y in 5..<9 { changed[x, y] = RGBA(200, 16, 46) } }
    let white = [UInt8](try PNG.encode(Bitmap(width: 30, height: 20, color: .white)))
    for path in ["before/a/one.png", "before/same.png", "after/same.png", "before/gone.png", "after/<b>.png"]
    {
      try sandbox.write(white, to: path)
    }
    try sandbox.write([UInt8](try PNG.encode(changed)), to: "after/a/one.png")
    try sandbox.write(white, to: "before/bad.png")
    try sandbox.write("no picture", to: "after/bad.png")
    return sandbox
  }

  @Test func aPageShowsEveryPictureOfBothFolders() throws {
    let sandbox = try sandbox()
    let result = Tool(sandbox: sandbox)("compare", "before", "after", "--report", "site")
    #expect(result.code == .notComparable)
    #expect(result.out.hasSuffix("Report: \(sandbox.root)/site/index.html\n"), "\(result.out)")
    let page = try sandbox.text("site/index.html")
    for status in ["unusable", "mismatch", "missing", "extra", "equal"] {
      #expect(page.contains("\"status\":\"\(status)\""), "\(status)")
    }
    #expect(page.contains("\"isDecidable\":false"))
    #expect(page.contains("\\u003Cb\\u003E.png") && !page.contains("<b>.png"))
    #expect(sandbox.files("site/pictures").contains { $0.hasSuffix("-overlay.png") })
    // Written again, it replaces itself.
    #expect(Tool(sandbox: sandbox)("compare", "before", "after", "--report", "site").code == .notComparable)
  }

  @Test func aReportGoesElsewhereThanWhatIsCompared() throws {
    let sandbox = try sandbox()
    let result = Tool(sandbox: sandbox)("compare", "before", "after", "--report", "after/site")
    #expect(
      result.err.contains("lies in a folder that is compared; write difference pictures elsewhere"),
      "\(result.err)")
    #expect(!sandbox.files("after").contains { $0.hasSuffix("index.html") })
  }
}
