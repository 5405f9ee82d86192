import Foundation
import GalleyTree

/// What a sentence about a change adds about what became less usable by it.
struct LegibilityClause {
  private let matching: ElementMatching
  private let names: ElementNames
  private let finding: Finding

  /// Makes the clause of a finding.
  ///
  /// - Parameters:
  ///   - matching: The pairs that the finding is about.
  ///   - names: What their elements are called.
  ///   - finding: What changed.
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

  private struct Fall: Hashable {
    var before: ContrastRatio
    var after: ContrastRatio
    var need: ContrastRequirement
  }

  private func falls(_ regressions: [AccessibilityRegression]) -> [Fall] {
    regressions.compactMap { regression in
      guard case .contrast(let before?, let after, let need, _) = regression.fact else { return nil }
      return Fall(before: before, after: after, need: need)
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

  /// Whose contrast it is: one element's by name, or that of several.
  private func who(_ regressions: [AccessibilityRegression], of them: String) -> String {
    let numbers = regressions.compactMap { regression in
      if case .contrast = regression.fact { regression.candidate } else { nil }
    }
    if numbers.count == 1 { return " of \(names.name(matching.candidate[numbers[0]].element))" }
    return " of \(numbers.count) \(them)"
  }

  private func words(_ falls: [Fall], who: String) -> String {
    // The worst is the one that lacks most of what it needs.
    guard
      let worst = falls.min(by: { a, b in
        let (x, y) = (a.after.value / a.need.ratio, b.after.value / b.need.ratio)
        return x == y ? a.before.value < b.before.value : x < y
      })
    else { return "" }
    let isOne = Set(falls).count == 1
    return ", contrast\(who) "
      + RegressionPhrase.contrast(worst.before, worst.after, worst.need, isWorst: !isOne)
  }

  private var target: String {
    let sizes = finding.regressions.compactMap { regression -> CGSize? in
      if case .target(_, let after) = regression.fact { after } else { nil }
    }
    guard let smallest = sizes.min(by: { min($0.width, $0.height) < min($1.width, $1.height) }) else {
      return ""
    }
    return ", \(RegressionPhrase.target(smallest))"
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
