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
    requirement = element._requirement
    self.kind = kind
    self.padding = padding
  }

  /// Pixels and contents are not compared.
  ///
  /// The presence and the place of the element are still compared.
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

  /// Compares the element by visible differences.
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

  /// Compares the presence and arrangement of elements only, not their texts, sizes and looks.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - padding: The margin of the region around the element, in points.
  public static func layout(_ element: some Promisable, padding: RegionEdges = .zero) -> Region {
    Region(element, .level(.layout), padding: padding)
  }

  /// Lets the element move within limits, and compares its content at its new place.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - limits: The greatest distance from its place, in points.
  public static func floating(_ element: some Promisable, _ limits: RegionEdges) -> Region {
    Region(element, .floating(limits))
  }

  /// Lets the element move within limits for each side, and compares its content at its new place.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - up: The greatest distance upwards, in points.
  ///   - down: The greatest distance downwards, in points.
  ///   - left: The greatest distance to the left, in points.
  ///   - right: The greatest distance to the right, in points.
  public static func floating(
    _ element: some Promisable, up: Double = 0, down: Double = 0, left: Double = 0, right: Double = 0
  ) -> Region {
    floating(element, RegionEdges(up: up, down: down, left: left, right: right))
  }

  /// Lets texts change that match a pattern.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - pattern: The pattern that the texts must match; if you omit it, a pattern is
  ///     derived from each approved text.
  ///   - padding: The margin of the region around the element, in points.
  public static func dynamic(
    _ element: some Promisable, _ pattern: TextPattern? = nil, padding: RegionEdges = .zero
  ) -> Region {
    Region(element, .dynamic(pattern), padding: padding)
  }

  /// Requires legible content at every level.
  ///
  /// - Parameters:
  ///   - element: The element, component or rows.
  ///   - kind: The kind of content, which determines the necessary contrast.
  ///   - padding: The margin of the region around the element, in points.
  public static func accessibility(
    _ element: some Promisable, _ kind: AccessibilityKind, padding: RegionEdges = .zero
  ) -> Region {
    Region(element, .accessibility(kind), padding: padding)
  }
}
