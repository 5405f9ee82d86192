import Foundation

/// One element of a screen, with everything below it: a plain value.
///
/// The attributes are those of Apple's
/// [`XCUIElementAttributes`](https://developer.apple.com/documentation/xcuiautomation/xcuielementattributes).
/// Drivers make elements; queries, pages, comparisons and reports read them.
public struct Element: Sendable {
  /// The element's type.
  public var type: ElementType

  /// The name given by the app's author for tests; empty if there is none.
  public var identifier: String

  /// The name that assistive technology reads; empty if there is none.
  public var label: String

  /// The title, which some controls have beside their label; empty if there is none.
  public var title: String

  /// The element's value, such as the text of a field.
  public var value: ElementValue?

  /// The text that an empty field shows.
  public var placeholder: String?

  /// The element's frame, in points of the screen.
  public var frame: CGRect

  /// Whether the element takes input.
  public var isEnabled: Bool

  /// Whether the element is chosen.
  public var isSelected: Bool

  /// Whether keys that are typed go to this element.
  public var isFocused: Bool

  /// Whether a touch at the middle of the element's visible part reaches it.
  public var isHittable: Bool

  /// The element's accessibility traits.
  public var traits: ElementTraits

  /// The element's look, where the driver knows it.
  public var appearance: Appearance?

  /// The elements inside, in the order in which they are painted.
  public var children: [Element]

  /// The views that an app's screen was made of, at its root, where the driver knows them.
  ///
  /// They explain differences and are none by themselves: like a handle they are not compared.
  public var views: ViewDescription?

  /// Further attributes by the names that a file of another tool gives them, such as `resource-id`.
  ///
  /// They are kept for people who read the tree, and are not compared.
  package var attributes: [String: String] = [:]

  /// The role of the element in its container, if the driver knows it.
  ///
  /// Interruptions are answered by it. Like a handle it is neither compared nor written.
  public var role: ElementRole?

  /// The number of the app's live object, where the driver knows it: the same in all snapshots of one object.
  ///
  /// It is valid for one run only, and neither compared nor written.
  public var handle: UInt64?

  /// The element that a touch reaches, where the driver asked its device.
  ///
  /// Like a handle it is neither compared nor written.
  package var touch: ElementTouch?

  /// The storage of ``accessibility``.
  var accessibilityBox: ElementAccessibility.Box?

  public init(
    _ type: ElementType, identifier: String = "", label: String = "", title: String = "",
    value: ElementValue? = nil, placeholder: String? = nil, frame: CGRect = .zero,
    isEnabled: Bool = true, isSelected: Bool = false, isFocused: Bool = false, isHittable: Bool = true,
    traits: ElementTraits = [], appearance: Appearance? = nil, role: ElementRole? = nil,
    handle: UInt64? = nil, children: [Element] = []
  ) {
    self.type = type
    self.identifier = identifier
    self.label = label
    self.title = title
    self.value = value
    self.placeholder = placeholder
    self.frame = frame
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isFocused = isFocused
    self.isHittable = isHittable
    self.traits = traits
    self.appearance = appearance
    self.role = role
    self.handle = handle
    self.children = children
  }
}

extension Element: Hashable {
  /// Whether two elements and all below them are alike; handles and roles do not count.
  public static func == (a: Element, b: Element) -> Bool {
    // Level by level, not by recursion: trees from outside may be deeper than a stack.
    var open = [(a, b)]
    while let (a, b) = open.popLast() {
      guard a.isLike(b), a.children.count == b.children.count else { return false }
      for pair in zip(a.children, b.children) { open.append(pair) }
    }
    return true
  }

  /// Whether two elements are alike, without their descendants; handles and roles do not count.
  func isLike(_ other: Element) -> Bool {
    type == other.type && identifier == other.identifier && label == other.label && title == other.title
      && value == other.value && placeholder == other.placeholder && frame == other.frame
      && isEnabled == other.isEnabled && isSelected == other.isSelected && isFocused == other.isFocused
      && isHittable == other.isHittable && traits == other.traits && appearance == other.appearance
      && isHeardLike(other)
  }

  /// Whether a screen reader says the same hint and offers the same actions.
  private func isHeardLike(_ other: Element) -> Bool {
    if accessibilityBox == nil, other.accessibilityBox == nil { return true }
    return hint == other.hint && actionNames == other.actionNames
  }

  /// Hashes the properties that differ most between elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(identifier)
    hasher.combine(label)
    hasher.combine(frame.minX)
    hasher.combine(frame.minY)
    hasher.combine(children.count)
  }
}
