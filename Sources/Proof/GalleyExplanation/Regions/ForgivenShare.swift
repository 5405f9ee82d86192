import Foundation
import GalleyTree

/// The part of a picture in which regions forgive changes.
package enum ForgivenShare {
  /// The number of regions up to which their common area is measured; the areas of more are added up.
  private static let mostRegions = 200

  /// The part of a picture that the forgiving regions cover together, from 0 to 1.
  ///
  /// Where regions overlap, the last decides, as in a comparison. A region whose element is not there covers nothing.
  ///
  /// - Parameters:
  ///   - regions: The regions.
  ///   - size: The size of the picture, in points.
  ///   - tree: The tree of the picture, whose frames are in points from its corner.
  package static func measure(_ regions: [MatchRegion], of size: CGSize, tree: Element?) -> Double {
    guard size.width > 0, size.height > 0 else { return 0 }
    let screen = CGRect(origin: .zero, size: size)
    let found = regions.compactMap { region -> (frame: CGRect, forgives: Bool)? in
      if case .accessibility = region.kind { return nil }
      guard let frame = region.frame(in: tree)?.intersection(screen), !frame.isNull, !frame.isEmpty else {
        return nil
      }
      return (frame, region.kind.forgives)
    }
    guard found.contains(where: \.forgives) else { return 0 }
    let whole = size.width * size.height
    guard found.count <= mostRegions else {
      let sum = found.reduce(0) { $0 + ($1.forgives ? $1.frame.width * $1.frame.height : 0) }
      return min(1, sum / whole)
    }
    let columns = Set(found.flatMap { [$0.frame.minX, $0.frame.maxX] }).sorted()
    let rows = Set(found.flatMap { [$0.frame.minY, $0.frame.maxY] }).sorted()
    var area = 0.0
    for (top, bottom) in zip(rows, rows.dropFirst()) {
      let crossing = found.filter { $0.frame.minY <= top && $0.frame.maxY >= bottom }
      for (left, right) in zip(columns, columns.dropFirst()) {
        let last = crossing.last { $0.frame.minX <= left && $0.frame.maxX >= right }
        if last?.forgives == true { area += (right - left) * (bottom - top) }
      }
    }
    return area / whole
  }
}

extension MatchRegion {
  /// The rectangle that it covers with its padding; `nil` if its element is not in a tree.
  fileprivate func frame(in tree: Element?) -> CGRect? {
    switch place {
    case .rectangle(let rectangle): rectangle.padded(padding)
    case .element(let path): tree?[path].map { FindingAreas.visible($0).padded(padding) }
    }
  }
}

extension RegionKind {
  /// Whether a change may pass because of it.
  package var forgives: Bool {
    switch self {
    case .ignore, .floating, .dynamic: true
    case .level(let level): level != .exact
    case .accessibility: false
    }
  }
}
