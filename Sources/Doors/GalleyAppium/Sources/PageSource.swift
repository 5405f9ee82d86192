import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree

/// The page source: a tree of elements as XML, JSON or a description.
enum PageSource {
  /// The parts of the source that clients choose.
  struct Options {
    /// The attributes that are left out.
    var excluded: Set<String> = []
    /// The attributes that are only there when they are asked for.
    var included: Set<AttributeName> = []
    /// The name of an element around the tree.
    var wrapper: String?
  }

  /// The beginning of every XML source.
  private static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private static let indent = "  "
  /// The process identifier of apps, whose processes are simulated.
  static let process = 1

  // MARK: XML

  /// An element and all below it as XML.
  static func xml(of root: Int, in screen: ScreenIndex, _ options: Options) -> String {
    var text = declaration
    var depth = 0
    if let wrapper = options.wrapper {
      text += "<\(wrapper)>\n"
      depth = 1
    }
    // Iterative, since trees may be deeper than a stack.
    var open: [Int] = []
    for place in root..<screen.nodes[root].end {
      while let last = open.last, place >= screen.nodes[last].end { close(&open, screen, depth, &text) }
      text += String(repeating: indent, count: depth + open.count)
      let facts = ElementFacts(screen: screen, place: place)
      text += "<" + facts.type + attributes(facts, options)
      if screen.nodes[place].end == place + 1 {
        text += "/>\n"
      } else {
        text += ">\n"
        open.append(place)
      }
    }
    while !open.isEmpty { close(&open, screen, depth, &text) }
    if let wrapper = options.wrapper { text += "</\(wrapper)>\n" }
    return text
  }

  private static func close(_ open: inout [Int], _ screen: ScreenIndex, _ depth: Int, _ text: inout String) {
    guard let last = open.popLast() else { return }
    text += String(repeating: indent, count: depth + open.count)
    text += "</\(ElementFacts(screen: screen, place: last).type)>\n"
  }

  /// The attributes in their order; empty ones are left out.
  private static func attributes(_ facts: ElementFacts, _ options: Options) -> String {
    var text = ""
    func add(_ name: String, _ value: String?) {
      guard let value, !value.isEmpty, !options.excluded.contains(name) else { return }
      text += " \(name)=\"\(escaped(value))\""
    }
    func add(_ attribute: AttributeName, _ value: @autoclosure () -> String?) {
      if options.included.contains(attribute) { add(attribute.rawValue, value()) }
    }
    let rect = facts.rect
    add("type", facts.type)
    add("value", facts.value)
    add("name", facts.name)
    add("label", facts.label)
    add("enabled", "\(facts.isEnabled)")
    add("visible", "\(facts.isVisible)")
    add("accessible", "\(facts.isAccessible)")
    add("x", "\(Int(rect.minX))")
    add("y", "\(Int(rect.minY))")
    add("width", "\(Int(rect.width))")
    add("height", "\(Int(rect.height))")
    add("index", "\(facts.index)")
    add("placeholderValue", facts.placeholder)
    add("traits", facts.traits)
    add(.hittable, "\(facts.isHittable)")
    add(.nativeFrame, facts.nativeFrame)
    add(.nativeAccessibilityElement, "\(facts.isAccessible)")
    add(.minValue, facts.range.map { "\($0.lowerBound)" })
    add(.maxValue, facts.range.map { "\($0.upperBound)" })
    add(.customActions, facts.value(of: .customActions).text)
    if facts.isApplication {
      add("processId", "\(process)")
      add("bundleId", facts.bundleIdentifier)
    }
    return text
  }

  /// A text for an attribute; characters that XML does not have are left out.
  ///
  /// - Reference: [XML 1.0, characters](https://www.w3.org/TR/xml/#charsets).
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t": result += "&#\(scalar.value);"
      default:
        if scalar.value >= 0x20, scalar.value != 0xFFFE, scalar.value != 0xFFFF {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  // MARK: JSON and description

  /// An element and all below it as nested objects.
  static func json(of root: Int, in screen: ScreenIndex) -> JSONValue {
    let facts = ElementFacts(screen: screen, place: root)
    func flag(_ value: Bool) -> JSONValue { .text(value ? "1" : "0") }
    var members: [String: JSONValue] = [
      "type": .text(String(facts.type.dropFirst(ElementFacts.prefix.count))),
      "rawIdentifier": facts.value(of: .rawIdentifier), "name": facts.value(of: .name),
      "value": facts.value(of: .value), "label": facts.value(of: .label), "rect": facts.rect.value,
      "frame": .text(facts.nativeFrame), "isEnabled": flag(facts.isEnabled),
      "isVisible": flag(facts.isVisible),
      "isAccessible": flag(facts.isAccessible), "isFocused": flag(facts.isFocused),
    ]
    if let placeholder = facts.placeholder { members["placeholderValue"] = .text(placeholder) }
    let children = screen.children(of: root)
    if !children.isEmpty { members["children"] = .list(children.map { json(of: $0, in: screen) }) }
    return .object(members)
  }

  /// An element and all below it, a line each, in Apple's words.
  static func description(of root: Int, in screen: ScreenIndex) -> String {
    var text = ""
    let top = screen.path(of: root).indices.count
    for place in root..<screen.nodes[root].end {
      let depth = screen.path(of: place).indices.count - top
      text += String(repeating: indent, count: depth) + ElementNaming.line(screen.nodes[place].element) + "\n"
    }
    return text
  }
}

extension ElementFacts {
  /// Whether it is the root of an app.
  var isApplication: Bool { screen.nodes[place].parent == nil }

  /// The bundle identifier of its app.
  var bundleIdentifier: String { screen.bundleIdentifiers[screen.application(of: place)] }
}
