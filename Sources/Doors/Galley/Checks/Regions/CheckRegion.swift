import Foundation
import GalleyTree

/// A part of the screen that a check compares otherwise than the rest.
///
/// ```swift
/// try page.check("total", regions: [
///   .ignore(page.clock, padding: 2), .floating(page.badge, 8), .dynamic(page.total, .currency),
///   .layout(CGRect(x: 0, y: 100, width: 375, height: 200)),
/// ])
/// ```
///
/// It is found on the very snapshot that is compared. One that matches nothing there fails the test, and nothing is
/// compared; a query may match several elements, which are all meant. Where regions overlap, the last counts.
public struct CheckRegion {
  /// The demand on it.
  package var kind: RegionKind
  /// The place it covers.
  package var place: RegionTarget
  /// The distance it reaches beyond its place, in points.
  package var padding: RegionEdges

  /// Makes a region.
  package init(_ kind: RegionKind, _ place: some RegionTargetConvertible, padding: RegionEdges = .zero) {
    self.kind = kind
    self.place = place.regionTarget
    self.padding = padding
  }

  /// The name in messages, such as `ignore of clock`.
  var title: String { "\(kind) of \(place.name)" }
}

extension CheckRegion {
  /// Pixels and contents are not compared.
  ///
  /// That an element is there, and where, still is.
  public static func ignore(_ place: some RegionTargetConvertible, padding: RegionEdges = .zero)
    -> CheckRegion
  {
    CheckRegion(.ignore, place, padding: padding)
  }

  /// Compares every pixel and every fact of the tree.
  public static func exact(_ place: some RegionTargetConvertible, padding: RegionEdges = .zero) -> CheckRegion
  {
    CheckRegion(.level(.exact), place, padding: padding)
  }

  /// Compares what a person would see.
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

  /// Compares what is there and how it is arranged, not texts, sizes and looks.
  public static func layout(_ place: some RegionTargetConvertible, padding: RegionEdges = .zero)
    -> CheckRegion
  {
    CheckRegion(.level(.layout), place, padding: padding)
  }

  /// The element may be elsewhere, within limits; what it shows is compared where it is.
  public static func floating(_ place: some RegionTargetConvertible, _ limits: RegionEdges) -> CheckRegion {
    CheckRegion(.floating(limits), place)
  }

  /// The element may be elsewhere, within limits for each side; what it shows is compared where it is.
  public static func floating(
    _ place: some RegionTargetConvertible, up: Double = 0, down: Double = 0, left: Double = 0,
    right: Double = 0
  ) -> CheckRegion {
    floating(place, RegionEdges(up: up, down: down, left: left, right: right))
  }

  /// Texts may change as long as they obey a pattern.
  public static func dynamic(
    _ place: some RegionTargetConvertible, _ pattern: TextPattern? = nil, padding: RegionEdges = .zero
  ) -> CheckRegion {
    CheckRegion(.dynamic(pattern), place, padding: padding)
  }

  /// Demands that what is shown stays legible, whatever the level.
  public static func accessibility(
    _ place: some RegionTargetConvertible, _ kind: AccessibilityKind, padding: RegionEdges = .zero
  ) -> CheckRegion {
    CheckRegion(.accessibility(kind), place, padding: padding)
  }
}
