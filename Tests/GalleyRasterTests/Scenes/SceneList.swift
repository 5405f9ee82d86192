import Foundation
import GalleyImage
import GalleyRaster

/// The digests of all scenes, as a file keeps them.
///
/// ```text
/// renderer galley-raster 1
/// font Inter-Regular 0f…
/// scene 0 boxes 3c…
/// ```
struct SceneList: Equatable {
  var renderer: String
  /// The digests of the font files that scenes use, by face.
  var fonts: [String: String]
  /// The digests of the pictures, by number.
  var digests: [String]

  /// The file, beside this one.
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scenes.txt")

  /// The text of the file.
  var text: String {
    var lines = [
      "# What every scene's picture has to be: the digest of its pixels. Made by `make scenes`; see SceneFamily.swift.",
      "renderer \(renderer)",
    ]
    for name in fonts.keys.sorted() { lines.append("font \(name) \(fonts[name] ?? "")") }
    for (number, digest) in digests.enumerated() {
      lines.append("scene \(number) \(TestScene.family(of: number)) \(digest)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  init(renderer: String, fonts: [String: String], digests: [String]) {
    self.renderer = renderer
    self.fonts = fonts
    self.digests = digests
  }

  /// Reads the file's text.
  init(text: String) {
    self.init(renderer: "", fonts: [:], digests: [])
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "renderer": renderer = words.dropFirst().joined(separator: " ")
      case "font": fonts[words[1]] = words[2]
      case "scene": digests.append(words[3])
      default: continue
      }
    }
  }
}
