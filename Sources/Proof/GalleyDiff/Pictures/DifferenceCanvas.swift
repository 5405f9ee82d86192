import GalleyImage

/// Two pictures and the classification of their pixels, laid over each other.
///
/// The facts of every pixel are computed once, a byte each, since a dozen pictures are drawn from them.
struct DifferenceCanvas {
  let baseline: Bitmap
  let candidate: Bitmap
  let width: Int
  let height: Int
  /// The rectangle in which both have pixels.
  let common: PixelRect
  /// The raw ``PixelClassification`` of each pixel; pixels of only one picture differ, and ``nothing`` is where none is.
  let judgements: [UInt8]
  /// The colour distance at each pixel, in steps; the most where only one picture has it, none where it is tolerated.
  let steps: [UInt8]
  /// The luma of each pixel of the new picture, or of the approved one where there is no new one.
  let lumas: [UInt8]

  private let placeOfBaseline: (x: Int, y: Int)
  private let placeOfCandidate: (x: Int, y: Int)

  /// The value where no picture has a pixel.
  static let nothing: UInt8 = 255

  init(_ baseline: Bitmap, _ candidate: Bitmap, _ comparison: PixelComparison) {
    self.baseline = baseline
    self.candidate = candidate
    let before = comparison.sizes?.commonInBaseline ?? baseline.extent
    let after = comparison.sizes?.commonInCandidate ?? candidate.extent
    let corner = (x: max(before.x, after.x), y: max(before.y, after.y))
    common = PixelRect(x: corner.x, y: corner.y, width: before.width, height: before.height)
    placeOfBaseline = (corner.x - before.x, corner.y - before.y)
    placeOfCandidate = (corner.x - after.x, corner.y - after.y)
    width = max(placeOfBaseline.x + baseline.width, placeOfCandidate.x + candidate.width)
    height = max(placeOfBaseline.y + baseline.height, placeOfCandidate.y + candidate.height)
    let pictures = [(baseline, placeOfBaseline), (candidate, placeOfCandidate)]
    (judgements, steps) = Self.judge(comparison.map, common, pictures, width, height)
    // Where the new picture covers the canvas nothing is seen of the approved one.
    let coversAll = candidate.width == width && candidate.height == height
    lumas = Self.lumas(coversAll ? [pictures[1]] : pictures, width, height)
  }

  private static func judge(
    _ map: PixelMap, _ common: PixelRect, _ pictures: [(Bitmap, (x: Int, y: Int))], _ width: Int,
    _ height: Int
  ) -> (judgements: [UInt8], steps: [UInt8]) {
    let isWhole = common.width == width && common.height == height
    var judgements = [UInt8](repeating: isWhole ? 0 : nothing, count: width * height)
    var steps = [UInt8](repeating: 0, count: width * height)
    if !isWhole {
      for (picture, place) in pictures {
        for row in place.y..<place.y + picture.height {
          for index in row * width + place.x..<row * width + place.x + picture.width {
            judgements[index] = PixelClassification.different.rawValue
            steps[index] = UInt8(PixelMap.magnitudes)
          }
        }
      }
    }
    for y in 0..<common.height where !isWhole {
      for index in (common.y + y) * width + common.x..<(common.y + y) * width + common.maxX {
        judgements[index] = 0
        steps[index] = 0
      }
    }
    map.withBytes { bytes in
      judgements.withUnsafeMutableBufferPointer { judgements in
        steps.withUnsafeMutableBufferPointer { steps in
          for y in 0..<common.height {
            let (source, target) = (y * common.width, (common.y + y) * width + common.x)
            for x in 0..<common.width {
              let byte = bytes[source &+ x]
              judgements[target &+ x] = byte & 3
              // What is tolerated has no heat.
              steps[target &+ x] = byte & 3 == PixelClassification.tolerated.rawValue ? 0 : byte &>> 3
            }
          }
        }
      }
    }
    return (judgements, steps)
  }

  private static func lumas(_ pictures: [(Bitmap, (x: Int, y: Int))], _ width: Int, _ height: Int) -> [UInt8]
  {
    var lumas = [UInt8](repeating: 255, count: width * height)
    lumas.withUnsafeMutableBufferPointer { lumas in
      for (picture, place) in pictures {
        picture.bytes.withUnsafeBytes { bytes in
          for y in 0..<picture.height {
            let (source, target) = (y * picture.width, (place.y + y) * width + place.x)
            var alphas = UInt32.max
            for x in 0..<picture.width {
              let word = UInt32(
                littleEndian: bytes.loadUnaligned(fromByteOffset: (source &+ x) &* 4, as: UInt32.self))
              alphas &= word
              lumas[target &+ x] = Self.opaqueLuma(word)
            }
            // Hardly any screen has clear pixels, and without a choice for each many are worked out at a time.
            guard alphas >> 24 != 255 else { continue }
            for x in 0..<picture.width {
              let word = bytes.loadUnaligned(fromByteOffset: (source &+ x) &* 4, as: UInt32.self)
              lumas[target &+ x] = Self.luma(UInt32(littleEndian: word))
            }
          }
        }
      }
    }
    return lumas
  }

