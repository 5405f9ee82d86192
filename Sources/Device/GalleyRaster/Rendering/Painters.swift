/// Paints coverage in one colour.
struct SolidPainter: CoverageSink {
  let layer: Layer
  let color: PremultipliedColor

  @inline(__always)
  func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    layer.paint(x: x, y: y, count: count, color: color, coverage: coverage)
  }

  @inline(__always)
  func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    layer.paint(x: x, y: y, color: color, coverage: coverage)
  }
}

/// Paints coverage with a picture.
struct PicturePainter: CoverageSink {
  let layer: Layer
  let sampler: PictureSampler
  private var row: [UInt32] = []

  init(layer: Layer, sampler: PictureSampler) {
    self.layer = layer
    self.sampler = sampler
    row = [UInt32](repeating: 0, count: layer.bounds.width)
  }

  mutating func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    row.withUnsafeMutableBufferPointer { row in
      let part = UnsafeMutableBufferPointer(rebasing: row[..<count])
      sampler.read(x: x, y: y, into: part)
      layer.paint(x: x, y: y, source: UnsafeBufferPointer(part), coverage: coverage)
    }
  }

  mutating func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    row.withUnsafeMutableBufferPointer { row in
      let part = UnsafeMutableBufferPointer(rebasing: row[..<coverage.count])
      sampler.read(x: x, y: y, into: part)
      layer.paint(x: x, y: y, source: UnsafeBufferPointer(part), coverage: coverage)
    }
  }
}

/// Draws a finished layer onto the one below, at an opacity.
struct LayerPainter: CoverageSink {
  let target: Layer
  let source: Layer
  /// 0 to 255.
  let opacity: UInt8
  private var scaled: [UInt8] = []

  init(target: Layer, source: Layer, opacity: UInt8) {
    self.target = target
    self.source = source
    self.opacity = opacity
    scaled = [UInt8](repeating: 0, count: source.bounds.width)
  }

  func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    source.withRow(y, from: x, count: count) { row in
      target.paint(x: x, y: y, source: row, coverage: Blend.multiply(coverage, opacity))
    }
  }

  mutating func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    for index in 0..<coverage.count { scaled[index] = Blend.multiply(coverage[index], opacity) }
    scaled.withUnsafeBufferPointer { scaled in
      source.withRow(y, from: x, count: coverage.count) { row in
        target.paint(
          x: x, y: y, source: row, coverage: UnsafeBufferPointer(rebasing: scaled[..<coverage.count]))
      }
    }
  }
}

/// Weakens coverage by a clip's mask before it is painted.
struct MaskedPainter<Base: CoverageSink>: CoverageSink {
  var base: Base
  let mask: CoverageMask
  private var product: [UInt8]

  init(base: Base, mask: CoverageMask) {
    self.base = base
    self.mask = mask
    product = [UInt8](repeating: 0, count: mask.bounds.width)
  }

  mutating func run(x: Int, y: Int, count: Int, coverage: UInt8) {
    mask.withRow(y, from: x, count: count) { row in
      if coverage == 255 {
        base.pixels(x: x, y: y, coverage: row)
        return
      }
      for index in 0..<count { product[index] = Blend.multiply(row[index], coverage) }
      product.withUnsafeBufferPointer {
        base.pixels(x: x, y: y, coverage: UnsafeBufferPointer(rebasing: $0[..<count]))
      }
    }
  }

  mutating func pixels(x: Int, y: Int, coverage: UnsafeBufferPointer<UInt8>) {
    mask.withRow(y, from: x, count: coverage.count) { row in
      for index in 0..<coverage.count { product[index] = Blend.multiply(row[index], coverage[index]) }
      product.withUnsafeBufferPointer {
        base.pixels(x: x, y: y, coverage: UnsafeBufferPointer(rebasing: $0[..<coverage.count]))
      }
    }
  }
}
