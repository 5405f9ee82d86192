import Foundation

nonisolated extension View {
  /// Places a custom bar above or below this view, whose content keeps clear of it and is visible behind it.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the bar along the edge.
  ///   - spacing: The distance between both, in points; `nil` for none.
  ///   - content: The bar.
  /// - Returns: Both views.
  /// - Reference: [SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`](https://developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:)).
  public func safeAreaBar(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }

  /// Places a custom bar beside this view, whose content keeps clear of it and is visible behind it.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The alignment of the bar along the edge.
  ///   - spacing: The distance between both, in points; `nil` for none.
  ///   - content: The bar.
  /// - Returns: Both views.
  /// - Reference: [SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)`](https://developer.apple.com/documentation/swiftui/view/safeareabar(edge:alignment:spacing:content:)).
  public func safeAreaBar(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> some View
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing, content: content)
  }
}
