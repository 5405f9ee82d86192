import GalleyAutomation
import GalleyText
import GalleyTree

/// Finds the elements that are almost the one that was looked for; each candidate is of the first kind that fits.
struct NearMatchSearch {
  let screen: ScreenIndex
  /// The device.
  let configuration: Configuration
  /// The range to search: all of the app.
  let range: Range<Int>

  /// The elements that come close to one.
  func nearest(to declaration: ElementDeclaration, in scope: Range<Int>) -> [NearMatch] {
    var patterns = SoughtText.all(in: declaration.locator)
    return NearMatchRanking.closest(among: range) { place in
      for index in patterns.indices {
        if let kind = kind(place, &patterns[index], declaration, scope) {
          return (kind.quality, nearMatch(place, kind))
        }
      }
      return nil
    }
  }

  private func nearMatch(_ place: Int, _ kind: NearMatch.Kind) -> NearMatch {
    NearMatch(
      kind: kind, element: ElementText.name(screen.nodes[place].element),
      path: screen.path(of: place).indices)
  }

  private func kind(
    _ place: Int, _ sought: inout SoughtText, _ declaration: ElementDeclaration, _ scope: Range<Int>
  ) -> NearMatch.Kind? {
    let element = screen.nodes[place].element
    let own = sought.own(element)
    if sought.pattern.matches(own) {
      let types = declaration.soughtTypes
      guard types.isEmpty || types.contains(element.type) else { return .otherType(sought.attribute) }
      return scope.contains(place) ? .otherConditions(sought.attribute) : .elsewhere(sought.attribute)
    }
    if sought.pattern.matches(sought.other(element)) {
      return .otherAttribute(is: sought.otherAttribute, wanted: sought.attribute)
    }
    guard !own.isEmpty else { return nil }
    if sought.hasSameEnding(own) { return .sameLastPart }
    return sought.distance(to: own).map { .similar($0) }
  }
}

extension NearMatchSearch {
  /// The present rows, whose number is too small.
  func rows(_ evaluation: RequirementEvaluation, complete: Int) -> [NearMatch] {
    guard let first = evaluation.places.first, case .rows(_, let row, _) = evaluation.requirement.member
    else {
      return []
    }
    let layout = LayoutDescription.of(row)
    let evaluator = LayoutEvaluator(screen: screen, configuration: configuration)
    let count = nearMatch(first, .tooFew(complete, of: evaluation.requirement.minimum))
    let lacking = evaluation.places.enumerated().compactMap { index, place -> NearMatch? in
      let names = evaluator.lacking(of: layout, inRow: place)
      return names.isEmpty ? nil : nearMatch(place, .incompleteRow(index, lacks: names))
    }
    return Array(([count] + lacking).prefix(NearMatchRanking.limit))
  }

  /// The element itself, and why it cannot be used.
  func unreachable(_ place: Int, _ states: [Requirement.State]) -> [NearMatch] {
    states.map { state in
      switch state {
      case .enabled: nearMatch(place, .disabled)
      case .hittable: nearMatch(place, .unreachable(obstacle(to: place)))
      }
    }
  }

  private func obstacle(to place: Int) -> NearMatch.Obstacle {
    NearMatch.Obstacle(HitTest.whyNotHittable(place, in: screen), name: screen.coverName)
  }
}

/// One text that an element is looked for by.
private struct SoughtText {
  let attribute: NearMatch.Attribute
  let pattern: Locator.Pattern
  /// The largest edit distance of a similar text.
  let bound: Int
  private let lastPart: String
  /// The known distances: the rows of a list have the same identifiers.
  private var distances: [String: Int?] = [:]

  /// The edit distance of another text, if it is near enough.
  mutating func distance(to text: String) -> Int? {
    if let known = distances[text] { return known }
    let distance = EditDistance.between(text, pattern.text, atMost: bound)
    distances[text] = .some(distance)
    return distance
  }

  private init(_ attribute: NearMatch.Attribute, _ pattern: Locator.Pattern) {
    self.attribute = attribute
    self.pattern = pattern
    let text = pattern.text
    // A text that would have to be replaced entirely is not similar.
    bound = min(max(2, text.count / 3), text.count - 1)
    lastPart = text.split(separator: ".").last.map(String.init) ?? text
  }

  /// Whether an identifier has the same last dotted part.
  func hasSameEnding(_ text: String) -> Bool {
    guard attribute == .identifier, text.hasSuffix(lastPart) else { return false }
    let rest = text.dropLast(lastPart.count)
    return rest.isEmpty || rest.hasSuffix(".")
  }

  static func all(in locator: Locator) -> [SoughtText] {
    locator.conditions.compactMap { condition in
      switch condition {
      case .identifier(let pattern): SoughtText(.identifier, pattern)
      case .label(let pattern): SoughtText(.label, pattern)
      default: nil
      }
    }
  }

  var otherAttribute: NearMatch.Attribute { attribute == .identifier ? .label : .identifier }

  func own(_ element: Element) -> String { attribute == .identifier ? element.identifier : element.label }
  func other(_ element: Element) -> String { attribute == .identifier ? element.label : element.identifier }
}
