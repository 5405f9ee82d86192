import Foundation

/// A list of controls in groups, such as pickers, switches and steppers.
///
/// - Reference: [SwiftUI's `Form`](https://developer.apple.com/documentation/swiftui/form).
nonisolated public struct Form<Content: View>: View {
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls, as rows.
  public var body: some View {
    List { content }.listStyle(.insetGrouped)
  }
}
