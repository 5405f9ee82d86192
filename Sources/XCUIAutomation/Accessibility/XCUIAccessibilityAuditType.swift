import GalleyAutomation

/// What an audit looks for, with Apple's raw values.
///
/// Five of these are found by tree and picture: ``contrast``, ``hitRegion``, ``sufficientElementDescription``,
/// ``textClipped`` and ``trait``. The others find nothing here: ``elementDetection`` would have to read pictures,
/// ``dynamicType`` to change the text size while the app runs, and ``action`` and ``parentChild`` are for Macs.
///
/// - Reference: [`XCUIAccessibilityAuditType`](https://developer.apple.com/documentation/xcuiautomation/xcuiaccessibilityaudittype).
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  /// One bit a type.
  public let rawValue: UInt64

  /// Makes a set of its bits.
  ///
  /// - Parameter rawValue: One bit a type.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Text that is hardly seen on what is behind it: below 4.5 to 1, large text below 3 to 1.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// What is seen and is no element; finds nothing here.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// A control that is narrower or lower than 44 points.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// A control for which nothing is read aloud.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text that does not follow the text size; finds nothing here.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that is cut off.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that contradict each other, or the element.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// What a Mac's element can do; finds nothing here.
  public static let action = XCUIAccessibilityAuditType(rawValue: 1 << 32)
  /// Where a Mac's element belongs; finds nothing here.
  public static let parentChild = XCUIAccessibilityAuditType(rawValue: 1 << 33)
  /// Everything.
  public static let all = XCUIAccessibilityAuditType(rawValue: .max)

  init(_ rule: AccessibilityAudit.Rule) {
    switch rule {
    case .contrast: self = .contrast
    case .hitRegion: self = .hitRegion
    case .sufficientElementDescription: self = .sufficientElementDescription
    case .textClipped: self = .textClipped
    case .trait: self = .trait
    }
  }

  var rules: Set<AccessibilityAudit.Rule> {
    Set(AccessibilityAudit.Rule.allCases.filter { contains(Self($0)) })
  }
}
