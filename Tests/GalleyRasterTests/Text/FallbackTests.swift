import Foundation
import GalleyImage
import Testing

@testable import GalleyRaster

@Suite struct FallbackTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = Typesetter(try FontLibrary())
  }

  private func faces(_ text: String, weight: FontWeight = .regular, language: String? = nil) -> [String] {
    let run = typesetter.shape(text, font: FontSpec(size: 17, weight: weight, language: language))
    return run.glyphs.reduce(into: []) { names, glyph in
      if names.last != glyph.face.name { names.append(glyph.face.name) }
    }
  }

  @Test(
    .enabled(if: NotoFonts.hasCore, Comment(rawValue: NotoFonts.needsCore)),
    arguments: [
      ("Latin Ελλάδα Москва", ["Inter-Regular"]),
      ("กำ", ["NotoSansThai-Regular"]),
      ("नमस्ते", ["NotoSansDevanagari-Regular"]),
      ("שלום", ["NotoSansHebrew-Regular"]),
      ("مرحبا", ["NotoSansArabic-Regular"]),
      ("ab ກ cd", ["Inter-Regular", "NotoSansLao-Regular", "Inter-Regular"]),
      ("བོད", ["NotoSerifTibetan-Regular"]),
      ("♞", ["NotoSansSymbols2-Regular"]),
      ("𝔸", ["NotoSansMath-Regular"]),
    ])
  func eachScriptHasItsFont(_ text: String, _ names: [String]) {
    #expect(faces(text) == names)
  }

  @Test(.enabled(if: NotoFonts.hasCJK, Comment(rawValue: NotoFonts.needsCJK)))
  func chineseCharactersHaveTheFormsOfTheirLanguage() {
    #expect(faces("骨") == ["NotoSansCJKsc-Regular"])
    #expect(faces("骨", language: "ja-JP") == ["NotoSansCJKjp-Regular"])
    #expect(faces("骨", language: "ko") == ["NotoSansCJKkr-Regular"])
    #expect(faces("骨", language: "zh-TW") == ["NotoSansCJKtc-Regular"])
    #expect(faces("骨", language: "zh-Hant-HK") == ["NotoSansCJKhk-Regular"])
    // What the text says itself counts for more.
    #expect(faces("骨の", language: "zh") == ["NotoSansCJKjp-Regular"])
    #expect(faces("骨이", language: "ja") == ["NotoSansCJKkr-Regular"])
    #expect(faces("你好，「x」。") == ["NotoSansCJKsc-Regular", "Inter-Regular", "NotoSansCJKsc-Regular"])
  }

  @Test(.enabled(if: NotoFonts.hasCore, Comment(rawValue: NotoFonts.needsCore)))
  func theNearestWeightStandsIn() {
    for (weight, name) in [
      (FontWeight.ultraLight, "Regular"), (.medium, "Regular"), (.semibold, "Bold"), (.black, "Bold"),
    ] {
      #expect(faces("ก", weight: weight) == ["NotoSansThai-\(name)"])
    }
    // Math has no bold face.
    #expect(faces("𝔸", weight: .bold) == ["NotoSansMath-Regular"])
  }

  @Test func whatNoFontHasIsABoxAndIsReported() throws {
    let alone = Typesetter(try FontLibrary(fallbackFolders: []))
    let run = alone.shape("aกx\u{0E49}", font: FontSpec(size: 17))
    #expect(run.glyphs.map(\.face) == [.interRegular, .missing, .interRegular, .missing])
    #expect(run.glyphs.filter { $0.face == .missing }.map(\.id) == [0x0E01, 0x0E49])
    #expect(run.glyphs.allSatisfy { $0.advance > 0 })
    #expect(run.missing.map(\.scalar) == ["\u{0E01}", "\u{0E49}"])
    #expect(run.faces == [.interRegular])

    let block = alone.layout("กa\nกb", style: TextStyle(font: FontSpec(size: 17)), width: nil)
    #expect(block.missing.map(\.number) == ["U+0E01"])
    #expect(block.size.height == 2 * 20.287109375)
    let list = DisplayList(block.lines.map { .text($0.run, at: $0.origin, .black) })
    #expect(list.missingCharacters == block.missing && list.faces == [.interRegular])
  }

  @Test(arguments: [
    (0x0E01, "no font has U+0E01 THAI CHARACTER KO KAI: apt-get install fonts-noto-core"),
    (0x6F22, "no font has U+6F22 CJK UNIFIED IDEOGRAPH-6F22: apt-get install fonts-noto-cjk"),
    (0x3042, "no font has U+3042 HIRAGANA LETTER A: apt-get install fonts-noto-cjk"),
    (0x1F600, "no font has U+1F600 GRINNING FACE: apt-get install fonts-noto-color-emoji"),
    (0x10FFFD, "no font has U+10FFFD, and no package that is known here has one"),
  ])
  func aMissingCharacterHasWords(_ value: Int, _ words: String) throws {
    let scalar = try #require(Unicode.Scalar(UInt32(value)))
    #expect(MissingCharacter(scalar).description == words)
  }

  @Test func invisibleCharactersAreNeverMissing() throws {
    let alone = Typesetter(try FontLibrary(fallbackFolders: []))
    let text = "a\u{200D}b\u{FE0F}\u{2060}\u{200E}c\u{E0067}\u{AD}\n\u{7}"
    #expect(alone.shape(text, font: FontSpec(size: 17)).missing.isEmpty)
    #expect(
      abs(
        alone.shape(text, font: FontSpec(size: 12)).width - alone.shape("abc", font: FontSpec(size: 12)).width
      ) < 0.5)
  }

  @Test func boxesAreVisibleAndShowTheirNumber() throws {
    let library = try FontLibrary(fallbackFolders: [])
    let alone = Typesetter(library)
    func picture(_ text: String, _ transform: Transform = .identity) -> [UInt8] {
      Renderer(library).render(
        DisplayList([
          .pushTransform(transform),
          .text(alone.shape(text, font: FontSpec(size: 17)), at: CGPoint(x: 4, y: 20), .black), .pop,
        ]), size: CGSize(width: 60, height: 30), scale: 3, background: .white
      ).bytes
    }
    #expect(picture("ก") != picture("ข"))
    #expect(picture("ก").contains(0))
    #expect(picture("\u{10FFFD}", .rotation(radians: 0.3)).contains { $0 < 100 })
  }

  @Test func aDamagedFontCountsAsMissing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("NotoSansThai-Regular.ttf")
    try Data("no font".utf8).write(to: path)
    let library = try FontLibrary(fallbackFolders: [folder.path])
    let run = Typesetter(library).shape("ก", font: FontSpec(size: 17))
    #expect(run.missing.count == 1)
    #expect(
      library.damagedFonts.map(\.description) == [
        """
        The file of the font face NotoSansThai-Regular is not a font that can be read: \(path.path)
        Install the Noto fonts anew: apt-get install --reinstall fonts-noto-core
        """
      ])
  }

  @Test func digestsAreOfTheFacesThatWereUsed() throws {
    let library = try FontLibrary()
    let run = Typesetter(library).shape("plain", font: FontSpec(size: 17, weight: .bold))
    let digests = library.digests(of: run.faces)
    #expect(digests == ["Inter-Bold": library.digests["Inter-Bold"] ?? ""])
    #expect(library.digests(of: [.missing]).isEmpty)
  }

  @Test func everyScriptsFontIsInTheList() throws {
    #expect(Set(FaceCatalogue.entries.map(\.name)).count == FaceCatalogue.entries.count)
    #expect(FallbackFamily.forAll.count == 5)
    for family in FallbackFamily.all { #expect(family.scripts.allSatisfy { $0.utf8.count == 4 }) }
  }

  @Test(.enabled(if: NotoFonts.hasCore, Comment(rawValue: NotoFonts.needsCore)))
  func everyFontInTheListIsInThePackage() throws {
    let library = try FontLibrary()
    for (number, entry) in FaceCatalogue.entries.enumerated()
    where entry.package == "fonts-noto-core" && entry.name.hasSuffix("-Regular") {
      #expect(library.isInstalled(FaceID(number: UInt16(number))), "\(entry.name)")
    }
  }
}
