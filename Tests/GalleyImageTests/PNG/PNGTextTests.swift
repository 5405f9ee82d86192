import Foundation
import GalleyImage
import GalleySystem
import SeededCases
import TemporaryFolders
import Testing

@Suite struct PNGTextTests {
  private let picture = Bitmap(width: 3, height: 2, color: .white)

  @Test func `texts are written and read in their order, in any script`() throws {
    let texts = try [
      ("Title", "A test"), ("Galley-Key", "naïve / 東京 / 🦆"), ("Empty", ""), ("Title", "Two\nlines"),
    ].map {
      try #require(PNGText($0.0, $0.1))
    }
    for effort in PNG.Effort.allCases {
      let file = try PNG.encode(picture, effort: effort, text: texts)
      #expect(PNG.text(in: file) == texts)
      #expect(try PNG.decode(file) == picture)
    }
  }

  @Test(arguments: [
    "", " a", "a ", "a  b", "a\u{1}", "東京", String(repeating: "a", count: 80), "a\u{A0}b",
  ])
  func `a keyword that PNG cannot hold is refused`(keyword: String) {
    #expect(PNGText(keyword, "value") == nil)
  }

  @Test func `a text with a zero in it is refused`() { #expect(PNGText("Title", "a\0b") == nil) }

  @Test func `only what stands before the pixels is read, and nothing else need be sound`() throws {
    let text = try #require(PNGText("Title", "here"))
    let file = try PNG.encode(picture, text: [text])
    let pixels = try #require(file.range(of: Data("IDAT".utf8))).lowerBound
    #expect(PNG.text(in: file.prefix(pixels + 4)) == [text])
    #expect(PNG.text(in: Data("no picture".utf8)) == [])
    var damaged = file
    damaged[try #require(file.range(of: Data("here".utf8))).lowerBound] ^= 1
    #expect(PNG.text(in: damaged) == [])
    try withTemporaryFolder { folder in
      try AtomicFile.write(file, to: "\(folder)/a.png")
      #expect(try PNG.text(at: "\(folder)/a.png") == [text])
      #expect(throws: FileError(.read, "\(folder)/b.png", .missing)) { try PNG.text(at: "\(folder)/b.png") }
    }
  }

  @Test(arguments: Soak.seeds(200))
  func `any damage gives texts or none`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed &+ 140_000)
    var file = try PNG.encode(picture, text: [try #require(PNGText("Title", "東京"))])
    for _ in 0..<3 {
      file[.random(in: 8..<file.count, using: &generator)] = .random(in: 0...255, using: &generator)
    }
    #expect(PNG.text(in: file).count <= 1)
  }

  @Test func `setting a text changes nothing else`() throws {
    let (old, other) = (try #require(PNGText("Title", "old")), try #require(PNGText("Author", "me")))
    let file = try PNG.encode(picture, text: [old, other])
    let new = try #require(PNGText("Title", "new, and longer: 東京"))
    let changed = try PNG.setting([new], in: file)
    #expect(Set(PNG.text(in: changed)) == [new, other])
    #expect(try PNG.decode(changed) == picture)
    #expect(try PNG.setting([old], in: PNG.setting([old], in: changed)) == PNG.setting([old], in: changed))
    let pixels = try #require(file.range(of: Data("IDAT".utf8))).lowerBound
    #expect(changed.suffix(file.count - pixels) == file.suffix(file.count - pixels))
  }
}
