import Foundation

/// A title with an icon before it.
///
/// - Reference: [SwiftUI's `Label`](https://developer.apple.com/documentation/swiftui/label).
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Makes a title with an icon.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The icon, then the title.
  public var body: some View {
    HStack(spacing: 8) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a title with a symbol.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - systemImage: The symbol's name, such as `book`; see ``Symbol``.
  public init(_ title: String, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  /// Makes a title with a picture of the app.
  public init(_ title: String, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}
