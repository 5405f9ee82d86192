import Foundation
import Testing

@testable import GalleyRaster

@Suite struct EditingTests {
  private let typesetter: Typesetter

  init() throws {
    typesetter = Typesetter(try FontLibrary())
  }

  /// The height of a line of 17 points.
  private static let line = 17 * 2444.0 / 2048

  private func layout(_ text: String, width: Double? = nil) -> TextBlock {
    typesetter.layout(text, style: TextStyle(font: FontSpec(size: 17), alignment: .leading), width: width)
  }

  private func width(_ text: String) -> Double {
    typesetter.shape(text, font: FontSpec(size: 17)).width
  }

  @Test func aCaretStandsBehindWhatIsBeforeIt() {
    let text = "Hill and dale"
    let block = layout(text)
    for count in 0...text.count {
      let caret = block.caret(at: count)
      // Kerning with the next letter is all that may differ.
      #expect(abs(Double(caret.rect.minX) - width(String(text.prefix(count)))) < 1)
      #expect(Double(caret.rect.height) == Self.line && caret.rect.minY == 0 && caret.other == nil)
    }
    #expect(block.caret(at: text.index(text.startIndex, offsetBy: 4), in: text) == block.caret(at: 4))
  }

  @Test func trailingSpacesMoveIt() {
    let block = layout("ab  ")
    #expect(abs(Double(block.caret(at: 4).rect.minX) - width("ab  ")) < 1e-6)
    #expect(abs(Double(block.caret(at: 3).rect.minX) - width("ab ")) < 1e-6)
  }

  @Test func emptyTextAndEmptyLinesHaveACaret() {
    #expect(layout("").caret(at: 0).rect == CGRect(x: 0, y: 0, width: 0, height: Self.line))
    let block = layout("a\n\nb\n")
    #expect(
      [1, 2, 3, 5].map { Double(block.caret(at: $0).rect.minY) } == [0, 1, 2, 3].map { $0 * Self.line })
    #expect(block.caret(at: 2).rect.minX == 0)
  }

  @Test func atABreakThereAreTwoLinesToChooseFrom() {
    let block = layout("one two", width: width("one t"))
    #expect(Double(block.caret(at: 4).rect.minY) == Self.line && block.caret(at: 4).rect.minX == 0)
    let upstream = block.caret(at: 4, affinity: .upstream).rect
    #expect(upstream.minY == 0 && abs(Double(upstream.minX) - width("one ")) < 1e-6)
  }

  @Test func withinACharacterItIsBeforeIt() {
    let block = layout("xe\u{301}y")
    #expect(block.caret(at: 2) == block.caret(at: 1))
    #expect(block.caret(at: 3) == block.caret(at: 1))
    #expect(block.caret(at: 4).rect.minX > block.caret(at: 1).rect.minX)
  }

  @Test func whereDirectionsMeetThereAreTwo() throws {
    // Seen as: ab גבא cd.
    let block = layout("ab אבג cd")
    let middle = block.caret(at: 3)
    #expect(abs(Double(middle.rect.minX) - width("ab ")) < 0.5)
    let right = try #require(middle.other)
    #expect(abs(Double(right.minX) - width("ab ") - width("אבג")) < 0.5)
    let after = block.caret(at: 9)
    #expect(abs(after.rect.minX - right.minX) < 1e-6)
    #expect(block.caret(at: 5).other == nil && block.caret(at: 5).rect.minX < right.minX)
    // A paragraph from right to left begins at its right end.
    let hebrew = layout("אבג", width: 100)
    #expect(abs(hebrew.caret(at: 0).rect.minX - 100) < 1e-6 && hebrew.caret(at: 0).other == nil)
    #expect(abs(Double(hebrew.caret(at: 6).rect.minX) - (100 - width("אבג"))) < 1e-6)
  }

  @Test func aSelectionCoversWhatIsSelected() {
    let text = "one two three"
    let block = layout(text, width: width("one two"))
    #expect(block.lines.count == 2)
    let all = block.selectionRectangles(for: 0..<text.utf8.count)
    #expect(all.map { Double($0.minY) } == [0, Self.line])
    #expect(abs(Double(all[1].width) - width("three")) < 1e-6)
    #expect(block.selectionRectangles(for: 4..<4).isEmpty)
    let part = block.selectionRectangles(for: 4..<7)
    #expect(part.count == 1 && abs(Double(part[0].width) - width("two")) < 0.5)
    let range = text.index(text.startIndex, offsetBy: 4)..<text.index(text.startIndex, offsetBy: 7)
    #expect(block.selectionRectangles(for: range, in: text) == part)
  }

  @Test func aSelectionAcrossDirectionsIsInParts() {
    // Seen as: ab גבא cd; the selection from b to א leaves out בג.
    let rects = layout("ab אבג cd").selectionRectangles(for: 1..<5)
    #expect(rects.count == 2 && rects[0].maxX < rects[1].minX)
  }

  @Test func aPointIsNearestToAPlace() {
    let text = "Hill and dale\nמילה words"
    let block = layout(text, width: 200)
    #expect(block.position(at: CGPoint(x: -5, y: 10)) == 0)
    #expect(block.position(at: CGPoint(x: 500, y: 10)) == 13)
    #expect(block.position(at: CGPoint(x: 500, y: 400)) == 14)
    var offset = 0
    for character in text {
      if !character.isNewline {
        let rect = block.selectionRectangles(for: offset..<offset + character.utf8.count)
        #expect(rect.count == 1)
        let isRightToLeft = (0x590...0x5FF).contains(character.unicodeScalars.first?.value ?? 0)
        if let rect = rect.first, character != " " {
          let (near, far) = (rect.minX + rect.width / 4, rect.maxX - rect.width / 4)
          let before = block.position(at: CGPoint(x: isRightToLeft ? far : near, y: rect.midY))
          let behind = block.position(at: CGPoint(x: isRightToLeft ? near : far, y: rect.midY))
          #expect(before == offset && behind == offset + character.utf8.count, "\(character)")
        }
      }
      offset += character.utf8.count
    }
  }

  @Test func aCutTextKnowsItsPlaces() {
    var style = TextStyle(font: FontSpec(size: 17), lineLimit: 1)
    style.truncation = .middle
    let text = "The quick brown fox jumps over the lazy dog"
    let block = typesetter.layout(text, style: style, width: 150)
    let shown = block.lines[0].run.text
    let parts = shown.split(separator: "…")
    #expect(parts.count == 2 && text.hasPrefix(parts[0]) && text.hasSuffix(parts[1]))
    #expect(abs(Double(block.caret(at: 43).rect.minX) - block.lines[0].run.width) < 1e-6)
    #expect(block.selectionRectangles(for: 0..<43).count == 2)
    let hidden = block.lines[0].source.omission?.range
    #expect(hidden == parts[0].utf8.count..<43 - parts[1].utf8.count)
  }
}
