/// What an accessibility audit looks for, by the names of Apple's audit types.
///
/// - Reference: [`XCUIAccessibilityAuditType`](https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype).
public enum AuditRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// Text that hardly stands out from what is behind it, and symbols of controls that do not.
  case contrast
  /// Text in the picture that no element says.
  case elementDetection
  /// A control that is too small for a finger.
  case hitRegion
  /// A control or picture for which nothing is read aloud, or nothing that a person understands.
  case sufficientElementDescription
  /// Text that does not follow the text size that a person chose.
  case dynamicType
  /// Text that is cut off, now or at a larger text size.
  case textClipped
  /// Traits that contradict each other, or the element.
  case trait
  /// A control of a Mac that nothing can be done with.
  case action
  /// An element of a Mac outside of what it is a part of.
  case parentChild
}

/// A success criterion of the Web Content Accessibility Guidelines.
///
/// - Reference: [WCAG 2.2](https://www.w3.org/TR/WCAG22/).
public struct AccessibilityCriterion: Hashable, Sendable {
  /// Its number, such as `1.4.3`.
  public let number: String
  /// Its title, such as `Contrast (Minimum)`.
  public let title: String
  /// Its level: A, AA or AAA.
  public let level: String

  init(_ number: String, _ title: String, _ level: String) {
    self.number = number
    self.title = title
    self.level = level
  }

  /// Its text in the standard.
  public var address: String {
    let words = title.lowercased().filter { $0.isLetter || $0 == " " || $0 == "-" }
    return "https://www.w3.org/TR/WCAG22/#\(words.split(separator: " ").joined(separator: "-"))"
  }
}

extension AuditRule {
  /// The success criteria that it stands for, the foremost first.
  public var criteria: [AccessibilityCriterion] {
    switch self {
    case .contrast:
      [
        AccessibilityCriterion("1.4.3", "Contrast (Minimum)", "AA"),
        AccessibilityCriterion("1.4.6", "Contrast (Enhanced)", "AAA"),
        AccessibilityCriterion("1.4.11", "Non-text Contrast", "AA"),
      ]
    case .elementDetection: [AccessibilityCriterion("1.1.1", "Non-text Content", "A")]
    case .hitRegion: [AccessibilityCriterion("2.5.8", "Target Size (Minimum)", "AA")]
    case .sufficientElementDescription:
      [
        AccessibilityCriterion("1.1.1", "Non-text Content", "A"),
        AccessibilityCriterion("4.1.2", "Name, Role, Value", "A"),
      ]
    case .dynamicType, .textClipped: [AccessibilityCriterion("1.4.4", "Resize Text", "AA")]
    case .trait, .action: [AccessibilityCriterion("4.1.2", "Name, Role, Value", "A")]
    case .parentChild: [AccessibilityCriterion("1.3.1", "Info and Relationships", "A")]
    }
  }

  /// The page on which Apple says how it ought to be.
  public var article: String {
    let guidelines = "https://developer.apple.com/design/human-interface-guidelines/"
    let documentation = "https://developer.apple.com/documentation/"
    return switch self {
    case .contrast: guidelines + "accessibility#Vision"
    case .hitRegion: guidelines + "accessibility#Mobility"
    case .dynamicType: guidelines + "typography#Supporting-Dynamic-Type"
    case .textClipped: documentation + "uikit/scaling-fonts-automatically"
    case .sufficientElementDescription:
      documentation + "swiftui/accessible-descriptions"
    case .elementDetection: documentation + "swiftui/accessible-appearance"
    case .trait: documentation + "swiftui/accessibilitytraits"
    case .action: documentation + "swiftui/accessible-controls"
    case .parentChild: documentation + "swiftui/accessible-navigation"
    }
  }
}
