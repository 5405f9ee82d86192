import Foundation
import GalleyTree

/// A frozen copy of an element, with everything below it.
///
/// - Reference: [`XCUIElementSnapshot`](https://developer.apple.com/documentation/xcuiautomation/xcuielementsnapshot).
@MainActor @preconcurrency
public protocol XCUIElementSnapshot: XCUIElementAttributes {
  /// The elements right below it.
  var children: [any XCUIElementSnapshot] { get }
  /// The copy as a dictionary; attributes without a value have no key.
  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] { get }
}

/// An object that provides frozen copies.
@MainActor @preconcurrency
public protocol XCUIElementSnapshotProviding: NSObjectProtocol {
  /// Returns a frozen copy.
  ///
  /// - Returns: The copy.
  /// - Throws: The reason why none could be made.
  func snapshot() throws -> any XCUIElementSnapshot
}

extension XCUIElement {
  /// A key of ``XCUIElementSnapshot/dictionaryRepresentation``.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String

    /// Creates a key from its text.
    ///
    /// - Parameter rawValue: The key as text.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The elements right below.
    public static let children = AttributeName(rawValue: "children")
    /// The element's type, as its raw value.
    public static let elementType = AttributeName(rawValue: "elementType")
    /// The name for tests.
    public static let identifier = AttributeName(rawValue: "identifier")
    public static let value = AttributeName(rawValue: "value")
    public static let placeholderValue = AttributeName(rawValue: "placeholderValue")
    public static let title = AttributeName(rawValue: "title")
    /// The name that is read aloud.
    public static let label = AttributeName(rawValue: "label")
    /// The frame: a dictionary with `X`, `Y`, `Width` and `Height`.
    public static let frame = AttributeName(rawValue: "frame")
    /// Whether it takes input.
    public static let enabled = AttributeName(rawValue: "enabled")
    /// Whether it is chosen.
    public static let selected = AttributeName(rawValue: "selected")
    /// Whether it has the keyboard.
    public static let hasFocus = AttributeName(rawValue: "hasFocus")
    /// The room that its screen has from left to right.
    public static let horizontalSizeClass = AttributeName(rawValue: "horizontalSizeClass")
    /// The room that its screen has from top to bottom.
    public static let verticalSizeClass = AttributeName(rawValue: "verticalSizeClass")
  }
}

/// An element as it was on one snapshot.
final class FrozenElement: NSObject, XCUIElementSnapshot {
  nonisolated let element: Element
  /// The size of the screen; `nil` where an element is only compared with a predicate, whose present screen counts.
  nonisolated private let screen: CGSize?

  nonisolated init(_ element: Element, on screen: CGSize? = nil) {
    self.element = element
    self.screen = screen
    super.init()
  }

  private var sizeClasses: SizeClasses? {
    screen.map(SizeClasses.init) ?? .ofDevice
  }

  var horizontalSizeClass: XCUIElement.SizeClass { sizeClasses?.horizontal ?? .unspecified }
  var verticalSizeClass: XCUIElement.SizeClass { sizeClasses?.vertical ?? .unspecified }

  var identifier: String { element.identifier }
  var frame: CGRect { element.frame }
  var value: Any? { element.value?.object }
  var title: String { element.title }
  var label: String { element.label }
  var elementType: XCUIElement.ElementType { element.type }
  var isEnabled: Bool { element.isEnabled }
  var isSelected: Bool { element.isSelected }
  var hasFocus: Bool { element.isFocused }
  var placeholderValue: String? { element.placeholder }
  var children: [any XCUIElementSnapshot] { element.children.map { FrozenElement($0, on: screen) } }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    let frame = element.frame
    var entries: [XCUIElement.AttributeName: Any] = [
      .elementType: element.type.rawValue, .identifier: element.identifier, .label: element.label,
      .title: element.title, .enabled: element.isEnabled, .selected: element.isSelected,
      .hasFocus: element.isFocused, .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue,
      .frame: [
        "X": Double(frame.minX), "Y": Double(frame.minY), "Width": Double(frame.width),
        "Height": Double(frame.height),
      ],
      .children: element.children.map { FrozenElement($0, on: screen).dictionaryRepresentation },
    ]
    if let value { entries[.value] = value }
    if let placeholderValue { entries[.placeholderValue] = placeholderValue }
    return entries
  }
}
