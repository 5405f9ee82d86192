import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree

/// The attributes of an element by the names that clients ask for.
enum AttributeName: String, CaseIterable {
  case type, name, label, value, text, enabled, selected, visible, accessible, hittable, focused
  case accessibilityContainer, rect, index, placeholderValue, minValue, maxValue, traits, nativeFrame
  case x, y, width, height, customActions, nativeAccessibilityElement
  /// The identifier alone, without the label in its place.
  case rawIdentifier

  /// The attribute of a name: `enabled`, `isEnabled`, `wdEnabled` and `isWDEnabled` are one.
  init?(spelling: String) {
    if let attribute = Self(rawValue: spelling) {
      self = attribute
      return
    }
    var rest = Substring(spelling)
    for beginning in ["isWD", "wd", "is"] where rest.hasPrefix(beginning) && rest.count > beginning.count {
      rest = rest.dropFirst(beginning.count)
      guard let attribute = Self(rawValue: rest.prefix(1).lowercased() + rest.dropFirst()) else { return nil }
      self = attribute
      return
    }
    switch spelling {
    case "displayed": self = .visible
    case "identifier": self = .rawIdentifier
    case "elementType", "class", "className": self = .type
    default: return nil
    }
  }
}

extension ElementFacts {
  /// The value of an attribute, as WebDriverAgent has it.
  func value(of attribute: AttributeName) -> JSONValue {
    switch attribute {
    case .type: .text(type)
    case .name: name.map { .text($0) } ?? .null
    case .label: label.map { .text($0) } ?? .null
    case .value: value.map { .text($0) } ?? .null
    case .text: .text(text)
    case .enabled: .boolean(isEnabled)
    case .selected: .boolean(isSelected)
    case .visible: .boolean(isVisible)
    case .accessible, .nativeAccessibilityElement: .boolean(isAccessible)
    case .hittable: .boolean(isHittable)
    case .focused: .boolean(isFocused)
    case .accessibilityContainer: .boolean(isContainer)
    case .rect: rect.value
    case .x: .integer(Int(rect.minX))
    case .y: .integer(Int(rect.minY))
    case .width: .integer(Int(rect.width))
    case .height: .integer(Int(rect.height))
    case .index: .integer(index)
    case .placeholderValue: placeholder.map { .text($0) } ?? .null
    case .minValue: range.map { .integer($0.lowerBound) } ?? .null
    case .maxValue: range.map { .integer($0.upperBound) } ?? .null
    case .traits: traits.map { .text($0) } ?? .null
    case .nativeFrame: .text(nativeFrame)
    case .customActions: customActions.map { .text($0) } ?? .null
    case .rawIdentifier: identifier.map { .text($0) } ?? .null
    }
  }

  /// The value of an attribute as Appium's driver passes it on: a text, in which the numbers 0 and 1 have become truth values.
  func attribute(_ attribute: AttributeName) -> JSONValue {
    switch value(of: attribute) {
    case .null: .null
    case .text(let text): .text(text)
    case .boolean(let value): .text(value ? "true" : "false")
    case .integer(let number) where [.minValue, .maxValue].contains(attribute): .text("\(number)")
    case .integer(0): .text("false")
    case .integer(1): .text("true")
    case .integer(let number): .text("\(number)")
    case .number(let number): .text("\(number)")
    case .list, .object:
      .text(
        "{\"x\":\(Int(rect.minX)),\"y\":\(Int(rect.minY)),\"width\":\(Int(rect.width)),\"height\":\(Int(rect.height))}"
      )
    }
  }

  private var identifier: String? {
    let identifier = screen.nodes[place].element.identifier
    return identifier.isEmpty ? nil : identifier
  }

  private var customActions: String? {
    let names = screen.nodes[place].element.accessibility?.namedActions.map(\.name) ?? []
    return names.isEmpty ? nil : names.joined(separator: ",")
  }
}
