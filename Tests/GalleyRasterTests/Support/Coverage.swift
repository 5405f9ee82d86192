import Foundation

@testable import GalleyRaster

/// The coverage of an outline in pixels.
func coverage(
  _ path: Path, rule: DisplayList.FillRule = .nonZero, clip: PixelBounds? = nil,
  transform: Transform = .identity
) -> CoverageMask {
  var outline = Outline()
  Flattener(transform: transform, tolerance: Flattener.tolerance).flatten(path, into: &outline)
  return CoverageMask(
    OutlineCoverage(outline: outline, rule: rule, rasterizer: CoverageRasterizer()), clip: clip)
}

/// The coverage of a stroke in pixels.
func coverage(_ path: Path, _ stroke: DisplayList.Stroke, transform: Transform = .identity) -> CoverageMask {
  let outline = StrokeOutline.make(path, stroke, transform: transform)
  return CoverageMask(OutlineCoverage(outline: outline, rule: .nonZero, rasterizer: CoverageRasterizer()))
}

extension CoverageMask {
  /// The coverage of a pixel, 0 outside.
  subscript(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.left, x < bounds.right, y >= bounds.top, y < bounds.bottom else { return 0 }
    return bytes[(y - bounds.top) * bounds.width + x - bounds.left]
  }

  /// The whole covered area, in pixels.
  var area: Double {
    bytes.reduce(0) { $0 + Double($1) } / 255
  }

  /// A picture made of characters: from · for 0, through eight steps, to # for 255.
  func drawing(width: Int, height: Int) -> String {
    let shades = Array("·.:-=+*x%")
    return (0..<height).map { y in
      String((0..<width).map { x in self[x, y] == 255 ? "#" : shades[Int(self[x, y]) * 9 / 255] })
    }.joined(separator: "\n")
  }
}

/// An outline of straight lines.
func polygon(_ points: [(Double, Double)]) -> Path {
  var path = Path()
  for (index, point) in points.enumerated() {
    let point = CGPoint(x: point.0, y: point.1)
    if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
  }
  path.closeSubpath()
  return path
}
