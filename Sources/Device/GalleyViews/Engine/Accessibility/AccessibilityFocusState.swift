import GalleyServices

/// The technologies that help people to use a device.
///
/// - Reference: [SwiftUI's `AccessibilityTechnologies`](https://developer.apple.com/documentation/swiftui/accessibilitytechnologies).
public struct AccessibilityTechnologies: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// The control by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

/// A property wrapper for which element assistive technology looks at; setting it moves the cursor of VoiceOver there.
///
/// While VoiceOver is off, no element has that focus, and setting it does nothing.
///
/// - Reference: [SwiftUI's `AccessibilityFocusState`](https://developer.apple.com/documentation/swiftui/accessibilityfocusstate).
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding that connects fields to a focus state.
  @propertyWrapper
  public struct Binding {
    fileprivate let none: Value
    fileprivate let location: AccessibilityFocusLocation<Value>?

    /// The value.
    public var wrappedValue: Value {
      get { location?.read() ?? none }
      nonmutating set { location?.set(newValue) }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }

  private let none: Value
  private let technologies: AccessibilityTechnologies
  private var location: AccessibilityFocusLocation<Value>?

  /// Creates a state that is true while one element has the focus.
  public init() where Value == Bool { self.init(none: false, .all) }

  /// Creates a state that holds the element with the focus, if it is one of several.
  public init<Element: Hashable>() where Value == Element? { self.init(none: nil, .all) }

  /// Creates a state that is true while one element has the focus of some technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(none: false, technologies)
  }

  /// Creates a state that holds the element with the focus of some technologies, if it is one of several.
  public init<Element: Hashable>(for technologies: AccessibilityTechnologies) where Value == Element? {
    self.init(none: nil, technologies)
  }

  private init(none: Value, _ technologies: AccessibilityTechnologies) {
    (self.none, self.technologies) = (none, technologies)
  }

  /// The value of the element that is looked at; setting it moves the cursor there.
  public var wrappedValue: Value {
    get { location?.read() ?? none }
    nonmutating set { location?.set(newValue) }
  }

  /// A way to tie elements to the value.
  public var projectedValue: Binding { Binding(none: none, location: location) }
}

extension AccessibilityTechnologies {
  fileprivate static let all: AccessibilityTechnologies = [.voiceOver, .switchControl]
}

extension AccessibilityFocusState: LinkedProperty {
  @MainActor package mutating func link(to kept: AnyObject?, in context: NodeContext) -> AnyObject? {
    let location =
      (kept as? AccessibilityFocusLocation<Value>)
      ?? AccessibilityFocusLocation(none: none, technologies, context.host)
    self.location = location
    return location
  }

  @MainActor package func isUnaffected(from old: EnvironmentValues, to new: EnvironmentValues) -> Bool {
    true
  }
}

/// The value of a focus state of assistive technology, with the connected views.
private final class AccessibilityFocusLocation<Value: Hashable>: FocusValue<Value> {
  private let technologies: AccessibilityTechnologies
  private var ties: [(value: Value, node: WeakNode)] = []

  private struct WeakNode {
    weak var node: Node?
  }

  @MainActor init(none: Value, _ technologies: AccessibilityTechnologies, _ host: ViewHost) {
    self.technologies = technologies
    super.init(none: none, host)
  }

  /// Moves the cursor to the element of a value, after the next layout: the element may not exist yet.
  func set(_ newValue: Value) {
    nonisolated(unsafe) let (location, newValue) = (self, newValue)
    MainActor.assumeIsolated {
      guard let host = location.host, location.isFollowed(in: host), location.change(to: newValue) else {
        return
      }
      host.afterLayout(isNeeded: true) { location.apply() }
    }
  }

  /// Connects a view to a value; called whenever the view is evaluated.
  @MainActor func tie(_ node: Node, to ownValue: Value) {
    ties.removeAll { $0.node.node == nil || $0.node.node === node }
    ties.append((ownValue, WeakNode(node: node)))
  }

  /// Updates the state when the cursor enters or leaves the view of a value.
  @MainActor func looked(at ownValue: Value, isFocused: Bool) {
    guard let host, isFollowed(in: host) || !isFocused else { return }
    told(ownValue, isFocused: isFocused)
  }

  @MainActor private func isFollowed(in host: ViewHost) -> Bool {
    technologies.contains(.voiceOver) && host.environment.accessibilityVoiceOverEnabled
  }

  @MainActor private func apply() {
    guard value != none,
      let node = ties.first(where: { $0.value == value && $0.node.node?.isShown == true })?.node.node
    else { return }
    host?.environment.appLaunch?.surroundings?.accessibility.post(.focus(node.accessibilityHandles))
  }
}

nonisolated extension View {
  /// Ties this view's element to a value of a focus state.
  ///
  /// - Reference: [SwiftUI's `accessibilityFocused(_:equals:)`](https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:equals:)).
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modified(by: AccessibilityFocusModifier(location: binding.location, value: value))
  }

  /// Ties this view's element to a focus state.
  ///
  /// - Reference: [SwiftUI's `accessibilityFocused(_:)`](https://developer.apple.com/documentation/swiftui/view/accessibilityfocused(_:)).
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    accessibilityFocused(condition, equals: true)
  }

  /// Moves the cursor to the element of a value when the view appears, or when VoiceOver is turned on.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(AccessibilityDefaultFocus(binding: binding, value: value))
  }
}

nonisolated private struct AccessibilityDefaultFocus<Value: Hashable>: ViewModifier {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value
  @Environment(\.accessibilityVoiceOverEnabled) private var isVoiceOverOn

  func body(content: Content) -> some View {
    content.onChange(of: isVoiceOverOn, initial: true) {
      if isVoiceOverOn { binding.wrappedValue = value }
    }
  }
}

private struct AccessibilityFocusModifier<Value: Hashable>: NodeModifier {
  let location: AccessibilityFocusLocation<Value>?
  let value: Value

  @MainActor func updated(_ node: ModifierNode<Self>, in context: NodeContext) {
    location?.tie(node, to: value)
  }

  @MainActor func accessibilityFocused() -> (@MainActor () -> Void)? {
    guard let location else { return nil }
    location.looked(at: value, isFocused: true)
    return { [value] in location.looked(at: value, isFocused: false) }
  }
}
