import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

@Suite struct LayoutTests {
  private let typesetter: Typesetter
  private let font = FontSpec(size: 17)
  /// The height of a line of 17 points, and the part of it above the baseline.
  private static let (line, ascent) = (17 * 2444.0 / 2048, 17 * 1950.0 / 2048)

  init() throws {
    typesetter = Typesetter(try FontLibrary())
  }

  private func layout(
    _ text: String, width: Double? = nil, lines: Int? = nil, alignment: TextStyle.Alignment = .left,
    spacing: Double = 0
  ) -> TextBlock {
    typesetter.layout(
      text, style: TextStyle(font: font, lineLimit: lines, alignment: alignment, lineSpacing: spacing),
      width: width)
  }

  private func texts(_ block: TextBlock) -> [String] {
    block.lines.map(\.run.text)
  }

  private func width(_ text: String) -> Double {
    typesetter.shape(text, font: font).width
  }

  @Test func whatFitsIsOneLine() {
    let block = layout("Fluffy Pancakes", width: 200)
    #expect(texts(block) == ["Fluffy Pancakes"])
    #expect(block.size == CGSize(width: width("Fluffy Pancakes"), height: Self.line))
    #expect(block.firstBaseline == Self.ascent && block.lastBaseline == Self.ascent)
    #expect(block.lines[0].origin == CGPoint(x: 0, y: Self.ascent))
    #expect(!block.isTruncated)
  }

  @Test func aWidthThatJustFitsIsEnough() {
    let exact = width("Fluffy Pancakes")
    #expect(texts(layout("Fluffy Pancakes", width: exact)) == ["Fluffy Pancakes"])
    #expect(texts(layout("Fluffy Pancakes", width: exact - 0.1)) == ["Fluffy", "Pancakes"])
  }

  @Test func linesBreakBetweenWordsAndSpacesHang() {
    let block = layout("one two   three", width: width("one two"))
    #expect(texts(block) == ["one two", "three"])
    #expect(Double(block.size.width) == width("one two"))
    #expect(Double(block.size.height) == 2 * Self.line)
    #expect(block.naturalWidth == width("one two   three"))
  }

  @Test func breaksFollowTheUnicodeRules() {
    #expect(texts(layout("well-known", width: width("known") + 1)) == ["well-", "known"])
    #expect(texts(layout("10\u{A0}kg", width: width("10\u{A0}kg") - 1)).count == 2)
    #expect(texts(layout("an 10\u{A0}kg", width: width("10\u{A0}kg") + 1)) == ["an", "10\u{A0}kg"])
    #expect(texts(layout("(yes) no", width: width("(yes)") + 1)) == ["(yes)", "no"])
  }

  @Test func wordsThatAreTooLongAreBrokenAnywhere() {
    let limit = width("Super")
    let block = layout("Supercalifragilistic ok", width: limit)
    #expect(texts(block).joined().filter { $0 != " " } == "Supercalifragilisticok")
    #expect(block.lines.allSatisfy { $0.run.width <= limit + 0.01 })
    #expect(block.lines.count >= 4)
  }

  @Test func atLeastOneCharacterIsOnALine() {
    #expect(texts(layout("abc", width: 0)) == ["a", "b", "c"])
    #expect(texts(layout("e\u{301}x", width: 0)) == ["e\u{301}", "x"])
    #expect(texts(layout("a b", width: -5)) == ["a", "b"])
  }

  @Test func lineEndsAreHonoured() {
    #expect(texts(layout("a\nb\r\nc\u{2028}d\u{2029}e")) == ["a", "b", "c", "d", "e"])
    #expect(texts(layout("a\n\nb")) == ["a", "", "b"])
    #expect(texts(layout("a\n")) == ["a", ""])
    #expect(texts(layout("\n")) == ["", ""])
    #expect(texts(layout("")) == [""])
    #expect(texts(layout("   ")) == [""])
    #expect(layout("").size == CGSize(width: 0, height: Self.line))
  }

  @Test func withoutAWidthOnlyLineEndsBreak() {
    let long = String(repeating: "word ", count: 100) + "end"
    #expect(layout(long).lines.count == 1)
    #expect(Double(layout(long).size.width) == width(long))
  }

  @Test func tooManyLinesEndInAnEllipsis() {
    let text = "The quick brown fox jumps over the lazy dog"
    let block = layout(text, width: 120, lines: 2)
    #expect(block.lines.count == 2)
    #expect(block.isTruncated)
    #expect(texts(block)[1].hasSuffix("…"))
    #expect(!texts(block)[1].hasSuffix(" …"))
    #expect(block.size.width <= 120.01)
    #expect(abs(block.naturalWidth - width(text)) < 1e-9)
    // Nothing was cut that would have fitted.
    let kept = texts(block)[1].dropLast()
    let rest = text.dropFirst(texts(block)[0].count + 1)
    #expect(rest.hasPrefix(kept))
    #expect(width(String(rest.prefix(kept.count + 1)) + "…") > 120)
  }

