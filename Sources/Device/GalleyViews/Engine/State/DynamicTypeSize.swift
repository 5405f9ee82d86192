import GalleyTree

/// The sizes of text that a person can choose.
///
/// - Reference: [SwiftUI's `DynamicTypeSize`](https://developer.apple.com/documentation/swiftui/dynamictypesize).
public typealias DynamicTypeSize = TextSize

extension TextSize {
  /// Whether the size is an accessibility size.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

extension EnvironmentValues {
  /// Keeps the content of bars from growing at the accessibility sizes, as on iOS, where a long press shows
  /// it larger instead.
  ///
  /// Apple documents no size at which bars stop growing; here it is the last one before those sizes.
  mutating func limitTextInBars() {
    dynamicTypeSize = min(dynamicTypeSize, .xxxLarge)
  }
}

nonisolated extension View {
  /// Sets the text size of views inside.
  ///
  /// - Reference: [SwiftUI's `dynamicTypeSize(_:)`](https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)-1m2tf).
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    modified(by: EnvironmentModifier(.dynamicTypeSize) { $0.dynamicTypeSize = size })
  }

  /// Limits the text size of views inside to a range.
  ///
  /// - Reference: [SwiftUI's `dynamicTypeSize(_:)`](https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)-26aj0).
  public func dynamicTypeSize<Sizes: RangeExpression>(_ range: Sizes) -> some View
  where Sizes.Bound == DynamicTypeSize {
    modified(
      by: EnvironmentModifier { values in
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        guard let least = sizes.first, let most = sizes.last else { return }
        values.dynamicTypeSize = min(max(values.dynamicTypeSize, least), most)
      })
  }
}
