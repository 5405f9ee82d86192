import Foundation

/// A button that offers an item to other apps in the system's sheet; the apps in the sheet receive nothing
/// here.
///
/// - Reference: [SwiftUI's `ShareLink`](https://developer.apple.com/documentation/swiftui/sharelink).
nonisolated public struct ShareLink<Label: View>: View {
  private let items: SharedItems
  private let label: Label

  fileprivate init(_ items: SharedItems, label: Label) {
    self.items = items
    self.label = label
  }

  /// Creates a link that offers a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(SharedItems(values: [item]), label: label())
  }

  /// Creates a link that offers a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(SharedItems(values: [item]), label: label())
  }

  /// Creates a link that offers several URLs.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element == URL {
    self.init(SharedItems(values: Array(items)), label: label())
  }

  /// Creates a link that offers several texts.
  public init<Items: RandomAccessCollection>(
    items: Items, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) where Items.Element == String {
    self.init(SharedItems(values: Array(items)), label: label())
  }

  @MainActor public var body: some View {
    Button {
      RunningDevice.current?.host?.presentSystemSheet(ActivitySheet(items: items) { _ in })
    } label: {
      label
    }
  }
}

extension ShareLink where Label == GalleyViews.Label<Text, Image> {
  /// Creates a link that offers a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { GalleyViews.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  /// Creates a link that offers a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { GalleyViews.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  /// Creates a link that offers several URLs.
  public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil)
  where Items.Element == URL {
    self.init(items: items) { GalleyViews.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  /// Creates a link that offers several texts.
  public init<Items: RandomAccessCollection>(items: Items, subject: Text? = nil, message: Text? = nil)
  where Items.Element == String {
    self.init(items: items) { GalleyViews.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  /// Creates a link with a title that offers a URL.
  public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { GalleyViews.Label(titleKey, systemImage: "square.and.arrow.up") }
  }

  /// Creates a link with a title that offers a text.
  public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { GalleyViews.Label(titleKey, systemImage: "square.and.arrow.up") }
  }

  /// Creates a link with a title that offers a URL.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { GalleyViews.Label(title, systemImage: "square.and.arrow.up") }
  }
}

/// The preview of an item that is offered to other apps; the icon is not drawn so far.
///
/// - Reference: [SwiftUI's `SharePreview`](https://developer.apple.com/documentation/swiftui/sharepreview).
nonisolated public struct SharePreview<Image, Icon> {
  fileprivate let title: Text
  fileprivate let image: GalleyViews.Image?

  /// A preview of a title and a picture.
  fileprivate init(_ title: Text, _ image: Any? = nil) {
    self.title = title
    self.image = image as? GalleyViews.Image
  }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview of a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }

  /// Creates a preview of a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title) { self.init(Text(title)) }
}

extension SharePreview where Icon == Never {
  /// Creates a preview of a title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image) }

  /// Creates a preview of a title and a picture.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image) { self.init(Text(title), image) }
}

extension SharePreview {
  /// Creates a preview of a title, a picture and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(Text(titleKey), image) }

  /// Creates a preview of a title, a picture and an icon.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, image: Image, icon: Icon) {
    self.init(Text(title), image)
  }
}

extension ShareLink {
  /// Creates a link that offers a value.
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(SharedItems(values: [item], title: preview.title, image: preview.image), label: label())
  }
}

extension ShareLink where Label == GalleyViews.Label<Text, Image> {
  /// Creates a link that offers a value.
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    item: Item, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) {
      GalleyViews.Label("Share…", systemImage: "square.and.arrow.up")
    }
  }

  /// Creates a link with a title that offers a value.
  public init<Item: Transferable, PreviewImage, PreviewIcon>(
    _ titleKey: LocalizedStringKey, item: Item, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) {
    self.init(item: item, preview: preview) {
      GalleyViews.Label(titleKey, systemImage: "square.and.arrow.up")
    }
  }
}
