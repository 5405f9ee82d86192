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

/// What is seen of something that is offered to other apps; the simulated device has none to offer it to.
///
/// - Reference: [SwiftUI's `SharePreview`](https://developer.apple.com/documentation/swiftui/sharepreview).
nonisolated public struct SharePreview<Image, Icon> {
  /// A preview of a title and pictures.
  fileprivate init() {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Makes a preview of a title.
  public init(_ titleKey: LocalizedStringKey) { self.init() }

  /// Makes a preview of a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init() }
}

extension SharePreview where Icon == Never {
  /// Makes a preview of a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init() }

  /// Makes a preview of a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) { self.init() }
}

extension SharePreview {
  /// Makes a preview of a title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init() }

  /// Makes a preview of a title, a picture and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) { self.init() }
}

extension ShareLink {
  /// Offers a value.
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ShareLink where Label == GalleyViews.Label<Text, Image> {
  /// Offers a value.
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) {
      GalleyViews.Label("Share…", systemImage: "square.and.arrow.up")
    }
  }

  /// Offers a value with a title.
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) {
      GalleyViews.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}
