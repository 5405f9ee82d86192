/// The composition of a symbol, in every weight.
indirect enum SymbolFigure: Hashable, Sendable {
  /// A line of the table, or its filled form.
  case entry(SymbolEntry, isFilled: Bool)
  /// Letters or digits.
  case text(String)
  /// A symbol in a shape.
  case enclosed(SymbolFigure, Enclosure, isFilled: Bool)
  /// A symbol with a line across it.
  case slashed(SymbolFigure)
  /// A symbol with a smaller one at its lower corner.
  case badged(SymbolFigure, SymbolFigure, BadgeStyle)
  /// A symbol with left and right exchanged.
  case mirrored(SymbolFigure)

  /// A shape that symbols are shown in.
  enum Enclosure: String, Hashable, Sendable, CaseIterable {
    case circle, square, rectangle, capsule, app, triangle, diamond, octagon, hexagon, pentagon, shield, seal
  }

  /// The look of a badge.
  enum BadgeStyle: Hashable, Sendable {
    /// Cut out of a disc.
    case disc
    /// The symbol without a badge.
    case bare
    /// A dot, at the upper corner.
    case dot
  }

  /// Whether it is mirrored where text runs from right to left.
  var mirrors: Bool {
    switch self {
    case .entry(let entry, _): entry.mirrors
    case .text: false
    case .enclosed(let inner, _, _), .slashed(let inner), .mirrored(let inner): inner.mirrors
    case .badged(let base, _, _): base.mirrors
    }
  }
}
