import Foundation
import GalleyImage

/// A symbol in one of its weights, each of which is a separate drawing.
package struct DrawnSymbol: Hashable, Sendable {
  /// The name, such as `trash`.
  package var name: String
  /// The weight of its lines.
  package var weight: FontWeight

  package init(_ name: String, _ weight: FontWeight = .regular) {
    self.name = name
    self.weight = weight
  }

  /// Reads the form of ``description``; `nil` for any other text.
  package init?(text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard let name = words.first, !name.isEmpty, words.count <= 2 else { return nil }
    self.name = String(name)
    weight = .regular
    if words.count == 2 {
      guard let named = FontWeight.allCases.first(where: { "\($0)" == words[1] }), named != .regular else {
        return nil
      }
      weight = named
    }
  }

  /// The digest of the drawing as hexadecimal text; `nil` where there is no drawing.
  package var digest: String? { SymbolCatalogue.artwork(name)?.digest(weight) }
}

extension DrawnSymbol: CustomStringConvertible {
  /// The name, with the weight behind unless it is regular: `trash`, `trash bold`.
  package var description: String { weight == .regular ? name : "\(name) \(weight)" }
}

extension DrawnSymbol: Comparable {
  /// Whether the first symbol's name is earlier in the alphabet, or its weight the lighter one.
  package static func < (a: DrawnSymbol, b: DrawnSymbol) -> Bool { (a.name, a.weight) < (b.name, b.weight) }
}

extension SymbolDrawing {
  /// The digest of everything that shows.
  ///
  /// Lengths count in parts of 65536 of a point, far below visible differences in pixels.
  var digest: Digest128 {
    var bytes: [UInt8] = []
    func add(_ number: Int) { withUnsafeBytes(of: Int64(number).littleEndian) { bytes += $0 } }
    func add(_ length: Double) { add(Int((length * 65536).rounded())) }
    func add(_ point: CGPoint) {
      add(Double(point.x))
      add(Double(point.y))
    }
    func add(_ path: Path) {
      add(path.segments.count)
      for segment in path.segments {
        switch segment {
        case .move(let point):
          add(0)
          add(point)
        case .line(let point):
          add(1)
          add(point)
        case .quad(let control, let point):
          add(2)
          add(control)
          add(point)
        case .cubic(let control1, let control2, let point):
          add(3)
          add(control1)
          add(control2)
          add(point)
        case .close: add(4)
        }
      }
    }
    add(Double(size.width))
    add(Double(size.height))
    add(whole == nil ? 0 : 1)
    if let whole { add(whole) }
    add(layers.count)
    for layer in layers {
      add(layer.path)
      add(layer.level)
      bytes += Array((layer.color?.rawValue ?? "").utf8) + [0]
      add(layer.threshold ?? -1)
      add(layer.fillsHole ? 1 : 0)
      add(layer.cuts.count)
      for cut in layer.cuts { add(cut) }
    }
    return bytes.withUnsafeBytes { Digest128(of: $0) }
  }
}
