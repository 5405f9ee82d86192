/// Near matches in words.
enum NearMatchText {
  /// Near matches as lines of a report.
  static func lines(_ nearMatches: [NearMatch], indent: String) -> [String] {
    nearMatches.map { "\(indent)nearest: \($0.element) — \(words($0.kind))" }
  }

  /// A description of the similarity of a near match.
  static func words(_ kind: NearMatch.Kind) -> String {
    switch kind {
    case .tooFew(let count, let minimum): "\(count) of at least \(minimum) rows"
    case .incompleteRow(let index, let names): "row \(index) lacks \(names.joined(separator: ", "))"
    case .otherType(let attribute): "same \(attribute.rawValue), other type"
    case .elsewhere(let attribute): "same \(attribute.rawValue), elsewhere"
    case .otherConditions(let attribute): "same \(attribute.rawValue), other conditions not met"
    case .otherAttribute(let found, let wanted): "this is its \(found.rawValue), not its \(wanted.rawValue)"
    case .sameLastPart: "same last part"
    case .similar(let edits): "edit distance \(edits)"
    case .disabled: "it is disabled"
    case .unreachable(let obstacle): words(obstacle)
    }
  }

  /// The obstacle between a touch and an element.
  static func words(_ obstacle: NearMatch.Obstacle) -> String {
    switch obstacle {
    case .noSize: "it has no size"
    case .offScreen: "it is off screen"
    case .scrolledOut(let container): "it is scrolled out of \(container)"
    case .covered(let cover): "it is covered by \(cover)"
    case .pointOutside: "the point is not on its visible part"
    case .unknown: "a touch does not reach it"
    }
  }
}

extension NearMatch {
  /// A description of the similarity.
  package var detail: String { NearMatchText.words(kind) }
}
