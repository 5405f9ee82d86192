/// The accessibility traits of an element.
///
/// - Reference: [`AccessibilityTraits`](https://developer.apple.com/documentation/swiftui/accessibilitytraits).
public struct ElementTraits: OptionSet, Hashable, Sendable, Codable {
  /// One bit a trait.
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The element acts when it is tapped.
  public static let button = ElementTraits(rawValue: 1 << 0)
  /// It heads a part of the screen.
  public static let header = ElementTraits(rawValue: 1 << 1)
  /// It is chosen.
  public static let selected = ElementTraits(rawValue: 1 << 2)
  /// It opens a link.
  public static let link = ElementTraits(rawValue: 1 << 3)
  /// It is a field for searching.
  public static let searchField = ElementTraits(rawValue: 1 << 4)
  /// It is a picture.
  public static let image = ElementTraits(rawValue: 1 << 5)
  /// It is text that cannot be edited.
  public static let staticText = ElementTraits(rawValue: 1 << 6)
  /// It changes often.
  public static let updatesFrequently = ElementTraits(rawValue: 1 << 7)
  /// The element blocks all elements outside of it.
  public static let modal = ElementTraits(rawValue: 1 << 8)
  /// It takes no input at present.
  public static let notEnabled = ElementTraits(rawValue: 1 << 9)
}
