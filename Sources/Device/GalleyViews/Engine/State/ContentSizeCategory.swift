/// The text size that a person has chosen, under its older names.
///
/// - Reference: [SwiftUI's `ContentSizeCategory`](https://developer.apple.com/documentation/swiftui/contentsizecategory).
public enum ContentSizeCategory: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// The smallest size.
  case extraSmall
  /// A size below the ordinary one.
  case small
  /// The size just below the ordinary one.
  case medium
  /// The ordinary size.
  case large
  /// The size just above the ordinary one.
  case extraLarge
  /// Two sizes above the ordinary one.
  case extraExtraLarge
  /// Three sizes above the ordinary one.
  case extraExtraExtraLarge
  /// The first accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Creates the older form of a size.
  public init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }

  /// The size.
  var size: DynamicTypeSize { DynamicTypeSize.allCases[rawValue] }

  /// Whether it is an accessibility size.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// Whether the first size is the smaller one.
  public static func < (a: ContentSizeCategory, b: ContentSizeCategory) -> Bool { a.rawValue < b.rawValue }
}

extension EnvironmentValues {
  /// The text size that the person has chosen; older name.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
