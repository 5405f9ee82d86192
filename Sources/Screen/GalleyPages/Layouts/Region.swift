import GalleyTree

/// A part of a checkpoint's picture that is compared otherwise than the rest.
///
/// ```swift
/// Checkpoint(Checkpoints.resting) {
///   clock
///   Region.floating(badge, 8)
///   Region.dynamic(total, .currency)
/// }
/// ```
///
/// An element alone is one that is ignored.
public struct Region: Sendable {
  /// The element or rows.
  package var requirement: Requirement
  /// The comparison that is asked for.
  package let kind: RegionKind
  /// The distance that it reaches beyond the element, in points.
  package let padding: RegionEdges

  init(_ element: some Promisable, _ kind: RegionKind, padding: RegionEdges = .zero) {
    requirement = element.requirement
    self.kind = kind
    self.padding = padding
  }

  /// Pixels and contents are not compared.
  ///
  /// That an element is there, and where, still is.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - padding: The margin of the region around the element, in points.
  public static func ignore(_ element: some Promisable, padding: RegionEdges = .zero) -> Region {
    Region(element, .ignore, padding: padding)
  }

  /// Every pixel and every fact of the tree counts.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - padding: The margin of the region around the element, in points.
  public static func exact(_ element: some Promisable, padding: RegionEdges = .zero) -> Region {
    Region(element, .level(.exact), padding: padding)
  }

  /// What a person would see counts.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - padding: The margin of the region around the element, in points.
  public static func strict(_ element: some Promisable, padding: RegionEdges = .zero) -> Region {
    Region(element, .level(.strict), padding: padding)
  }

  /// Text, structure and shapes count; colours do not.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - padding: The margin of the region around the element, in points.
  public static func ignoreColors(_ element: some Promisable, padding: RegionEdges = .zero) -> Region {
    Region(element, .level(.ignoreColors), padding: padding)
  }

  /// The older name of ``ignoreColors(_:padding:)``.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - padding: The margin of the region around the element, in points.
  public static func content(_ element: some Promisable, padding: RegionEdges = .zero) -> Region {
    ignoreColors(element, padding: padding)
  }

  /// What is there and how it is arranged counts; texts, sizes and looks do not.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - padding: The margin of the region around the element, in points.
  public static func layout(_ element: some Promisable, padding: RegionEdges = .zero) -> Region {
    Region(element, .level(.layout), padding: padding)
  }

  /// The element may be elsewhere, within limits; what it shows is compared where it is.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - limits: How far it may be from its place, in points.
  public static func floating(_ element: some Promisable, _ limits: RegionEdges) -> Region {
    Region(element, .floating(limits))
  }

  /// The element may be elsewhere, within limits for each side; what it shows is compared where it is.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - up: How far up it may be, in points.
  ///   - down: How far down it may be, in points.
  ///   - left: How far to the left it may be, in points.
  ///   - right: How far to the right it may be, in points.
  public static func floating(
    _ element: some Promisable, up: Double = 0, down: Double = 0, left: Double = 0, right: Double = 0
  ) -> Region {
    floating(element, RegionEdges(up: up, down: down, left: left, right: right))
  }

  /// Texts may change as long as they obey a pattern.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - pattern: What the texts must obey; without one, whatever they obeyed before.
  ///   - padding: The margin of the region around the element, in points.
  public static func dynamic(
    _ element: some Promisable, _ pattern: TextPattern? = nil, padding: RegionEdges = .zero
  ) -> Region {
    Region(element, .dynamic(pattern), padding: padding)
  }

  /// What is shown must stay legible, whatever the level.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - kind: What it shows, which says how much contrast it needs.
  ///   - padding: The margin of the region around the element, in points.
  public static func accessibility(
    _ element: some Promisable, _ kind: AccessibilityKind, padding: RegionEdges = .zero
  ) -> Region {
    Region(element, .accessibility(kind), padding: padding)
  }
}
