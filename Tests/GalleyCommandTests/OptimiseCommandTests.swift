import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct OptimiseCommandTests {
  private static let png = Sandbox.baseline + ".png"

  /// A project whose one baseline is larger than it need be.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.makeBaselines(.init())
    let texts = PNG.text(in: Data(try sandbox.bytes(Self.png)))
    try sandbox.write([UInt8](try wasteful(Screen().picture, texts)), to: Self.png)
    return sandbox
  }

  /// A file with a byte a sample, where few would do.
  private func wasteful(_ picture: Bitmap, _ texts: [PNGText]) throws -> Data {
    var file = Data()
    let writer = try PNGWriter(width: picture.width, height: picture.height, format: .rgba, text: texts) {
      file.append($0)
    }
    try writer.append(picture)
    try writer.finish()
    return file
  }

  @Test func baselinesBecomeSmallerAndStayWhatTheyAre() throws {
    let sandbox = try sandbox()
    let before = try sandbox.bytes(Self.png)
    let result = Tool(sandbox: sandbox)("optimise")
    let after = try sandbox.bytes(Self.png)
    #expect(after.count < before.count)
    let percent = (before.count - after.count) * 1_000 / before.count
    #expect(
      result
        == ToolResult(
          code: .clean,
          out: """
              \(before.count) → \(after.count)  \(Self.png)
            1 picture, 1 made smaller: \(before.count) → \(after.count) bytes, \(percent / 10).\(percent % 10) % less.

            """, err: ""))
    #expect(try PNG.decode(Data(after)) == Screen().picture)
    #expect(PNG.text(in: Data(after)) == PNG.text(in: Data(before)))
    guard case .found = try sandbox.store.read(Samples.key()) else {
      Issue.record("the baseline is gone")
      return
    }
    #expect(
      Tool(sandbox: sandbox)("optimise")
        == ToolResult(code: .clean, out: "1 picture, \(after.count) bytes: none can be smaller.\n", err: ""))
  }

  @Test func checkingChangesNothing() throws {
    let sandbox = try sandbox()
    let before = try sandbox.bytes(Self.png)
    let result = Tool(sandbox: sandbox)("optimise", "--check")
    #expect(result.code == .differences)
    #expect(result.out.contains("1 picture, 1 could be smaller: "), "\(result.out)")
    #expect(try sandbox.bytes(Self.png) == before)
    #expect(Tool(sandbox: sandbox)("optimise").code == .clean)
    #expect(Tool(sandbox: sandbox)("optimise", "--check").code == .clean)
  }

  @Test func aDamagedBaselineIsLeftAsItIs() throws {
    let sandbox = try sandbox()
    let cut = Array(try sandbox.bytes(Self.png).dropLast(20))
    try sandbox.write(cut, to: Self.png)
    let result = Tool(sandbox: sandbox)("optimise")
    #expect(result.code == .notComparable)
    #expect(result.err.contains("\(Self.png) is cut off"), "\(result.err)")
    expectGolden(result.out)
    #expect(try sandbox.bytes(Self.png) == cut)
  }

  /// A picture that is not the approved one must not be made to look well kept.
  @Test func anotherPictureInABaselinesPlaceIsLeftAsItIs() throws {
    let sandbox = try sandbox()
    let other = [UInt8](try wasteful(Screen().button("Remove").picture, []))
    try sandbox.write(other, to: Self.png)
    let result = Tool(sandbox: sandbox)("optimise")
    #expect(result.code == .notComparable)
    #expect(result.err.contains("is not the approved picture"), "\(result.err)")
    #expect(try sandbox.bytes(Self.png) == other)
  }

  @Test func anyFileOrFolderMayBeNamed() throws {
    let sandbox = try sandbox()
    try sandbox.write([UInt8](try wasteful(Screen().picture, [])), to: "shots/a.png")
    try sandbox.write([UInt8](try wasteful(Screen().picture, [])), to: "shots/more/b.png")
    try sandbox.write("no picture", to: "shots/readme.txt")
    let baseline = try sandbox.bytes(Self.png)
    let result = Tool(sandbox: sandbox)("optimise", "shots", "shots/a.png")
    #expect(result.code == .clean)
    #expect(result.out.contains("2 pictures, 2 made smaller: "), "\(result.out)")
    #expect(try PNG.read(sandbox.url("shots/more/b.png").path) == Screen().picture)
    #expect(try sandbox.bytes(Self.png) == baseline)
    let one = Tool(sandbox: sandbox)("optimise", Self.png)
    #expect(one.out.contains("1 picture, 1 made smaller: "), "\(one.out)")
  }

  @Test func whatCannotBeFoundIsNamed() throws {
    let sandbox = try sandbox()
    try sandbox.write("no picture", to: "texts/readme.txt")
    let tool = Tool(sandbox: sandbox)
    #expect(
      tool("optimise", "none.png")
        == ToolResult(
          code: .notComparable, out: "", err: "galley: there is no file or folder \"none.png\".\n"))
    #expect(
      tool("optimise", "texts")
        == ToolResult(code: .notComparable, out: "", err: "galley: there are no PNG files in \"texts\".\n"))
    expectGolden("\(OptimiseError.changedMeanwhile("a.png"))")
  }

  @Test func underJSON() throws {
    let sandbox = try sandbox()
    let result = Tool(sandbox: sandbox)("optimise", "--check", "--json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(result.out.utf8)) as? [String: Any])
    let data = try #require(object["data"] as? [String: Any])
    let files = try #require(data["files"] as? [[String: Any]])
    #expect(data["checked"] as? Bool == true)
    #expect(files.map { $0["path"] as? String } == [Self.png])
    #expect(files.first?["after"] as? Int == data["after"] as? Int)
  }
}
