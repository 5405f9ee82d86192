import BaselineFixtures
import Foundation
import Testing

@testable import GalleyBaselines

@Suite struct FolderTests {
  private func fault(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no fault"
    } catch {
      return "\(error)"
    }
  }

  @Test func writesWholeFilesAndLeavesNothingBeside() throws {
    let sandbox = try Sandbox()
    let folder = Folder(root: sandbox.root, steps: ["a", "b"])
    try folder.write(Array("one".utf8), to: "x")
    try folder.write(Array("two".utf8), to: "x")
    #expect(try folder.read("x") == Array("two".utf8))
    #expect(sandbox.files("a") == ["a/b/x"])
    try folder.remove("x")
    try folder.remove("x")
    #expect(try folder.readIfPresent("x") == nil)
    #expect(try !folder.contains("x"))
  }

  @Test func whatCanBeMadeAnewIsReplacedAsAWholeToo() throws {
    let sandbox = try Sandbox()
    let folder = Folder(root: sandbox.root, steps: ["a"])
    try folder.place(Array("one".utf8), as: "x")
    try folder.place(Array("two".utf8), as: "x")
    #expect(try folder.read("x") == Array("two".utf8))
    #expect(sandbox.files("a") == ["a/x"])
    try sandbox.write("", to: "taken")
    let words = fault { try Folder(root: sandbox.root, steps: ["taken"]).place([1], as: "x") }
    #expect(words == fault { try Folder(root: sandbox.root, steps: ["taken"]).write([1], to: "x") })
    #expect(words != "no fault")
  }

  @Test func followsNoLinkBelowTheRoot() throws {
    let sandbox = try Sandbox()
    let elsewhere = try Sandbox()
    try elsewhere.write("secret", to: "x")
    try sandbox.write("", to: "real/here")
    let files = FileManager.default
    try files.createSymbolicLink(at: sandbox.url("link"), withDestinationURL: elsewhere.url(""))
    try files.createSymbolicLink(at: sandbox.url("real/x"), withDestinationURL: elsewhere.url("x"))
    let advice = "it is a symbolic link, and Galley follows none; put the real file or folder there"
    #expect(
      fault { _ = try Folder(root: sandbox.root, steps: ["link"]).read("x") } == "cannot read link: \(advice)"
    )
    #expect(
      fault { _ = try Folder(root: sandbox.root, steps: ["real"]).read("x") }
        == "cannot read real/x: \(advice)")
    #expect(
      fault { try Folder(root: sandbox.root, steps: ["link"]).write([1], to: "y") }
        == "cannot write link: \(advice)")
    #expect(
      fault { try Folder(root: sandbox.root, steps: ["real"]).stage([1], as: "x") }
        == "cannot write real/x: \(advice)")
    #expect(
      fault { _ = try Folder(root: sandbox.root, steps: ["link"]).entries() } == "cannot list link: \(advice)"
    )
    #expect(try elsewhere.text("x") == "secret")
    #expect(elsewhere.files("").count == 2)
    // Replacing a link replaces the link, not what it points to.
    try Folder(root: sandbox.root, steps: ["real"]).write(Array("mine".utf8), to: "x")
    #expect(try sandbox.text("real/x") == "mine")
    #expect(try elsewhere.text("x") == "secret")
  }

  @Test func saysWhatStandsInTheWay() throws {
    let sandbox = try Sandbox()
    let root = Folder(root: sandbox.root)
    try sandbox.write("", to: "file")
    try FileManager.default.createDirectory(at: sandbox.url("folder"), withIntermediateDirectories: true)
    #expect(fault { _ = try root.read("none") } == "cannot read none: it does not exist")
    #expect(fault { _ = try root.read("folder") } == "cannot read folder: it is not a plain file")
    #expect(
      fault { _ = try root.inside("file").read("x") }
        == "cannot read file: something on the way to it is not a folder")
    #expect(
      fault { try root.inside("file").write([1], to: "x") }
        == "cannot write file: something on the way to it is not a folder")
  }

  @Test func removingAFolderLeavesWhatItsLinksPointTo() throws {
    let sandbox = try Sandbox()
    try sandbox.write("kept", to: "outside")
    try sandbox.write("", to: "runs/r/deep/file")
    try FileManager.default.createSymbolicLink(
      at: sandbox.url("runs/r/link"), withDestinationURL: sandbox.url(""))
    try Folder(root: sandbox.root, steps: ["runs", "r"]).removeAll()
    #expect(sandbox.files("runs").isEmpty)
    #expect(try sandbox.text("outside") == "kept")
  }
}
