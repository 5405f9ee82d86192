import GalleyTree

/// The problems that an audit looks for, with Apple's raw values.
///
/// All of them are looked for by tree and picture. ``dynamicType`` and ``textClipped`` lay the screen out at larger text sizes, on
/// a device whose driver can change it; ``action`` and ``parentChild`` are for Macs.
///
/// - Reference: [`XCUIAccessibilityAuditType`](https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype).
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// One bit a type.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  ///
  /// - Parameter rawValue: One bit a type.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Text with too little contrast to its background: below 4.5 to 1; large text and the symbols of controls
  /// below 3 to 1.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Text in the picture that no element has.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// A control that is narrower or lower than 44 points.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// A control or picture for which nothing is read aloud, or only the name of a file or type.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text that does not follow the text size.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that is cut off, now or at a larger text size.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that contradict each other, or the element.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// A Mac's control that lets clicks through.
  public static let action = XCUIAccessibilityAuditType(rawValue: 1 << 32)
  /// An element of a Mac outside of its parent.
  public static let parentChild = XCUIAccessibilityAuditType(rawValue: 1 << 33)
  /// Everything.
  public static let all = XCUIAccessibilityAuditType(rawValue: .max)

  init(_ rule: AuditRule) {
    switch rule {
    case .contrast: self = .contrast
    case .elementDetection: self = .elementDetection
    case .hitRegion: self = .hitRegion
    case .sufficientElementDescription: self = .sufficientElementDescription
    case .dynamicType: self = .dynamicType
    case .textClipped: self = .textClipped
    case .trait: self = .trait
    case .action: self = .action
    case .parentChild: self = .parentChild
    }
  }

  var rules: Set<AuditRule> { Set(AuditRule.allCases.filter { contains(Self($0)) }) }
}
