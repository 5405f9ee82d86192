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

  @Test func aCharacterWithoutAFontIsNoted() throws {
    #expect(try fingerprint("\u{10FFFD}").missing == [MissingGlyph(number: "U+10FFFD")])
  }
}
