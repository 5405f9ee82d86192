import Foundation
import GalleyTree

/// The accessibility regions that elements of the new tree are in.
struct AccessibilityRegions: Sendable {
  /// The region of each element, by its place among the regions asked for.
  private let owners: [Int?]
  private let kinds: [Int: AccessibilityKind]

  /// Finds the elements of each region.
  ///
  /// A region of an element holds it and all below it. A rectangle, and an element's frame with padding, holds what
  /// has at least half of what is visible of it inside. Where regions overlap, the last counts.
  ///
  /// - Parameters:
  ///   - regions: All regions; those of other kinds are left out.
  ///   - outline: The new tree. A region whose element it does not have holds nothing; see ``check(_:in:)``.
  init(_ regions: [MatchRegion], in outline: FlatElementTree) {
    var owners = [Int?](repeating: nil, count: outline.nodes.count)
    var kinds: [Int: AccessibilityKind] = [:]
    for (index, region) in regions.enumerated() {
      guard case .accessibility(let kind) = region.kind else { continue }
      kinds[index] = kind
      var frame: CGRect
      switch region.place {
      case .rectangle(let rectangle): frame = rectangle
      case .element(let path):
        guard let number = outline.number(at: path) else { continue }
        for inside in number..<outline[number].end { owners[inside] = index }
        if region.padding == .zero { continue }
        frame = FindingAreas.visible(outline[number].element)
      }
      frame = frame.padded(region.padding)
      for number in outline.nodes.indices {
        let visible = FindingAreas.visible(outline[number].element)
        let shared = visible.intersection(frame)
        guard shared.width > 0, shared.height > 0 else { continue }
        if shared.width * shared.height * 2 >= visible.width * visible.height { owners[number] = index }
      }
    }
    self.owners = owners
    self.kinds = kinds
  }

  /// Checks that every region has its element.
  ///
  /// - Throws: ``MatchSettingsError/noElement(_:of:)``.
  static func check(_ regions: [MatchRegion], in outline: FlatElementTree) throws(MatchSettingsError) {
    for region in regions {
      guard case .accessibility = region.kind, case .element(let path) = region.place else { continue }
      if outline.number(at: path) == nil { throw .noElement(path, of: region) }
    }
  }

  /// The region that an element of the new tree is in.
  func region(of number: Int) -> Int? { owners[number] }

  /// The kind of content that an element's region declares.
  func kind(of number: Int) -> AccessibilityKind? { owners[number].flatMap { kinds[$0] } }
}
