import Foundation

/// The container that a background is for.
///
/// - Reference: [SwiftUI's `ContainerBackgroundPlacement`](https://developer.apple.com/documentation/swiftui/containerbackgroundplacement).
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
  private enum Kind {
    case navigation, navigationSplitView, tabView, widget
  }

  private let kind: Kind

  /// The page of a navigation stack.
  public static let navigation = ContainerBackgroundPlacement(kind: .navigation)
  /// All columns of a split view.
  public static let navigationSplitView = ContainerBackgroundPlacement(kind: .navigationSplitView)
  /// A page of a tab view.
  public static let tabView = ContainerBackgroundPlacement(kind: .tabView)
  /// A widget, which the simulated device does not show.
  public static let widget = ContainerBackgroundPlacement(kind: .widget)

  /// Whether it is a part of an app's window.
  var isInWindow: Bool { kind != .widget }
}

nonisolated extension View {
  /// Sets the background of the container around the view.
  ///
  /// - Parameters:
  ///   - style: The style that fills the container, also below bars.
  ///   - container: The container.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `containerBackground(_:for:)`](https://developer.apple.com/documentation/swiftui/view/containerbackground(_:for:)).
  public func containerBackground(_ style: some ShapeStyle, for container: ContainerBackgroundPlacement)
    -> some View
  {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets a view as the background of the container around the view.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - alignment: The place of the background.
  ///   - content: The background, which fills the container also below bars.
  /// - Returns: The view.
  public func containerBackground(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> some View {
    let background = container.isInWindow ? AnyView(content().ignoresSafeArea()) : AnyView(EmptyView())
    return frame(
      maxWidth: container.isInWindow ? .infinity : nil, maxHeight: container.isInWindow ? .infinity : nil
    )
    .background(alignment: alignment) { background }
  }
}
