import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

/// Invariants of every text, however odd.
@Suite struct TextInvariantTests {
  private let library: FontLibrary
  private let typesetter: Typesetter

  init() throws {
    library = try FontLibrary()
    typesetter = Typesetter(library)
  }

  /// Parts of odd texts: letters of many scripts, marks without letters, pictures, controls, and what no font has.
  private static let parts = [
    "a", "fi", "AV", " ", "  ", "word ", "-", "1", "2/3", "(", ")", "\u{301}", "e\u{301}", "\u{1ACE}",
    "\u{FFFD}",
    "\n", "\r\n", "\r", "\t", "\0", "\u{2028}", "\u{2029}", "\u{85}", "\u{AD}", "\u{200B}", "\u{200D}",
    "\u{2060}",
    "\u{A0}", "\u{3000}", "\u{FEFF}", "א", "בג ", "ש\u{5C1}", "سلام", "لا", "\u{64E}", "١٢", "\u{202A}",
    "\u{202B}",
    "\u{202C}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{200E}", "\u{200F}", "ก", "น้ำ",
    "क्ष",
    "\u{94D}", "日", "、", "がき", "ᄀ", "각", "\u{1100}\u{1161}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
    "\u{1F44D}\u{1F3FD}", "\u{1F1E9}\u{1F1EA}", "1\u{FE0F}\u{20E3}", "\u{FE0F}", "❤\u{FE0E}", "\u{E000}",
    "\u{10FFFF}", "\u{378}", "\u{1F3F4}\u{E0067}\u{E007F}",
  ]

  private struct Case {
    var text: String
    var style: TextStyle
    var width: Double?
  }

  private func cases(_ count: Int, seed: UInt64) -> [Case] {
    var random = SeededGenerator(seed: seed)
    return (0..<Soak.times(count)).map { _ in
      let length = Int.random(in: 0...14, using: &random)
      let text = (0..<length).map { _ in Self.parts.randomElement(using: &random) ?? "" }.joined()
      var style = TextStyle(font: FontSpec(size: [9, 17, 34].randomElement(using: &random) ?? 17))
      style.alignment = [.left, .center, .right, .leading, .trailing].randomElement(using: &random) ?? .left
      style.direction =
        [.natural, .naturalElseRightToLeft, .leftToRight, .rightToLeft].randomElement(using: &random)
        ?? .natural
      style.truncation = [.head, .middle, .tail].randomElement(using: &random) ?? .tail
      style.lineLimit = [nil, nil, 1, 2].randomElement(using: &random) ?? nil
      style.tracking = [0, 0, 0, 1.5].randomElement(using: &random) ?? 0
      let width: Double? = [nil, 20, 60, 120].randomElement(using: &random) ?? nil
      return Case(text: text, style: style, width: width)
    }
  }

  private func name(_ sample: Case) -> Comment {
    let scalars = sample.text.unicodeScalars.map { String($0.value, radix: 16) }.joined(separator: " ")
    return "\(scalars) in \(String(describing: sample.width)), \(sample.style)"
  }

