import Foundation
import GalleyImage
import GalleyText
import GalleyTree

/// Makes the clause of a sentence about the accessibility regressions that a change causes.
struct LegibilityClause {
  private let matching: ElementMatching
  private let names: ElementNames
  private let finding: Finding

  /// Makes the clause of a finding.
  init(_ matching: ElementMatching, _ names: ElementNames, _ finding: Finding) {
    self.matching = matching
    self.names = names
    self.finding = finding
  }

  /// The clause, which begins with a comma; empty where nothing became less.
  var text: String {
    if finding.regressions.isEmpty { return "" }
    return [contrast, target, label, role].joined()
  }

  private struct ContrastDrop: Hashable {
    var before: ContrastRatio
    var after: ContrastRatio
    var need: ContrastRequirement
  }

  private func falls(_ regressions: [AccessibilityRegression]) -> [ContrastDrop] {
    regressions.compactMap { regression in
      guard case .contrast(let before?, let after, let need, _) = regression.fact else { return nil }
      return ContrastDrop(before: before, after: after, need: need)
    }
  }

  private var contrast: String {
    let subjects = Set(finding.subjects.compactMap(\.candidate))
    let own = finding.regressions.filter { subjects.contains($0.candidate) }
    let inside = finding.regressions.filter { !subjects.contains($0.candidate) }
    let them = finding.others.isEmpty ? "it" : "them"
    let all = falls(own)
    return words(all, who: all.count == subjects.count ? "" : who(own, of: "of them"))
      + words(falls(inside), who: who(inside, of: "in \(them)"))
  }

  /// The subject of a contrast: one element's name, or a count.
  private func who(_ regressions: [AccessibilityRegression], of them: String) -> String {
    let numbers = regressions.compactMap { regression in
      if case .contrast = regression.fact { regression.candidate } else { nil }
    }
    if numbers.count == 1 { return " of \(names.name(matching.candidate[numbers[0]].element))" }
    return " of \(numbers.count) \(them)"
  }

  private func words(_ falls: [ContrastDrop], who: String) -> String {
    // The worst is the one that lacks most of what it needs.
    guard
      let worst = falls.min(by: { a, b in
        let (x, y) = (a.after.value / a.need.ratio, b.after.value / b.need.ratio)
        return x == y ? a.before.value < b.before.value : x < y
      })
    else { return "" }
    let isOne = Set(falls).count == 1
    return ", contrast\(who) "
      + RegressionPhrase.contrast(worst.before, worst.after, worst.need, isWorst: !isOne, in: names.unit)
  }

  private var target: String {
    let sizes = finding.regressions.compactMap { regression -> CGSize? in
      if case .target(_, let after) = regression.fact { after } else { nil }
    }
    guard let smallest = sizes.min(by: { min($0.width, $0.height) < min($1.width, $1.height) }) else {
      return ""
    }
    return ", \(RegressionPhrase.target(smallest, in: names.unit))"
  }

  private var label: String {
    let isLost = finding.regressions.contains { if case .label = $0.fact { true } else { false } }
    return isLost ? ", so that nothing is read aloud for \(finding.others.isEmpty ? "it" : "them")" : ""
  }

  private var role: String {
    for regression in finding.regressions {
      switch regression.fact {
      case .role(let before, let after):
        return
          ", read aloud as \(RegressionPhrase.role(after)) and no longer as \(RegressionPhrase.role(before))"
      case .heading: return ", no longer read aloud as a heading"
      default: continue
      }
    }
    return ""
  }
}

/// Phrases for sentences about accessibility regressions.
enum RegressionPhrase {
  /// The change of a contrast, such as `fell from 5.1:1 to 2.3:1, below the 4.5:1 that text of 17 pt needs`; of several
  /// it is the worst.
  static func contrast(
    _ before: ContrastRatio, _ after: ContrastRatio, _ need: ContrastRequirement, isWorst: Bool = false,
    in unit: LengthUnit
  ) -> String {
    let which = isWorst ? " at worst" : ""
    let isSame = before.text() == after.text()
    if isSame, before.text(digits: 2) == after.text(digits: 2) {
      return "is still\(which) \(after.text()), below \(self.need(need, in: unit))"
    }
    let digits = isSame ? 2 : 1
    return "\(after.value < before.value ? "fell" : "rose")\(which) from \(before.text(digits: digits)) to "
      + "\(after.text(digits: digits)), below \(self.need(need, in: unit))"
  }

  /// A requirement, such as `the 4.5:1 that text of 17 pt needs`.
  static func need(_ need: ContrastRequirement, in unit: LengthUnit) -> String {
    let who: String
    switch need {
    case .text(let size, let isBold):
      let text = isBold ? "bold text" : "text"
      who = size.map { "\(text) of \(Phrase.length($0, in: unit))" } ?? text
    case .graphic: who = "a symbol"
    case .declared(.regularText), .declared(.ignoreContrast): who = "regular text"
    case .declared(.largeText): who = "large text"
    case .declared(.boldText): who = "bold text"
    case .declared(.graphicalObject): who = "a graphical object"
    }
    return "the \(Numeral.decimal(need.ratio)):1 that \(who) needs"
  }

  /// The size of a target, such as `smaller than the 44 × 44 \(unit) that a finger needs`.
  static func target(_ size: CGSize, in unit: LengthUnit) -> String {
    let least = TouchTarget.least
    if size.width < least || size.height < least {
      return "smaller than even the 24 × 24 \(unit) that are the least for a finger"
    }
    return "smaller than the 44 × 44 \(unit) that a finger needs"
  }

  /// The role that assistive technology announces.
  static func role(_ type: ElementType) -> String {
    switch type {
    case .any, .other, .group, .layoutArea, .layoutItem, .matte: "something without a role"
    case .staticText: "text"
    default: "\(type.article) \(type.name)"
    }
  }
}
