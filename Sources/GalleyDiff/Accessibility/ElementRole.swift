import GalleyTree

/// What assistive technology can do with an element, as far as its type and traits tell.
enum ElementRole: Int, Comparable {
  /// It holds others, or says nothing of itself.
  case none
  /// It is read: text, pictures, bars, lists.
  case content
  /// It acts.
  case control

  static func < (a: ElementRole, b: ElementRole) -> Bool { a.rawValue < b.rawValue }

  /// The role of an element.
  ///
  /// - Parameter element: The element. A trait that says more than its type counts.
  init(_ element: Element) {
    if Self.controls.contains(element.type)
      || !element.traits.isDisjoint(with: [.button, .link, .searchField])
    {
      self = .control
    } else if Self.silent.contains(element.type),
      element.traits.isDisjoint(with: [.image, .staticText, .header])
    {
      self = .none
    } else {
      self = .content
    }
  }

  private static let silent: Set<ElementType> = [.any, .other, .group, .layoutArea, .layoutItem, .matte]

  private static let controls: Set<ElementType> = [
    .button, .radioButton, .checkBox, .disclosureTriangle, .popUpButton, .comboBox, .menuButton,
    .toolbarButton,
    .key, .slider, .segmentedControl, .picker, .pickerWheel, .switch, .toggle, .link, .searchField,
    .textField,
    .secureTextField, .datePicker, .textView, .menuItem, .menuBarItem, .incrementArrow, .decrementArrow,
    .ratingIndicator, .colorWell, .stepper, .tab,
  ]

  /// Whether fingers have to hit such an element by itself.
  static func isTarget(_ element: Element) -> Bool { ElementRole(element) == .control }
}
