import GalleyAutomation
import GalleyTree

/// Finds what is almost the element that was looked for: a ladder on which each candidate takes the first
/// rung that fits.
struct LookAlikeLadder {
  /// How many near matches are shown at most.
  static let limit = 3

  /// What is on the screen.
  let screen: ScreenIndex
  /// The device.
  let configuration: Configuration
  /// Where to look: all of the app.
  let range: Range<Int>

  /// What comes close to an element.
  ///
  /// - Parameters:
  ///   - declaration: The element.
  ///   - scope: Where it should have been.
  /// - Returns: At most ``limit``, ordered by rung, then by distance, then by their order in the tree.
  func nearest(to declaration: ElementDeclaration, in scope: Range<Int>) -> [LookAlike] {
    var needles = Needle.of(declaration.locator)
    var candidates: [(place: Int, nearness: LookAlike.Nearness)] = []
    for place in range {
      for index in needles.indices {
        if let nearness = nearness(place, &needles[index], declaration, scope) {
          candidates.append((place, nearness))
          break
        }
      }
    }
    func rank(_ candidate: (place: Int, nearness: LookAlike.Nearness)) -> (Int, Int, Int) {
      (candidate.nearness.rung.rawValue, candidate.nearness.distance, candidate.place)
    }
    return candidates.sorted { rank($0) < rank($1) }.prefix(Self.limit).map {
      lookAlike($0.place, $0.nearness)
    }
  }

  private func lookAlike(_ place: Int, _ nearness: LookAlike.Nearness) -> LookAlike {
    LookAlike(
      nearness: nearness, element: ElementText.name(screen.nodes[place].element),
      path: screen.path(of: place).indices)
  }

  private func nearness(
    _ place: Int, _ needle: inout Needle, _ declaration: ElementDeclaration, _ scope: Range<Int>
  ) -> LookAlike.Nearness? {
    let element = screen.nodes[place].element
    let own = needle.own(element)
    if needle.pattern.matches(own) {
      let types = declaration.soughtTypes
      guard types.isEmpty || types.contains(element.type) else { return .otherType(needle.attribute) }
      return scope.contains(place) ? .otherConditions(needle.attribute) : .elsewhere(needle.attribute)
    }
    if needle.pattern.matches(needle.other(element)) {
      return .otherAttribute(is: needle.otherAttribute, wanted: needle.attribute)
    }
    guard !own.isEmpty else { return nil }
    if needle.endsAlike(own) { return .sameLastPart }
    return needle.distance(to: own).map { .similar($0) }
  }
}

extension LookAlikeLadder {
  /// The rows that are there, of which there should be more.
  ///
  /// - Parameters:
  ///   - judgement: How the rows stand.
  ///   - complete: How many of them have all that their layout requires.
  /// - Returns: One near match for the count, and one for each of the first rows that lacks something.
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
    return Array(([count] + lacking).prefix(Self.limit))
  }

  /// The element itself, and why it cannot be used.
  ///
  /// - Parameters:
  ///   - place: The element.
  ///   - states: What was asked of it and does not hold.
  /// - Returns: One near match for each state.
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
private struct Needle {
  let attribute: LookAlike.Attribute
  let pattern: Locator.Pattern
  /// How many edits away a similar text may be.
  let bound: Int
  private let lastPart: String
  /// What is known of other texts: the rows of a list have the same identifiers.
  private var distances: [String: Int?] = [:]

  /// How many edits away another text is, if it is near enough.
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
  func endsAlike(_ text: String) -> Bool {
    guard attribute == .identifier, text.hasSuffix(lastPart) else { return false }
    let rest = text.dropLast(lastPart.count)
    return rest.isEmpty || rest.hasSuffix(".")
  }

  static func of(_ locator: Locator) -> [Needle] {
    locator.conditions.compactMap { condition in
      switch condition {
      case .identifier(let pattern): Needle(.identifier, pattern)
      case .label(let pattern): Needle(.label, pattern)
      default: nil
      }
    }
  }

  var otherAttribute: LookAlike.Attribute { attribute == .identifier ? .label : .identifier }

  func own(_ element: Element) -> String { attribute == .identifier ? element.identifier : element.label }
  func other(_ element: Element) -> String { attribute == .identifier ? element.label : element.identifier }
}
