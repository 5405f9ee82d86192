import GalleyAutomation
import GalleyTree

/// Finds the elements that are almost the one that was looked for; each candidate is of the first kind that fits.
struct LookAlikeLadder {
  /// The screen.
  let screen: ScreenIndex
  /// The device.
  let configuration: Configuration
  /// Where to look: all of the app.
  let range: Range<Int>

  /// The elements that come close to one.
  func nearest(to declaration: ElementDeclaration, in scope: Range<Int>) -> [LookAlike] {
    var patterns = SoughtText.all(in: declaration.locator)
    return NearMatchRanking.closest(among: range) { place in
      for index in patterns.indices {
        if let kind = kind(place, &patterns[index], declaration, scope) {
          return (kind.quality, lookAlike(place, kind))
        }
      }
      return nil
    }
  }

  private func lookAlike(_ place: Int, _ kind: LookAlike.Kind) -> LookAlike {
    LookAlike(
      kind: kind, element: ElementText.name(screen.nodes[place].element),
      path: screen.path(of: place).indices)
  }

  private func kind(
    _ place: Int, _ sought: inout SoughtText, _ declaration: ElementDeclaration, _ scope: Range<Int>
  ) -> LookAlike.Kind? {
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

extension LookAlikeLadder {
  /// The rows that are there, of which there should be more.
  func rows(_ judgement: Judgement, complete: Int) -> [LookAlike] {
    guard let first = judgement.places.first, case .rows(_, let row, _) = judgement.requirement.member else {
      return []
    }
    let layout = LayoutDescription.of(row)
    let judge = Judge(screen: screen, configuration: configuration)
    let count = lookAlike(first, .tooFew(complete, of: judgement.requirement.minimum))
    let lacking = judgement.places.enumerated().compactMap { index, place -> LookAlike? in
      let names = judge.lacking(of: layout, inRow: place)
      return names.isEmpty ? nil : lookAlike(place, .incompleteRow(index, lacks: names))
    }
    return Array(([count] + lacking).prefix(NearMatchRanking.limit))
  }

  /// The element itself, and why it cannot be used.
  func unreachable(_ place: Int, _ states: [Requirement.State]) -> [LookAlike] {
    states.map { state in
      switch state {
      case .enabled: lookAlike(place, .disabled)
      case .hittable: lookAlike(place, .unreachable(obstacle(to: place)))
      }
    }
  }

  private func obstacle(to place: Int) -> LookAlike.Obstacle {
    LookAlike.Obstacle(HitTest.whyNotHittable(place, in: screen), name: name)
  }

  private func name(_ path: ElementPath) -> String {
    screen.place(at: path).map { ElementText.name(screen.nodes[$0].element) } ?? "something"
  }
}

/// One text that an element is looked for by.
private struct SoughtText {
  let attribute: LookAlike.Attribute
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

  private init(_ attribute: LookAlike.Attribute, _ pattern: Locator.Pattern) {
    self.attribute = attribute
    self.pattern = pattern
    let text = pattern.text
    // A text of which everything would have to be replaced is not similar.
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

  var otherAttribute: LookAlike.Attribute { attribute == .identifier ? .label : .identifier }

  func own(_ element: Element) -> String { attribute == .identifier ? element.identifier : element.label }
  func other(_ element: Element) -> String { attribute == .identifier ? element.label : element.identifier }
}
