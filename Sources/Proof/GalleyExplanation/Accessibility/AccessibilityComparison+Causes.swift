import Foundation
import GalleyImage
import GalleyText
import GalleyTree

extension AccessibilityComparison {
  /// The most causes that are listed; the rest is counted.
  private static let mostCauses = 256

  /// The regressions in accessibility regions as causes of kind ``Cause/Kind/legibility``, in the order of the tree.
  ///
  /// What is the same for elements of one kind, such as all times in a list, is one cause.
  package var causes: [Cause] {
    struct Key: Hashable {
      var fact: AccessibilityRegression.Fact
      var type: ElementType
      var identifier: String
    }
    let names = ElementNames(matching)
    var places: [Key: Int] = [:]
    var groups: [[AccessibilityRegression]] = []
    for regression in counting {
      let element = element(regression)
      let key = Key(fact: regression.fact, type: element.type, identifier: element.identifier)
      if let place = places[key] {
        groups[place].append(regression)
      } else {
        places[key] = groups.count
        groups.append([regression])
      }
    }
    var causes = groups.prefix(Self.mostCauses).map { cause($0, names) }
    if groups.count > Self.mostCauses {
      let rest = groups.dropFirst(Self.mostCauses).reduce(0) { $0 + $1.count }
      let text = "\(EnglishList.more(rest)) that can be used less well"
      causes.append(
        Cause(
          id: CauseID.make(.legibility, identity: "", property: "changes", delta: text), kind: .legibility,
          element: "", property: "changes", followers: rest - 1, sentence: text))
    }
    return causes
  }

  private func element(_ regression: AccessibilityRegression) -> Element {
    regression.baseline.map { matching.baseline[$0].element }
      ?? matching.candidate[regression.candidate].element
  }

  private func cause(_ group: [AccessibilityRegression], _ names: ElementNames) -> Cause {
    let first = group[0]
    let facts = facts(first.fact, names)
    let elements = group.map { element($0) }
    let subject =
      group.count == 1
      ? name(first, names) : "\(Phrase.elements(group.count, elements[0].type)) like \(name(first, names))"
    var others = group.count - 1
    if case .order(_, let more) = first.fact { others += more }
    var cause = Cause(
      id: CauseID.make(
        .legibility, identity: CauseID.identity(of: elements), property: facts.property, delta: facts.delta),
      kind: .legibility, element: ElementText.name(elements[0]), property: facts.property,
      before: facts.before,
      after: facts.after, followers: others,
      frameBefore: first.baseline.map { matching.baseline[$0].element.frame },
      frameAfter: matching.candidate[first.candidate].element.frame,
      sentence: subject + predicate(first.fact, isGroup: group.count > 1, names))
    let rest = group.dropFirst().prefix(CauseWriter.mostOthers)
    if !rest.isEmpty {
      cause.othersBefore = rest.compactMap { $0.baseline.map { matching.baseline[$0].element.frame } }
      cause.othersAfter = rest.map { matching.candidate[$0.candidate].element.frame }
    }
    return cause
  }

  /// The element's name; without its label where the label is what is gone and something else names it.
  private func name(_ regression: AccessibilityRegression, _ names: ElementNames) -> String {
    var element = element(regression)
    if case .label = regression.fact, !element.identifier.isEmpty {
      element.label = ""
      return ElementText.name(element)
    }
    return names.name(element)
  }

  private typealias Facts = (property: String, before: String, after: String, delta: String)

  private func facts(_ fact: AccessibilityRegression.Fact, _ names: ElementNames) -> Facts {
    func less(_ before: Double, _ after: Double) -> String {
      Numeral.decimal(Change.settled(after - before))
    }
    switch fact {
    case .contrast(let before, let after, _, _):
      let (old, new) = (before?.text(digits: 2) ?? "", after.text(digits: 2))
      return ("contrast", old, new, "\(old)→\(new)")
    case .label(let before): return ("label", CleanText.line(before), "", before)
    case .role(let before, let after):
      return ("role", before.name, after.name, "\(before.name)→\(after.name)")
    case .heading: return ("role", "heading", "", "heading")
    case .target(let before, let after):
      return (
        "target", Phrase.size(before, in: names.unit), Phrase.size(after, in: names.unit),
        "\(less(before.width, after.width)) \(less(before.height, after.height))"
      )
    case .order(let after, _):
      let place = after.map { "after \(ElementText.name(matching.candidate[$0].element))" } ?? "first"
      return ("reading order", "", place, place)
    case .truncated: return ("truncated", "no", "yes", "cut off")
    }
  }

  private func predicate(
    _ fact: AccessibilityRegression.Fact, isGroup: Bool, _ names: ElementNames
  ) -> String {
    let (them, their, are) = isGroup ? ("them", "their", "are") : ("it", "its", "is")
    switch fact {
    case .contrast(let before?, let after, let need, _):
      return ": contrast \(RegressionPhrase.contrast(before, after, need, in: names.unit))"
    case .contrast(nil, let after, let need, _):
      return
        " \(are) new, and \(their) contrast is \(after.text()), below \(RegressionPhrase.need(need, in: names.unit))"
    case .label(let before):
      return ": nothing is read aloud for \(them) any more; it was “\(CleanText.line(before, limit: 60))”"
    case .role(let before, let after):
      return
        " \(are) read aloud as \(RegressionPhrase.role(after)) and no longer as \(RegressionPhrase.role(before))"
    case .heading: return " \(are) no longer read aloud as a heading"
    case .target(let before, let after):
      return ": \(their) target shrank from \(Numeral.decimal(before.width)) × "
        + "\(Numeral.decimal(before.height)) to \(Phrase.size(after, in: names.unit)), "
        + RegressionPhrase.target(after, in: names.unit)
    case .order(let after, let others):
      let more =
        others > 0
        ? " with \(EnglishNoun.count(others, "other")) that follow\(others == 1 ? "s" : "") it" : ""
      let place = after.map { "after \(names.name(matching.candidate[$0].element))" } ?? "first"
      return "\(more) is read aloud \(place) now"
    case .truncated(let shown):
      let rest = shown.map { " (“\(CleanText.line($0, limit: 60))”)" } ?? ""
      return ": \(their) text is cut off now\(rest)"
    }
  }
}