  /// The luma of an opaque pixel; red is in its lowest byte.
  @inline(__always) private static func opaqueLuma(_ pixel: UInt32) -> UInt8 {
    let red: UInt32 = pixel & 255
    let green: UInt32 = pixel &>> 8 & 255
    let blue: UInt32 = pixel &>> 16 & 255
    let sum: UInt32 = 77 &* red &+ 150 &* green &+ 29 &* blue
    return UInt8(truncatingIfNeeded: sum &>> 8)
  }

  /// The luma of a pixel over white; red is in its lowest byte.
  @inline(__always) private static func luma(_ pixel: UInt32) -> UInt8 {
    let red: UInt32 = pixel & 255
    let green: UInt32 = pixel &>> 8 & 255
    let blue: UInt32 = pixel &>> 16 & 255
    let alpha: UInt32 = pixel &>> 24
    if alpha == 255 { return opaqueLuma(pixel) }
    return UInt8(RGBA(UInt8(red), UInt8(green), UInt8(blue), UInt8(alpha)).luma)
  }

  /// Maps every pixel's classification and luma to a number.
  ///
  /// - Parameter number: Called once for every judgement and luma that there may be.
  /// - Returns: A number for each pixel, from the top.
  func map(_ number: (_ judgement: UInt8, _ luma: UInt8) -> UInt8) -> [UInt8] {
    // Judgements have two bits, and nothing has all eight.
    var table: [UInt8] = []
    for judgement in UInt8(0)..<8 {
      for luma in UInt8.min...UInt8.max {
        table.append(number(judgement == 7 ? Self.nothing : judgement & 3, luma))
      }
    }
    return [UInt8](unsafeUninitializedCapacity: width * height) { numbers, count in
      count = width * height
      table.withUnsafeBufferPointer { table in
        judgements.withUnsafeBufferPointer { judgements in
          lumas.withUnsafeBufferPointer { lumas in
            for index in 0..<width * height {
              let row = Int(judgements[index] & 7) &<< 8
              numbers[index] = table[row | Int(lumas[index])]
            }
          }
        }
      }
    }
  }

  /// Calls a closure with the judgement and the step of each pixel.
  func withFacts(
    _ body: (_ judgements: UnsafeBufferPointer<UInt8>, _ steps: UnsafeBufferPointer<UInt8>) -> Void
  ) {
    judgements.withUnsafeBufferPointer { judgements in
      steps.withUnsafeBufferPointer { steps in body(judgements, steps) }
    }
  }

  /// Calls a closure for each pixel that is not the same in both pictures, from the top; nowhere else are many.
  func forEachJudged(_ body: (_ index: Int, _ judgement: UInt8, _ luma: UInt8) -> Void) {
    judgements.withUnsafeBytes { bytes in
      lumas.withUnsafeBufferPointer { lumas in
        let words = bytes.count / 8 * 8
        var index = 0
        while index < bytes.count {
          if index < words, bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) == 0 {
            index &+= 8
            continue
          }
          for place in index..<min(index &+ 8, bytes.count) where bytes[place] != 0 {
            body(place, bytes[place], lumas[place])
          }
          index &+= 8
        }
      }
    }
  }

  /// One of the pictures on the canvas, over white; a colour where it has no pixel.
  func placed(_ view: DifferenceView, on ground: RGBA) -> Bitmap {
    let (source, place) = view == .before ? (baseline, placeOfBaseline) : (candidate, placeOfCandidate)
    var picture =
      source.width == width && source.height == height
      ? source : Bitmap(width: width, height: height, color: ground)
    if picture.width != source.width || picture.height != source.height {
      picture.place(source, place.x, place.y)
    }
    picture.bytes.withUnsafeMutableBytes { bytes in
      for pixel in stride(from: 0, to: bytes.count, by: 4) where bytes[pixel + 3] != 255 {
        let color = RGBA(bytes[pixel], bytes[pixel + 1], bytes[pixel + 2], bytes[pixel + 3])
        let shown = RGBA(color.over(SIMD3(repeating: 255)))
        bytes[pixel] = shown.red
        bytes[pixel + 1] = shown.green
        bytes[pixel + 2] = shown.blue
        bytes[pixel + 3] = 255
      }
    }
    return picture
  }

  /// The rectangle of one of the pictures.
  func extent(_ view: DifferenceView) -> PixelRect {
    view == .before
      ? PixelRect(
        x: placeOfBaseline.x, y: placeOfBaseline.y, width: baseline.width, height: baseline.height)
      : PixelRect(
        x: placeOfCandidate.x, y: placeOfCandidate.y, width: candidate.width, height: candidate.height)
  }

  /// The differing pixels, on the canvas.
  var difference: PixelDifference {
    var difference = PixelDifference(width: width, height: height)
    // Where nothing is, is no difference, though its lower bits would be one.
    let known = hasNothing ? judgements.map { $0 == Self.nothing ? 0 : $0 } : judgements
    known.withUnsafeBufferPointer { difference.insert($0, width: width, height: height, .different) }
    return difference
  }

  /// Whether there are places where no picture has a pixel.
  var hasNothing: Bool { common.width != width || common.height != height }
}

