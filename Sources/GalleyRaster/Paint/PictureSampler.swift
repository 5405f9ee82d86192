/// Reads a picture at places between its pixels.
///
/// Bilinear: the four nearest pixels count by their nearness, in 1/256; beyond the picture its border pixels go on. Weights
/// are products of two that add up to 256, so a plain area stays plain, and at the centre of a pixel it is read exactly.
struct PictureSampler {
  private let picture: Picture
  /// From the middle of a target pixel to places in the picture, where 0 is the middle of its first pixel.
  private let map: Transform

  /// Makes a sampler.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - map: From pixels of the target to pixels of the picture, both counted from upper left corners.
  init(_ picture: Picture, map: Transform) {
    self.picture = picture
    self.map = Transform.translation(x: 0.5, y: 0.5).then(map).then(.translation(x: -0.5, y: -0.5))
  }

  /// Reads a row of target pixels.
  func read(x: Int, y: Int, into target: UnsafeMutableBufferPointer<UInt32>) {
    picture.pixels.withUnsafeBufferPointer { pixels in
      if map.isTranslation, let (left, top) = map.wholeTranslation {
        copy(x: x + left, y: y + top, from: pixels, into: target)
        return
      }
      for index in 0..<target.count {
        let place = map.apply(Vector(Double(x + index), Double(y)))
        target[index] = sample(place, pixels)
      }
    }
  }

  private func copy(
    x: Int, y: Int, from pixels: UnsafeBufferPointer<UInt32>, into target: UnsafeMutableBufferPointer<UInt32>
  ) {
    let row = min(max(y, 0), picture.height - 1) * picture.width
    for index in 0..<target.count { target[index] = pixels[row + min(max(x + index, 0), picture.width - 1)] }
  }

  @inline(__always)
  private func sample(_ place: Vector, _ pixels: UnsafeBufferPointer<UInt32>) -> UInt32 {
    let (column, across) = fixed(place.x, limit: picture.width)
    let (row, down) = fixed(place.y, limit: picture.height)
    let left = min(max(column, 0), picture.width - 1)
    let right = min(max(column + 1, 0), picture.width - 1)
    let upper = min(max(row, 0), picture.height - 1) * picture.width
    let lower = min(max(row + 1, 0), picture.height - 1) * picture.width
    if across == 0 && down == 0 { return pixels[upper + left] }

    var sums = SIMD4<UInt32>(repeating: 32_768)
    sums &+= channels(pixels[upper + left]) &* ((256 - across) * (256 - down))
    sums &+= channels(pixels[upper + right]) &* (across * (256 - down))
    sums &+= channels(pixels[lower + left]) &* ((256 - across) * down)
    sums &+= channels(pixels[lower + right]) &* (across * down)
    let mean = sums &>> 16
    return mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24
  }

  @inline(__always)
  private func channels(_ pixel: UInt32) -> SIMD4<UInt32> {
    SIMD4(pixel & 255, pixel >> 8 & 255, pixel >> 16 & 255, pixel >> 24)
  }

  /// A coordinate as a pixel and 1/256 of the way to the next one.
  @inline(__always)
  private func fixed(_ coordinate: Double, limit: Int) -> (Int, UInt32) {
    let clamped = min(max(coordinate, -1), Double(limit))
    let units = Int((clamped * 256 + 0.5).rounded(.down))
    return (units >> 8, UInt32(units & 255))
  }
}

extension Transform {
  /// Whether the map only moves.
  fileprivate var isTranslation: Bool {
    a == 1 && b == 0 && c == 0 && d == 1
  }

  /// How far a map moves, when that is a whole number of pixels to 1/512.
  fileprivate var wholeTranslation: (Int, Int)? {
    let (x, y) = (tx.rounded(), ty.rounded())
    guard abs(tx - x) < 1.0 / 512, abs(ty - y) < 1.0 / 512, abs(x) < 1e9, abs(y) < 1e9 else { return nil }
    return (Int(x), Int(y))
  }
}
