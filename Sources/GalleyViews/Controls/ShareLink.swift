import Foundation

/// A button that offers something to other apps; the simulated device has none to offer it to, so nothing is shown.
///
/// - Reference: [SwiftUI's `ShareLink`](https://developer.apple.com/documentation/swiftui/sharelink).
nonisolated public struct ShareLink<Label: View>: View {
  private let label: Label

  /// Offers an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Offers a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// The button.
  public var body: some View {
    Button(action: {}) { label }
  }
}

extension ShareLink where Label == GalleyViews.Label<Text, Image> {
  /// Offers an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { GalleyViews.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  /// Offers a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { GalleyViews.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  /// Offers an address with a title.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { GalleyViews.Label(titleKey, systemImage: "square.and.arrow.up") }
  }

  /// Offers a text with a title.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { GalleyViews.Label(titleKey, systemImage: "square.and.arrow.up") }
  }

  /// Offers an address with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { GalleyViews.Label(title, systemImage: "square.and.arrow.up") }
  }
}
