/// A property wrapper for the field with the keyboard; setting it moves the keyboard.
///
/// - Reference: [SwiftUI's `FocusState`](https://developer.apple.com/documentation/swiftui/focusstate).
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A binding that connects fields to a focus state.
  @propertyWrapper
  public struct Binding {
    let none: Value
    let location: FocusLocation<Value>?

    /// The value.
    public var wrappedValue: Value {
      get { location?.read() ?? none }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private var location: FocusLocation<Value>?

  /// Creates a state that is true while one field has the keyboard.
  public init() where Value == Bool {
    none = false
  }

  /// Creates a state that holds the field with the keyboard; `nil` for none.
  public init<Field: Hashable>() where Value == Field? {
    none = nil
  }

  /// The value of the field with the keyboard; setting it moves or dismisses the keyboard.
  public var wrappedValue: Value {
    get { location?.read() ?? none }
    nonmutating set { location?.set(newValue) }
  }

  /// A binding that connects fields to the value.
  public var projectedValue: Binding { Binding(none: none, location: location) }
}

extension FocusState: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let location = (kept as? FocusLocation<Value>) ?? FocusLocation(none: none, context.host)
    self.location = location
    return location
  }

  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    true
  }
}

/// The value of a focus state, with the fields that are tied to it.
final class FocusLocation<Value: Hashable>: FocusValue<Value> {
  private var fields: [(value: Value, node: WeakField)] = []

  private var views: [(value: Value, node: WeakView)] = []

  private struct WeakField {
    weak var field: (any KeyReceiver)?
  }

  private struct WeakView {
    weak var view: FocusableNode?
  }

  /// Moves the keyboard to the field of a value, after the next layout: the field may not exist yet.
  func set(_ newValue: Value) {
    guard change(to: newValue) else { return }
    nonisolated(unsafe) let location = self
    MainActor.assumeIsolated { location.host?.afterLayout(isNeeded: true) { location.apply() } }
  }

  /// Connects a field to a value; called whenever the field's view is evaluated.
  @MainActor func tie(_ field: any KeyReceiver, to fieldValue: Value) {
    fields.removeAll { $0.node.field == nil || $0.node.field === field }
    fields.append((fieldValue, WeakField(field: field)))
    field.focusChanged[ObjectIdentifier(self)] = { [weak self] in self?.told(fieldValue, isFocused: $0) }
    if value == fieldValue, !field.isFocused { host?.afterLayout { [weak self] in self?.apply() } }
  }

  /// Connects a view without a text to a value; called whenever the view is evaluated.
  @MainActor func tie(_ view: FocusableNode, to viewValue: Value) {
    views.removeAll { $0.node.view == nil || $0.node.view === view }
    views.append((viewValue, WeakView(view: view)))
    view.focusChanged[ObjectIdentifier(self)] = { [weak self] in self?.told(viewValue, isFocused: $0) }
    if value == viewValue, host?.focus.focusedView !== view {
      host?.afterLayout { [weak self] in self?.apply() }
    }
  }

  @MainActor private func apply() {
    guard let host else { return }
    if let field = fields.first(where: { $0.value == value && $0.node.field != nil })?.node.field {
      if field.environment.isEnabled { host.focus.focus(field) }
    } else if let view = views.first(where: { $0.value == value && $0.node.view != nil })?.node.view {
      host.focus.focus(view)
    } else if value == none {
      let isOurs =
        fields.contains { $0.node.field?.isFocused == true }
        || views.contains { $0.node.view != nil && $0.node.view === host.focus.focusedView }
      if isOurs { host.focus.resign() }
    }
  }
}

nonisolated extension View {
  /// Connects the field in this view to a value of a focus state.
  ///
  /// - Reference: [SwiftUI's `focused(_:equals:)`](https://developer.apple.com/documentation/swiftui/view/focused(_:equals:)).
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
  {
    modified(by: FocusModifier(location: binding.location, value: value))
  }

  /// Connects the field in this view to a focus state.
  ///
  /// - Reference: [SwiftUI's `focused(_:)`](https://developer.apple.com/documentation/swiftui/view/focused(_:)).
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Gives the keyboard to the field of a value when the view appears.
  public func defaultFocus<Value: Hashable>(_ binding: FocusState<Value>.Binding, _ value: Value) -> some View
  {
    onAppear { binding.wrappedValue = value }
  }
}

struct FocusModifier<Value: Hashable>: NodeModifier {
  let location: FocusLocation<Value>?
  let value: Value

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) { contentChanged(node) }

  @MainActor func contentChanged(_ node: ModifierNode<Self>) {
    guard let location else { return }
    guard let target = Self.target(in: node) else { return }
    if let field = target.keyReceiver {
      location.tie(field, to: value)
    } else if let view = target as? FocusableNode {
      location.tie(view, to: value)
    }
  }

  /// Returns the first field inside, or the first view that can receive keys.
  @MainActor private static func target(in node: Node) -> Node? {
    if node.keyReceiver != nil { return node }
    if let view = (node as? ModifierNode<FocusableModifier>)?.extra as? FocusableNode, view.isEnabled {
      return view
    }
    for child in node.placedChildren {
      if let target = target(in: child) { return target }
    }
    return nil
  }
}
