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

  /// Puts the colours of a row's pixels into the buffer.
  private mutating func read(x: Int, y: Int, count: Int) {
    let thresholds = Self.thresholds[(y - anchorY) & 7]
    let shift = x - anchorX
    let isLevel = field.isLevel
    ramp.colors.withUnsafeBufferPointer { colors in
      row.withUnsafeMutableBufferPointer { row in
        // A level row repeats after eight pixels.
        let computed = isLevel ? min(count, 8) : count
        field.forEachStep(x: x, y: y, count: computed) { index, step in
          let color = (colors[step] &+ thresholds[(shift + index) & 7]) &>> 8
          row[index] = unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: color), to: UInt32.self)
        }
        for index in computed..<max(count, computed) { row[index] = row[index - 8] }
      }
    }
  }

  private static func pixel(_ coordinate: Double) -> Int {
    abs(coordinate) < SubPixel.farthest ? Int((coordinate + 0.5).rounded(.down)) : 0
  }

  /// Bayer's matrix as thresholds in 1/256: from 2 to 254.
  ///
  /// The bits of column and of both's difference are interleaved, most significant last (the recursive definition, written out).
  private static let thresholds: [SIMD8<UInt16>] = (0..<8).map { y in
    var line = SIMD8<UInt16>()
    for x in 0..<8 {
      let mixed = x ^ y
      var number = 0
      for bit in 0..<3 {
        number = number << 2 | (mixed >> bit & 1) << 1 | (y >> bit & 1)
      }
      line[x] = UInt16(4 * number + 2)
    }
    return line
  }
}

extension Canvas {
  /// What paints a gradient under the current map, if there is anything to paint.
  func gradientPainter(_ paint: Paint) -> GradientPainter? {
    guard let gradient = paint.gradient, let field = GradientField(paint, transform: state.transform) else {
      return nil
    }
    return GradientPainter(
      layer: layer, field: field, ramp: tools.ramp(gradient),
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

  /// Where a gradient begins, in points.
  fileprivate var origin: CGPoint {
    switch self {
    case .color: .zero
    case .linearGradient(_, let from, _): from
    case .radialGradient(_, let center, _, _), .angularGradient(_, let center, _, _): center
    }
  }
}
