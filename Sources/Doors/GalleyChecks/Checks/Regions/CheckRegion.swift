import Foundation
import GalleyTree

/// A part of the screen that a check compares in another way than the rest.
///
/// ```swift
/// try page.check("total", regions: [
///   .ignore(page.clock, padding: 2), .floating(page.badge, 8), .dynamic(page.total, .currency),
///   .layout(CGRect(x: 0, y: 100, width: 375, height: 200)),
/// ])
/// ```
///
/// The check looks it up in the snapshot that it compares. A region that matches nothing there fails the
/// test, and nothing is compared. A query may match several elements; the region covers all of them. Where
/// regions overlap, the last counts.
public struct CheckRegion {
  /// The demand on it.
  package var kind: RegionKind
  /// The place it covers.
  package var place: RegionTarget
  /// The distance it reaches beyond its place, in points.
  package var padding: RegionEdges

  /// Creates a region.
  package init(_ kind: RegionKind, _ place: some RegionTargetConvertible, padding: RegionEdges = .zero) {
    self.kind = kind
    self.place = place.regionTarget
    self.padding = padding
  }

  /// The name in messages, such as `ignore of clock`.
  var title: String { "\(kind) of \(place.name)" }
}

extension CheckRegion {
  /// A region whose pixels and contents are not compared.
  ///
  /// The presence and the place of its elements are still compared.
  public static func ignore(_ place: some RegionTargetConvertible, padding: RegionEdges = .zero)
    -> CheckRegion
  {
    CheckRegion(.ignore, place, padding: padding)
  }

  /// Compares at level `exact`: every pixel and every fact of the tree.
  public static func exact(_ place: some RegionTargetConvertible, padding: RegionEdges = .zero) -> CheckRegion
  {
    CheckRegion(.level(.exact), place, padding: padding)
  }

  /// Compares at level `strict`: differences that a person would see.
  public static func strict(_ place: some RegionTargetConvertible, padding: RegionEdges = .zero)
    -> CheckRegion
  {
    CheckRegion(.level(.strict), place, padding: padding)
  }

  /// Compares text, structure and shapes, not colours.
  public static func ignoreColors(_ place: some RegionTargetConvertible, padding: RegionEdges = .zero)
    -> CheckRegion
  {
    CheckRegion(.level(.ignoreColors), place, padding: padding)
  }

  /// The older name of ``ignoreColors(_:padding:)``.
  public static func content(_ place: some RegionTargetConvertible, padding: RegionEdges = .zero)
    -> CheckRegion
  {
    CheckRegion(.level(.content), place, padding: padding)
  }

  /// Compares the elements and their arrangement, not texts, sizes and appearance.
  public static func layout(_ place: some RegionTargetConvertible, padding: RegionEdges = .zero)
    -> CheckRegion
  {
    CheckRegion(.level(.layout), place, padding: padding)
  }

  /// An element that may move within limits; its content is compared at its new place.
  public static func floating(_ place: some RegionTargetConvertible, _ limits: RegionEdges) -> CheckRegion {
    CheckRegion(.floating(limits), place)
  }

  /// An element that may move within limits for each side; its content is compared at its new place.
  public static func floating(
    _ place: some RegionTargetConvertible, up: Double = 0, down: Double = 0, left: Double = 0,
    right: Double = 0
  ) -> CheckRegion {
    floating(place, RegionEdges(up: up, down: down, left: left, right: right))
  }

  /// A region whose texts may change as long as they match a pattern.
  public static func dynamic(
    _ place: some RegionTargetConvertible, _ pattern: TextPattern? = nil, padding: RegionEdges = .zero
  ) -> CheckRegion {
    CheckRegion(.dynamic(pattern), place, padding: padding)
  }

  /// A region that must stay legible, at every level.
  public static func accessibility(
    _ place: some RegionTargetConvertible, _ kind: AccessibilityKind, padding: RegionEdges = .zero
  ) -> CheckRegion {
    CheckRegion(.accessibility(kind), place, padding: padding)
  }
}
