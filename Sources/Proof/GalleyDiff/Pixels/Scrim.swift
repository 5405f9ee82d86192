import GalleyImage

/// The scrim with which a dialog dims everything behind it.
package struct Scrim {
  /// The share of light that it lets through, in 1/256.
  private let share: Int

  /// The tolerance of a channel, for the rounding of two blends.
  private static let rounding = 2

  /// Measures the scrim by the most frequent pair of colours where two pictures differ.
  package init?(of bright: Bitmap, in dim: Bitmap, over difference: PixelDifference) {
    guard bright.width == dim.width, bright.height == dim.height else { return nil }
    var counts: [UInt64: Int] = [:]
    for y in 0..<difference.height {
      difference.forEachRun(inRow: y) { run in
        let x = run.lowerBound
        let (a, b) = (bright[x, y], dim[x, y])
        let key = UInt64(a.red) << 40 | UInt64(a.green) << 32 | UInt64(a.blue) << 24 | UInt64(b.red) << 16
        counts[key | UInt64(b.green) << 8 | UInt64(b.blue), default: 0] += run.count
      }
    }
    guard let (key, _) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return nil }
    let channels = [40, 32, 24].map { shift in
      (bright: Int(key >> UInt64(shift) & 255), dim: Int(key >> UInt64(shift - 24) & 255))
    }
    guard let brightest = channels.max(by: { $0.bright < $1.bright }), brightest.bright > 0,
      brightest.dim < brightest.bright
    else { return nil }
    share = (brightest.dim * 256 + brightest.bright / 2) / brightest.bright
  }

  /// Removes the pixels that differ by the scrim alone.
  package func take(from rest: inout PixelDifference, _ bright: Bitmap, _ dim: Bitmap) {
    func isVeiled(_ a: UInt8, _ b: UInt8) -> Bool {
      abs((Int(a) * share + 128) / 256 - Int(b)) <= Self.rounding
    }
    for y in 0..<rest.height {
      var veiled: [Int] = []
      rest.forEachRun(inRow: y) { run in
        for x in run {
          let (a, b) = (bright[x, y], dim[x, y])
          if isVeiled(a.red, b.red), isVeiled(a.green, b.green), isVeiled(a.blue, b.blue) { veiled.append(x) }
        }
      }
      for x in veiled { rest.forget(x, y) }
    }
  }
}
