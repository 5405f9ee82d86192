/// A rule of an accessibility audit, by the name of Apple's audit type.
///
/// - Reference: [`XCUIAccessibilityAuditType`](https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype).
public enum AuditRule: String, Hashable, Sendable, Codable, CaseIterable {
  /// Text, or a symbol of a control, with too little contrast to its background.
  case contrast
  /// Text in the picture that no element has.
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
  /// An element of a Mac outside of its parent.
  case parentChild
}

extension AuditRule {
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
