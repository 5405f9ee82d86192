import Foundation
import GalleyTree

/// The effect of a region in a comparison.
package struct RegionUse: Sendable, Hashable, Codable {
  /// The kind of the region.
  package var kind: RegionKind
  /// The name in reports.
  package var name: String
  /// The visible parts of the region, in points, without what covers them.
  package var areas: [CGRect]
  /// The number of pixels of these.
  package var pixels: Int
  /// The number of differing pixels that did not count because of it.
  package var differences: Int
  /// The number of changes of elements that did not count because of it.
  package var changes: Int

  /// Whether it made a difference at all.
  package var hadEffect: Bool { differences > 0 || changes > 0 }

  /// Makes an account of a region.
  ///
  /// - Parameters:
  ///   - kind: What was asked of it.
  ///   - name: What a person calls it.
  ///   - areas: Where it was, in points.
  ///   - pixels: How many pixels that is.
  ///   - differences: How many differing pixels did not count because of it.
  ///   - changes: How many changes of elements did not count because of it.
  package init(
    kind: RegionKind, name: String, areas: [CGRect] = [], pixels: Int = 0, differences: Int = 0,
    changes: Int = 0
  ) {
    self.kind = kind
    self.name = name
    self.areas = areas
    self.pixels = pixels
    self.differences = differences
    self.changes = changes
  }
}
