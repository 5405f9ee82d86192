import Foundation
import GalleyTree

/// Makes elements of the page source of Appium's driver for iOS.
///
/// - Reference: [WebDriverAgent's `FBXPath.m`](https://github.com/appium/WebDriverAgent/blob/master/WebDriverAgentLib/Utilities/FBXPath.m).
enum AppiumIOS {
  /// The beginning of the names of types.
  static let prefix = "XCUIElementType"

  static func element(_ tag: XMLTag) throws(TreeFormatError) -> Element {
    var tag = tag
    let typeName = String((tag.take("type") ?? tag.name).dropFirst(prefix.count))
    let type = ElementType(displayName: typeName)
    var element = Element(type ?? .other)
    let names = ["x", "y", "width", "height"]
    var numbers: [Double] = []
    for name in names {
      guard let number = tag.take(name).flatMap(Double.init), number.isFinite else {
        throw .damaged(.appiumIOS, reason: "<\(tag.name)> has no number as \(name)", line: nil)
      }
      numbers.append(number)
    }
    element.frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    element.label = tag.take("label") ?? ""
    // The name is the identifier, else the label.
    if let name = tag.take("name"), name != element.label { element.identifier = name }
    let placeholder = tag.take("placeholderValue")
    element.placeholder = placeholder
    readValue(tag.take("value"), of: &element)
    element.isEnabled = tag.flag("enabled") ?? true
    element.isFocused = tag.flag("focused") ?? false
    element.isHittable = tag.flag("hittable") ?? true
    if let isSelected = tag.flag("selected") { element.isSelected = isSelected }
    readTraits(tag.take("traits"), of: &element)
    _ = tag.take("index")
    // The same for nearly all elements.
    if tag.attributes["visible"] == "true" { _ = tag.take("visible") }
    if tag.attributes["accessible"] == "false" { _ = tag.take("accessible") }
    if type == nil { tag.attributes["type"] = typeName }
    element.attributes = tag.attributes.filter { !$0.value.isEmpty }
    return element
  }

  /// The driver repeats a label or placeholder as the value, and writes that a button is selected as its value 1.
  private static func readValue(_ value: String?, of element: inout Element) {
    guard let value, !value.isEmpty else { return }
    switch element.type {
    case .staticText where value == element.label: break
    case _ where element.type.takesText && value == element.placeholder: break
    case .button where value == "1": element.isSelected = true
    default: element.value = .text(value)
    }
  }

  private static func readTraits(_ words: String?, of element: inout Element) {
    for word in (words ?? "").split(separator: ",") {
      switch word.trimmingCharacters(in: .whitespaces) {
      case "Button": element.traits.insert(.button)
      case "Header": element.traits.insert(.header)
      case "Link": element.traits.insert(.link)
      case "Image": element.traits.insert(.image)
      case "StaticText": element.traits.insert(.staticText)
      case "SearchField": element.traits.insert(.searchField)
      case "UpdatesFrequently": element.traits.insert(.updatesFrequently)
      case "Selected":
        element.traits.insert(.selected)
        element.isSelected = true
      case "NotEnabled": element.traits.insert(.notEnabled)
      default: break
      }
    }
  }
}

extension ElementType {
  /// Whether people type into elements of this type.
  var takesText: Bool { [.textField, .secureTextField, .textView, .searchField].contains(self) }

  /// The type with a name as Apple's logs have it, such as `StaticText`.
  init?(displayName: String) {
    self.init(name: displayName.prefix(1).lowercased() + displayName.dropFirst())
  }
}
