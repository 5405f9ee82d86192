import Foundation
import GalleyImage

/// A picture of few colours: a byte a pixel, and the colours of each appearance.
///
/// Light and dark differ in their colours alone, so both are drawn and compressed at once.
struct IndexedPicture {
  let width: Int
  let height: Int
  /// For each pixel the number of its colour.
  let indices: [UInt8]
  /// The colours, as many for each appearance, at most 256.
  let palettes: [DifferenceAppearance: [RGBA]]

  init(width: Int, height: Int, _ indices: [UInt8], _ palette: (DifferenceAppearance) -> [RGBA]) {
    self.width = width
    self.height = height
    self.indices = indices
    palettes = Dictionary(uniqueKeysWithValues: DifferenceAppearance.allCases.map { ($0, palette($0)) })
  }

  /// The colours of an appearance.
  func palette(_ appearance: DifferenceAppearance) -> [RGBA] { palettes[appearance] ?? [] }

  /// The pixels in full colour.
  func bitmap(_ appearance: DifferenceAppearance) -> Bitmap {
    let colors = words(appearance)
    var bytes = [UInt8](repeating: 255, count: indices.count * 4)
    bytes.withUnsafeMutableBytes { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for (place, index) in indices.enumerated() { pixels[place] = colors[Int(index)] }
    }
    return Bitmap(width: width, height: height, bytes: bytes)
  }

  /// The picture with the mean of each square of so many pixels for one.
  func reduced(by factor: Int, to size: PixelSize, _ appearance: DifferenceAppearance) -> Bitmap {
    if factor == 1 { return bitmap(appearance) }
    let colors = palette(appearance).map {
      SIMD4<UInt32>(UInt32($0.red), UInt32($0.green), UInt32($0.blue), 255)
    }
    return indices.withUnsafeBufferPointer { indices in
      colors.withUnsafeBufferPointer { colors in
        Bitmap.mean(by: factor, to: size) { x, y in colors[Int(indices[y &* width &+ x])] }
      }
    }
  }

  /// The files of both appearances.
  func pngs(_ effort: PNG.Effort) throws(PNGError) -> DifferenceFiles {
    let files = try PNG.encodeIndexed(
      indices, width: width, height: height, palettes: [palette(.light), palette(.dark)], effort: effort)
    return DifferenceFiles(light: files[0], dark: files[1])
  }

  /// The colours as pixels are in memory.
  private func words(_ appearance: DifferenceAppearance) -> [UInt32] {
    palette(appearance).map { color in
      UInt32(
        littleEndian: UInt32(color.red) | UInt32(color.green) << 8 | UInt32(color.blue) << 16
          | UInt32(color.alpha) << 24)
    }
  }
}
