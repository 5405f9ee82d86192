import Foundation
import GalleyRaster
import GalleyTree
import Testing

@testable import GalleyViews

/// A folder with copies of some of Inter's files, as an app has them among its resources.
private final class FontFolder {
  let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(
    "AppFontTests-\(UUID().uuidString)")

  init(_ names: [String]) throws {
    let fonts = url.appendingPathComponent("Fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    for name in names {
      let path = try #require(
        FontLibrary.defaultFolders.map { "\($0)/\(name).otf" }.first {
          FileManager.default.fileExists(atPath: $0)
        }
          ?? FontLibrary.defaultFolders.map { "\($0)/\(name).ttf" }.first {
            FileManager.default.fileExists(atPath: $0)
          })
      try FileManager.default.copyItem(
        at: URL(fileURLWithPath: path),
        to: fonts.appendingPathComponent((path as NSString).lastPathComponent))
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}

@MainActor @Suite struct AppFontTests {
  private let folder: FontFolder

  init() throws {
    folder = try FontFolder(["Inter-Black", "Inter-BlackItalic", "Inter-Thin", "InterDisplay-Bold"])
  }

  private func values(_ size: DynamicTypeSize = .large) -> EnvironmentValues {
    var values = EnvironmentValues()
    values.stringFolders = [folder.url]
    values.dynamicTypeSize = size
    return values
  }

  private func face(_ font: Font) -> String? {
    var values = values()
    values.font = font
    if case .custom(let face) = values.resolvedFont.family { return face.name }
    return nil
  }

  @Test(arguments: [
    ("Inter-Black", "Inter-Black"), ("inter black italic", "Inter-BlackItalic"),
    ("Inter Black", "Inter-Black"),
    ("InterDisplay-Bold", "InterDisplay-Bold"),
  ])
  func aFaceIsFoundByItsNames(name: String, expected: String) {
    #expect(face(.custom(name, size: 20)) == expected)
  }

  @Test func aFamilysFaceIsTheNearestInWeightAndSlant() {
    let family = AppFonts.of(folder.url).faces.first { $0.name == "Inter-Thin" }?.family ?? ""
    #expect(face(.custom(family, size: 20).weight(.black)) == "Inter-Black")
    #expect(face(.custom(family, size: 20).weight(.heavy).italic()) == "Inter-BlackItalic")
    #expect(face(.custom(family, size: 20)) == "Inter-Thin")
    var values = values()
    values.font = .custom("Inter-Thin", size: 20)
    values.fontWeight = .black
    #expect(values.resolvedFont.faceName == "Inter-Black")
  }

  @Test func sizesGrowAsTheirKindOfText() {
    func points(_ font: Font, _ size: DynamicTypeSize) -> Double { font.resolved(in: values(size)).size }
    #expect(points(.custom("Inter-Black", size: 20), .large) == 20)
    #expect(points(.custom("Inter-Black", size: 20), .accessibility5) == 20.0 * 53 / 17)
    #expect(
      points(.custom("Inter-Black", size: 20, relativeTo: .largeTitle), .accessibility5) == 20.0 * 60 / 34)
    #expect(points(.custom("Inter-Black", fixedSize: 20), .accessibility5) == 20)
  }

  @Test func anUnknownNameIsToldWithTheNearest() throws {
    let folder = folder.url
    let window = try ViewTestHarness(environment: { $0.stringFolders = [folder] }) {
      VStack {
        Text("wrong").font(.custom("Inter-Blakc", size: 20))
        Text("right").font(.custom("Inter-Black", size: 20))
        Text("none").font(.custom("Wingdings", size: 20))
      }
    }
    let fonts = window.host.problems.all.compactMap { problem -> [String?]? in
      if case .unknownFont(let name, let nearest, _) = problem { return [name, nearest] }
      return nil
    }
    #expect(fonts == [["Inter-Blakc", "Inter-Black"], ["Wingdings", nil]])
    #expect(window.find("right")?.appearance?.font == "Inter-Black")
    #expect(window.find("wrong")?.appearance?.font == "Inter Regular")
  }
}

@MainActor @Suite struct FontDesignTests {
  private func faces(_ design: Font.Design) -> [String] {
    var values = EnvironmentValues()
    values.font = .system(.body, design: design, weight: .bold)
    let byFont = values.resolvedFont.faceName
    values.font = .body.bold()
    values.fontDesign = design
    return [byFont, values.resolvedFont.faceName]
  }

  @Test(arguments: [
    (Font.Design.default, "Inter Bold"), (.serif, "Vollkorn Bold"), (.rounded, "Inter Rounded Bold"),
    (.monospaced, "JetBrains Mono Bold"),
  ])
  func aDesignIsThatOfTheFontOrOfTheViewsAround(design: Font.Design, face: String) {
    #expect(faces(design) == [face, face])
  }

  @Test func monospacedTextHasOneWidthAndMonospacedDigitsKeepTheLetters() throws {
    let window = try ViewTestHarness {
      VStack {
        Text("iiii").monospaced().accessibilityIdentifier("i")
        Text("WWWW").font(.body.monospaced()).accessibilityIdentifier("W")
        Text("1111").monospacedDigit().accessibilityIdentifier("1")
        Text("0000").monospacedDigit().accessibilityIdentifier("0")
        Text("iiii").monospacedDigit().accessibilityIdentifier("plain i")
      }
    }
    #expect(window.frame("i").width == window.frame("W").width)
    #expect(window.frame("1").width == window.frame("0").width)
    #expect(window.frame("plain i").width < window.frame("1").width)
  }
}
