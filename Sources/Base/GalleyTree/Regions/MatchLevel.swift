/// A level of strictness for comparisons: those of Applitools, under their names.
///
/// - Reference: [Applitools' match levels](https://applitools.com/docs/eyes/concepts/best-practices/match-levels).
public enum MatchLevel: String, Sendable, Hashable, Codable, CaseIterable {
  /// Every pixel and every property of the tree.
  case exact
  /// All visible differences.
  case strict
  /// Text, structure and shapes; colours do not count. Once called *Content*.
  case ignoreColors
  /// The elements and their arrangement; texts, sizes and looks do not count.
  case layout
  /// Like exact, but a text may change as long as it matches its pattern.
  case dynamic
  /// Nothing is compared.
  case none

  /// The older name of ``ignoreColors``.
  public static let content = MatchLevel.ignoreColors

  /// Whether pictures alone cannot be judged by it.
  public var needsTrees: Bool { self == .layout || self == .dynamic }

  /// Its name as Applitools writes it.
  public var name: String {
    switch self {
    case .exact: "Exact"
    case .strict: "Strict"
    case .ignoreColors: "IgnoreColors"
    case .layout: "Layout"
    case .dynamic: "Dynamic"
    case .none: "None"
    }
  }
}
