extension Label where Title == Text, Icon == Image {
  /// Creates a title with a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title.
  ///   - systemImage: The symbol's name, such as `book`.
  public init(_ titleKey: LocalizedStringKey, systemImage: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: systemImage) })
  }

  /// Creates a title with a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: systemImage) })
  }

  /// Creates a title with a symbol.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, systemImage: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: systemImage) })
  }

  /// Creates a title with a picture of the app.
  public init(_ titleKey: LocalizedStringKey, image: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(image) })
  }

  /// Creates a title with a picture of the app.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image: String) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }

  /// Creates a title with a picture of the app that Xcode has made a symbol of.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(image) })
  }

  /// Creates a title with a picture of the app that Xcode has made a symbol of.
  @_disfavoredOverload
  public init<Words: StringProtocol>(_ title: Words, image: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(image) })
  }
}
