import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree

/// The attributes of an element by the rules of WebDriverAgent.
///
/// - Reference: [WebDriverAgent's
///   `XCUIElement+FBWebDriverAttributes.m`](https://github.com/appium/WebDriverAgent/blob/master/WebDriverAgentLib/Categories/XCUIElement%2BFBWebDriverAttributes.m).
struct ElementFacts {
  let screen: ScreenIndex
  let place: Int

  private var element: Element { screen.nodes[place].element }

  /// The beginning of the names of types.
  static let prefix = "XCUIElementType"

  /// The name of a type, such as `XCUIElementTypeButton`.
  static func typeName(_ type: ElementType) -> String { prefix + type.displayName }

  /// The type of a name, with or without the prefix; `nil` if there is none.
  static func type(named name: String) -> ElementType? {
    let short = name.hasPrefix(prefix) ? name.dropFirst(prefix.count) : Substring(name)
    return ElementType(name: short.prefix(1).lowercased() + short.dropFirst())
  }

  var type: String { Self.typeName(element.type) }

  /// The identifier, else the label.
  var name: String? {
    if !element.identifier.isEmpty { return element.identifier }
    return element.label.isEmpty ? nil : element.label
  }

  /// The label; an empty one is kept for fields.
  var label: String? { element.label.isEmpty && !takesText ? nil : element.label }

  /// Whether the element takes typed text.
  var takesText: Bool {
    [.textField, .secureTextField, .textView, .searchField].contains(element.type)
  }

  var value: String? {
    let text = element.value?.text
    let plain = text.flatMap { $0.isEmpty ? nil : $0 }
    switch element.type {
    case .staticText: return plain ?? label
    case .button: return plain ?? (element.isSelected ? "1" : nil)
    case .switch, .toggle, .checkBox:
      return element.isSwitchedOn.map { $0 ? "1" : "0" } ?? plain
    default: return takesText ? plain ?? element.placeholder : plain
    }
  }

  /// The value, else the label.
  var text: String { value ?? label ?? "" }

  var isEnabled: Bool { element.isEnabled }
  var isSelected: Bool { element.isSelected }
  var isFocused: Bool { element.isFocused }
  var isHittable: Bool { element.isHittable }
  /// Whether any part of it is on the screen.
  var isVisible: Bool { screen.nodes[place].visible != nil }

  /// Whether assistive technology stops at it.
  var isAccessible: Bool {
    switch element.accessibility?.grouping {
    case .element: true
    case .container: false
    case nil: !isContainer && !hasAccessibleAncestor
    }
  }

  /// Whether it only holds other elements.
  var isContainer: Bool {
    switch element.type {
    case .application, .window, .other, .group, .scrollView, .table, .collectionView, .navigationBar, .tabBar,
      .toolbar, .statusBar, .sheet, .alert, .dialog, .popover, .keyboard, .webView, .cell, .segmentedControl,
      .picker, .menu, .tabGroup, .stepper:
      true
    default: false
    }
  }

  private var hasAccessibleAncestor: Bool {
    screen.ancestors(of: place).contains { above in
      let facts = ElementFacts(screen: screen, place: above)
      return screen.nodes[above].element.accessibility?.grouping == .element || !facts.isContainer
    }
  }

  /// The position below the element above, from 0.
  var index: Int { screen.nodes[place].parent == nil ? 0 : screen.nodes[place].ordinal }

  var placeholder: String? { takesText ? element.placeholder : nil }

  /// The least and the greatest value of a slider or stepper.
  var range: ClosedRange<Int>? { element.type == .slider ? 0...1 : nil }

  /// The traits by UIKit's names, such as `Button, Selected`.
  var traits: String? {
    let names: [(ElementTraits, String)] = [
      (.button, "Button"), (.link, "Link"), (.image, "Image"), (.selected, "Selected"),
      (.staticText, "StaticText"), (.notEnabled, "NotEnabled"), (.updatesFrequently, "UpdatesFrequently"),
      (.searchField, "SearchField"), (.header, "Header"),
    ]
    let found = names.filter { element.traits.contains($0.0) }.map(\.1)
    return found.isEmpty ? nil : found.joined(separator: ", ")
  }

  /// The least rectangle of whole numbers around the frame.
  var rect: CGRect {
    let frame = element.frame
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite,
      abs(frame.minX) < 1e9, abs(frame.minY) < 1e9, frame.width < 1e9, frame.height < 1e9
    else { return CGRect(x: -1, y: -1, width: 0, height: 0) }
    let (left, top) = (frame.minX.rounded(.down), frame.minY.rounded(.down))
    return CGRect(
      x: left, y: top, width: frame.maxX.rounded(.up) - left, height: frame.maxY.rounded(.up) - top)
  }

  /// The frame as it is, in Apple's form.
  var nativeFrame: String {
    let frame = element.frame
    return "{{\(frame.minX), \(frame.minY)}, {\(frame.width), \(frame.height)}}"
  }
}

extension CGRect {
  /// The rectangle as four whole numbers.
  var value: JSONValue {
    [
      "x": .integer(Int(minX)), "y": .integer(Int(minY)), "width": .integer(Int(width)),
      "height": .integer(Int(height)),
    ]
  }
}
