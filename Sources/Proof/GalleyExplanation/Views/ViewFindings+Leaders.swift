import Foundation
import GalleyTree

/// Finds the change of views from which what was found of an element follows.
extension ViewFindings {
  /// The change from which a finding follows.
  func leader(of finding: Finding, among changes: [ViewChange], in app: App) -> Int? {
    let subject = finding.subject
    let isHere =
      subject.baseline.map(app.elements.old.contains) ?? subject.candidate.map(app.elements.new.contains)
      ?? false
    guard isHere else { return isOfAll(finding) ? app.layout?.leaderOfAll ?? app.onlyMover : nil }
    if let twin = twin(of: finding, among: changes, in: app) { return twin }
    if let leader = layoutLeader(of: finding, in: app) { return leader }
    if isUnseenArrival(finding, in: app) { return nil }
    let view = (
      old: subject.baseline.flatMap { nearestView(of: $0, app.views.old, elements.baseline) },
      new: subject.candidate.flatMap { nearestView(of: $0, app.views.new, elements.candidate) }
    )
    let isOut = finding.change.isOfContent && isOutOfSight(subject, app)
    var best: (cost: Int, index: Int)?
    for (index, change) in changes.enumerated() {
      // Another order is one of all that is in a container.
      var places = change.places
      if change.what == .reordered { places = change.places.prefix(1).map { app.holder(of: $0) } }
      // A chart goes with what its marks stand for.
      places += change.following.filter { $0.old.map { app.matching.baseline[$0].kind == "Chart" } ?? false }
      var distance = places.lazy.map { Self.distance(view, $0, app.matching) }.min() ?? Self.apart
      // What is out of sight has no view, and stands beside all in what scrolls it.
      if isOut, distance > 0, distance < Self.apart { distance += Self.apart }
      guard
        let penalty = Self.penalty(
          of: finding.change, under: change, moves: app.moves[index], isApart: distance >= Self.apart)
      else {
        continue
      }
      let cost = distance + penalty
      if best.map({ cost < $0.cost }) ?? true { best = (cost, index) }
    }
    return best?.index ?? restyled(finding, among: changes)
  }

  /// Whether all of the screen has another size, as that of whole content that is longer now.
  func isOfAll(_ finding: Finding) -> Bool {
    guard finding.subject.baseline == 0, case .resized = finding.change else { return false }
    return apps.count { !$0.changes.isEmpty } == 1 && !apps.contains { $0.elements.old.contains(0) }
  }

  /// Whether an element without a view lies where nothing of it can be seen.
  private func isOutOfSight(_ subject: Finding.Subject, _ app: App) -> Bool {
    guard let a = subject.baseline, app.views.old[a] == nil else { return false }
    return FindingAreas.visible(elements.baseline[a].element).isEmpty
  }

  /// The change of views that changed other elements in the same way as one that is out of sight and has no view.
  private func twin(of finding: Finding, among changes: [ViewChange], in app: App) -> Int? {
    if let texts = finding.change.spokenTexts {
      if texts.before.lowercased() == texts.after.lowercased() {
        return changes.firstIndex { $0.property?.name == "text case" }
      }
      // What is written beside it as well, or says it among other things.
      return changes.firstIndex { $0.texts.map { $0 == texts } ?? false }
        ?? changes.firstIndex { change in
          guard change.property?.kind == .text, let part = change.texts, part.before.count > 2 else {
            return false
          }
          return texts.before.replacing(part.before, with: part.after) == texts.after
        }
        ?? formatted(texts, among: changes)
    }
    if case .value(let before?, let after?) = finding.change {
      if before.contains(where: \.isNumber),
        let shown = changes.firstIndex(where: { $0.texts.map { $0 == (before, after) } ?? false })
      {
        return shown
      }
      if let leader = formatted((before, after), among: changes) { return leader }
    }
    guard let a = finding.subject.baseline, app.views.old[a] == nil else { return nil }
    return restyled(finding, among: changes)
  }

  /// The change by which numbers are written otherwise everywhere, where that is all that is otherwise.
  private func formatted(_ texts: (before: String, after: String), among changes: [ViewChange]) -> Int? {
    guard NumberFormatEdit.keepsFigures(texts.before, texts.after) else { return nil }
    return changes.firstIndex { $0.texts.map(NumberFormatEdit.keepsFigures) ?? false }
  }

  /// The change that gave a view the look that an element has, of which nothing can be seen.
  private func restyled(_ finding: Finding, among changes: [ViewChange]) -> Int? {
    guard case .style(_, let before, let after) = finding.change, !finding.isVisible else { return nil }
    return changes.firstIndex { change in
      guard case .given(_, let old?, let new?) = change.what else { return false }
      // An element's colour has no name.
      return before.hasPrefix(ViewChanges.bare(old)) && after.hasPrefix(ViewChanges.bare(new))
    }
  }

