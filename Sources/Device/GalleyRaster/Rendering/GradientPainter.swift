import Foundation
import GalleyImage

/// Paints coverage with a gradient.
struct GradientPainter: CoverageSink {
  let layer: Layer
  private let field: GradientField
  private let ramp: GradientRamp
  /// The pixel from which the dither's matrix is counted.
  private let anchorX: Int
  private let anchorY: Int
  private var row: [UInt32]

  init(layer: Layer, field: GradientField, ramp: GradientRamp, anchor: Vector) {
    self.layer = layer
    self.field = field
    self.ramp = ramp
    anchorX = Self.pixel(anchor.x)
    anchorY = Self.pixel(anchor.y)
    row = [UInt32](repeating: 0, count: layer.bounds.width)
  }

  mutating func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    read(x: x, y: y, count: count)
    row.withUnsafeBufferPointer {
      layer.paint(x: x, y: y, source: UnsafeBufferPointer(rebasing: $0[..<count]), coverage: coverage)
    }
  }

  mutating func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    let count = coverage.count
    read(x: x, y: y, count: count)
    row.withUnsafeBufferPointer {
      layer.paint(x: x, y: y, source: UnsafeBufferPointer(rebasing: $0[..<count]), coverage: coverage)
    }
  }

  /// Writes the colours of a row's pixels into the buffer.
  private mutating func read(x: Int, y: Int, count: Int) {
    let thresholds = Self.thresholds
    let line = ((y - anchorY) & 7) * 8
    let shift = x - anchorX
    let isLevel = field.isLevel
    ramp.colors.withUnsafeBufferPointer { colors in
      thresholds.withUnsafeBufferPointer { thresholds in
        row.withUnsafeMutableBufferPointer { row in
          // A level row repeats after eight pixels.
          let computed = isLevel ? min(count, 8) : count
          field.forEachStep(x: x, y: y, count: computed) { index, step in
            let color = unsafeBitCast(colors[step], to: UInt64.self)
            row[index] = Self.word(color &+ thresholds[line + (shift + index) & 7])
          }
          for index in computed..<max(count, computed) { row[index] = row[index - 8] }
        }
      }
    }
  }

  private static func pixel(_ coordinate: Double) -> Int {
    abs(coordinate) < SubPixel.farthest ? Int((coordinate + 0.5).rounded(.down)) : 0
  }

  /// The upper bytes of four channels of 16 bits, as a pixel.
  @inline(__always)
  private static func word(_ channels: UInt64) -> UInt32 {
    var bytes = channels &>> 8 & 0x00FF_00FF_00FF_00FF
    bytes = (bytes | bytes &>> 8) & 0x0000_FFFF_0000_FFFF
    return UInt32(truncatingIfNeeded: bytes | bytes &>> 16)
  }

  /// Bayer's matrix, row by row, as thresholds in 1/256: from 2 to 254, once for each of four channels of 16 bits.
  ///
  /// The bits of column and of both's difference are interleaved, most significant last (the recursive definition, written out).
  /// A ramp's channels are at most 255 · 256, so a sum stays in its 16 bits.
  private static let thresholds: [UInt64] = (0..<64).map { place in
    let (x, y) = (place & 7, place >> 3)
    let mixed = x ^ y
    var number = 0
    for bit in 0..<3 {
      number = number << 2 | (mixed >> bit & 1) << 1 | (y >> bit & 1)
    }
    return UInt64(4 * number + 2) * 0x0001_0001_0001_0001
  }
}

extension Canvas {
  /// The painter of a gradient under the current transform, if there is anything to paint.
  func gradientPainter(_ paint: Paint) -> GradientPainter? {
    guard let gradient = paint.gradient, let field = GradientField(paint, transform: state.transform) else {
      return nil
    }
    return GradientPainter(
      layer: layer, field: field, ramp: resources.ramp(gradient),
      anchor: state.transform.apply(Vector(paint.origin)))
  }
}

extension Paint {
  /// Whether it leaves any trace.
  var isVisible: Bool {
    if case .color(let color) = self { return color.alpha > 0 }
    return true
  }

  /// The colours, unless there is only one.
  var gradient: Gradient? {
    switch self {
    case .color: nil
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .angularGradient(let gradient, _, _, _):
      gradient
    }
  }

  /// The beginning of a gradient, in points.
  fileprivate var origin: CGPoint {
    switch self {
    case .color: .zero
    case .linearGradient(_, let from, _): from
    case .radialGradient(_, let center, _, _), .angularGradient(_, let center, _, _): center
    }
  }
}
