import Foundation
import GalleyImage
import Testing

@testable import GalleyRaster

@Suite struct DesignFacesTests {
  private let library: FontLibrary
  private let typesetter: Typesetter

  init() throws {
    library = try FontLibrary()
    typesetter = Typesetter(library)
  }

  private static func isInstalled(_ name: String) -> Bool {
    guard let library = try? FontLibrary(), let face = FaceID(name: name) else { return false }
    return library.isInstalled(face)
  }

  static let hasSerif = isInstalled("Vollkorn-Regular")
  static let hasMono = isInstalled("JetBrainsMono-Regular")
  static let needsSerif: Comment = "apt-get install fonts-vollkorn, to test the serif design"
  static let needsMono: Comment = "apt-get install fonts-jetbrains-mono, to test the monospaced design"

  @Test(arguments: zip(FontWeight.allCases, [300, 400, 500, 600, 700, 800, 900, 900, 900]))
  func withBoldTextAWeightIsTwoStepsHeavier(_ weight: FontWeight, _ legible: Int) {
    #expect(weight.legible.rawValue == legible)
  }

  private func font(
    _ family: FontFamily, _ weight: FontWeight = .regular, isItalic: Bool = false, size: Double = 17
  ) -> FontSpec {
    var font = FontSpec(size: size, weight: weight, isItalic: isItalic)
    font.family = family
    return font
  }

  @Test(.enabled(if: hasSerif, needsSerif)) func serifHasNewYorksWeights() {
    let names = FontWeight.allCases.map { library.id(of: font(.serif, $0)).name }
    #expect(
      names == [
        "Vollkorn-Regular", "Vollkorn-Regular", "Vollkorn-Regular", "Vollkorn-Regular", "Vollkorn-Medium",
        "Vollkorn-SemiBold", "Vollkorn-Bold", "Vollkorn-ExtraBold", "Vollkorn-Black",
      ])
    #expect(library.id(of: font(.serif, isItalic: true)).name == "Vollkorn-Italic")
  }

  @Test(.enabled(if: hasMono, needsMono)) func monospacedHasEightWeights() {
    let names = FontWeight.allCases.map { library.id(of: font(.monospaced, $0)).name }
    #expect(Set(names).count == 8)
    #expect(names.first == "JetBrainsMono-Thin" && names.last == "JetBrainsMono-ExtraBold")
    #expect(library.id(of: font(.monospaced, .bold, isItalic: true)).name == "JetBrainsMono-BoldItalic")
  }

  @Test(.enabled(if: hasMono, needsMono)) func allLettersOfMonospacedAreEquallyWideWithoutLigatures() {
    let run = typesetter.shape("iW->0=>.", font: font(.monospaced))
    #expect(run.glyphs.count == 8)
    #expect(Set(run.glyphs.map(\.advance)).count == 1)
    #expect(abs(run.width - 8 * 0.6 * 17) < 1e-9)
  }

  @Test(arguments: [11.0, 17, 34]) func linesAreAsHighInAllDesigns(size: Double) {
    let usual = library.metrics(font(.system, size: size))
    for family in [FontFamily.serif, .rounded, .monospaced] {
      let metrics = library.metrics(font(family, size: size))
      #expect(metrics.ascent == usual.ascent && metrics.descent == usual.descent)
      let text = TextStyle(font: font(family, size: size))
      let plain = TextStyle(font: font(.system, size: size))
      #expect(
        typesetter.layout("Ågjf", style: text, width: nil).size.height
          == typesetter.layout("Ågjf", style: plain, width: nil).size.height)
    }
  }

  @Test(.enabled(if: hasSerif, needsSerif)) func serifCapitalsAreAsHighAsInters() {
    let (serif, usual) = (library.metrics(font(.serif)), library.metrics(font(.system)))
    #expect(abs(serif.capHeight - usual.capHeight) < 0.03 * 17)
  }

  @Test(.enabled(if: hasSerif && hasMono, needsSerif)) func whatADesignDoesNotHaveIsSetInInter() throws {
    for family in [FontFamily.serif, .monospaced] {
      let own = library.id(of: font(family, .bold))
      let inter = FaceID(inter: FaceName.number(of: font(.system, .bold)))
      // A sign that Inter has and the design does not.
      let number = (UInt32(0x2100)...0x27BF).first { scalar in
        library.face(own)?.covers(scalar) == false && library.face(inter)?.covers(scalar) == true
      }
      let sign = try #require(number.flatMap { Unicode.Scalar($0) })
      let run = typesetter.shape("a\(sign)", font: font(family, .bold))
      #expect(run.glyphs.map(\.face.name) == [own.name, "Inter-Bold"])
    }
  }

  @Test func withoutItsPackageADesignIsSetInInter() throws {
    let library = try FontLibrary(fallbackFolders: [])
    #expect(library.id(of: font(.serif)).name == "Inter-Regular")
    #expect(library.id(of: font(.monospaced, .bold)).name == "Inter-Bold")
  }

  @Test func roundedHasIntersAdvancesInAllWeights() {
    for weight in FontWeight.allCases {
      for size in [17.0, 34] {
        let rounded = typesetter.shape("Rounded type", font: font(.rounded, weight, size: size))
        let usual = typesetter.shape("Rounded type", font: font(.system, weight, size: size))
        #expect(rounded.glyphs.map(\.advance) == usual.glyphs.map(\.advance))
        #expect(rounded.faces.allSatisfy { $0.name.hasPrefix("InterRounded") })
      }
    }
  }

  @Test func anEndOfAStrokeIsAHalfCircle() throws {
    let face = try #require(library.face(library.id(of: font(.rounded))))
    let usual = try #require(library.face(library.id(of: font(.system))))
    let glyph = try #require(face.glyph(of: 0x49))
    let (round, sharp) = (face.outline(of: glyph), usual.outline(of: glyph))
    let bounds = sharp.boundingRect
    #expect(abs(round.boundingRect.width - bounds.width) < 1)
    #expect(abs(round.boundingRect.height - bounds.height) < 1)
    // Just inside of each corner of the letter I there is ink in Inter, and none where it is rounded.
    let radius = bounds.width / 2
    for x in [bounds.minX + radius * 0.2, bounds.maxX - radius * 0.2] {
      for y in [bounds.minY + radius * 0.2, bounds.maxY - radius * 0.2] {
        #expect(sharp.contains(CGPoint(x: x, y: y), .nonZero))
        #expect(!round.contains(CGPoint(x: x, y: y), .nonZero))
      }
      #expect(round.contains(CGPoint(x: x, y: bounds.midY), .nonZero))
    }
    #expect(round.contains(CGPoint(x: bounds.midX, y: bounds.minY + 2), .nonZero))
  }

  @Test func innerCornersStaySharp() {
    // A right angle of two strokes: one hollow corner among five outer ones.
    var path = Path()
    for (index, point) in [(0.0, 0.0), (100, 0), (100, 20), (20, 20), (20, 100), (0, 100)].enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.closeSubpath()
    for path in [path, path.transformed(by: Transform(a: -1, b: 0, c: 0, d: 1, tx: 100, ty: 0))] {
      let round = path.roundingOuterCorners(radius: 10)
      #expect(round.segments.count { if case .cubic = $0 { true } else { false } } == 5)
      #expect(round.boundingRect == path.boundingRect)
    }
  }
}
