/// The treatment of a part of the screen in a comparison.
///
/// - Reference: [Applitools' region types](https://applitools.com/docs/eyes/concepts/best-practices/regions).
public enum RegionKind: Sendable, Hashable, Codable {
  /// Pixels and contents are not compared. That the element is there, and where, still is.
  case ignore
  /// The region is compared at another level.
  case level(MatchLevel)
  /// It may move within limits; its content is compared where it is.
  case floating(RegionEdges)
  /// Its texts may change as long as they match a pattern; without one, that which they matched before.
  case dynamic(TextPattern?)
  /// The content must stay legible: its contrast is checked at every level.
  case accessibility(AccessibilityKind)
}

extension RegionKind: CustomStringConvertible {
  /// The kind in one word or two, such as `ignore` or `floating`.
  public var description: String {
    switch self {
    case .ignore: "ignore"
    case .level(let level): level.name
    case .floating: "floating"
    case .dynamic: "dynamic"
    case .accessibility: "accessibility"
    }
  }
}

/// The content of a region, which decides the contrast it needs: Applitools' kinds, under their names.
///
/// - Reference: [WCAG 2.2, 1.4.3](https://www.w3.org/TR/WCAG22/#contrast-minimum) and
///   [1.4.11](https://www.w3.org/TR/WCAG22/#non-text-contrast).
public enum AccessibilityKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// No contrast is required.
  case ignoreContrast
  /// Text below 18 pt, or below 14 pt if bold.
  case regularText
  /// Text from 18 pt up.
  case largeText
  /// Bold text from 14 pt up.
  case boldText
  /// Icons, and the visible boundaries of controls.
  case graphicalObject
}
