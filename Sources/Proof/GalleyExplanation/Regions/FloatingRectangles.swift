import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// Finds the content of floating rectangles elsewhere within their limits, in pictures without trees.
enum FloatingRectangles {
  /// The most places that are tried: a hundred points each way, at three pixels a point.
  private static let mostPlaces = 400_000

  /// Finds the rectangles whose content only floated.
  ///
  /// The approved pixels of the rectangle are looked for in the new picture, the nearest place first. Where they are
  /// found, neither the place they left nor the one they took counts. What is of one colour could be found anywhere, so
  /// it is not looked for.
  ///
  /// - Parameters:
  ///   - plan: The regions.
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture.
  ///   - difference: The pixels that differ, without those that are ignored.
  /// - Returns: For each region that floated its index, the place that it left, and the one that it took.
  static func find(
    _ plan: ResolvedRegions, _ baseline: Bitmap, _ candidate: Bitmap, _ difference: PixelDifference
  ) -> [(region: Int, places: [PixelRect])] {
    plan.regions.enumerated().compactMap { index, region in
      guard case .floating(let limits) = region.kind, let rect = plan.areas[index].rects.first,
        difference.differs(in: rect), rect.maxX <= baseline.width, rect.maxY <= baseline.height,
        !isPlain(rect, in: baseline)
      else { return nil }
      func reach(_ points: Double) -> Int { Int(min(points * plan.scale, 10_000).rounded(.down)) }
      let (x, y) = (-reach(limits.left)...reach(limits.right), -reach(limits.up)...reach(limits.down))
      guard let way = way(of: rect, in: (baseline, candidate), x, y) else { return nil }
      return (
        index,
        [rect, PixelRect(x: rect.x + way.x, y: rect.y + way.y, width: rect.width, height: rect.height)]
      )
    }
  }

  private static func isPlain(_ rect: PixelRect, in picture: Bitmap) -> Bool {
    let color = picture[rect.minX, rect.minY]
    return (rect.minY..<rect.maxY).allSatisfy { y in
      (rect.minX..<rect.maxX).allSatisfy { x in picture[x, y] == color }
    }
  }

  private static func way(
    of rect: PixelRect, in pictures: (baseline: Bitmap, candidate: Bitmap), _ columns: ClosedRange<Int>,
    _ rows: ClosedRange<Int>
  ) -> (x: Int, y: Int)? {
    let (old, new) = pictures
    guard columns.count.multipliedReportingOverflow(by: rows.count).partialValue <= mostPlaces else {
      return nil
    }
    var ways = rows.flatMap { y in columns.map { x in (x: x, y: y) } }
    ways.removeAll {
      ($0.x, $0.y) == (0, 0) || rect.minX + $0.x < 0 || rect.minY + $0.y < 0
        || rect.maxX + $0.x > new.width || rect.maxY + $0.y > new.height
    }
    ways.sort { ($0.x * $0.x + $0.y * $0.y, $0.y, $0.x) < ($1.x * $1.x + $1.y * $1.y, $1.y, $1.x) }
    return old.bytes.withUnsafeBytes { a in
      new.bytes.withUnsafeBytes { b in
        ways.first { way in
          (rect.minY..<rect.maxY).allSatisfy { y in
            memcmp(
              a.baseAddress! + (y * old.width + rect.minX) * 4,
              b.baseAddress! + ((y + way.y) * new.width + rect.minX + way.x) * 4, rect.width * 4) == 0
          }
        }
      }
    }
  }
}
