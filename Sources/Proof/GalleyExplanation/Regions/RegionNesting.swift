import Foundation
import GalleyTree

/// The nesting of regions with a level: the innermost counts.
///
/// Elements lie in each other as they do in the tree. A rectangle lies in the elements and rectangles that hold it; of
/// rectangles that only overlap, the later one counts. A rectangle that is ignored is no level: what shows there is
/// not compared, whatever it is.
struct RegionNesting: Sendable {
  /// The indices of the regions with a level, outer ones first.
  let ordered: [Int]
  /// For each region, its place in the order.
  private let places: [Int: Int]
  /// For each region, the regions that hold it, outer ones first.
  private let holders: [[Int]]
  /// For each region, the number of its element; `nil` for a rectangle.
  private let elements: [Int?]
  /// For each region, its frame.
  private let frames: [CGRect]

  /// Nests regions.
  ///
  /// - Parameters:
  ///   - regions: The regions.
  ///   - elements: For each, the number of its element; `nil` for a rectangle.
  ///   - outline: The new tree, where there is one.
  /// - Complexity: O(*n*³) in the regions, which are few.
  init(_ regions: [MatchRegion], _ elements: [Int?], _ outline: FlatElementTree?) {
    let frames = regions.indices.map { index -> CGRect in
      if case .rectangle(let rect) = regions[index].place { return rect.padded(regions[index].padding) }
      guard let number = elements[index], let outline else { return .null }
      return FindingAreas.visible(outline[number].element).padded(regions[index].padding)
    }
    let levels = regions.indices.filter {
      regions[$0].level != nil && !(regions[$0].kind == .ignore && elements[$0] == nil)
    }
    func holds(_ outer: Int, _ inner: Int) -> Bool {
      if let inside = elements[inner], let around = elements[outer], let outline {
        return around == inside ? outer < inner : outline.isInside(inside, of: around)
      }
      if frames[outer] == frames[inner] {
        return elements[outer] == nil && (elements[inner] != nil || outer < inner)
      }
      // An element in a rectangle is there with all that is in it.
      return frames[inner].width > 0 && frames[inner].height > 0 && frames[outer].contains(frames[inner])
    }
    var holders = [[Int]](repeating: [], count: regions.count)
    for inner in levels { holders[inner] = levels.filter { $0 != inner && holds($0, inner) } }
    // Frames may lie in each other otherwise than elements do, so this is not the number of holders.
    var depths = [Int](repeating: 0, count: regions.count)
    for _ in levels {
      for inner in levels {
        for outer in holders[inner] { depths[inner] = max(depths[inner], depths[outer] + 1) }
      }
    }
    ordered = levels.sorted { (depths[$0], $0) < (depths[$1], $1) }
    var places: [Int: Int] = [:]
    for (place, index) in ordered.enumerated() { places[index] = place }
    for index in levels { holders[index].sort { places[$0, default: 0] < places[$1, default: 0] } }
    self.places = places
    self.holders = holders
    self.elements = elements
    self.frames = frames
  }

  private func isSame(_ one: Int, _ another: Int) -> Bool {
    elements[one] == elements[another] && (elements[one] != nil || frames[one] == frames[another])
  }

  /// Whether a region lies in another one.
  func isIn(_ inner: Int, _ outer: Int) -> Bool { holders[inner].contains(outer) }

  /// The region right around another one; not one of the same place, which does not count.
  func around(_ index: Int) -> Int? { holders[index].last { !isSame($0, index) } }

  /// The region that counts of two at one place.
  func inner(_ one: Int?, _ another: Int?) -> Int? {
    guard let one, let another else { return one ?? another }
    return places[one, default: -1] > places[another, default: -1] ? one : another
  }
}
