import Foundation
import Testing

@testable import GalleyReport

/// Data within markup: whatever a text holds, the block ends where it should and says the same.
@Suite struct JSONBlockTests {
  /// What could end a block, a string, or a line; or turn the direction of text.
  private static let pieces = [
    "</script>", "<!--", "<script", "-->", "]]>", "&lt;", "\"", "\\", "\\u003c", "\\\\u0000", "/", "\u{0}",
    "\u{1B}[31m",
    "\u{8}", "\u{C}", "\u{7F}", "\u{85}", "\u{9F}", "\u{2028}", "\u{2029}", "\u{202E}", "\u{2066}",
    "\u{2069}", "\n",
    "\t", "é", "😀", "\u{200F}", "漢", "x",
  ]

  @Test(arguments: 0..<200) func anyTextIsHarmlessAndStaysWhatItIs(_ seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ most: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(most))
    }
    let text = (0..<next(40)).map { _ in Self.pieces[next(Self.pieces.count)] }.joined()
    let block = try JSONBlock.json([text])
    #expect(!block.contains { "<>&".utf8.contains($0) || $0 == 0x7F || $0 < 0x20 })
    let markup = String(decoding: block, as: UTF8.self)
    #expect(
      markup.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control && !Self.turns.contains($0.value)
      })
    let expected = String(
      String.UnicodeScalarView(
        text.unicodeScalars.map { scalar in
          let isKept =
            scalar == "\n" || scalar == "\t"
            || scalar.properties.generalCategory != .control && !Self.turns.contains(scalar.value)
          return isKept ? scalar : "\u{FFFD}"
        }))
    #expect(try JSONDecoder().decode([String].self, from: Data(block)) == [expected])
  }

  private static let turns: Set<UInt32> = Set((0x2028...0x202E).map { $0 } + (0x2066...0x2069).map { $0 })

  @Test func aBlockIsNamedAndClosed() throws {
    #expect(
      String(decoding: try JSONBlock.markup(["a": "</script>"], id: "x"), as: UTF8.self)
        == "<script type=\"application/json\" id=\"x\">{\"a\":\"\\u003C/script\\u003E\"}</script>\n")
  }
}
