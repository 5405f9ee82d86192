import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

/// Shapes that are drawn again are the same pixels, wherever they are and whatever was drawn before.
@Suite struct ShapeCacheTests {
  private let library: FontLibrary

  init() throws {
    library = try FontLibrary()
  }

  /// A shape of curves, about 20 points wide.
  private static func shape(_ random: inout SeededGenerator) -> Path {
    func point() -> CGPoint {
      CGPoint(x: .random(in: 0...20, using: &random), y: .random(in: 0...20, using: &random))
    }
    var segments: [Path.Segment] = [.move(point())]
    for _ in 0..<Int.random(in: 5...30, using: &random) {
      segments.append(
        Bool.random(using: &random)
          ? .line(point()) : .cubic(control1: point(), control2: point(), to: point()))
    }
    return Path(segments + [.close])
  }

  private static func picture(
    _ path: Path, _ rule: DisplayList.FillRule, at map: Transform, clipping: Bool, _ renderer: Renderer
  ) -> Bitmap {
    let commands: [DisplayList.Command] =
      clipping
      ? [
        .pushTransform(map), .pushClip(path, rule),
        .roundedRectangle(CGRect(x: -30, y: -30, width: 90, height: 90), radius: 0, .black), .pop, .pop,
      ] : [.pushTransform(map), .fill(path, .color(.black), rule), .pop]
    return renderer.render(
      DisplayList(commands), size: CGSize(width: 40, height: 40), scale: 2, background: .white)
  }

  @Test(arguments: Soak.seeds(100))
  func `a shape has the coverage of its outline, the first time and later`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = Self.shape(&random)
    let rule = Bool.random(using: &random) ? DisplayList.FillRule.nonZero : .evenOdd
    let map = Transform.rotation(radians: .random(in: -1...1, using: &random)).then(
      .translation(x: .random(in: -9...19, using: &random), y: .random(in: -9...19, using: &random)))
    let renderer = Renderer(library)
    let first = Self.picture(path, rule, at: map, clipping: false, renderer)
    #expect(Self.picture(path, rule, at: map, clipping: false, renderer) == first)
    #expect(Self.picture(path, rule, at: map, clipping: true, renderer) == first)
    // The general way, without the memory of shapes.
    var outline = Outline()
    Flattener(transform: map.then(.scale(x: 2, y: 2)), tolerance: Flattener.tolerance).flatten(
      path, into: &outline)
    let mask = CoverageMask(
      OutlineCoverage(outline: outline, rule: rule, rasterizer: CoverageRasterizer()),
      clip: PixelBounds(left: 0, top: 0, right: 80, bottom: 80))
    for y in 0..<80 {
      for x in 0..<80 {
        let isInside =
          x >= mask.bounds.left && x < mask.bounds.right && y >= mask.bounds.top && y < mask.bounds.bottom
        let coverage =
          isInside ? mask.bytes[(y - mask.bounds.top) * mask.bounds.width + x - mask.bounds.left] : 0
        #expect(first[x, y].red == 255 - coverage, "\(x), \(y)")
      }
    }
  }

  @Test(arguments: Soak.seeds(30))
  func `a shape that was moved by whole pixels is the picture moved`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = Self.shape(&random)
    let renderer = Renderer(library)
    let place = CGPoint(x: .random(in: 0...8, using: &random), y: .random(in: 0...8, using: &random))
    func picture(movedBy pixels: Double) -> Bitmap {
      Self.picture(
        path, .nonZero, at: .translation(x: place.x + pixels / 2, y: place.y + pixels / 2), clipping: false,
        renderer)
    }
    let (first, second) = (picture(movedBy: 0), picture(movedBy: 5))
    for y in 0..<75 { for x in 0..<75 { #expect(second[x + 5, y + 5] == first[x, y]) } }
  }

  @Test func `shapes of few steps and large ones are drawn each time`() {
    let resources = RenderingResources(library)
    let circle = Path(roundedRect: CGRect(x: 0, y: 0, width: 20, height: 20), cornerRadius: 10)
    #expect(resources.shape(Path(rect: CGRect(x: 0, y: 0, width: 5, height: 5)), .nonZero, .identity) == nil)
    #expect(resources.shape(circle, .nonZero, .identity) != nil)
    #expect(resources.shape(circle, .nonZero, .scale(x: 30, y: 30)) == nil)
    #expect(resources.shape(circle, .nonZero, .translation(x: .infinity, y: 0)) == nil)
  }

  @Test func `a background that hides all is drawn in its own colour, over any other`() {
    let list = DisplayList([
      .roundedRectangle(CGRect(x: 0, y: 0, width: 8, height: 8), radius: 0, RGBA(1, 2, 3))
    ])
    var bitmap = Bitmap(width: 8, height: 8, color: RGBA(200, 100, 50, 128))
    Renderer(library).render(list, into: &bitmap, scale: 1, background: RGBA(9, 9, 9, 9))
    #expect(bitmap == Bitmap(width: 8, height: 8, color: RGBA(1, 2, 3)))
  }
}
