import GalleyImage

/// Two pictures and what is said of them, laid over each other.
///
/// What is asked of every pixel is worked out once, a byte each, since a dozen pictures are drawn of it.
struct DifferenceCanvas {
  let baseline: Bitmap
  let candidate: Bitmap
  let width: Int
  let height: Int
  /// Where both have pixels.
  let common: PixelRect
  /// What is said of each pixel, as ``PixelJudgement`` numbers it: what only one picture has differs, and
  /// ``nothing`` is where none is.
  let judgements: [UInt8]
  /// How far the colours of each pixel are apart, in steps; the most where only one picture has it.
  let steps: [UInt8]
  /// How bright each pixel of the new picture is; of the approved one where there is no new one.
  let lumas: [UInt8]

  private let placeOfBaseline: (x: Int, y: Int)
  private let placeOfCandidate: (x: Int, y: Int)

  /// Where no picture has a pixel.
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
    lumas = Self.lumas(pictures, width, height)
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
            judgements[index] = PixelJudgement.different.rawValue
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
      for y in 0..<common.height {
        let target = (common.y + y) * width + common.x
        for x in 0..<common.width where bytes[y * common.width + x] != 0 {
          judgements[target + x] = bytes[y * common.width + x] & 3
          steps[target + x] = bytes[y * common.width + x] >> 3
        }
      }
    }
    return (judgements, steps)
  }

  private static func lumas(_ pictures: [(Bitmap, (x: Int, y: Int))], _ width: Int, _ height: Int) -> [UInt8]
  {
    var lumas = [UInt8](repeating: 255, count: width * height)
    for (picture, place) in pictures {
      picture.bytes.withUnsafeBytes { bytes in
        for y in 0..<picture.height {
          let target = (place.y + y) * width + place.x
          for x in 0..<picture.width {
            let source = (y * picture.width + x) * 4
            let color = RGBA(bytes[source], bytes[source + 1], bytes[source + 2], bytes[source + 3])
            lumas[target + x] = UInt8(color.luma)
          }
        }
      }
    }
    return lumas
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

  /// Where one of the pictures has pixels.
  func extent(_ view: DifferenceView) -> PixelRect {
    view == .before
      ? PixelRect(
        x: placeOfBaseline.x, y: placeOfBaseline.y, width: baseline.width, height: baseline.height)
      : PixelRect(
        x: placeOfCandidate.x, y: placeOfCandidate.y, width: candidate.width, height: candidate.height)
  }

  /// What differs, on the canvas.
  var difference: PixelDifference {
    var difference = PixelDifference(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width where judgements[y * width + x] == PixelJudgement.different.rawValue {
        difference.insert(x, y)
      }
    }
    return difference
  }
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
  func reduced(by factor: Int, to size: PixelSize) -> Bitmap {
    if factor == 1 { return self }
    var bytes = [UInt8](repeating: 255, count: size.width * size.height * 4)
    let area = factor * factor
    bytes.withUnsafeMutableBytes { target in
      self.bytes.withUnsafeBytes { source in
        for y in 0..<size.height {
          for x in 0..<size.width {
            var sum = SIMD4<Int>(repeating: area / 2)
            for row in y * factor..<(y + 1) * factor {
              for pixel in row * width + x * factor..<row * width + (x + 1) * factor {
                sum &+= SIMD4(
                  Int(source[pixel * 4]), Int(source[pixel * 4 + 1]), Int(source[pixel * 4 + 2]), 0)
              }
            }
            let pixel = (y * size.width + x) * 4
            for channel in 0..<3 { target[pixel + channel] = UInt8(sum[channel] / area) }
          }
        }
      }
    }
    return Bitmap(width: size.width, height: size.height, bytes: bytes)
  }
}
