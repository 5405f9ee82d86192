import GalleyTree

/// A rotor of VoiceOver's own that leads from one element of a kind to the next.
///
/// The kind of an element is its spoken role, so that a person reaches the announced elements.
///
/// - Reference: [Use the VoiceOver rotor](https://support.apple.com/guide/iphone/iph3e2e3a6d/ios), and
///   [UIKit's `UIAccessibilityCustomRotor.SystemRotorType`](https://developer.apple.com/documentation/uikit/uiaccessibilitycustomrotor/systemrotortype-swift.enum).
enum ElementRotor: Hashable {
  case headings
  case headingLevel(Int)
  case links
  case formControls
  case buttons
  case textFields
  case searchFields
  case images
  case staticText
  case landmarks
  case lists

  /// All of them, in the order in which they are turned to.
  static let all: [ElementRotor] =
    [.headings] + (1...6).map { .headingLevel($0) }
    + [
      .links, .formControls, .buttons, .textFields, .searchFields, .images, .staticText, .landmarks, .lists,
    ]

  var name: String {
    switch self {
    case .headings: "Headings"
    case .headingLevel(let level): "Heading Level \(level)"
    case .links: "Links"
    case .formControls: "Form Controls"
    case .buttons: "Buttons"
    case .textFields: "Text Fields"
    case .searchFields: "Search Fields"
    case .images: "Images"
    case .staticText: "Static Text"
    case .landmarks: "Landmarks"
    case .lists: "Lists"
    }
  }

  /// Whether it leads to an element with a description; for a landmark and a list, to the first element in
  /// it.
  func leads(to utterance: Utterance) -> Bool {
    switch self {
    case .landmarks, .lists:
      return utterance.parts.contains {
        if case .begins(let kind, _) = $0 { kind == (self == .lists ? .list : .landmark) } else { false }
      }
    case .staticText: return utterance.roles.isEmpty
    default: return utterance.roles.contains(where: leads)
    }
  }

  private func leads(to role: Utterance.Role) -> Bool {
    switch self {
    case .headings: if case .heading = role { true } else { false }
    case .headingLevel(let level): role == .heading(level: level)
    case .links: role == .link
    case .formControls: role.isOfForms
    case .buttons: [.button, .backButton, .popUpButton].contains(role)
    case .textFields: [.textField, .secureTextField, .searchField].contains(role)
    case .searchFields: role == .searchField
    case .images: role == .image
    case .staticText, .landmarks, .lists: false
    }
  }
}

extension Utterance {
  /// The spoken roles of the element.
  fileprivate var roles: [Role] {
    parts.compactMap { part -> Role? in if case .role(let role) = part { role } else { nil } }
  }
}

extension Utterance.Role {
  /// Whether something is entered or chosen with it.
  fileprivate var isOfForms: Bool {
    switch self {
    case .button, .popUpButton, .switchButton, .searchField, .textField, .secureTextField, .pickerItem,
      .adjustable:
      true
    case .backButton, .tab, .heading, .link, .image, .editing, .container: false
    }
  }
}
