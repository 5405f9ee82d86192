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
  /// What is asked of it.
  public var kind: RegionKind
  /// Where it is.
  public var place: CheckPlace
  /// How far it reaches beyond its place, in points.
  public var padding: RegionEdges

  /// Makes a region.
  ///
  /// - Parameters:
  ///   - kind: What is asked of it.
  ///   - place: Where it is.
  ///   - padding: How far it reaches beyond its place, in points.
  public init(_ kind: RegionKind, _ place: some CheckPlaceable, padding: RegionEdges = .zero) {
    self.kind = kind
    self.place = place.checkPlace
    self.padding = padding
  }

  /// What reports call it, such as `ignore of clock`.
  var title: String { "\(kind) of \(place.name)" }
}

extension CheckRegion {
  /// Pixels and contents are not compared.
  ///
  /// That an element is there, and where, still is.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - padding: How far the region reaches beyond it, in points.
  /// - Returns: The region.
  public static func ignore(_ place: some CheckPlaceable, padding: RegionEdges = .zero) -> CheckRegion {
    CheckRegion(.ignore, place, padding: padding)
  }

  /// Every pixel and every fact of the tree counts.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - padding: How far the region reaches beyond it, in points.
  /// - Returns: The region.
  public static func exact(_ place: some CheckPlaceable, padding: RegionEdges = .zero) -> CheckRegion {
    CheckRegion(.level(.exact), place, padding: padding)
  }

  /// What a person would see counts.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - padding: How far the region reaches beyond it, in points.
  /// - Returns: The region.
  public static func strict(_ place: some CheckPlaceable, padding: RegionEdges = .zero) -> CheckRegion {
    CheckRegion(.level(.strict), place, padding: padding)
  }

  /// Text, structure and shapes count; colours do not.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - padding: How far the region reaches beyond it, in points.
  /// - Returns: The region.
  public static func ignoreColors(_ place: some CheckPlaceable, padding: RegionEdges = .zero) -> CheckRegion {
    CheckRegion(.level(.ignoreColors), place, padding: padding)
  }

  /// The older name of ``ignoreColors(_:padding:)``.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - padding: How far the region reaches beyond it, in points.
  /// - Returns: The region.
  public static func content(_ place: some CheckPlaceable, padding: RegionEdges = .zero) -> CheckRegion {
    CheckRegion(.level(.content), place, padding: padding)
  }

  /// What is there and how it is arranged counts; texts, sizes and looks do not.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - padding: How far the region reaches beyond it, in points.
  /// - Returns: The region.
  public static func layout(_ place: some CheckPlaceable, padding: RegionEdges = .zero) -> CheckRegion {
    CheckRegion(.level(.layout), place, padding: padding)
  }

  /// The element may be elsewhere, within limits; what it shows is compared where it is.
  ///
  /// - Parameters:
  ///   - place: Which element.
  ///   - limits: How far it may be from its place, in points.
  /// - Returns: The region.
  public static func floating(_ place: some CheckPlaceable, _ limits: RegionEdges) -> CheckRegion {
    CheckRegion(.floating(limits), place)
  }

  /// The element may be elsewhere, within limits for each side; what it shows is compared where it is.
  ///
  /// - Parameters:
  ///   - place: Which element.
  ///   - up: How far up it may be, in points.
  ///   - down: How far down it may be, in points.
  ///   - left: How far to the left it may be, in points.
  ///   - right: How far to the right it may be, in points.
  /// - Returns: The region.
  public static func floating(
    _ place: some CheckPlaceable, up: Double = 0, down: Double = 0, left: Double = 0, right: Double = 0
  ) -> CheckRegion {
    floating(place, RegionEdges(up: up, down: down, left: left, right: right))
  }

  /// Texts may change as long as they obey a pattern.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - pattern: What the texts must obey; without one, whatever they obeyed before.
  ///   - padding: How far the region reaches beyond it, in points.
  /// - Returns: The region.
  public static func dynamic(
    _ place: some CheckPlaceable, _ pattern: TextPattern? = nil, padding: RegionEdges = .zero
  ) -> CheckRegion {
    CheckRegion(.dynamic(pattern), place, padding: padding)
  }

  /// What is shown must stay legible, whatever the level.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - kind: What it shows, which says how much contrast it needs.
  ///   - padding: How far the region reaches beyond it, in points.
  /// - Returns: The region.
  public static func accessibility(
    _ place: some CheckPlaceable, _ kind: AccessibilityKind, padding: RegionEdges = .zero
  ) -> CheckRegion {
    CheckRegion(.accessibility(kind), place, padding: padding)
  }
}