  /// The view of an element, or of the nearest one around it that has one.
  private func nearestView(of element: Int, _ views: [Int: Int], _ tree: FlatElementTree) -> Int? {
    var number: Int? = element
    while let next = number {
      if let view = views[next] { return view }
      number = tree[next].parent
    }
    return nil
  }

  /// Added to the distance of views neither of which lies in the other.
  private static let apart = 1000

  private static func distance(
    _ view: (old: Int?, new: Int?), _ place: ViewChange.Place, _ matching: ViewMatching
  ) -> Int {
    var best = 2 * apart
    if let a = view.old, let b = place.old { best = min(best, distance(a, b, matching.baseline)) }
    if let a = view.new, let b = place.new { best = min(best, distance(a, b, matching.candidate)) }
    return best
  }

  private static func distance(_ a: Int, _ b: Int, _ tree: FlatViewTree) -> Int {
    if a == b { return 0 }
    if tree.isInside(a, of: b) {
      return 1 + tree.around(a).prefix { $0 != b }.reduce(0) { count, _ in count + 1 }
    }
    if tree.isInside(b, of: a) {
      return 1 + tree.around(b).prefix { $0 != a }.reduce(0) { count, _ in count + 1 }
    }
    var steps = 0
    for outer in tree.around(a) {
      steps += 1
      if tree.isInside(b, of: outer) {
        return apart + steps + tree.around(b).prefix { $0 != outer }.reduce(0) { count, _ in count + 1 }
      }
    }
    return apart + steps
  }

  /// How unlikely it is that a finding follows from a change of views; `nil` where it does not.
  private static func penalty(
    of finding: Change, under change: ViewChange, moves: Bool, isApart: Bool
  ) -> Int? {
    let property = change.property
    if property?.effect == .surroundings { return 500 }
    switch finding {
    case .moved, .resized, .spacing, .contentMoved, .contentInset, .container, .clipped, .wrapped, .truncated:
      if moves { return 0 }
      // Of what is not cut off any more, more can be seen.
      if !isApart, let name = property?.name, Self.cuts.contains(name) { return 3 }
      // Glyphs and symbols fill their place otherwise.
      return !isApart && (change.property?.effect == .content || change.property?.effect == .state) ? 5 : nil
    case .appeared, .vanished:
      if change.isArrival || property?.effect == .state {
        return isApart ? 800 : 0
      }
      return moves || !isApart ? 900 : nil
    case .reordered, .arranged:
      if change.what == .reordered || change.isOfLayer { return 0 }
      return moves ? 900 : nil
    case .text, .value, .spoken, .identifier, .type, .traits:
      if isApart { return nil }
      // What is as long as its number says, as an app computes it; a style sheet knows no numbers of the content.
      let isOfPage = StyledBox.isKind(change.kind)
      if !isOfPage, property?.kind == .resized, let texts = finding.spokenTexts,
        Self.withoutDigits(texts.before) == Self.withoutDigits(texts.after)
      {
        return 5
      }
      guard let property else { return change.what == .reordered ? 50 : 10 }
      if !isOfPage, case .value = finding, Self.shares.contains(property.name) { return 0 }
      switch property.effect {
      case .content:
        return [.text, .value, .renamed].contains(property.kind) || Self.spoken.contains(property.name)
          ? 0 : nil
      case .state: return 5
      case .layout, .paint, .surroundings: return property.kind == .text || property.kind == .value ? 0 : nil
      }
    case .style:
      if isApart { return nil }
      if let name = property?.name, name == "class" || StyleProperty.isCustom(name) { return 0 }
      // What grew may have grown with all that is inside.
      if property?.effect == .layout { return property?.kind == .resized ? 30 : nil }
      return property == nil ? 20 : 0
    case .state(let state, _):
      if state == .covered { return change.isPaint && !change.isOfLayer ? nil : isApart ? 600 : 0 }
      if isApart { return nil }
      return property?.effect == .state || property == nil ? 0 : nil
    // What looks different before pixels were given to anything has moved.
    case .looks: return isApart ? moves ? 950 : nil : 0
    case .heard, .violatesPattern, .view: return nil
    }
  }

  private static func withoutDigits(_ text: String) -> String { text.filter { !$0.isNumber } }

  /// The parts of a ring or bar that are drawn for a value.
  private static let shares: Set<String> = ["trim", "from", "to", "width", "height", "widths", "heights"]

  private static let cuts: Set<String> = ["clip", "clip shape", "corner radius"]

  /// What is heard as well as seen.
  private static let spoken: Set<String> = ["symbol", "picture", "text case", "content"]
}

extension Change {
  /// Whether it is of what an element says or holds.
  fileprivate var isOfContent: Bool {
    switch self {
    case .text, .value, .spoken, .identifier, .type, .traits, .state: true
    default: false
    }
  }
}
