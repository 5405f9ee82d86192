import Foundation
import GalleyImage
import GalleyTree

/// Floating rectangles of pictures without trees: what was in one may be found elsewhere within its limits.
enum FloatingBlocks {
  /// More places than this are not tried: a hundred points each way, at three pixels a point.
  private static let mostPlaces = 400_000

  /// Takes out what only floated.
  ///
  /// The approved pixels of the rectangle are looked for in the new picture, the nearest place first. Where they are
  /// found, neither the place they left nor the one they took counts.
  ///
  /// - Parameters:
  ///   - plan: The regions.
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture.
  ///   - scale: Pixels a point.
  ///   - judged: The pixels that count; gets what is left of them.
  static func settle(
    _ plan: RegionPlan, _ baseline: Bitmap, _ candidate: Bitmap, _ scale: Double, _ judged: inout JudgedPixels
  ) {
    for (index, region) in plan.regions.enumerated() {
      guard case .floating(let limits) = region.kind, let rect = plan.areas[index].rects.first,
        judged.difference.differs(in: rect), rect.maxX <= baseline.width, rect.maxY <= baseline.height
      else { continue }
      func reach(_ points: Double) -> Int { Int(min(points * scale, 10_000).rounded(.down)) }
      let (x, y) = (-reach(limits.left)...reach(limits.right), -reach(limits.up)...reach(limits.down))
      guard let way = place(of: rect, in: (baseline, candidate), x, y) else { continue }
      let target = PixelRect(x: rect.x + way.x, y: rect.y + way.y, width: rect.width, height: rect.height)
      judged.spare(rect, by: index)
      judged.spare(target, by: index)
    }
  }

  private static func place(
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
