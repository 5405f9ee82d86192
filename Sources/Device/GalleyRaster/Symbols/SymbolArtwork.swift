import Foundation
import GalleyImage
import Synchronization

/// A symbol of a name, drawn in the weights that are asked for.
package final class SymbolArtwork: Sendable {
  package let name: String
  /// Whether it is mirrored where text runs from right to left.
  package let mirrors: Bool

  private let figure: SymbolFigure
  private let drawings = Mutex<[FontWeight: SymbolDrawing]>([:])
  private let digests = Mutex<[FontWeight: String]>([:])

  init(_ name: String, _ figure: SymbolFigure) {
    self.name = name
    self.figure = figure
    mirrors = figure.mirrors
  }

  /// The drawing in a weight, made when it is first asked for.
  ///
  /// Where an icon set is not installed, it is empty.
  package func drawing(_ weight: FontWeight) -> SymbolDrawing {
    if let drawing = drawings.withLock({ $0[weight] }) { return drawing }
    let drawing = SymbolComposer(library: .shared, weight: weight).drawing(of: figure)
    return drawings.withLock { drawings in
      if let earlier = drawings[weight] { return earlier }
      drawings[weight] = drawing
      return drawing
    }
  }

  /// The digest of the drawing in a weight as hexadecimal text; `nil` where there is no drawing.
  ///
  /// It is of the outlines, so that other icons and other rules of composing show alike. Computed once.
  package func digest(_ weight: FontWeight) -> String? {
    if let digest = digests.withLock({ $0[weight] }) { return digest }
    let drawing = drawing(weight)
    guard !drawing.isEmpty else { return nil }
    let digest = drawing.digest.description
    digests.withLock { $0[weight] = digest }
    return digest
  }
}

/// The outlines of a symbol beside text of 17 points, whose capitals' middle is the drawing's middle.
package struct SymbolDrawing: Sendable, Hashable {
  /// A part with its own colour.
  package struct Layer: Sendable, Hashable {
    /// The outline, to be filled by the non-zero rule.
    package var path: Path
    /// The level: 0 for the most important parts, up to 2.
    package var level = 0
    /// The colour where symbols have their own.
    package var color: SymbolColor?
    /// The least value, from 0 to 1, at which the part is shown whole; `nil` if no value changes it.
    package var threshold: Double?
    /// The outlines that are cut out of the part, each by the even-odd rule.
    package var cuts: [Path] = []
    /// Whether it fills a hole of the shape around, and is left out where all has one colour.
    package var fillsHole = false
  }

  package static let textSize = 17.0

  /// The parts, the lowest first.
  package var layers: [Layer]
  /// All parts in one outline, where all have one colour and nothing is cut out.
  package var whole: Path?
  /// The size with the space beside.
  package var size: CGSize

  /// Whether there is nothing to see, because an icon set is not installed.
  package var isEmpty: Bool { layers.isEmpty }
}
