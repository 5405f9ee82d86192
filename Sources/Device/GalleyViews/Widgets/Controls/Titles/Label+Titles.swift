extension Label where Title == Text, Icon == Image {
  /// Creates a label with a title and a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The symbol's name, such as `book`.
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: systemImage) })
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: systemImage) })
  }

  /// Creates a label with a title and a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  /// Creates a label with a title and a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(image) })
  }

  /// Creates a label with a title and a picture of the app.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }

  /// Creates a label with a title and a picture of the app that Xcode has turned into a symbol.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(image) })
  }

  /// Creates a label with a title and a picture of the app that Xcode has turned into a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}
