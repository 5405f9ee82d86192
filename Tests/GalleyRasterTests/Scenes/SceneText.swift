import Foundation
import GalleyRaster

/// Text for scenes.
struct SceneText {
  let typesetter: Typesetter

  /// A random line of text.
  func node(_ dice: inout SceneGenerator, _ paint: Paint) -> SceneNode {
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

  /// A random paragraph in any of the scripts, as a group of its lines.
  func paragraph(_ dice: inout SceneGenerator) -> SceneNode {
    var style = TextStyle(
      font: FontSpec(size: dice.number(6, 24), weight: dice.pick([.regular, .medium, .bold])),
      lineLimit: dice.flip(0.3) ? 1 : nil, alignment: dice.pick([.left, .center, .right]),
      lineSpacing: dice.number(0, 3))
    if dice.flip(0.2) { style.tracking = dice.number(-1, 3) }
    if dice.flip(0.2) { style.underline = .init() }
    if dice.flip(0.2) { style.strikethrough = .init(pattern: .solid, color: dice.color()) }
    let block = typesetter.layout(dice.pick(Self.scripts), style: style, width: dice.number(20, 70))
    let place = Transform.translation(x: dice.number(-5, 10), y: dice.number(-5, 20))
    let color = dice.color()
    return .group(.pushTransform(place), block.lines.map { .leaf(.text($0.run, at: $0.origin, color)) })
  }

  /// Right to left, marks above and below, conjuncts, no spaces, syllables, colour, several at once.
  private static let scripts = [
    "مرحبا بالعالم", "שָׁלוֹם עולם", "नमस्ते दुनिया", "สวัสดีชาวโลก", "こんにちは世界。", "안녕하세요 세계", "你好，世界！",
    "👩🏽‍🚀 🏳️‍🌈 👨‍👩‍👧 ❤️", "abc العدد 123 def", "Ωραία — Привет — naïve",
  ]
}
