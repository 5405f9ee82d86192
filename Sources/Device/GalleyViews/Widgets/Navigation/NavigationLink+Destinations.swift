import Foundation

extension NavigationLink {
  /// Creates a control that opens a view.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view { AnyView(destination()) }, label: label())
  }

  /// Creates a control that opens a view; SwiftUI's older form.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view { AnyView(destination) }, label: label())
  }

  /// Creates a control that opens a view, which a binding opens and closes too.
  ///
  /// - Parameters:
  ///   - isActive: Whether the view is open.
  ///   - destination: The view.
  ///   - label: The label of the control.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view { AnyView(destination()) }, label: label(), activation: .of(isActive))
  }

  /// Creates a control that opens a view, which a binding opens and closes too.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(target: .view { AnyView(destination) }, label: label(), activation: .of(isActive))
  }

  /// Creates a control that opens a view, which is open while a selection equals its tag.
  ///
  /// - Parameters:
  ///   - tag: The tag.
  ///   - selection: The selection.
  ///   - destination: The view.
  ///   - label: The label of the control.
  public init<Tag: Hashable>(
    tag: Tag, selection: Binding<Tag?>, @ViewBuilder destination: @escaping () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      target: .view { AnyView(destination()) }, label: label(), activation: .of(selection, tag))
  }

  /// Creates a control that opens a view, which is open while a selection equals its tag.
  public init<Tag: Hashable>(
    destination: Destination, tag: Tag, selection: Binding<Tag?>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .view { AnyView(destination) }, label: label(), activation: .of(selection, tag))
  }
}

extension NavigationLink where Label == Text {
  /// Creates a control with a title that opens a view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a control with a title from a string table that opens a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: @escaping () -> Destination)
  {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a control with a title that opens a view.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a control with a title that opens a view; SwiftUI's older form.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a control with a title that opens a view; SwiftUI's older form.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a control with a title that opens a view, which a binding opens and closes too.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }

  /// Creates a control with a title that opens a view, which a binding opens and closes too.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }

  /// Creates a control with a title that opens a view, which is open while a selection equals its tag.
  public init<Tag: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }

  /// Creates a control with a title that opens a view, which is open while a selection equals its tag.
  @_disfavoredOverload
  public init<Title: StringProtocol, Tag: Hashable>(
    _ title: Title, destination: Destination, tag: Tag, selection: Binding<Tag?>
  ) {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
}

extension NavigationLink where Destination == Never {
  /// Creates a control that opens the page of a value; see `navigationDestination(for:destination:)`.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` disables the control.
  ///   - label: The label of the control.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(
      target: value.map { .value(AnyHashable($0), type: ObjectIdentifier(Value.self)) } ?? .nothing,
      label: label())
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a control with a title that opens the page of a value.
  public init<Value: Hashable>(_ titleKey: LocalizedStringKey, value: Value?) {
    self.init(value: value) { Text(titleKey) }
  }

  /// Creates a control with a title that opens the page of a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?) {
    self.init(value: value) { Text(title) }
  }
}

extension LinkActivation {
  fileprivate static func of(_ isActive: Binding<Bool>) -> LinkActivation {
    LinkActivation(isActive: { isActive.wrappedValue }, set: { isActive.wrappedValue = $0 })
  }

  fileprivate static func of<Tag: Hashable>(_ selection: Binding<Tag?>, _ tag: Tag) -> LinkActivation {
    LinkActivation(
      isActive: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil })
  }
}

nonisolated extension View {
  /// Opens a page while a condition holds.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the page is open.
  ///   - destination: The page.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `navigationDestination(isPresented:destination:)`](https://developer.apple.com/documentation/swiftui/view/navigationdestination(ispresented:destination:)).
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    modified(
      by: PresentedPageModifier(
        identity: { isPresented.wrappedValue ? AnyHashable(true) : nil }, content: { AnyView(destination()) },
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Opens a page while there is a value.
  ///
  /// - Parameters:
  ///   - item: The value.
  ///   - destination: The page.
  /// - Returns: The view.
  /// - Reference: [SwiftUI's `navigationDestination(item:destination:)`](https://developer.apple.com/documentation/swiftui/view/navigationdestination(item:destination:)).
  public func navigationDestination<Item: Hashable>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> some View
  ) -> some View {
    modified(
      by: PresentedPageModifier(
        identity: { item.wrappedValue.map { AnyHashable($0) } },
        content: { item.wrappedValue.map { AnyView(destination($0)) } ?? AnyView(EmptyView()) },
        dismiss: { item.wrappedValue = nil }))
  }
}

/// A modifier that opens a page while there is an identity.
struct PresentedPageModifier: NodeModifier {
  var isForEachRow: Bool { false }
  let identity: () -> AnyHashable?
  let content: () -> AnyView
  let dismiss: () -> Void

  @MainActor func reconcileExtra(_ old: Node?, in context: NodeContext) -> Node? {
    let node = (old as? PresentedPageNode) ?? PresentedPageNode(context.host)
    context.host.evaluator.evaluate(node) { node.update(self, page: context.environment.page) }
    return node
  }
}

/// A node that opens a page while there is an identity; it has no place in the window.
private final class PresentedPageNode: Node, PageOpening {
  private var modifier: PresentedPageModifier?
  private weak var page: PageContext?
  private var last = AnyView(EmptyView())

  var value: AnyHashable? { nil }

  /// A closure that creates the page; without an identity, the last page.
  var destination: () -> AnyView {
    { [self] in
      if let modifier, modifier.identity() != nil { last = Reader.observing { modifier.content() } }
      return last
    }
  }

  func update(_ modifier: PresentedPageModifier, page: PageContext?) {
    self.modifier = modifier
    self.page = page
    page?.stack?.linkChanged(self)
    let isOpen = modifier.identity() != nil
    guard isOpen != (page?.stack?.hasPage(of: self) == true) else { return }
    host.afterLayout { [weak self] in
      guard let self else { return }
      if isOpen { self.page?.stack?.push(self) } else { self.page?.stack?.close(self) }
    }
  }

  func closed() {
    if modifier?.identity() != nil { modifier?.dismiss() }
  }
}
