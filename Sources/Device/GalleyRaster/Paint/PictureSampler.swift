/// Reads a picture at places between its pixels.
///
/// Bilinear: the four nearest pixels count by their nearness, in 1/256; beyond the picture its border pixels go on. Weights
/// are products of two that add up to 256, so a plain area stays plain, and at the centre of a pixel it is read exactly.
/// Nearest: the pixel around the place; on a border the one to the right, or below.
struct PictureSampler {
  private let picture: Picture
  /// The map from target pixels to places in the picture, where 0 is the middle of a first pixel.
  private let map: Transform
  /// The places of the target's columns in the picture, when its rows run along the picture's.
  private var columns: [Place] = []
  private let firstColumn: Int
  private let interpolation: DisplayList.Interpolation

  /// Creates a sampler.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - map: From pixels of the target to pixels of the picture, both counted from upper left corners.
  ///   - range: The columns of the target that may be asked for.
  ///   - interpolation: The interpolation between pixels.
  init(
    _ picture: Picture, map: Transform, columns range: Range<Int>,
    interpolation: DisplayList.Interpolation = .bilinear
  ) {
    self.picture = picture
    self.interpolation = interpolation
    self.map = Transform.translation(x: 0.5, y: 0.5).then(map).then(.translation(x: -0.5, y: -0.5))
    firstColumn = range.lowerBound
    if self.map.b == 0, self.map.c == 0, self.map.wholeTranslation == nil {
      columns = range.map { place(self.map.a * Double($0) + self.map.tx, count: picture.width) }
    }
  }

  /// Reads a row of target pixels.
  func read(x: Int, y: Int, into target: UnsafeMutableBufferPointer<UInt32>) {
    picture.pixels.withUnsafeBufferPointer { pixels in
      if let (left, top) = map.wholeTranslation {
        copy(x: x + left, y: y + top, from: pixels, into: target)
      } else if columns.isEmpty {
        for index in 0..<target.count {
          let place = map.apply(Vector(Double(x + index), Double(y)))
          target[index] = sample(
            self.place(place.x, count: picture.width), self.place(place.y, count: picture.height), pixels)
        }
      } else {
        let row = place(map.d * Double(y) + map.ty, count: picture.height)
        columns.withUnsafeBufferPointer { columns in
          for index in 0..<target.count {
            target[index] = sample(columns[x - firstColumn + index], row, pixels)
          }
        }
      }
    }
  }

  private func copy(
    x: Int, y: Int, from pixels: UnsafeBufferPointer<UInt32>, into target: UnsafeMutableBufferPointer<UInt32>
  ) {
    let row = min(max(y, 0), picture.height - 1) * picture.width
    for index in 0..<target.count { target[index] = pixels[row + min(max(x + index, 0), picture.width - 1)] }
  }

  /// A coordinate as a place along a side.
  @inline(__always)
  private func place(_ coordinate: Double, count: Int) -> Place {
    interpolation == .nearest ? Place(nearest: coordinate, count: count) : Place(coordinate, count: count)
  }

  /// The mean of four pixels; two channels at a time have 32 bits each, and the products take 24.
  @inline(__always)
  private func sample(_ column: Place, _ row: Place, _ pixels: UnsafeBufferPointer<UInt32>) -> UInt32 {
    let upper = row.before * picture.width
    let lower = row.after * picture.width
    let corners = (
      pixels[upper + column.before], pixels[upper + column.after], pixels[lower + column.before],
      pixels[lower + column.after]
    )
    let weights = (
      (256 - column.part) * (256 - row.part), column.part * (256 - row.part), (256 - column.part) * row.part,
      column.part * row.part
    )
    @inline(__always)
    func mean(_ shift: UInt32) -> UInt32 {
      let half: UInt64 = 0x0000_8000_0000_8000
      var sum = half &+ pair(corners.0, shift) &* weights.0
      sum = sum &+ pair(corners.1, shift) &* weights.1
      sum = sum &+ pair(corners.2, shift) &* weights.2
      sum = sum &+ pair(corners.3, shift) &* weights.3
      return UInt32(truncatingIfNeeded: sum >> 16 & 255) | UInt32(truncatingIfNeeded: sum >> 32 & 0x00FF_0000)
    }
    return mean(0) | mean(8) << 8
  }

  /// A channel and the next but one, with 32 bits each.
  @inline(__always)
  private func pair(_ pixel: UInt32, _ shift: UInt32) -> UInt64 {
    let both = UInt64(pixel &>> shift)
    return both & 255 | (both & 0x00FF_0000) << 16
  }

  /// A place along one side of a picture: two neighbours, and how far it is from the first to the second, in 1/256.
  private struct Place {
    let before: Int
    let after: Int
    let part: UInt64

    /// The nearest pixel alone.
    @inline(__always)
    init(nearest coordinate: Double, count: Int) {
      let clamped = min(max(coordinate, -1), Double(count))
      before = min(max(Int((clamped + 0.5).rounded(.down)), 0), count - 1)
      after = before
      part = 0
    }

    @inline(__always)
    init(_ coordinate: Double, count: Int) {
      let clamped = min(max(coordinate, -1), Double(count))
      let units = Int((clamped * 256 + 0.5).rounded(.down))
      before = min(max(units >> 8, 0), count - 1)
      after = min(max((units >> 8) + 1, 0), count - 1)
      part = UInt64(units & 255)
    }
  }
}

extension Transform {
  /// The translation of the map, when it is nothing else, and one by whole pixels but for 1/512.
  fileprivate var wholeTranslation: (Int, Int)? {
    let (x, y) = (tx.rounded(), ty.rounded())
    guard a == 1, b == 0, c == 0, d == 1, abs(tx - x) < 1.0 / 512, abs(ty - y) < 1.0 / 512, abs(x) < 1e9,
      abs(y) < 1e9
    else { return nil }
    return (Int(x), Int(y))
  }
}
