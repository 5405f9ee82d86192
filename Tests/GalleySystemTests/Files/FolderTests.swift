import Foundation
import GalleySystem
import Glibc
import TemporaryFolders
import Testing

@Suite struct FolderTests {
  private func words(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  private func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  @Test(arguments: [true, false])
  func `a file is replaced as a whole, with nothing left beside it`(flushes: Bool) throws {
    try withTemporaryFolder { root in
      let folder = Folder(root: root, steps: ["a", "b"])
      try folder.write(Array("one".utf8), to: "x", flushes: flushes)
      try folder.write(Array("two".utf8), to: "x", flushes: flushes)
      #expect(try folder.read("x") == Array("two".utf8))
      #expect(try folder.entries().map(\.name) == ["x"])
      try folder.remove("x")
      try folder.remove("x")
      #expect(try folder.readIfPresent("x") == nil)
      #expect(try !folder.contains("x"))
    }
  }

  @Test func `a file is made once`() throws {
    try withTemporaryFolder { root in
      let folder = Folder(root: root)
      let made = [
        try folder.create(Array("one".utf8), as: "x"), try folder.create(Array("two".utf8), as: "x"),
      ]
      #expect(made == [true, false])
      let bytes = try folder.read("x")
      #expect(bytes == Array("one".utf8))
    }
  }

  @Test func `no link below the root is followed`() throws {
    try withTemporaryFolder { root in
      try withTemporaryFolder { elsewhere in
        try write("secret", to: "\(elsewhere)/x")
        try write("", to: "\(root)/real/here")
        #expect(symlink(elsewhere, "\(root)/link") == 0)
        #expect(symlink("\(elsewhere)/x", "\(root)/real/x") == 0)
        let link = Folder(root: root, steps: ["link"])
        let real = Folder(root: root, steps: ["real"])
        let advice = "it is a symbolic link, and Galley follows none; put the real file or folder there"
        #expect(words { _ = try link.read("x") } == "cannot read link: \(advice)")
        #expect(words { _ = try real.read("x") } == "cannot read real/x: \(advice)")
        #expect(words { try link.write([1], to: "y") } == "cannot write link: \(advice)")
        #expect(words { try real.stage([1], as: "x") } == "cannot write real/x: \(advice)")
        #expect(words { _ = try link.entries() } == "cannot list link: \(advice)")
        #expect(link.status(of: ["x"]) == [.other])
        #expect(real.status(of: ["x", "y"]) == [.other, .missing])
        // Replacing a link replaces the link, not what it points to.
        try real.write(Array("mine".utf8), to: "x")
        #expect(try real.read("x") == Array("mine".utf8))
        #expect(try Folder(root: elsewhere).read("x") == Array("secret".utf8))
        #expect(try Folder(root: elsewhere).entries().count == 1)
      }
    }
  }

  @Test func `an error says what stands in the way`() throws {
    try withTemporaryFolder { root in
      let folder = Folder(root: root)
      try write("", to: "\(root)/folder/file")
      try write("", to: "\(root)/file")
      #expect(words { _ = try folder.read("none") } == "cannot read none: it does not exist; check the path")
      #expect(
        words { _ = try folder.read("folder") } == "cannot read folder: it is a folder; name a file in it")
      let notFolder = "something on the way to it is not a folder"
      #expect(words { _ = try folder.inside("file").read("x") } == "cannot read file: \(notFolder)")
      #expect(words { try folder.inside("file").write([1], to: "x") } == "cannot write file: \(notFolder)")
      #expect(
        words { try folder.inside("file").write([1], to: "x", flushes: false) }
          == "cannot write file: \(notFolder)")
    }
  }

  @Test func `removing a folder leaves what its links point to`() throws {
    try withTemporaryFolder { root in
      try write("kept", to: "\(root)/outside")
      try write("", to: "\(root)/runs/r/deep/file")
      #expect(symlink(root, "\(root)/runs/r/link") == 0)
      try Folder(root: root, steps: ["runs", "r"]).removeAll()
      #expect(try Folder(root: root, steps: ["runs"]).entries().isEmpty)
      #expect(try Folder(root: root).read("outside") == Array("kept".utf8))
    }
  }

  @Test func `both ends of a file are read, if it has as many bytes`() throws {
    try withTemporaryFolder { root in
      try write("0123456789", to: "\(root)/x")
      let ends = try #require(Folder(root: root).readEnds(of: "x", first: 2, last: 3))
      #expect(ends.first == Array("01".utf8) && ends.last == Array("789".utf8))
      #expect(Folder(root: root).readEnds(of: "x", first: 8, last: 3) == nil)
    }
  }

  @Test func `a stamp tells one state of a file from another`() throws {
    try withTemporaryFolder { root in
      let folder = Folder(root: root)
      #expect(FileStamp(of: "\(root)/x") == nil)
      try folder.write([1], to: "x")
      let first = try #require(FileStamp(of: "\(root)/x"))
      #expect(folder.status(of: ["x", "y"]) == [.file(first), .missing])
      #expect(!first.isSettled(at: FileStamp.now))
      #expect(first.isSettled(at: FileStamp.now + 3_000_000_000))
      try folder.write([1], to: "x")
      #expect(FileStamp(of: "\(root)/x") != first)
    }
  }
}
