import Foundation
import GalleyAutomation
import GalleyRaster
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

@Suite struct FingerprintTests {
  private func fingerprint(_ text: String) throws -> Fingerprint {
    let device = try SimulatedDevice()
    device.install(ProbeApp.self)
    try device.launch(LaunchRequest(ProbeApp.bundleIdentifier, arguments: [text], environment: [:]))
    return try device.capture().snapshot.fingerprint
  }

  @Test func onlyFontsThatAreUsedCount() throws {
    let plain = try fingerprint("plain")
    #expect(plain.fonts.keys.contains("Inter-Regular"))
    #expect(!plain.fonts.keys.contains { $0.hasPrefix("Noto") || $0.contains("Thin") })
    #expect(plain.missing.isEmpty)
  }

  private static let hasHebrew = FontLibrary.defaultFallbackFolders.contains {
    FileManager.default.fileExists(atPath: "\($0)/NotoSansHebrew-Regular.ttf")
  }

  @Test(.enabled(if: hasHebrew, "fonts-noto-core is not installed")) func aFontThatStandsInCounts() throws {
    #expect(try fingerprint("שלום").fonts.keys.contains("NotoSansHebrew-Regular"))
  }

  @Test func symbolsThatAreShownAreNotedByTheirDrawings() throws {
    let device = try SimulatedDevice()
    device.install(SymbolsApp.self)
    try device.launch(LaunchRequest(SymbolsApp.bundleIdentifier, arguments: [], environment: [:]))
    let fingerprint = try device.capture().snapshot.fingerprint
    #expect(fingerprint.missingSymbols == [MissingSymbol(name: "heart.fil", nearest: "heart.fill")])
    #expect(fingerprint.fonts.keys.allSatisfy { $0.hasPrefix("Inter") })
    guard IconLibrary.shared.missing.isEmpty else { return }
    #expect(fingerprint.symbols.keys.sorted() == ["heart.fill", "heart.fill bold"])
    #expect(fingerprint.symbols["heart.fill"] == DrawnSymbol("heart.fill").digest)
    #expect(fingerprint.symbols["heart.fill bold"] == DrawnSymbol("heart.fill", .bold).digest)
  }

  @Test func theFontsOfDesignsCountAndThoseThatAreNotThereAreNoted() throws {
    let device = try SimulatedDevice()
    device.install(FontsApp.self)
    try device.launch(LaunchRequest(FontsApp.bundleIdentifier, arguments: [], environment: [:]))
    let fingerprint = try device.capture().snapshot.fingerprint
    #expect(fingerprint.missingFonts == [MissingFont(name: "Nowhere-Bold")])
    // The design's own font, or Inter where that is not installed.
    let serif = fingerprint.fonts.keys.contains { $0 == "Vollkorn-Regular" }
    #expect(
      serif
        == (FaceID(name: "Vollkorn-Regular").map { (try? FontLibrary())?.isInstalled($0) ?? false } ?? false))
    #expect(fingerprint.fonts["InterRounded-Regular"] == fingerprint.fonts["Inter-Regular"])
  }

  @Test func aCharacterWithoutAFontIsNoted() throws {
    #expect(try fingerprint("\u{10FFFD}").missing == [MissingGlyph(number: "U+10FFFD")])
  }
}

/// An app with texts in several designs, and one in a font that it does not have.
private struct FontsApp: App {
  var body: some Scene {
    WindowGroup {
      Text("Plain")
      Text("Serif").fontDesign(.serif)
      Text("Round").fontDesign(.rounded)
      Text("Nowhere").font(.custom("Nowhere-Bold", size: 17))
    }
  }
}

/// An app with a symbol, and one that there is no drawing of.
private struct SymbolsApp: App {
  var body: some Scene {
    WindowGroup {
      Image(systemName: "heart.fill")
      Image(systemName: "heart.fill").bold()
      Image(systemName: "heart.fill").hidden()
      Image(systemName: "heart.fil")
    }
  }
}
