import Foundation
import GalleyTree

/// The effect of a region in a comparison.
public struct RegionUse: Sendable, Hashable, Codable {
  /// The kind of the region.
  public var kind: RegionKind
  /// The name in reports.
  public var name: String
  /// The visible parts of the region, in points, without what covers them.
  public var areas: [CGRect]
  /// The number of pixels of these.
  public var pixels: Int
  /// The number of differing pixels that did not count because of it.
  public var differences: Int
  /// The number of changes of elements that did not count because of it.
  public var changes: Int

  /// Whether it made a difference at all.
  public var hadEffect: Bool { differences > 0 || changes > 0 }

  /// Makes an account of a region.
  ///
  /// - Parameters:
  ///   - kind: What was asked of it.
  ///   - name: What a person calls it.
  ///   - areas: Where it was, in points.
  ///   - pixels: How many pixels that is.
  ///   - differences: How many differing pixels did not count because of it.
  ///   - changes: How many changes of elements did not count because of it.
  public init(
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
