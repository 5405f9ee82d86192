import Foundation
import GalleyTree

/// The members of ``Page``: an element of one of these names could not be reached by it.
package enum PageMembers {
  /// The public members of ``Page``, with those that other modules of the package add; a test compares the list.
  package static let names: Set<String> = [
    "application", "audit", "automator", "back", "backOutAll", "check", "regionTarget",
    "dismissKeyboard",
    "drag", "isThere", "issues", "layoutName", "navigate", "pullToRefresh", "read", "relaunch",
    "scroll", "scrollPage", "scrollToEnd", "scrollToTop", "sketch", "swipe", "tap", "throughVoiceOver",
    "verify",
  ]

  /// Another name for an element, such as `backButton` for a button that is called `back`.
  package static func otherName(of property: LayoutDescription.Property) -> String {
    let suffix =
      switch property.member {
      case .rows: "Rows"
      case .component: "Part"
      case .family: "Element"
      case .element(let declaration, _): kind(declaration.soughtTypes.first)
      }
    return property.name + suffix
  }

  private static func kind(_ type: ElementType?) -> String {
    switch type {
    case .button: "Button"
    case .staticText: "Label"
    case .textField, .secureTextField, .textView, .searchField: "Field"
    case .switch, .toggle: "Toggle"
    case .slider: "Slider"
    case .stepper: "Stepper"
    case .cell: "Cell"
    case .image: "Image"
    case .link: "Link"
    default: "Element"
    }
  }
}

/// Elements that have the names of members of ``Page``, and so cannot be reached.
package struct HiddenNameError: Error, Hashable, Sendable {
  /// One such element.
  package struct Element: Hashable, Sendable {
    /// The layout's name.
    package var layout: String
    /// The element's name.
    package var name: String
    /// A name that is free.
    package var otherName: String
    /// The line that declares it, where one is known.
    package var place: CallSite?
  }

  /// The elements, in the order of their declaration.
  package var elements: [Element]

  /// Looks through layouts, and those that are inside of them.
  ///
  /// It is `nil` if all elements can be reached.
  init?(in layouts: [LayoutDescription]) {
    elements = layouts.flatMap(\.hiddenElements)
    if elements.isEmpty { return nil }
  }
}

extension HiddenNameError: CustomStringConvertible, LocalizedError {
  /// A sentence for each element.
  package var description: String {
    elements.map { element in
      let place = element.place.map { "\($0): " } ?? ""
      return "\(place)the element \(element.layout).\(element.name) has the name of a member of Page, "
        + "so page.\(element.name) is not the element: rename it, such as \(element.otherName)"
    }.joined(separator: "\n")
  }

  /// A sentence for each element.
  package var errorDescription: String? { description }
}

extension LayoutDescription {
  /// The elements of a layout, and of its components and rows, that have the names of members of ``Page``.
  static func hiddenElements(in layout: LayoutDescription) -> [HiddenNameError.Element] {
    var known: Set<ObjectIdentifier> = []
    func hidden(in layout: LayoutDescription) -> [HiddenNameError.Element] {
      guard known.insert(ObjectIdentifier(layout.type)).inserted else { return [] }
      return layout.properties.flatMap { property -> [HiddenNameError.Element] in
        var elements: [HiddenNameError.Element] = []
        if PageMembers.names.contains(property.name) {
          elements.append(
            HiddenNameError.Element(
              layout: layout.name, name: property.name, otherName: PageMembers.otherName(of: property),
              place: property.member.declaration?.place))
        }
        switch property.member {
        case .component(_, let content): elements += hidden(in: LayoutDescription.of(content))
        case .rows(_, let row, _): elements += hidden(in: LayoutDescription.of(row))
        case .element, .family: break
        }
        return elements
      }
    }
    return hidden(in: layout)
  }
}
