import Foundation

extension Section {
  /// Makes a part of a list without a line above or below.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: nil, footer: nil, content: content())
  }

  /// Makes a part of a list with a title above.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), footer: nil, content: content())
  }

  /// Makes a part of a list with a title above that a string table has.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleResource), footer: nil, content: content())
  }

  /// Makes a part of a list with a title above.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: nil, content: content())
  }

  /// Makes a part of a list with views above and below it, in SwiftUI's older form.
  public init(header: some View, footer: some View, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: footer, content: content())
  }

  /// Makes a part of a list with a view above it, in SwiftUI's older form.
  public init(header: some View, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: nil, content: content())
  }

  /// Makes a part of a list with a view below it, in SwiftUI's older form.
  public init(footer: some View, @ViewBuilder content: () -> Content) {
    self.init(header: nil, footer: footer, content: content())
  }

  /// Makes a part of a list whose rows are there while a condition holds.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> some View
  ) {
    self.init(header: header(), footer: nil, content: content())
    self.isExpanded = isExpanded
  }

  /// Makes a part of a list with a title above, whose rows are there while a condition holds.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content)
  {
    self.init(header: Text(titleKey), footer: nil, content: content())
    self.isExpanded = isExpanded
  }

  /// Makes a part of a list with a title above, whose rows are there while a condition holds.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(header: Text(title), footer: nil, content: content())
    self.isExpanded = isExpanded
  }
}