extension Bitmap {
  /// Copies a picture into this one.
  mutating func place(_ picture: Bitmap, _ x: Int, _ y: Int) {
    let width = width
    bytes.withUnsafeMutableBytes { target in
      picture.bytes.withUnsafeBytes { source in
        for row in 0..<picture.height {
          let from = source[row * picture.width * 4..<(row + 1) * picture.width * 4]
          let start = ((y + row) * width + x) * 4
          UnsafeMutableRawBufferPointer(rebasing: target[start..<start + picture.width * 4])
            .copyMemory(from: UnsafeRawBufferPointer(rebasing: from))
        }
      }
    }
  }

  /// The picture with the mean of each square of so many pixels for one; the picture must be opaque.
  ///
  /// The rows of squares are added up first, channel by channel, which the compiler does many at a time.
  func reduced(by factor: Int, to size: PixelSize) -> Bitmap {
    if factor == 1 { return self }
    // 257 rows of 255 fill 16 bits.
    guard factor <= 256, size.width * factor <= width, size.height * factor <= height else {
      return bytes.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress else { return self }
        return Self.mean(by: factor, to: size) { x, y in
          let word = start.loadUnaligned(fromByteOffset: (y &* width &+ x) &* 4, as: SIMD4<UInt8>.self)
          return SIMD4(truncatingIfNeeded: word)
        }
      }
    }
    let count = size.width * factor * 4
    var sums = [UInt16](repeating: 0, count: count)
    var result = [UInt8](repeating: 255, count: size.width * size.height * 4)
    let mean = SquareMean(factor)
    result.withUnsafeMutableBytes { target in
      bytes.withUnsafeBytes { source in
        sums.withUnsafeMutableBufferPointer { sums in
          for y in 0..<size.height {
            sums.update(repeating: 0)
            for row in y * factor..<(y + 1) * factor {
              let start = row * width * 4
              for place in 0..<count { sums[place] &+= UInt16(source[start &+ place]) }
            }
            let first = UnsafeRawPointer(sums.baseAddress!)
            for x in 0..<size.width {
              var sum = SIMD4<UInt32>.zero
              for column in x &* factor..<(x &+ 1) &* factor {
                sum &+= SIMD4(
                  truncatingIfNeeded: first.loadUnaligned(
                    fromByteOffset: column &* 8, as: SIMD4<UInt16>.self))
              }
              target.storeBytes(
                of: mean(sum), toByteOffset: (y &* size.width &+ x) &* 4, as: SIMD4<UInt8>.self)
            }
          }
        }
      }
    }
    return Bitmap(width: size.width, height: size.height, bytes: result)
  }

  /// An opaque picture of the means of squares.
  @inline(__always) static func mean(
    by factor: Int, to size: PixelSize, _ pixel: (_ x: Int, _ y: Int) -> SIMD4<UInt32>
  ) -> Bitmap {
    var bytes = [UInt8](repeating: 255, count: size.width * size.height * 4)
    let mean = SquareMean(factor)
    bytes.withUnsafeMutableBytes { target in
      for y in 0..<size.height {
        for x in 0..<size.width {
          var sum = SIMD4<UInt32>.zero
          for row in y &* factor..<(y &+ 1) &* factor {
            for column in x &* factor..<(x &+ 1) &* factor { sum &+= pixel(column, row) }
          }
          target.storeBytes(of: mean(sum), toByteOffset: (y &* size.width &+ x) &* 4, as: SIMD4<UInt8>.self)
        }
      }
    }
    return Bitmap(width: size.width, height: size.height, bytes: bytes)
  }
}

/// The mean of a square's pixels, opaque.
private struct SquareMean {
  private let area: UInt32
  private let share: UInt32

  init(_ factor: Int) {
    area = UInt32(factor * factor)
    // Division by multiplying: in 65536ths, rounded up, which is less than one too much for any square that is drawn.
    share = (65_536 + area - 1) / area
  }

  /// The mean, from the sum of all pixels.
  @inline(__always) func callAsFunction(_ pixels: SIMD4<UInt32>) -> SIMD4<UInt8> {
    let sum = pixels &+ SIMD4(repeating: area / 2)
    // Squares of pictures wider than any screen are too large for that.
    let means = area < 4096 ? (sum &* share) &>> 16 : sum / SIMD4(repeating: area)
    var mean = SIMD4<UInt8>(truncatingIfNeeded: pointwiseMin(means, SIMD4(repeating: 255)))
    mean.w = 255
    return mean
  }
}
