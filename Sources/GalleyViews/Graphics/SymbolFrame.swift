import Foundation
import GalleyRaster

/// What is around a symbol by its name's suffix, such as the circle of `plus.circle`.
struct SymbolFrame: Hashable, Sendable {
  /// A shape around a symbol.
  enum Kind: String, Hashable, Sendable {
    case circle, square
    /// A line across the symbol instead of a shape around it.
    case slash
  }

  let kind: Kind
  /// Whether the shape is filled and the symbol cut out of it.
  let isFilled: Bool

  /// The part of the frame that the symbol gets.
  private static let share = 0.56

  /// The name of the symbol inside of a name, with the frame.
  static func split(_ name: String) -> (base: String, frame: SymbolFrame)? {
    var parts = name.split(separator: ".").map(String.init)
    let isFilled = parts.last == "fill"
    if isFilled { parts.removeLast() }
    guard parts.count > 1, let kind = parts.popLast().flatMap(Kind.init) else { return nil }
    // A slash is drawn across the form that is asked for; a filled frame is around an outline.
    let base = (kind == .slash && isFilled ? parts + ["fill"] : parts).joined(separator: ".")
    return (base, SymbolFrame(kind: kind, isFilled: isFilled))
  }

  /// Draws the frame and the symbol, which is drawn by a closure that is told how much smaller it is.
  func draw(
    with paint: Paint, into list: inout DisplayList,
    symbol: (_ scale: Double, _ list: inout DisplayList) -> Void
  ) {
    guard kind != .slash else { return drawSlash(with: paint, into: &list, symbol: symbol) }
    let outline = kind == .circle ? Symbol.circle(12, 12, 9) : Symbol.box(3, 3, 18, 18, 4.5)
    let inside = Transform(
      a: Self.share, b: 0, c: 0, d: Self.share, tx: 12 * (1 - Self.share), ty: 12 * (1 - Self.share))
    guard isFilled else {
      list.append(.stroke(outline, .init(width: 1.7, cap: .round, join: .round), paint))
      list.nested(in: .pushTransform(inside)) { symbol(Self.share, &$0) }
      return
    }
    let filled = kind == .circle ? Symbol.circle(12, 12, 9.8) : Symbol.box(2.2, 2.2, 19.6, 19.6, 5)
    list.nested(in: .pushLayer(DisplayList.LayerStyle(colors: [.identity]))) { list in
      list.append(.fill(filled, paint, .nonZero))
      list.nested(in: .pushLayer(DisplayList.LayerStyle(blendMode: .destinationOut))) { list in
        list.nested(in: .pushTransform(inside)) { symbol(Self.share, &$0) }
      }
    }
  }

  /// Draws a line across the symbol, with a gap beside it.
  private func drawSlash(
    with paint: Paint, into list: inout DisplayList,
    symbol: (_ scale: Double, _ list: inout DisplayList) -> Void
  ) {
    let line = Symbol.line((4, 3.5), (20, 20.5))
    list.nested(in: .pushLayer(DisplayList.LayerStyle(colors: [.identity]))) { list in
      symbol(1, &list)
      list.nested(in: .pushLayer(DisplayList.LayerStyle(blendMode: .destinationOut))) { list in
        list.append(.stroke(line, .init(width: 4.6, cap: .round), paint))
      }
      list.append(.stroke(line, .init(width: 1.7, cap: .round), paint))
    }
  }
}
