import Foundation
import GalleyTree

extension AccessibilityAudit {
  /// The problem with the spoken text of an element.
  ///
  /// A symbol without a label is read by its name, such as `text.magnifyingglass`, and Xcode's audit reports
  /// it as *Label not human-readable*, according to suites that accept or cure it. A symbol whose name is a
  /// word, such as `globe`, passes here, because nothing distinguishes it from a written label; Apple does
  /// not document the result of Xcode's audit. The icon of a `Label` is read with its title and never by
  /// itself.
  func description(of place: Int) -> AuditFact? {
    let element = screen.nodes[place].element
    let isPicture = element.type == .image || element.type == .icon
    let isControl = AccessibilityRole(element) == .control
    guard isControl || isPicture, element.type != .key else { return nil }
    let isInControl = screen.ancestors(of: place).contains {
      AccessibilityRole(screen.nodes[$0].element) == .control
    }
    if isInControl { return nil }
    if isPicture, composed.inLabels.contains(place) { return nil }
    guard element.isDescribed else { return .undescribed }
    let label = element.label.trimmingCharacters(in: .whitespaces)
    if label.isEmpty { return nil }
    // Visible text is for people in any form, such as an address.
    let showsText = element.appearance?.lines?.contains { !$0.isEmpty } ?? false
    if !showsText, SpokenLabel.isNameOfFile(label) { return .nameOfFile(label) }
    if !showsText, SpokenLabel.isNameOfType(label) { return .nameOfType(label) }
    if let word = element.spokenTrait, SpokenLabel.ends(label, with: word),
      !showsText || element.appearance?.lines?.joined(separator: " ") != label
    {
      return .repeatedTrait(label, word: word)
    }
    return nil
  }
}

extension Element {
  /// Whether something is read aloud for it.
  fileprivate var isDescribed: Bool {
    let texts = [label, title, placeholder ?? "", type.saysItsValue ? value?.text ?? "" : ""]
    return texts.contains { !$0.allSatisfy(\.isWhitespace) } || children.contains { $0.isDescribed }
  }

  /// The word that is read aloud after its label for its role.
  fileprivate var spokenTrait: String? {
    switch type {
    case .button: "button"
    case .link: "link"
    case .image: "image"
    case .tab: "tab"
    case .slider, .switch, .toggle: nil
    default: traits.contains(.button) ? "button" : traits.contains(.image) ? "image" : nil
    }
  }
}

extension ElementType {
  /// Whether the value of such an element is a name of it, as that of a wheel, which has no other, and of a text that is read.
  fileprivate var saysItsValue: Bool { self == .pickerWheel || self == .textView }
}
