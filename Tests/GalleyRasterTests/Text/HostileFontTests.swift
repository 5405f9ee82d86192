import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

/// Damaged copies of real fonts: whatever is in them, there is a picture, and soon.
@Suite struct HostileFontTests {
  private func damaged(_ data: Data, _ generator: inout SeededGenerator) -> Data {
    var data = data
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return data.prefix(Int.random(in: 0..<data.count, using: &generator))
    case 1:
      // In the first bytes are the tables' places and lengths.
      for _ in 0..<3 { data[Int.random(in: 0..<min(300, data.count), using: &generator)] ^= 1 << 5 }
    case 2:
      for _ in 0..<40 {
        data[Int.random(in: 0..<data.count, using: &generator)] ^=
          UInt8(1) << UInt8.random(in: 0..<8, using: &generator)
      }
    default:
      let place = Int.random(in: 0..<data.count, using: &generator)
      for index in place..<min(place + 64, data.count) {
        data[index] = UInt8.random(in: 0...255, using: &generator)
      }
    }
    return data
  }

  private func attack(_ name: String, ending: String, text: String, cases: Int, seed: UInt64) throws {
    let path = try #require(
      FontLibrary.defaultFallbackFolders.map { "\($0)/\(name).\(ending)" }
        .first { FileManager.default.isReadableFile(atPath: $0) })
    let font = try Data(contentsOf: URL(fileURLWithPath: path))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var generator = SeededGenerator(seed: seed)
    for number in 0..<cases {
      let place = folder.appendingPathComponent("\(number)")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      let file = place.appendingPathComponent("\(name).\(ending)")
      try damaged(font, &generator).write(to: file)
      let library = try FontLibrary(fallbackFolders: [place.path])
      var style = TextStyle(font: FontSpec(size: 17))
      style.underline = .init()
      let block = Typesetter(library).layout(text, style: style, width: 100)
      let list = DisplayList(block.lines.map { .text($0.run, at: $0.origin, .black) })
      let bitmap = Renderer(library).render(
        list, size: CGSize(width: 100, height: 60), scale: 2, background: .white)
      #expect(bitmap.width == 200)
      #expect(block.lines.allSatisfy { $0.run.width.isFinite && $0.run.reach.isFinite }, "case \(number)")
      for offset in 0..<text.utf8.count { #expect(block.caret(at: offset).rect.minX.isFinite) }
      try FileManager.default.removeItem(at: place)
    }
  }

  @Test(
    .enabled(if: NotoFonts.hasCore, Comment(rawValue: NotoFonts.needsCore)),
    arguments: [
      ("NotoSansThai-Regular", "กำลังทำงานที่นี่ ปู่"), ("NotoSansDevanagari-Regular", "नमस्ते क्षत्रिय"),
      ("NotoSansArabic-Regular", "مرحبا بالعالم ﷺ"),
    ])
  func aDamagedFontGivesAPicture(_ name: String, _ text: String) throws {
    try attack(name, ending: "ttf", text: text, cases: Soak.times(60), seed: 71)
  }

  @Test(.enabled(if: NotoFonts.hasEmoji, Comment(rawValue: NotoFonts.needsEmoji)))
  func damagedPicturesGiveAPicture() throws {
    try attack("NotoColorEmoji", ending: "ttf", text: "😀👍🏽🇩🇪", cases: Soak.times(6), seed: 72)
  }

  @Test(.enabled(if: NotoFonts.hasCJK, Comment(rawValue: NotoFonts.needsCJK)))
  func aDamagedCollectionGivesAPicture() throws {
    try attack("NotoSansCJK-Regular", ending: "ttc", text: "日本語、骨", cases: Soak.times(4), seed: 73)
  }
}
