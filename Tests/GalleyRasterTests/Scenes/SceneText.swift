import Foundation
import GalleyRaster

/// Text for scenes.
struct SceneText {
  let typesetter: Typesetter

  /// A random line of text.
  func node(_ dice: inout SceneDice, _ paint: Paint) -> SceneNode {
    let words = dice.pick(Self.texts)
    let font = FontSpec(
      size: dice.number(6, 40), weight: dice.pick(FontWeight.allCases), isItalic: dice.flip(0.3),
      isMonospacedDigit: dice.flip(0.3))
    let run = typesetter.shape(words, font: font)
    return .leaf(.text(run, at: CGPoint(x: dice.number(-20, 30), y: dice.number(0, 90)), paint))
  }

  /// Latin, Greek and Cyrillic, which Inter has; figures, ligatures, marks.
  private static let texts = [
    "Galley", "proof 1,234.56", "AVATAR To Ty", "fi ffl -> => !=", "Ägäis e\u{301} n\u{303}", "Ωμέγα", "Ёжик",
    "…—“”",
    "0123456789", "g",
  ]
}
