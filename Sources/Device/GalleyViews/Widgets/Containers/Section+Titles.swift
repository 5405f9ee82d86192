import Foundation

extension Section {
  /// Creates a section without a header or footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: nil, footer: nil, content: content())
  }

  /// Creates a section with a title above.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: nil, content: content())
  }

  /// Creates a section with a title from a string table above.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), footer: nil, content: content())
  }

  /// Creates a section with a title above.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: nil, content: content())
  }

  /// Creates a section with a header and a footer; SwiftUI's older form.
  public init(header: some View, footer: some View, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }

  /// Creates a section with a header; SwiftUI's older form.
  public init(header: some View, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: nil, content: content())
  }

  /// Creates a section with a footer; SwiftUI's older form.
  public init(footer: some View, @ViewBuilder content: () -> Content) {
    self.init(header: nil, footer: footer, content: content())
  }

  /// Creates a section whose rows are visible while a condition holds.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View
  ) {
    self.init(header: header(), footer: nil, content: content())
    self.isExpanded = isExpanded
  }

  /// Creates a section with a title above, whose rows are visible while a condition holds.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  {
    self.init(header: Text(titleKey), footer: nil, content: content())
    self.isExpanded = isExpanded
  }

  /// Creates a section with a title above, whose rows are visible while a condition holds.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), footer: nil, content: content())
    self.isExpanded = isExpanded
  }
}
