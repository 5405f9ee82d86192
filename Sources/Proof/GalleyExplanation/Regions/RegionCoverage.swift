import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// Computes the pixels that a region covers.
///
/// A mask that hides what lies over its element would hide a message that covers the clock. So an element's region is
/// what its containers leave visible of it, with its padding, and without what is painted over it later and hides it: an
/// element with an opaque background. Round corners show what is behind, and what has no background may, so these stay.
enum RegionCoverage {
  /// The most covering rectangles that are subtracted, to bound the cost.
  private static let mostHoles = 1024

  /// The pixels of a region.
  ///
  /// - Parameters:
  ///   - region: The region.
  ///   - number: Its element's number; `nil` for a rectangle.
  ///   - outline: The new tree, where there is one.
  ///   - scale: Pixels a point.
  ///   - width: The width of what either picture covers, in pixels.
  ///   - height: Its height, in pixels.
  /// - Returns: The pixels; none where nothing of it is visible.
  static func area(
    of region: MatchRegion, element number: Int?, in outline: FlatElementTree?, scale: Double, width: Int,
    height: Int
  ) -> PixelArea {
    func pixels(_ rect: CGRect) -> PixelRect { PixelRect(rect, scale: scale, within: width, height) }
    if case .rectangle(let rect) = region.place { return PixelArea(pixels(rect.padded(region.padding))) }
    guard let number, let outline else { return PixelArea(PixelRect(x: 0, y: 0, width: 0, height: 0)) }
    let visible = FindingAreas.visible(outline[number].element)
    guard visible.width > 0, visible.height > 0 else {
      return PixelArea(PixelRect(x: 0, y: 0, width: 0, height: 0))
    }
    let frame = visible.padded(region.padding)
    var area = PixelArea(pixels(frame))
    var holes = 0
    for node in outline.nodes[outline[number].end...] where holes < mostHoles {
      let cover = FindingAreas.visible(node.element)
      guard isOpaque(node.element), cover.intersects(frame) else { continue }
      holes += 1
      // A pixel that the cover only touches still shows what is below.
      let radius = max(0, node.element.appearance?.cornerRadius ?? 0)
      for part in [cover.insetBy(dx: radius, dy: 0), cover.insetBy(dx: 0, dy: radius)] where !part.isNull {
        area.subtract(PixelRect(whollyIn: part, scale: scale, within: width, height))
        if radius == 0 { break }
      }
    }
    return area
  }

  private static func isOpaque(_ element: Element) -> Bool {
    guard let background = element.appearance?.background else { return false }
    return background.count == 9 && background.hasSuffix("FF")
  }
}

extension CGRect {
  /// The rectangle with so much more on each side.
  func padded(_ edges: RegionEdges) -> CGRect {
    CGRect(
      x: minX - edges.left, y: minY - edges.up, width: width + edges.left + edges.right,
      height: height + edges.up + edges.down)
  }
}

/// A set of pixels, as rectangles that do not overlap.
struct PixelArea: Sendable, Hashable {
  /// The rectangles, none of them empty.
  private(set) var rects: [PixelRect]

  /// Makes an area of one rectangle.
  init(_ rect: PixelRect) {
    rects = rect.isEmpty ? [] : [rect]
  }

  /// The number of pixels.
  var count: Int { rects.reduce(0) { $0 + $1.area } }

  /// Removes a rectangle.
  mutating func subtract(_ hole: PixelRect) {
    rects = rects.flatMap { rect -> [PixelRect] in
      guard let shared = rect.intersection(hole) else { return [rect] }
      return [
        PixelRect(minX: rect.minX, minY: rect.minY, maxX: rect.maxX, maxY: shared.minY),
        PixelRect(minX: rect.minX, minY: shared.minY, maxX: shared.minX, maxY: shared.maxY),
        PixelRect(minX: shared.maxX, minY: shared.minY, maxX: rect.maxX, maxY: shared.maxY),
        PixelRect(minX: rect.minX, minY: shared.maxY, maxX: rect.maxX, maxY: rect.maxY),
      ].filter { !$0.isEmpty }
    }
  }
}
