import GalleyImage
import Testing

@testable import GalleyDiff

/// Pixels that are not opaque, by the engine of CIEDE2000.
@Suite struct ClearPixelTests {
  struct Pair: Sendable {
    let before: RGBA
    let after: RGBA
    let differs: Bool
  }

  private static let pairs = [
    Pair(before: RGBA(200, 60, 20, 255), after: RGBA(200, 60, 20, 128), differs: true),
    Pair(before: RGBA(200, 60, 20, 0), after: RGBA(10, 90, 250, 0), differs: false),
    // A clear hole is white on white, and black on black.
    Pair(before: RGBA(255, 255, 255, 255), after: RGBA(255, 255, 255, 0), differs: true),
    Pair(before: RGBA(0, 0, 0, 255), after: RGBA(0, 0, 0, 0), differs: true),
    Pair(before: RGBA(200, 60, 20, 128), after: RGBA(200, 61, 20, 128), differs: false),
  ]

  @Test(arguments: pairs) func clearnessCounts(_ pair: Pair) {
    let pictures = (
      Bitmap(width: 9, height: 9, color: pair.before), Bitmap(width: 9, height: 9, color: pair.after)
    )
    let engine = CIEDE2000Engine(antialiasing: .counted, caret: .counted)
    let judged = engine.map(pictures.0, pictures.1)
    #expect((judged[4, 4] == .different) == pair.differs)
    // Files are judged by another way, with the same result.
    PixelPair.withPictures(pictures.0, pictures.1) { pixels in
      var marks = [UInt8](repeating: 0, count: 81)
      marks.withUnsafeMutableBufferPointer { engine.mark(0..<9, of: pixels, into: $0.baseAddress!) }
      #expect((marks[40] == PixelMark.different) == pair.differs)
    }
  }

  /// looks-same compares red, green and blue alone.
  @Test func theToolThatLeavesAlphaOutIsReproduced() {
    let engine = CIEDE2000Engine(antialiasing: .counted, usesShortcuts: true, caret: .counted)
    let map = engine.map(
      Bitmap(width: 3, height: 3, color: RGBA(200, 60, 20, 255)),
      Bitmap(width: 3, height: 3, color: RGBA(200, 60, 20, 0)))
    #expect(map[1, 1] == .same)
  }
}
