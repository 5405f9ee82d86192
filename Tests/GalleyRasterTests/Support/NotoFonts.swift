@testable import GalleyRaster

/// The fallback fonts that are installed; tests that need others are skipped, and report it.
enum NotoFonts {
  static let hasCore = has("NotoSansThai-Regular")
  static let hasEmoji = has("NotoColorEmoji")
  static let hasCJK = has("NotoSansCJKjp-Regular")

  static let needsCore = "apt-get install fonts-noto-core, to test the fonts that stand in"
  static let needsEmoji = "apt-get install fonts-noto-color-emoji, to test coloured pictures"
  static let needsCJK = "apt-get install fonts-noto-cjk, to test Chinese, Japanese and Korean"

  /// The face of a name.
  static func face(_ name: String) -> FaceID? {
    FaceCatalogue.entries.firstIndex { $0.name == name }.map { FaceID(number: UInt16($0)) }
  }

  private static func has(_ name: String) -> Bool {
    guard let library = try? FontLibrary(), let face = face(name) else { return false }
    return library.isInstalled(face)
  }
}
