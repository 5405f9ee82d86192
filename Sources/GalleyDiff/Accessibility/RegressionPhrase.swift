import Foundation
import GalleyTree

/// Small parts that sentences about regressions are made of.
enum RegressionPhrase {
  /// How a contrast changed, such as `fell from 5.1:1 to 2.3:1, below the 4.5:1 that text of 17 pt needs`; of several
  /// it is the worst.
  static func contrast(
    _ before: ContrastRatio, _ after: ContrastRatio, _ need: ContrastRequirement, isWorst: Bool = false
  ) -> String {
    let which = isWorst ? " at worst" : ""
    let isSame = before.text() == after.text()
    if isSame, before.text(digits: 2) == after.text(digits: 2) {
      return "is still\(which) \(after.text()), below \(self.need(need))"
    }
    let digits = isSame ? 2 : 1
    return "\(after.value < before.value ? "fell" : "rose")\(which) from \(before.text(digits: digits)) to "
      + "\(after.text(digits: digits)), below \(self.need(need))"
  }

  /// What is needed, and by what, such as `the 4.5:1 that text of 17 pt needs`.
  static func need(_ need: ContrastRequirement) -> String {
    let who: String
    switch need {
    case .text(let size, let isBold):
      let text = isBold ? "bold text" : "text"
      who = size.map { "\(text) of \(Phrase.points($0))" } ?? text
    case .graphic: who = "a symbol"
    case .declared(.regularText), .declared(.ignoreContrast): who = "regular text"
    case .declared(.largeText): who = "large text"
    case .declared(.boldText): who = "bold text"
    case .declared(.graphicalObject): who = "a graphical object"
    }
    return "the \(ElementText.number(need.ratio)):1 that \(who) needs"
  }

  /// How small a target is, such as `smaller than the 44 × 44 pt that a finger needs`.
  static func target(_ size: CGSize) -> String {
    let least = AccessibilityAudit.leastTarget
    if size.width < least || size.height < least {
      return "smaller than even the 24 × 24 pt that are the least for a finger"
    }
    return "smaller than the 44 × 44 pt that a finger needs"
  }

  /// What assistive technology says an element is.
  static func role(_ type: ElementType) -> String {
    switch type {
    case .any, .other, .group, .layoutArea, .layoutItem, .matte: "something without a role"
    case .staticText: "text"
    default: "aeiou".contains(type.name.prefix(1)) ? "an \(type.name)" : "a \(type.name)"
    }
  }
}
