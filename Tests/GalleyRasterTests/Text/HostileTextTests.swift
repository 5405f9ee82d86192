import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

/// Texts, sizes and widths that nobody means.
@Suite struct HostileTextTests {
  private let library: FontLibrary
  private let typesetter: Typesetter

  init() throws {
    library = try FontLibrary()
    typesetter = Typesetter(library)
  }

  /// What took time in the square of its length, by HarfBuzz or by ours: minutes at 100 000 characters, of which a usual run has a
  /// quarter.
  @Test(arguments: [
    "a", "\u{301}", "\u{64E}", "\u{AD}", "\u{1ACE}", "a\u{1ACE}", "aא", "\u{1100}", "\u{915}\u{94D}",
    "\u{1F468}\u{200D}",
    "\u{200D}", "\u{202B}a", "\u{2067}a", "\u{2068}", "\u{202C}\u{2069}", "(", "\t", "\r\n", "\u{2028}", "\0",
    "\u{3000}",
    "\u{1F1E6}", "\u{E0067}",
  ])
  func longRepetitionsTakeNoLongerThanOtherText(_ part: String) {
    let length = Soak.isComplete ? 100_000 : 25_000
    let text = String(repeating: part, count: length / part.unicodeScalars.count)
    var style = TextStyle(font: FontSpec(size: 17))
    for width in [nil, 300.0] {
      let block = typesetter.layout(text, style: style, width: width)
      #expect(block.lines.last?.source.end == text.utf8.count)
      #expect(block.caret(at: text.utf8.count / 2).rect.height > 0)
      #expect(block.selectionRectangles(for: 0..<100).allSatisfy { $0.width.isFinite })
      #expect((0...text.utf8.count).contains(block.position(at: CGPoint(x: 40, y: 5))))
    }
    style.lineLimit = 1
    style.underline = TextStyle.Rule(pattern: .dot)
    for truncation in [TextTruncation.head, .middle, .tail] {
      style.truncation = truncation
      let block = typesetter.layout(text, style: style, width: 100)
      #expect(block.lines.count == 1)
      // One character of a hundred thousand parts is wider than any line.
      #expect(block.size.width < 101 || text.count <= 2)
    }
  }

  @Test func aMegabyteInOneWordIsSet() {
    let text = String(repeating: "w", count: 1 << 20)
    let block = typesetter.layout(text, style: TextStyle(font: FontSpec(size: 17)), width: 300)
    #expect(block.lines.count > 40_000 && block.lines.allSatisfy { $0.run.width <= 300.001 })
  }

  @Test(arguments: [0, -10, .nan, .infinity, -.infinity, 1e-300, 1e300] as [Double])
  func widthsThatAreNoneAreTakenForSome(_ width: Double) {
    for text in ["", "one two", "אב\nc", "\u{1F600}"] {
      for limit in [nil, 0, -3, 1] as [Int?] {
        for truncation in [TextTruncation.head, .middle, .tail] {
          var style = TextStyle(font: FontSpec(size: 17), lineLimit: limit, alignment: .trailing)
          style.truncation = truncation
          let block = typesetter.layout(text, style: style, width: width)
          #expect(!block.lines.isEmpty && block.size.width.isFinite && block.size.height.isFinite)
          #expect(block.lines.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite && $0.origin.x >= 0 })
          if limit == nil { #expect(block.lines.last?.source.end == text.utf8.count) }
        }
      }
    }
    let wide = typesetter.layout("one two", style: TextStyle(font: FontSpec(size: 17)), width: width)
    let lines = width > 100 || width.isNaN ? 1 : 6
    #expect(wide.lines.count == lines)
  }

  @Test func anEllipsisThatHasNoRoomStandsAlone() {
    var style = TextStyle(font: FontSpec(size: 17), lineLimit: 1)
    for truncation in [TextTruncation.head, .middle, .tail] {
      style.truncation = truncation
      for text in ["Hill and dale", "שלום עולם", "日本語日本語"] {
        let block = typesetter.layout(text, style: style, width: 3)
        #expect(block.isTruncated && block.lines.map(\.run.text) == ["\u{2026}"])
      }
    }
  }

  @Test(arguments: [0, 0.1, -12, 2000, 1e6, 1e300, .nan, .infinity] as [Double])
  func anySizeIsDrawn(_ size: Double) {
    let renderer = Renderer(library)
    for text in ["Ag", "\u{1F600}", "\u{10FFFF}", "سلام"] {
      for map in [Transform.identity, .rotation(radians: 0.5), .scale(x: 1e-9, y: 1e9)] {
        var style = TextStyle(font: FontSpec(size: size), lineLimit: 1)
        style.underline = TextStyle.Rule(pattern: .dashDot)
        style.strikethrough = TextStyle.Rule()
        let block = typesetter.layout(text, style: style, width: 40)
        let gradient = Paint.linearGradient(
          Gradient(stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)]),
          from: .zero, to: CGPoint(x: 40, y: 0))
        var list = DisplayList()
        list.append(.pushTransform(map))
        for paint in [Paint.color(.black), gradient] {
          list.append(.pushLayer(DisplayList.LayerStyle(opacity: 0.5)))
          for line in block.lines { list.append(.text(line.run, at: CGPoint(x: 4, y: 30), paint)) }
          list.append(.pop)
        }
        list.append(.pop)
        let picture = renderer.render(list, size: CGSize(width: 40, height: 40), scale: 2, background: .white)
        #expect(picture.width == 80)
      }
    }
  }

  @Test(arguments: [-50, .nan, .infinity, -.infinity, 1e300] as [Double])
  func anySpacingIsSet(_ spacing: Double) {
    for text in ["one two three", "אבג דה", "e\u{301}\u{1F600}"] {
      var style = TextStyle(font: FontSpec(size: 17), lineSpacing: spacing)
      style.tracking = spacing
      style.baselineOffset = spacing
      style.underline = TextStyle.Rule(pattern: .dot)
      for width in [nil, 30.0] {
        let block = typesetter.layout(text, style: style, width: width)
        #expect(block.lines.last?.source.end == text.utf8.count)
        _ = block.position(at: CGPoint(x: 10, y: 10))
        _ = block.selectionRectangles(for: 0..<text.utf8.count)
      }
    }
  }
}
