extension Tab where Label == DefaultTabLabel {
  private init(
    _ title: Text, _ image: Image, _ value: Value, _ role: TabRole?, _ content: Content
  ) {
    self.init(label: DefaultTabLabel(title, image), tag: AnyHashable(value), role: role, content: content)
  }

  /// Creates a page with a symbol.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - systemImage: The symbol's name, such as `book`; the bar uses its filled form if there is one.
  ///   - value: The value of the selection that the page stands for.
  ///   - role: The role of the tab.
  ///   - content: The page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), Image(systemName: systemImage), value, role, content())
  }

  /// Creates a page with a symbol and a title from a string table.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleResource), Image(systemName: systemImage), value, role, content())
  }

  /// Creates a page with a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), Image(systemName: systemImage), value, role, content())
  }

  /// Creates a page with a picture of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), Image(image), value, role, content())
  }

  /// Creates a page with a picture of the app.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(Text(title), Image(image), value, role, content())
  }

  /// Creates a page with a picture of the app that Xcode has made a symbol of.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(Text(titleKey), Image(image), value, role, content())
  }

  /// Creates a page whose label is that of its role.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(label: DefaultTabLabel(role), tag: AnyHashable(value), role: role, content: content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a page with a symbol, outside of the selection.
  ///
  /// - Parameters:
  ///   - titleKey: The title of the tab.
  ///   - systemImage: The symbol's name, such as `book`; the bar uses its filled form if there is one.
  ///   - role: The role of the tab.
  ///   - content: The page.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleKey), Image(systemName: systemImage))
    self.init(label: label, tag: nil, role: role, content: content())
  }

  /// Creates a page with a symbol that no selection speaks of.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(title), Image(systemName: systemImage))
    self.init(label: label, tag: nil, role: role, content: content())
  }

  /// Creates a page with a picture of the app that no selection speaks of.
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    let label = DefaultTabLabel(Text(titleKey), Image(image))
    self.init(label: label, tag: nil, role: role, content: content())
  }

  /// Creates a page that no selection speaks of, whose label is that of its role.
  public init(role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(label: DefaultTabLabel(role), tag: nil, role: role, content: content())
  }
}
