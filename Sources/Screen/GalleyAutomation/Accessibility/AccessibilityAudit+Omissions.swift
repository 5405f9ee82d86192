import GalleyText
import GalleyTree

/// The rules that the driver's knowledge is not sufficient for.
extension AccessibilityAudit {
  /// The rules that could not be applied to all that they are about, with the reasons.
  package func omissions(of rules: Set<AuditRule>) -> [AuditReport.Omission] {
    let shown = places.map { screen.nodes[$0].element }.filter {
      $0.type == .staticText && $0.children.isEmpty && !$0.label.isEmpty
    }
    var omissions: [AuditReport.Omission] = []
    func omit(_ rule: AuditRule, _ fact: String, where isUnknown: (Appearance?) -> Bool) {
      let count = rules.contains(rule) ? shown.count { isUnknown($0.appearance) } : 0
      if count > 0 {
        omissions.append(.init(rule, "the driver reports \(fact) of \(EnglishNoun.count(count, "text"))"))
      }
    }
    omit(.contrast, "neither font nor colour") { $0?.font == nil && $0?.foreground == nil }
    omit(.textClipped, "no font") { $0?.font == nil && $0?.isTruncated == nil }
    omit(.dynamicType, "no font size") { $0?.fontSize == nil }
    // Everything means everything that the platform has.
    if platform != .macOS, rules != Set(AuditRule.allCases) {
      for rule in [AuditRule.action, .parentChild] where rules.contains(rule) {
        omissions.append(.init(rule, "it is for Macs"))
      }
    }
    return omissions
  }

  /// A number of texts, with a verb in the past.
  static func texts(_ count: Int) -> String { EnglishNoun.count(count, "text", "was", "were") }
}