  /// A view is measured in one width, and drawn in the width that it took: one text, cut off at one place.
  @Test func aTextIsCutOffAlikeInTheWidthThatItTook() {
    let names = ["Water the waterworks", "Very vivid yew trees", "Tow every Tyre away"]
    for truncation in [TextTruncation.tail, .head] {
      for name in names {
        for width in stride(from: 20.0, through: 150, by: 1.5) {
          var style = TextStyle(font: FontSpec(size: 17))
          style.lineLimit = 1
          style.truncation = truncation
          let first = typesetter.layout(name, style: style, width: width)
          let second = typesetter.layout(name, style: style, width: Double(first.size.width) + 0.01)
          #expect(
            second.lines.map(\.run.text) == first.lines.map(\.run.text), "\(name) \(truncation) in \(width)")
        }
      }
    }
  }

  @Test func aLimitThatIsNotReachedCutsNothing() {
    let block = layout("one two", width: 500, lines: 1)
    #expect(texts(block) == ["one two"] && !block.isTruncated)
    let whole = layout("one two", width: width("one"), lines: 2)
    #expect(texts(whole) == ["one", "two"] && !whole.isTruncated)
  }

  @Test func aFurtherParagraphIsCut() {
    let block = layout("one\ntwo\nthree", lines: 2)
    #expect(texts(block) == ["one", "two…"] && block.isTruncated)
    #expect(abs(block.naturalWidth - width("three")) < 1e-9)
  }

  @Test func whereNotEvenTheEllipsisFitsItStandsAlone() {
    #expect(texts(layout("wide words", width: 3, lines: 1)) == ["…"])
  }

  @Test func aLimitBelowOneIsOne() {
    #expect(layout("a b c", width: 1, lines: 0).lines.count == 1)
  }

  @Test func shortLinesAreAligned() {
    let left = layout("long line\nx", width: 200)
    #expect(left.lines.map(\.origin.x) == [0, 0])
    let center = layout("long line\nx", width: 200, alignment: .center)
    #expect(center.lines.map { Double($0.origin.x) } == ["long line", "x"].map { (200 - width($0)) / 2 })
    let right = layout("long line\nx", width: 200, alignment: .right)
    #expect(right.lines.map { Double($0.origin.x) } == ["long line", "x"].map { 200 - width($0) })
    #expect(Double(right.size.width) == width("long line"))
  }

  @Test func withoutAWidthLinesAreAlignedInTheWidest() {
    let block = layout("long line\nx", alignment: .right)
    #expect(block.lines.map { Double($0.origin.x) } == [0, width("long line") - width("x")])
  }

  @Test func spacingIsBetweenLines() {
    let block = layout("a\nb\nc", spacing: 4)
    #expect(Double(block.size.height) == 3 * Self.line + 8)
    #expect(block.lines.map { Double($0.origin.y) } == [0, 1, 2].map { Self.ascent + $0 * (Self.line + 4) })
  }

  /// A `Text` of one line of body text is 20.33 points high at three pixels to a point, one of two lines 40.67.
  @Test(arguments: [
    [3, 1, 61, 49], [3, 2, 122, 109], [3, 4, 244, 231], [2, 1, 41, 32], [2, 2, 82, 73], [1, 1, 21, 16],
  ])
  func onAScreenABlockIsAsHighAsWholePixels(_ sample: [Int]) {
    let (scale, count) = (Double(sample[0]), sample[1])
    let (height, last) = (Double(sample[2]) / scale, Double(sample[3]) / scale)
    var style = TextStyle(font: font)
    style.displayScale = scale
    let block = typesetter.layout(
      Array(repeating: "a", count: count).joined(separator: "\n"), style: style, width: nil)
    #expect(Double(block.size.height) == height && typesetter.height(of: count, style: style) == height)
    #expect(block.lastBaseline == last)
    // Lines themselves are not rounded, so that errors do not add up.
    #expect(
      block.lines.map { Double($0.origin.y) } == (0..<count).map { Self.ascent + Double($0) * Self.line })
  }

  @Test func aScaleThatIsNoneIsIgnored() {
    for scale in [0, -1, .infinity, .nan] as [Double] {
      var style = TextStyle(font: font)
      style.displayScale = scale
      #expect(Double(typesetter.layout("a", style: style, width: nil).size.height) == Self.line)
    }
  }

  @Test func aBlockLaidOutInItsOwnWidthIsTheSame() {
    var generator = SeededGenerator(seed: 61)
    for round in 0..<200 {
      let text = randomText(&generator)
      let first = layout(text, width: Double.random(in: 30...400, using: &generator))
      let again = layout(text, width: first.size.width)
      #expect(texts(again) == texts(first), "round \(round): \(text)")
    }
  }

  @Test func nothingIsLostAndNothingSticksOut() {
    var generator = SeededGenerator(seed: 62)
    for round in 0..<300 {
      let text = randomText(&generator)
      let limit = Double.random(in: 20...300, using: &generator)
      let block = layout(text, width: limit)
      let kept = texts(block).joined().filter { !$0.isWhitespace }
      #expect(kept == text.filter { !$0.isWhitespace }, "round \(round)")
      for line in block.lines where line.run.width > limit + 0.01 {
        #expect(line.run.text.count == 1, "round \(round): \(line.run.text)")
      }
    }
  }

  @Test func lineLimitsNeverGiveMoreLinesNorWiderOnes() {
    var generator = SeededGenerator(seed: 63)
    for round in 0..<200 {
      let text = randomText(&generator)
      let limit = Double.random(in: 40...300, using: &generator)
      let lines = Int.random(in: 1...3, using: &generator)
      let free = layout(text, width: limit)
      let block = layout(text, width: limit, lines: lines)
      #expect(block.lines.count == min(lines, free.lines.count), "round \(round)")
      #expect(block.isTruncated == (free.lines.count > lines), "round \(round)")
      #expect(
        block.size.width <= limit + 0.01 || Double(block.size.width) == width("…"), "round \(round): \(text)")
    }
  }

  private func randomText(_ generator: inout SeededGenerator) -> String {
    let words = [
      "a", "of", "flour", "Grandma’s", "well-known", "AVATAR", "1½", "Crème", "\n", "maple-syrup", "fi",
      "(or)", "…",
    ]
    return (0..<Int.random(in: 1...25, using: &generator)).map { _ in
      words.randomElement(using: &generator) ?? ""
    }
    .joined(separator: " ")
  }
}
