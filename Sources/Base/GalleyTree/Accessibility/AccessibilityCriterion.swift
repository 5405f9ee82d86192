import Foundation

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

  private init(_ number: String, _ title: String, _ level: String) {
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

extension AccessibilityCriterion: CustomStringConvertible {
  /// Number, title and level, such as `1.4.3 Contrast (Minimum), level AA`.
  public var description: String { "\(number) \(title), level \(level)" }
}

/// The criteria of audits.
extension AccessibilityCriterion {
  static let nonTextContent = AccessibilityCriterion("1.1.1", "Non-text Content", "A")
  static let infoAndRelationships = AccessibilityCriterion("1.3.1", "Info and Relationships", "A")
  static let contrast = AccessibilityCriterion("1.4.3", "Contrast (Minimum)", "AA")
  static let resizeText = AccessibilityCriterion("1.4.4", "Resize Text", "AA")
  static let nonTextContrast = AccessibilityCriterion("1.4.11", "Non-text Contrast", "AA")
  static let enhancedTargetSize = AccessibilityCriterion("2.5.5", "Target Size (Enhanced)", "AAA")
  static let targetSize = AccessibilityCriterion("2.5.8", "Target Size (Minimum)", "AA")
  static let nameRoleValue = AccessibilityCriterion("4.1.2", "Name, Role, Value", "A")
}

extension AuditFact {
  /// The success criterion that it fails, the foremost of them.
  ///
  /// A control between both of WCAG's sizes fails Apple's requirement and the enhanced criterion, but not the
  /// minimum.
  var criterion: AccessibilityCriterion {
    switch self {
    case .contrast(_, .graphic, _, _), .contrast(_, .declared(.graphicalObject), _, _): .nonTextContrast
    case .contrast: .contrast
    case .hitRegion(let size):
      min(size.width, size.height) < TouchTarget.least ? .targetSize : .enhancedTargetSize
    // Of names of files it is failure F30.
    case .unspokenText, .undescribed, .nameOfFile, .nameOfType: .nonTextContent
    case .repeatedTrait, .conflictingTraits, .noAction: .nameRoleValue
    case .ellipsis, .cutOff, .fixedTextSize, .limitedTextSize, .clippedWhenLarge: .resizeText
    case .outsideParent: .infoAndRelationships
    }
  }
}
