import Foundation
import GalleyImage
import Testing

@testable import GalleyRaster

@Suite struct GlyphTests {
  private let library: FontLibrary
  private let typesetter: Typesetter
  private let renderer: Renderer

  init() throws {
    library = try FontLibrary()
    typesetter = Typesetter(library)
    renderer = Renderer(library)
  }

  private func draw(
    _ text: String, x: Double = 5, y: Double = 30, size: Double = 17, transform: Transform = .identity
  )
    -> Bitmap
  {
    let run = typesetter.shape(text, font: FontSpec(size: size))
    return renderer.render(
      DisplayList([.pushTransform(transform), .text(run, at: CGPoint(x: x, y: y), .black), .pop]),
      size: CGSize(width: 90, height: 50), scale: 1, background: .white)
  }

  /// The rows and columns that are not white.
  private func inked(_ bitmap: Bitmap) -> PixelBounds {
    var bounds = PixelBounds(left: .max, top: .max, right: 0, bottom: 0)
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where bitmap[x, y] != .white {
        bounds = PixelBounds(
          left: min(bounds.left, x), top: min(bounds.top, y), right: max(bounds.right, x + 1),
          bottom: max(bounds.bottom, y + 1))
      }
    }
    return bounds
  }

  @Test func lettersStandOnTheirBaseline() {
    let bounds = inked(draw("HHH"))
    #expect(bounds.bottom == 30)
    // Inter's capitals are 2048 of 2816 units high: 12.4 of 17 pixels.
    #expect(bounds.top == 17)
  }

  @Test func placesAreQuartersAcrossAndWholePixelsDown() {
    // A list of bytes makes no good message; digests say as much.
    func digest(x: Double = 5, y: Double = 30) -> String { draw("P", x: x, y: y).digest.description }
    #expect(digest(x: 5.12) == digest())
    #expect(digest(x: 4.88) == digest())
    #expect(digest(x: 5.13) != digest())
    #expect(digest(y: 30.49) == digest())
    #expect(digest(y: 29.5) == digest())
    #expect(inked(draw("P", y: 30.5)).bottom == inked(draw("P")).bottom + 1)
  }

  @Test func aMissingGlyphIsVisible() {
    let bounds = inked(draw("\u{4E2D}"))
    #expect(bounds.width > 5 && bounds.height > 5)
  }

  @Test func spacesAndControlsAreNot() {
    #expect(draw(" \u{A0}\n\t\u{2028}\u{7}") == draw(""))
  }

  @Test func turnedAndLargeTextIsDrawnAsOutlines() {
    // A turn by nothing worth mentioning leaves the fast way; the picture differs by no more than the quarter pixel's place.
    let fast = draw("Hill")
    let slow = draw("Hill", transform: .rotation(radians: 1e-9))
    #expect(inked(slow).bottom == inked(fast).bottom)
    let ink = { (bitmap: Bitmap) in bitmap.bytes.reduce(0) { $0 + 255 - Int($1) } }
    #expect(abs(ink(fast) - ink(slow)) < ink(fast) / 100)

    let huge = renderer.render(
      DisplayList([.text(typesetter.shape("H", font: FontSpec(size: 400)), at: CGPoint(x: 0, y: 300), .black)]
      ),
      size: CGSize(width: 300, height: 300), scale: 1, background: .white)
    #expect(inked(huge).height > 280)
  }

  @Test func noGlyphReachesFurtherThanIsAssumed() {
    // What lies further from the clip is not drawn at all, and layers are sized by that, too.
    for weight in [FontWeight.ultraLight, .regular, .black] {
      for size in [17.0, 24] {
        let face = library.face(FontSpec(size: size, weight: weight))
        for glyph in 0..<UInt32(3000) {
          let bounds = face.outline(of: glyph).boundingRect
          guard !bounds.isNull else { continue }
          let reach = [-bounds.minX, bounds.maxX, -bounds.minY, bounds.maxY].max() ?? 0
          #expect(reach <= GlyphCache.reach * face.unitsPerEm, "glyph \(glyph) of \(face.name)")
        }
      }
    }
  }
}
