import GalleyImage

/// A rectangle of premultiplied pixels to draw into.
///
/// The only place that writes pixels. Rows are checked against the bounds once a call; the loops inside use pointers.
final class Layer {
  /// The pixels of the picture that the layer holds.
  let bounds: PixelBounds
  private let pixels: UnsafeMutablePointer<UInt32>
  private let isOwner: Bool

  /// Creates a layer of one colour.
  init(bounds: PixelBounds, color: PremultipliedColor) {
    self.bounds = bounds
    let count = bounds.width * bounds.height
    pixels = .allocate(capacity: count)
    pixels.initialize(repeating: color.word, count: count)
    isOwner = true
  }

  /// Creates a layer in memory of the caller, which has to outlive it.
  init(bounds: PixelBounds, lent pixels: UnsafeMutableBufferPointer<UInt32>) {
    guard let start = pixels.baseAddress, pixels.count == bounds.width * bounds.height else {
      preconditionFailure("\(bounds.width) × \(bounds.height) pixels are not \(pixels.count)")
    }
    self.bounds = bounds
    self.pixels = start
    isOwner = false
  }

  deinit {
    if isOwner { pixels.deallocate() }
  }

  /// Sets some pixels to one colour.
  func clear(_ part: PixelBounds, to color: PremultipliedColor) {
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      row(y, from: part.left, count: part.width).update(repeating: color.word, count: part.width)
    }
  }

  /// Copies some pixels that another layer has too.
  func copy(_ part: PixelBounds, from other: Layer) {
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      row(y, from: part.left, count: part.width).update(
        from: other.row(y, from: part.left, count: part.width), count: part.width)
    }
  }

  /// Turns some pixels from premultiplied to straight, for reading as a `Bitmap`.
  func makeStraight(_ part: PixelBounds) {
    guard !part.isEmpty else { return }
    for y in part.top..<part.bottom {
      let pixels = row(y, from: part.left, count: part.width)
      for index in 0..<part.width {
        let pixel = pixels[index]
        let alpha = UInt8(truncatingIfNeeded: pixel >> 24)
        guard alpha != 255 else { continue }
        func channel(_ shift: UInt32) -> UInt32 {
          UInt32(Premultiplication.unpremultiply(UInt8(truncatingIfNeeded: pixel >> shift), alpha: alpha))
            << shift
        }
        pixels[index] = channel(0) | channel(8) | channel(16) | UInt32(alpha) << 24
      }
    }
  }

  /// Lends all pixels.
  func withPixels<Result>(_ body: (UnsafeBufferPointer<UInt32>) -> Result) -> Result {
    body(UnsafeBufferPointer(start: pixels, count: bounds.width * bounds.height))
  }

  /// The first of some pixels of a row.
  @inline(__always)
  private func row(_ y: Int, from x: Int, count: Int) -> UnsafeMutablePointer<UInt32> {
    precondition(
      y >= bounds.top && y < bounds.bottom && x >= bounds.left && count >= 0 && x + count <= bounds.right,
      "row \(y), \(count) pixels from \(x), are not in the layer")
    return pixels + (y - bounds.top) * bounds.width + x - bounds.left
  }

  /// Lends a part of a row.
  func withRow<Result>(_ y: Int, from x: Int, count: Int, _ body: (UnsafeBufferPointer<UInt32>) -> Result)
    -> Result
  {
    body(UnsafeBufferPointer(start: row(y, from: x, count: count), count: count))
  }

  /// Lends a part of a row to be changed.
  func withMutableRow(
    _ y: Int, from x: Int, count: Int, _ body: (UnsafeMutableBufferPointer<UInt32>) -> Void
  ) {
    body(UnsafeMutableBufferPointer(start: row(y, from: x, count: count), count: count))
  }

  /// Paints equal pixels with one coverage.
  @inline(__always)
  func paint(x: Int, y: Int, count: Int, color: PremultipliedColor, coverage: UInt8) {
    let target = row(y, from: x, count: count)
    if coverage == 255 && color.alpha == 255 {
      target.update(repeating: color.word, count: count)
      return
    }
    let colors = SIMD8(repeating: color.word)
    let covers = SIMD16(repeating: UInt16(coverage))
    let whole = count & ~7
    for index in stride(from: 0, to: whole, by: 8) {
      Blend.store(Blend.over(colors, Blend.load(target, index), coverage: covers), target, index)
    }
    for index in whole..<count {
      target[index] = Blend.over(color.word, target[index], coverage: UInt32(coverage))
    }
  }

  /// Paints one colour with a coverage for each pixel.
  @inline(__always)
  func paint(x: Int, y: Int, color: PremultipliedColor, coverage: UnsafeBufferPointer<UInt8>) {
    let target = row(y, from: x, count: coverage.count)
    let colors = SIMD8(repeating: color.word)
    let whole = coverage.count & ~7
    for index in stride(from: 0, to: whole, by: 8) {
      let covers = Blend.lanes(of: coverage, at: index)
      Blend.store(Blend.over(colors, Blend.load(target, index), coverage: covers), target, index)
    }
    for index in whole..<coverage.count {
      target[index] = Blend.over(color.word, target[index], coverage: UInt32(coverage[index]))
    }
  }

  /// Paints a row of pixels with one coverage.
  @inline(__always)
  func paint(x: Int, y: Int, source: UnsafeBufferPointer<UInt32>, coverage: UInt8) {
    guard let pixels = source.baseAddress else { return }
    let target = row(y, from: x, count: source.count)
    let covers = SIMD16(repeating: UInt16(coverage))
    let whole = source.count & ~7
    for index in stride(from: 0, to: whole, by: 8) {
      let painted = Blend.over(Blend.load(pixels, index), Blend.load(target, index), coverage: covers)
      Blend.store(painted, target, index)
    }
    for index in whole..<source.count {
      target[index] = Blend.over(source[index], target[index], coverage: UInt32(coverage))
    }
  }

  /// Paints a row of pixels with a coverage for each.
  @inline(__always)
  func paint(x: Int, y: Int, source: UnsafeBufferPointer<UInt32>, coverage: UnsafeBufferPointer<UInt8>) {
    precondition(source.count == coverage.count, "as many pixels as coverages")
    guard let pixels = source.baseAddress else { return }
    let target = row(y, from: x, count: source.count)
    let whole = source.count & ~7
    for index in stride(from: 0, to: whole, by: 8) {
      let covers = Blend.lanes(of: coverage, at: index)
      Blend.store(
        Blend.over(Blend.load(pixels, index), Blend.load(target, index), coverage: covers), target, index)
    }
    for index in whole..<source.count {
      target[index] = Blend.over(source[index], target[index], coverage: UInt32(coverage[index]))
    }
  }
}
