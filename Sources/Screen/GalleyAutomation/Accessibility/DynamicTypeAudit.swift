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
  /// Controls whose text has the size that the system gives it.
  private static let fixed: Set<ElementType> = [
    .segmentedControl, .picker, .pickerWheel, .datePicker, .stepper,
  ]
  /// The largest change of a size by rounding, in points.
  private static let rounding = 0.25

  /// The screen at the size that is chosen.
  let chosen: AccessibilityAudit
  /// The same screen at larger sizes, in order.
  let larger: [(size: TextSize, audit: AccessibilityAudit)]

  /// The issues, and the rules that could not be judged because their elements were out of view at a larger
  /// size.
  struct Findings {
    /// The issues, in the order of the tree.
    var issues: [AuditIssue] = []
    /// The rules that could not be judged.
    var omissions: [AuditReport.Omission] = []
  }

  /// The omissions on a device with one text size only, with the reason.
  static func omissions(because reason: String) -> [AuditReport.Omission] {
    [.init(.dynamicType, reason), .init(.textClipped, "it was looked for at one text size only: \(reason)")]
  }

  /// The issues, and the rules that could not be judged because their elements were out of view at a larger
  /// size.
  var findings: Findings {
    var findings = Findings()
    if larger.isEmpty {
      findings.omissions = Self.omissions(because: "the device shows the largest text size already")
      return findings
    }
    var lost = 0
    for place in chosen.places where isText(place) {
      switch judgement(of: place) {
      case .sound: break
      case .lost: lost += 1
      case .issue(.clippedWhenLarge(let size)):
        findings.issues.append(chosen.issue(.textClipped, .clippedWhenLarge(size), at: place))
      case .issue(let fact): findings.issues.append(chosen.issue(.dynamicType, fact, at: place))
      }
    }
    if lost > 0 {
      let reason = "\(AccessibilityAudit.texts(lost)) not in sight at a larger text size"
      findings.omissions = [.init(.dynamicType, reason), .init(.textClipped, reason)]
    }
    return findings
  }

  /// Whether the element is a text of known size.
  private func isText(_ place: Int) -> Bool {
    let element = chosen.screen.nodes[place].element
    // Content of a bar is shown large by a long touch, and stays as it is.
    return element.appearance?.fontSize != nil && element.children.isEmpty && !element.label.isEmpty
      && !chosen.screen.isPlace(place, withinAnyOf: AccessibilityAudit.bars)
      && !chosen.screen.isPlace(place, withinAnyOf: Self.fixed)
      && !chosen.composed.inSystemControls.contains(place)
  }

  /// The state of a text at larger sizes.
  private enum Judgement {
    case sound
    case lost
    case issue(AuditFact)
  }

  private func judgement(of place: Int) -> Judgement {
    guard var last = chosen.screen.nodes[place].element.appearance?.fontSize else { return .sound }
    let first = last
    let key = ElementKey(of: place, in: chosen.screen)
    var lastSize = chosen.capture.snapshot.configuration.textSize
    for (size, audit) in larger {
      guard let now = key.place(in: audit.screen),
        let points = audit.screen.nodes[now].element.appearance?.fontSize
      else { return .lost }
      if points <= last + Self.rounding {
        return .issue(
          last == first ? .fixedTextSize(points, at: size) : .limitedTextSize(points, from: lastSize))
      }
      (last, lastSize) = (points, size)
      if chosen.clippedText(of: place) == nil, audit.clippedText(of: now) != nil {
        return .issue(.clippedWhenLarge(size))
      }
    }
    return .sound
  }
}
