import GalleyImage

/// A premultiplied picture, a word a pixel.
struct Picture {
  var width: Int
  var height: Int
  /// The pixels, row by row from the top.
  var pixels: [UInt32]
}

extension Picture {
  /// Premultiplies a bitmap.
  init(_ bitmap: Bitmap) {
    width = bitmap.width
    height = bitmap.height
    pixels = bitmap.bytes.withUnsafeBufferPointer { bytes in
      (0..<bitmap.width * bitmap.height).map { index in
        let place = index * 4
        return PremultipliedColor(RGBA(bytes[place], bytes[place + 1], bytes[place + 2], bytes[place + 3]))
          .word
      }
    }
  }

  /// The picture made smaller: every new pixel is the mean of the area that it covers.
  ///
  /// Done across and then down, with weights of 16 bits that add up to one exactly, so that a plain area stays plain.
  /// A side that is not to become smaller is kept.
  func shrunk(toWidth newWidth: Int, height newHeight: Int) -> Picture {
    let across = newWidth < width ? resampled(AreaWeights(from: width, to: newWidth)) : self
    guard newHeight < height else { return across }
    return across.transposed().resampled(AreaWeights(from: height, to: newHeight)).transposed()
  }

  /// Each row with fewer pixels.
  private func resampled(_ weights: AreaWeights) -> Picture {
    let newWidth = weights.spans.count
    var target = [UInt32](repeating: 0, count: newWidth * height)
    for y in 0..<height {
      let row = y * width
      for (x, span) in weights.spans.enumerated() {
        var sums = SIMD4<UInt32>(repeating: AreaWeights.one / 2)
        for (offset, weight) in weights.values[span].enumerated() {
          let pixel = pixels[row + weights.firsts[x] + offset]
          sums &+= SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24) &* weight
        }
        let mean = sums &>> AreaWeights.bits
        target[y * newWidth + x] = mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
      }
    }
    return Picture(width: newWidth, height: height, pixels: target)
  }

  private func transposed() -> Picture {
    var target = [UInt32](repeating: 0, count: pixels.count)
    for y in 0..<height {
      for x in 0..<width { target[x * height + y] = pixels[y * width + x] }
    }
    return Picture(width: height, height: width, pixels: target)
  }
}

/// The weights of old pixels in new ones, along one side.
private struct AreaWeights {
  /// Bits of a weight's fraction.
  static let bits: UInt32 = 16
  /// The sum of a new pixel's weights.
  static let one: UInt32 = 1 << bits

  /// For each new pixel its first old one.
  var firsts: [Int] = []
  /// For each new pixel where its weights are in `values`.
  var spans: [Range<Int>] = []
  var values: [UInt32] = []

  /// A new pixel covers `old / new` old ones; in units of 1 / new of an old pixel all borders are integers.
  init(from old: Int, to new: Int) {
    for index in 0..<new {
      let (start, end) = (index * old, (index + 1) * old)
      let first = start / new
      let last = (end - 1) / new
      let begin = values.count
      var given: UInt32 = 0
      for pixel in first...last {
        // Weights are differences of rounded running sums, so that they add up to one.
        let covered = min(end, (pixel + 1) * new) - start
        let running = UInt32((covered * Int(Self.one) + old / 2) / old)
        values.append(running - given)
        given = running
      }
      firsts.append(first)
      spans.append(begin..<values.count)
    }
  }
}
