import Foundation
import GalleyTree

/// Looks at one screen at several text sizes: for text that does not grow, and for text that has no room when it does.
///
/// The latter is ``AuditRule/textClipped`` and not ``AuditRule/dynamicType``, as with Apple, whose *Clipped text* is about
/// clipping that *might occur for any text labels at larger Dynamic Type sizes*
/// ([Performing accessibility audits for your app](https://developer.apple.com/documentation/accessibility/performing-accessibility-audits-for-your-app)).
///
/// - Reference: [WCAG 2.2, 1.4.4 Resize Text](https://www.w3.org/TR/WCAG22/#resize-text), and Apple's
///   [Typography](https://developer.apple.com/design/human-interface-guidelines/typography#Supporting-Dynamic-Type): every text
///   style is larger at each accessibility size than at the largest of the others.
struct DynamicTypeAudit {
  /// The rules whose issues it finds.
  static let rules: Set<AuditRule> = [.dynamicType, .textClipped]
  /// The largest size that is none for accessibility.
  static let ordinary = TextSize.xxxLarge
  /// The largest of all.
  static let largest = TextSize.accessibility5
  /// What rounding can make of a size, in points.
  private static let rounding = 0.25

  /// The screen at the size that is chosen.
  let chosen: AccessibilityAudit
  /// The same screen at larger sizes, in order.
  let larger: [(size: TextSize, audit: AccessibilityAudit)]

  /// What was found, in the order of the tree.
  var issues: [AuditIssue] {
    chosen.places.compactMap { place in
      let element = chosen.screen.nodes[place].element
      // What is in a bar is shown large by a long touch, and stays as it is.
      guard element.appearance?.fontSize != nil, element.children.isEmpty, !element.label.isEmpty,
        !chosen.screen.isPlace(place, withinAnyOf: AccessibilityAudit.bars)
      else { return nil }
      return fact(of: place).map { fact in
        if case .clippedWhenLarge = fact { return chosen.issue(.textClipped, fact, at: place) }
        return chosen.issue(.dynamicType, fact, at: place)
      }
    }
  }

  private func fact(of place: Int) -> AuditFact? {
    guard var last = chosen.screen.nodes[place].element.appearance?.fontSize else { return nil }
    let first = last
    let key = ElementKey(of: place, in: chosen.screen)
    var lastSize = chosen.capture.snapshot.configuration.textSize
    for (size, audit) in larger {
      // What is somewhere else now, or out of the list, cannot be judged.
      guard let now = key.place(in: audit.screen),
        let points = audit.screen.nodes[now].element.appearance?.fontSize
      else { return nil }
      if points <= last + Self.rounding {
        return last == first ? .fixedTextSize(points, at: size) : .limitedTextSize(points, from: lastSize)
      }
      (last, lastSize) = (points, size)
      if chosen.clippedText(of: place) == nil, audit.clippedText(of: now) != nil {
        return .clippedWhenLarge(size)
      }
    }
    return nil
  }
}
