import Foundation

/// A list of controls in groups, such as pickers, switches and steppers.
///
/// - Reference: [SwiftUI's `Form`](https://developer.apple.com/documentation/swiftui/form).
nonisolated public struct Form<Content: View>: View {
  let content: Content

  /// Makes a form.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The controls, as rows.
  public var body: some View {
    List { content }.listStyle(.insetGrouped)
  }
}

/// A value with a label before it.
///
/// - Reference: [SwiftUI's `LabeledContent`](https://developer.apple.com/documentation/swiftui/labeledcontent).
nonisolated public struct LabeledContent<Label: View, Content: View>: View {
  let label: Label
  let content: Content

  /// Puts a label before a value.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  /// The label and the value at the two ends of a row.
  public var body: some View {
    HStack(spacing: 8) {
      label
      Spacer(minLength: 0)
      content.foregroundStyle(.secondary).multilineTextAlignment(.trailing)
    }
  }
}
