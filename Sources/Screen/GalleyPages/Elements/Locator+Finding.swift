import GalleyAutomation
import GalleyText
import GalleyTree

extension Locator {
  /// The elements that the locator finds.
  package func places(of types: [ElementType], in range: Range<Int>, on screen: ScreenIndex) -> [Int] {
    var places: [Int]
    let types = self.types ?? types
    if case .identifier(.exactly(let identifier))? = conditions.first {
      places = screen.places(identified: identifier, in: range)
      if !types.isEmpty, !types.contains(.any) {
        places.removeAll { !types.contains(screen.nodes[$0].element.type) }
      }
    } else {
      places = candidates(of: types, in: range, on: screen)
    }
    for condition in conditions {
      switch condition {
      case .type:
        break
      case .itself:
        places = places.filter { $0 == range.lowerBound }
      case .inside(let container):
        let containers = container.places(of: [.any], in: range, on: screen)
        places = places.filter { place in
          containers.contains { place != $0 && screen.isPlace(place, within: $0) }
        }
      case .identifier(let pattern):
        if case .exactly = pattern, condition == conditions.first { continue }
        places = places.filter { pattern.matches(screen.nodes[$0].element.identifier) }
      case .label(let pattern):
        places = places.filter { pattern.matches(screen.nodes[$0].element.label) }
      case .value(let pattern):
        places = places.filter { screen.nodes[$0].element.value.map { pattern.matches($0.text) } ?? false }
      case .placeholder(let pattern):
        places = places.filter { screen.nodes[$0].element.placeholder.map(pattern.matches) ?? false }
      case .matching(let condition):
        places = places.filter { condition.matches(screen.nodes[$0].element) }
      }
    }
    switch position {
    case nil: return places
    case .at(let index): return places.indices.contains(index) ? [places[index]] : []
    case .last: return places.last.map { [$0] } ?? []
    }
  }

  /// The types the locator names, if it does.
  package var types: [ElementType]? {
    for case .type(let type) in conditions.reversed() { return [type] }
    return nil
  }

  private func candidates(of types: [ElementType], in range: Range<Int>, on screen: ScreenIndex) -> [Int] {
    if types.isEmpty || types.contains(.any) { return Array(range) }
    let places = types.flatMap { screen.places(of: $0, in: range) }
    let meant = types.contains(.switch) ? places.filter { !screen.isInnerSwitch($0) } : places
    return types.count == 1 ? meant : meant.sorted()
  }
}

extension Locator.Pattern {
  /// Whether a text is as wanted.
  package func matches(_ text: String) -> Bool {
    switch self {
    case .exactly(let wanted): text == wanted && !text.isEmpty
    case .beginning(let wanted): text.hasPrefix(wanted) && !text.isEmpty
    case .containing(let wanted): text.contains(wanted) && !text.isEmpty
    case .ending(let wanted): text.hasSuffix(wanted) && !text.isEmpty
    }
  }

  /// The text to compare with.
  package var text: String {
    switch self {
    case .exactly(let text), .beginning(let text), .containing(let text), .ending(let text): text
    }
  }
}

extension Locator: CustomStringConvertible {
  /// The locator as reports write it: identifiers in straight quotes, labels in curly ones.
  public var description: String {
    var parts = conditions.compactMap(Self.describe)
    switch position {
    case nil: break
    case .at(let index): parts.append("at \(index)")
    case .last: parts.append("at the end")
    }
    return parts.joined(separator: " ")
  }

  /// The locator standing for itself: where it asks for nothing but a type, that type.
  private var named: String {
    let text = description
    guard text.isEmpty, case .type(let type)? = conditions.first else { return text }
    return type.name
  }

  private static func describe(_ condition: Condition) -> String? {
    switch condition {
    case .identifier(let pattern): pattern.quoted("\"", "\"")
    case .label(let pattern): pattern.quoted("“", "”")
    case .value(let pattern): "= " + pattern.quoted("\"", "\"")
    case .placeholder(let pattern): "placeholder " + pattern.quoted("\"", "\"")
    case .inside(let locator): "inside \(locator.named)"
    case .matching(let condition): "that \(condition)"
    case .itself: "itself"
    case .type: nil
    }
  }
}

extension Locator.Pattern {
  fileprivate func quoted(_ opening: String, _ closing: String) -> String {
    let text = CleanText.line(text, limit: 80)
    return switch self {
    case .exactly: "\(opening)\(text)\(closing)"
    case .beginning: "\(opening)\(text)…\(closing)"
    case .containing: "\(opening)…\(text)…\(closing)"
    case .ending: "\(opening)…\(text)\(closing)"
    }
  }
}
