/// A style of forms.
///
/// - Reference: [SwiftUI's `FormStyle`](https://developer.apple.com/documentation/swiftui/formstyle).
@MainActor @preconcurrency public protocol FormStyle {}

/// The default style: rows in groups, as on iOS.
///
/// - Reference: [SwiftUI's `AutomaticFormStyle`](https://developer.apple.com/documentation/swiftui/automaticformstyle).
nonisolated public struct AutomaticFormStyle: FormStyle {
  public init() {}
}

/// Rows in groups, which is the default style of iOS.
///
/// - Reference: [SwiftUI's `GroupedFormStyle`](https://developer.apple.com/documentation/swiftui/groupedformstyle).
nonisolated public struct GroupedFormStyle: FormStyle {
  public init() {}
}

nonisolated extension FormStyle where Self == AutomaticFormStyle {
  /// The default style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

nonisolated extension FormStyle where Self == GroupedFormStyle {
  /// Rows in groups.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

nonisolated extension View {
  /// Sets the style of forms inside; on iOS and here both looks are the same.
  ///
  /// - Parameter style: The style.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `formStyle(_:)`](https://developer.apple.com/documentation/swiftui/view/formstyle(_:)).
  public func formStyle(_ style: some FormStyle) -> some View { modified(by: EnvironmentModifier { _ in }) }
}
