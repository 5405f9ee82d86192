import Foundation
import GalleyText
import GalleyTree

/// Turns findings into causes: the one place where facts about a difference become words.
struct CauseWriter {
  private let matching: ElementMatching
  private let names: ElementNames
  private let scale: Double
  private let evidence: PixelEvidence?

  /// Makes a writer.
  ///
  /// - Parameters:
  ///   - explanation: The changes.
  ///   - scale: Pixels a point.
  ///   - evidence: Both pictures, if there are any.
  init(_ explanation: TreeExplanation, scale: Double, evidence: PixelEvidence? = nil) {
    matching = explanation.matching
    names = explanation.names
    self.scale = scale
    self.evidence = evidence
  }

  /// Writes a cause.
  func write(_ finding: Finding) -> Cause {
    let element = element(finding.subject)
    let facts = facts(finding)
    let extents = extents(finding)
    let areas = PlaceList.rectangles(finding.places, scale: scale)
    var sentence = CauseSentence(matching, names, finding, areas: areas).text
    // A tree without frames does not say where to look.
    let hasPlace = [extents[0].before, extents[0].after].contains { ($0 ?? .zero) != .zero }
    if case .heard = finding.change {
      sentence += ", heard and not seen"
    } else if !finding.isVisible, hasPlace {
      sentence += ", without a visible difference"
    }
    sentence += RemarkPhrase.end(finding)
    var cause = Cause(
      id: CauseID.make(
        facts.kind,
        identity: finding.isToken
          ? "" : CauseID.identity(of: finding.subjects.map { self.element($0) }, for: finding.change),
        property: finding.isToken ? "colour" : facts.property, delta: delta(finding)),
      kind: facts.kind, element: name(finding, element), property: facts.property, before: facts.before,
      after: facts.after, followers: finding.followers, pixels: finding.pixels,
      areas: areas, frameBefore: extents[0].before, frameAfter: extents[0].after, sentence: sentence)
    let others = extents.dropFirst().prefix(Self.mostOthers)
    if !others.isEmpty {
      cause.othersBefore = others.compactMap(\.before)
      cause.othersAfter = others.compactMap(\.after)
    }
    return cause
  }

  /// The number of further elements of one cause whose frames are kept.
  static let mostOthers = 100

  private func delta(_ finding: Finding) -> String {
    if finding.change == .looks, let evidence { return evidence.digest(of: finding.places) }
    return finding.change.delta
  }

  /// The element's name; of a view that lies beside it, with that view.
  private func name(_ finding: Finding, _ element: Element) -> String {
    let name = ElementText.name(element)
    guard case .view(let change, .beside) = finding.change else { return name }
    return ViewPhrase.subject(change, .beside, name)
  }

  /// The extents of all elements of a cause, or of the views that changed, if those are other things.
  private func extents(_ finding: Finding) -> [ViewPlacing.Extent] {
    if let placing = finding.placing, placing.relation != .own, case .view(let change, _) = finding.change,
      !ViewProperty.isOfEnvironment(change.kind), change.property?.effect != .surroundings
    {
      return placing.extents
    }
    return finding.subjects.map { subject in
      ViewPlacing.Extent(
        before: subject.baseline.map { matching.baseline[$0].element.frame },
        after: subject.candidate.map { matching.candidate[$0].element.frame })
    }
  }

  private func element(_ subject: Finding.Subject) -> Element {
    if let number = subject.baseline { return matching.baseline[number].element }
    return matching.candidate[subject.candidate ?? 0].element
  }

  typealias Facts = (kind: Cause.Kind, property: String, before: String, after: String)

  private func facts(_ finding: Finding) -> Facts {
    func number(_ value: Double) -> String { Numeral.decimal(value) }
    func clean(_ text: String) -> String { CleanText.line(text) }
    switch finding.change {
    case .appeared: return (.appeared, "", "", "")
    case .vanished: return (.vanished, "", "", "")
    case .text(let property, let before, let after):
      return (finding.isVisible ? .text : .renamed, property.name, clean(before), clean(after))
    case .value(let before, let after): return (.value, "value", clean(before ?? ""), clean(after ?? ""))
    case .truncated(let isCutOff, _, _, _):
      return (.truncated, "truncated", isCutOff ? "no" : "yes", isCutOff ? "yes" : "no")
    case .wrapped(let before, let after): return (.wrapped, "lines", "\(before)", "\(after)")
    case .resized(let before, let after, let axes, _): return resized(before, after, axes)
    case .spacing(_, let before, let after, _):
      return (.moved, "spacing", Phrase.length(before, in: names.unit), Phrase.length(after, in: names.unit))
    case .moved:
      let (a, b) = (finding.subject.baseline, finding.subject.candidate)
      return (
        CauseSentence.leavesSight(finding, matching) ? .offScreen : .moved, "position",
        a.map { Phrase.place(matching.baseline[$0].element.frame.origin) } ?? "",
        b.map { Phrase.place(matching.candidate[$0].element.frame.origin) } ?? ""
      )
    case .contentMoved(let vector):
      return (.moved, "content position", "", Phrase.way(vector, in: names.unit))
    case .contentInset(let insets):
      return (.moved, "content insets", "", Phrase.insets(insets, in: names.unit))
    case .container(let before, let after): return (.moved, "container", before, after)
    case .clipped(let shown, let size, _):
      let kind: Cause.Kind = shown.width <= 0 || shown.height <= 0 ? .offScreen : .clipped
      return (kind, "visible size", Phrase.size(size, in: names.unit), Phrase.size(shown, in: names.unit))
    case .spoken(let before, let after): return (.renamed, "label", clean(before), clean(after))
    case .heard(let property, let before, let after):
      return (.renamed, property.rawValue, clean(before), clean(after))
    case .reordered(.before(let name)): return (.reordered, "order", "", "before \(name)")
    case .reordered(.after(let name)): return (.reordered, "order", "", "after \(name)")
    case .style(let property, let before, let after):
      return (
        .restyled, CauseSentence.name(of: property, element(finding.subject)), clean(before), clean(after)
      )
    case .state(let property, let isOn):
      return (
        property == .covered ? .covered : .state, property.rawValue, isOn ? "no" : "yes", isOn ? "yes" : "no"
      )
    case .traits(let before, let after): return (.state, "traits", before, after)
    case .identifier(let before, let after): return (.renamed, "identifier", clean(before), clean(after))
    case .type(let before, let after): return (.renamed, "type", before.name, after.name)
    case .arranged(let before, let after, let other):
      return (.moved, "arrangement", "\(before.words) \(other)", "\(after.words) \(other)")
    case .violatesPattern(let text, _): return (.text, "pattern", clean(text), clean(text))
    case .looks: return (.pixels, "pixels", "", "")
    case .view(let change, _):
      var told = change.told
      if told.kind == .text, !finding.isVisible { told.kind = .renamed }
      return told
    }
  }

  private func resized(_ before: CGSize, _ after: CGSize, _ axes: Set<Axis>) -> Facts {
    if axes == [.horizontal] {
      return (
        .resized, "width", Phrase.length(before.width, in: names.unit),
        Phrase.length(after.width, in: names.unit)
      )
    }
    if axes == [.vertical] {
      return (
        .resized, "height", Phrase.length(before.height, in: names.unit),
        Phrase.length(after.height, in: names.unit)
      )
    }
    return (.resized, "size", Phrase.size(before, in: names.unit), Phrase.size(after, in: names.unit))
  }
}
