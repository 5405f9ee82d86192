/// What is asked of a part of the screen in a comparison, in place of what is asked of the rest.
///
/// - Reference: [Applitools' region types](https://applitools.com/docs/eyes/concepts/best-practices/regions).
public enum RegionKind: Sendable, Hashable, Codable {
  /// Pixels and contents are not compared. That the element is there, and where, still is.
  case ignore
  /// It is compared at a level of its own.
  case level(MatchLevel)
  /// It may be elsewhere, within limits; what it shows is compared where it is.
  case floating(RegionEdges)
  /// Its texts may change as long as they obey a pattern; without one, whatever they obeyed before.
  case dynamic(TextPattern?)
  /// What it shows must stay legible: contrast is compared, whatever its level.
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
