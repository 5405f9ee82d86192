import Foundation
import GalleyRaster
import GalleyText
import GalleyTree

extension Path {
  /// The most points that are listed.
  private static let mostPoints = 64

  /// The points of the outline in order, as `10,70 40,10 70,70`; a digest of them if there are too many.
  var pointList: String? {
    let points = points
    guard !points.isEmpty else { return nil }
    guard points.count <= Self.mostPoints else { return pointDigest }
    return points.map { "\(FactText.number($0.x)),\(FactText.number($0.y))" }.joined(separator: " ")
  }

  /// The number of points of the outline, and a digest of them.
  var pointDigest: String {
    let points = points
    var hash = StableHash()
    for point in points {
      hash.combine("\(FactText.number(point.x)),\(FactText.number(point.y))")
    }
    let digest = String(UInt32(truncatingIfNeeded: hash.value ^ hash.value >> 32), radix: 16)
    return "\(EnglishNoun.count(points.count, "point")) (\(digest))"
  }

  private var points: [CGPoint] {
    segments.flatMap { segment -> [CGPoint] in
      switch segment {
      case .move(let point), .line(let point): [point]
      case .quad(let control, let point): [control, point]
      case .cubic(let first, let second, let point): [first, second, point]
      case .close: []
      }
    }
  }
}