  @Test func glyphsCoverTheTextAndLinesPartitionIt() {
    for sample in cases(1500, seed: 31) {
      let block = typesetter.layout(sample.text, style: sample.style, width: sample.width)
      let count = sample.text.utf8.count
      var end = 0
      #expect(!block.lines.isEmpty)
      for line in block.lines {
        #expect(line.source.range.lowerBound == end, name(sample))
        #expect(line.source.range.upperBound <= line.source.end, name(sample))
        end = line.source.end
        #expect(
          line.run.glyphs.allSatisfy { 0..<max(1, line.run.text.utf8.count) ~= $0.cluster }, name(sample))
        #expect(abs(line.run.glyphs.reduce(0) { $0 + $1.advance } - line.run.width) < 1e-6, name(sample))
        if line.source.omission == nil {
          let hanging = line.source.hanging.utf8.count
          #expect(
            line.source.range.count + hanging == line.source.end - line.source.range.lowerBound, name(sample))
        }
      }
      #expect(block.isTruncated || end == count, name(sample))
      #expect(sample.style.lineLimit.map { block.lines.count <= $0 } ?? true, name(sample))
    }
  }

  @Test func linesAreNoWiderThanAllowedUnlessTheyAreOneCharacter() {
    for sample in cases(1500, seed: 32) {
      guard let width = sample.width else { continue }
      let block = typesetter.layout(sample.text, style: sample.style, width: width)
      for line in block.lines where line.run.width > width + 1.0 / 1024 {
        let shown = line.run.text.replacing("\u{2026}", with: "").replacing("\u{2010}", with: "")
        let clusters = Set(line.run.glyphs.filter { $0.advance > 0 }.map(\.cluster))
        #expect(shown.count <= 1 || clusters.count <= 1, name(sample))
      }
    }
  }

  @Test func caretsAndPlacesBelongTogether() {
    for sample in cases(1200, seed: 33) {
      let block = typesetter.layout(sample.text, style: sample.style, width: sample.width)
      // Beside an ellipsis a caret is at the line's end, for what is hidden.
      for line in block.lines where line.source.omission == nil {
        let boxes = LineBoxes(line).boxes
        var ends: Set<Int> = []
        for (index, box) in boxes.enumerated() {
          #expect(index == 0 || box.left >= boxes[index - 1].left - 1e-6, name(sample))
          #expect(ends.insert(box.source.lowerBound).inserted, "two boxes for a character; \(name(sample))")
          guard box.right - box.left > 0.01 else { continue }
          // A quarter into a character, a point is nearest to its near side; there the caret is, or its other place.
          let quarter = (box.right - box.left) / 4
          let y = Double(line.origin.y) + (line.descent - line.ascent) / 2
          for (x, edge) in [(box.left + quarter, box.left), (box.right - quarter, box.right)] {
            let place = block.position(at: CGPoint(x: x, y: y))
            #expect(place == box.source.lowerBound || place == box.source.upperBound, name(sample))
            let carets = [TextBlock.Affinity.upstream, .downstream].map {
              block.caret(at: place, affinity: $0)
            }
            let seen = carets.flatMap { [Double($0.rect.minX)] + ($0.other.map { [Double($0.minX)] } ?? []) }
            #expect(
              seen.contains { abs($0 - edge) < 1e-3 }, "\(place): \(seen), not \(edge); \(name(sample))")
          }
        }
      }
    }
  }

  @Test func everyCharacterHasAnAreaOrNone() {
    for sample in cases(500, seed: 34) where sample.width != 20 {
      var style = sample.style
      style.lineLimit = nil
      let block = typesetter.layout(sample.text, style: style, width: sample.width)
      let all = block.selectionRectangles(for: 0..<sample.text.utf8.count).reduce(0) { $0 + $1.width }
      var sum = 0.0
      var offset = 0
      for character in sample.text {
        let range = offset..<offset + character.utf8.count
        sum += block.selectionRectangles(for: range).reduce(0) { $0 + Double($1.width) }
        offset = range.upperBound
        let caret = block.caret(at: offset).rect
        #expect(caret.minX.isFinite && caret.height > 0, name(sample))
      }
      #expect(abs(sum - Double(all)) < 0.01, name(sample))
    }
  }

  @Test func theOrderOfMeasuringDoesNotMatter() {
    let samples = cases(250, seed: 35)
    let forwards = samples.map { typesetter.layout($0.text, style: $0.style, width: $0.width) }
    let other = Typesetter(library)
    let backwards = samples.reversed().map { other.layout($0.text, style: $0.style, width: $0.width) }
    #expect(forwards == backwards.reversed())
    #expect(forwards == samples.map { Typesetter(library).layout($0.text, style: $0.style, width: $0.width) })
  }
}
