/// Draws a finished layer onto the one below, at an opacity, in a blend mode.
struct BlendingPainter: CoverageSink {
  let target: Layer
  let source: Layer
  /// 0 to 255.
  let opacity: UInt8
  let mode: BlendMode

  func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    let amount = Blend.multiply(coverage, opacity)
    mix(x: x, y: y, count: count) { _ in amount }
  }

  func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    mix(x: x, y: y, count: coverage.count) { Blend.multiply(coverage[$0], opacity) }
  }

  @inline(__always)
  private func mix(x: Int, y: Int, count: Int, coverage: (Int) -> UInt8) {
    source.withRow(y, from: x, count: count) { above in
      target.withMutableRow(y, from: x, count: count) { below in
        for index in 0..<count {
          below[index] = Blend.mix(above[index], below[index], coverage: coverage(index), mode: mode)
        }
      }
    }
  }
}

/// Replaces the pixels by a finished layer, as far as covered.
///
/// Unlike painting, this also takes opacity away: d' = round((s · c + d · (255 − c)) / 255) in all four channels.
struct ReplacingPainter: CoverageSink {
  let target: Layer
  let source: Layer

  func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    if coverage == 255 {
      target.copy(PixelBounds(left: x, top: y, right: x + count, bottom: y + 1), from: source)
      return
    }
    replace(x: x, y: y, count: count) { _ in coverage }
  }

  func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    replace(x: x, y: y, count: coverage.count) { coverage[$0] }
  }

  @inline(__always)
  private func replace(x: Int, y: Int, count: Int, coverage: (Int) -> UInt8) {
    source.withRow(y, from: x, count: count) { above in
      target.withMutableRow(y, from: x, count: count) { below in
        for index in 0..<count {
          below[index] = Blend.lerp(above[index], below[index], UInt32(coverage(index)))
        }
      }
    }
  }
}

extension Blend {
  /// A pixel on the way to another, of 255 steps.
  @inline(__always)
  static func lerp(_ source: UInt32, _ destination: UInt32, _ part: UInt32) -> UInt32 {
    let rest = 255 &- part
    let even: UInt32 = 0x00FF_00FF
    var low = (source & even) &* part &+ (destination & even) &* rest &+ 0x0080_0080
    low = ((low &+ (low >> 8 & even)) >> 8) & even
    var high = (source >> 8 & even) &* part &+ (destination >> 8 & even) &* rest &+ 0x0080_0080
    high = (high &+ (high >> 8 & even)) & ~even
    return low | high
  }
}
