/// The role of an element for assistive technology, by its type and traits.
package enum AccessibilityRole: Int, Comparable {
  /// It holds others, or says nothing of itself.
  case none
  /// It is read: text, pictures, bars, lists.
  case content
  /// It acts.
  case control

  package static func < (a: AccessibilityRole, b: AccessibilityRole) -> Bool { a.rawValue < b.rawValue }

  package init(_ element: Element) {
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
}
