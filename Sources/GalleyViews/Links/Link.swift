import Foundation
import GalleyTree

/// A control that opens an address; a `link` in the element tree.
///
/// - Reference: [SwiftUI's `Link`](https://developer.apple.com/documentation/swiftui/link).
public struct Link<Label: View>: View {
  @Environment(\.openURL) private var openURL
  let destination: URL
  let label: Label

  /// Makes a control with any label that opens an address.
  ///
  /// - Parameters:
  ///   - destination: The address.
  ///   - label: What it looks like.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// A button that opens the address.
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
      })
  }
}

extension Link where Label == Text {
  /// Makes a control with a title that opens an address.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - destination: The address.
  public init(_ title: String, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}
