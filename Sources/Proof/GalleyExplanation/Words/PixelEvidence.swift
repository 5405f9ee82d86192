import GalleyDiff
import GalleyImage
import GalleyTree

/// The evidence for a change of which only the pixels are known, as short digests.
struct PixelEvidence {
  let baseline: Bitmap
  let candidate: Bitmap

  /// The most pixels that are read of each picture; of larger places some rows are read.
  private static let mostPixels = 20_000

  /// A digest of the pixels at some places, on both pictures, and of how the places lie to each other.
  ///
  /// Places that look alike before and after have one digest wherever they are.
  func digest(of places: [PixelCluster]) -> String {
    let places = places.sorted { ($0.bounds.minY, $0.bounds.minX) < ($1.bounds.minY, $1.bounds.minX) }
    guard let first = places.first?.bounds else { return "" }
    var hash = StableHash()
    let step = max(1, places.reduce(0) { $0 + $1.bounds.area } / Self.mostPixels)
    for place in places {
      let bounds = place.bounds
      for number in [
        bounds.minX - first.minX, bounds.minY - first.minY, bounds.width, bounds.height, place.count,
      ] {
        hash.combine(UInt64(bitPattern: Int64(number)))
      }
      for picture in [baseline, candidate] {
        for y in stride(from: bounds.minY, to: min(bounds.maxY, picture.height), by: step) {
          for x in bounds.minX..<max(bounds.minX, min(bounds.maxX, picture.width)) {
            let pixel = picture[x, y]
            hash.combine(
              UInt64(pixel.red) << 24 | UInt64(pixel.green) << 16 | UInt64(pixel.blue) << 8
                | UInt64(pixel.alpha))
          }
        }
      }
    }
    return String(hash.value, radix: 16)
  }

  /// A digest of the lines that are on one of both pictures only.
  func digest(of lines: Range<Int>, _ axis: LineHashing.Lines, isNew: Bool) -> String {
    let picture = isNew ? candidate : baseline
    let bounds =
      axis == .rows
      ? PixelRect(x: 0, y: lines.lowerBound, width: picture.width, height: lines.count)
      : PixelRect(x: lines.lowerBound, y: 0, width: lines.count, height: picture.height)
    let other = Bitmap(width: 1, height: 1, color: .clear)
    return PixelEvidence(baseline: isNew ? other : picture, candidate: isNew ? picture : other)
      .digest(of: [PixelCluster(bounds: bounds, count: bounds.area)])
  }
}
