import GalleyTree

/// A fault that is planted into a screen, named for what is wrong.
///
/// - Reference: for what is a fault, [WCAG 2.2](https://www.w3.org/TR/WCAG22/) and Apple's
///   [Performing accessibility audits for your app](https://developer.apple.com/documentation/accessibility/performing-accessibility-audits-for-your-app).
enum PlantedFault: String, CaseIterable {
  case faintText, smallButton, namelessButton, linkThatIsAButton, ellipsis, fixedFont, hiddenText
  case faintOnGradient, lowButton, symbolName, headingThatIsAField, cutAtEdge, limitedFont, drawnText
  case faintOnPicture, faintLargeText, fileName, typeName, repeatedTrait, roomForOneSize
  case faintSymbol, faintPlaceholder, cutAlone

  /// The rule that has to find it.
  var rule: AuditRule {
    switch self {
    case .faintText, .faintOnGradient, .faintOnPicture, .faintLargeText, .faintSymbol, .faintPlaceholder:
      .contrast
    case .smallButton, .lowButton: .hitRegion
    case .namelessButton, .symbolName, .fileName, .typeName, .repeatedTrait: .sufficientElementDescription
    case .linkThatIsAButton, .headingThatIsAField: .trait
    // Apple's *Clipped text* is about larger text sizes too.
    case .ellipsis, .cutAtEdge, .cutAlone, .roomForOneSize: .textClipped
    case .fixedFont, .limitedFont: .dynamicType
    case .hiddenText, .drawnText: .elementDetection
    }
  }

  /// Whether it shows only where a larger text size leaves it in sight, so that it has to be at the top.
  var showsAtLargerSizes: Bool { self == .roomForOneSize || self == .limitedFont }
}
