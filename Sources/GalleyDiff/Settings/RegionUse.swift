import Foundation
import GalleyTree

/// What a region did in a comparison.
public struct RegionUse: Sendable, Hashable, Codable {
  /// What was asked of the region.
  public var kind: RegionKind
  /// What a person calls it.
  public var name: String
  /// Where it was, in points: its visible parts, without what lies over it.
  public var areas: [CGRect]
  /// How many pixels that is.
  public var pixels: Int
  /// How many differing pixels did not count because of it.
  public var differences: Int
  /// How many changes of elements did not count because of it.
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
