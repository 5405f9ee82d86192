import Foundation
import GalleyPredicates
import GalleyTree

/// The keys of elements, as predicates and `value(forKey:)` know them.
enum ElementAttribute: String, CaseIterable {
  case identifier, label, title, value, placeholderValue, elementType, frame
  case isEnabled, enabled, isSelected, selected, hasFocus, hasKeyboardFocus
  case exists, isHittable, hittable, traits, children
  case horizontalSizeClass, verticalSizeClass
  case accessibilityLabel, accessibilityIdentifier, accessibilityValue, accessibilityFrame

  /// The attributes by their keys: going through the cases takes longer than all else in a comparison.
  static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

  /// The attribute's value of an element of a tree.
  func value(of element: Element) -> PredicateValue {
    switch self {
    case .identifier, .accessibilityIdentifier: .string(element.identifier)
    case .label, .accessibilityLabel: .string(element.label)
    case .title: .string(element.title)
    case .value, .accessibilityValue: element.value?.predicateValue ?? .null
    case .placeholderValue: element.placeholder.map { .string($0) } ?? .null
    case .elementType: .integer(Int(element.type.rawValue))
    case .frame, .accessibilityFrame: .rectangle(element.frame)
    case .isEnabled, .enabled: .boolean(element.isEnabled)
    case .isSelected, .selected: .boolean(element.isSelected)
    case .hasFocus, .hasKeyboardFocus: .boolean(element.isFocused)
    case .exists: .boolean(true)
    case .isHittable, .hittable: .boolean(element.isHittable)
    case .traits: .integer(element.traits.systemBits)
    case .children: .list(element.children.map { .object(ElementSubject($0)) })
    // A tree alone does not know its screen; the device does.
    case .horizontalSizeClass: .integer((SizeClasses.ofDevice?.horizontal ?? .unspecified).rawValue)
    case .verticalSizeClass: .integer((SizeClasses.ofDevice?.vertical ?? .unspecified).rawValue)
    }
  }
}

extension ElementValue {
  /// The value as predicates see it.
  fileprivate var predicateValue: PredicateValue {
    switch self {
    case .text(let text): .string(text)
    case .number(let number): .real(number)
    }
  }
}

extension ElementTraits {
  /// The traits as the bits of
  /// [`UIAccessibilityTraits`](https://developer.apple.com/documentation/uikit/uiaccessibilitytraits), which tests compare
  /// with; one without a bit there is left out.
  fileprivate var systemBits: Int {
    let bits: [(trait: ElementTraits, bit: Int)] = [
      (.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.staticText, 6), (.notEnabled, 8),
      (.updatesFrequently, 9), (.searchField, 10), (.header, 16),
    ]
    return bits.reduce(0) { contains($1.trait) ? $0 | 1 << $1.bit : $0 }
  }
}

extension ElementType {
  /// The types by the keys of their queries: `staticTexts` below an element are all of its static texts.
  static let byQueryKey = Dictionary(
    uniqueKeysWithValues: allCases.filter { $0 != .any && $0 != .application }.map { ($0.queryKey, $0) })

  private var queryKey: String {
    switch self {
    case .other: "otherElements"
    case .switch: "switches"
    case .checkBox: "checkBoxes"
    case .comboBox: "comboBoxes"
    default: name + "s"
    }
  }
}
