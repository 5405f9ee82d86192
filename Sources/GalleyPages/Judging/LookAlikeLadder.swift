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
    let needles = Needle.of(declaration.locator)
    guard !needles.isEmpty else { return [] }
    let candidates = range.compactMap { place in
      needles.lazy.compactMap { lookAlike(place, $0, declaration, scope) }.first
    }
    return Array(
      candidates.sorted { a, b in
        (a.rung.rawValue, a.distance) < (b.rung.rawValue, b.distance)
      }.prefix(Self.limit))
  }

  private func lookAlike(
    _ place: Int, _ needle: Needle, _ declaration: ElementDeclaration, _ scope: Range<Int>
  ) -> LookAlike? {
    let element = screen.nodes[place].element
    let own = needle.own(element)
    func match(_ rung: LookAlike.Rung, _ detail: String, distance: Int = 0) -> LookAlike {
      LookAlike(
        rung: rung, element: ElementText.name(element), path: screen.path(of: place).indices, detail: detail,
        distance: distance)
    }
    if needle.pattern.matches(own) {
      let types = declaration.soughtTypes
      let isType = types.isEmpty || types.contains(element.type)
      if isType, scope.contains(place) {
        return match(.otherType, "same \(needle.name), other conditions not met")
      }
      return match(.otherType, isType ? "same \(needle.name), elsewhere" : "same \(needle.name), other type")
    }
    if needle.pattern.matches(needle.other(element)) {
      return match(.otherAttribute, "this is its \(needle.otherName), not its \(needle.name)")
    }
    guard !own.isEmpty else { return nil }
    let wanted = needle.pattern.text
    if needle.kind == .identifier, Self.lastPart(own) == Self.lastPart(wanted) {
      return match(.sameLastPart, "same last part")
    }
    let bound = max(2, wanted.count / 3)
    guard let distance = EditDistance.between(own, wanted, atMost: bound), distance < wanted.count else {
      return nil
    }
    return match(.similar, "edit distance \(distance)", distance: distance)
  }

  private static func lastPart(_ identifier: String) -> Substring {
    identifier.split(separator: ".").last ?? Substring(identifier)
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
    func match(_ place: Int, _ detail: String, distance: Int) -> LookAlike {
      LookAlike(
        rung: .tooFew, element: ElementText.name(screen.nodes[place].element),
        path: screen.path(of: place).indices, detail: detail, distance: distance)
    }
    let count = match(first, "\(complete) of at least \(judgement.requirement.minimum) rows", distance: 0)
    let lacking = judgement.places.enumerated().compactMap { index, place -> LookAlike? in
      let names = judge.lacking(of: layout, inRow: place)
      guard !names.isEmpty else { return nil }
      return match(place, "row \(index) lacks \(names.joined(separator: ", "))", distance: index + 1)
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
      let detail =
        switch state {
        case .enabled: "it is disabled"
        case .hittable:
          HitTest.whyNotHittable(place, in: screen).map { obstacle($0) } ?? "a touch does not reach it"
        }
      return LookAlike(
        rung: .unreachable, element: ElementText.name(screen.nodes[place].element),
        path: screen.path(of: place).indices, detail: detail, distance: 0)
    }
  }

  private func obstacle(_ obstacle: HitObstacle) -> String {
    switch obstacle {
    case .zeroSize: "it has no size"
    case .offScreen: "it is off screen"
    case .clippedBy(let path): "it is scrolled out of \(name(path))"
    case .coveredBy(let path): "it is covered by \(name(path))"
    case .pointOutside: "the point is outside of what is visible of it"
    }
  }

  private func name(_ path: ElementPath) -> String {
    screen.place(at: path).map { ElementText.name(screen.nodes[$0].element) } ?? "something"
  }
}

/// One text that an element is looked for by.
private struct Needle {
  enum Kind {
    case identifier
    case label
  }

  let kind: Kind
  let pattern: Locator.Pattern

  static func of(_ locator: Locator) -> [Needle] {
    locator.conditions.compactMap { condition in
      switch condition {
      case .identifier(let pattern): Needle(kind: .identifier, pattern: pattern)
      case .label(let pattern): Needle(kind: .label, pattern: pattern)
      default: nil
      }
    }
  }

  var name: String { kind == .identifier ? "identifier" : "label" }
  var otherName: String { kind == .identifier ? "label" : "identifier" }

  func own(_ element: Element) -> String { kind == .identifier ? element.identifier : element.label }
  func other(_ element: Element) -> String { kind == .identifier ? element.label : element.identifier }
}
