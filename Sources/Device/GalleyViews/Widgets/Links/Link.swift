import Foundation
import GalleyTree

/// A control that opens a URL; a `link` in the element tree.
///
/// - Reference: [SwiftUI's `Link`](https://developer.apple.com/documentation/swiftui/link).
nonisolated public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  let destination: URL
  let label: Label

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button that opens the URL.
  public var body: some View {
    Button {
      openURL(destination)
    } label: {
      label
    }
    .modified(
      by: AccessibilityModifier { element in
        element.type = .link
        element.traits.remove(.button)
        element.traits.insert(.link)
      }
    )
    .described(as: "Link", [.destination: destination.absoluteString])
  }
}

extension Link where Label == Text {
  /// Creates a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
