import GalleyImage

/// A picture of what differs between two pictures.
public enum DifferencePicture {
  /// What marks a pixel that differs: a red that no faded picture contains.
  public static let mark = RGBA(255, 0, 68)

  /// Draws the new picture in light grey, with every pixel that differs in a strong red.
  ///
  /// Where the sizes differ, the picture covers both, and what only one of them has is marked.
  ///
  /// - Parameters:
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture.
  /// - Returns: A picture as wide and as high as the larger of both.
  public static func draw(baseline: Bitmap, candidate: Bitmap) -> Bitmap {
    let difference = PixelDifference(baseline, candidate)
    var picture = Bitmap(width: difference.width, height: difference.height, color: .white)
    let width = difference.width
    picture.bytes.withUnsafeMutableBytes { target in
      candidate.bytes.withUnsafeBytes { source in
        for y in 0..<candidate.height {
          for x in 0..<candidate.width {
            let from = (y * candidate.width + x) * 4
            let grey = faded(source[from], source[from + 1], source[from + 2], source[from + 3])
            let to = (y * width + x) * 4
            target[to] = grey
            target[to + 1] = grey
            target[to + 2] = grey
          }
        }
      }
      for y in 0..<difference.height {
        difference.forEachRun(inRow: y) { run in
          for x in run {
            let to = (y * width + x) * 4
            target[to] = mark.red
            target[to + 1] = mark.green
            target[to + 2] = mark.blue
          }
        }
      }
    }
    return picture
  }

  /// A colour as light grey: its luma over white, in the upper quarter of the range.
  ///
  /// - Reference: luma weights of ITU-R BT.601, in 1/256.
  private static func faded(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8) -> UInt8 {
    let luma = (77 * Int(red) + 150 * Int(green) + 29 * Int(blue)) / 256
    let overWhite = 255 - (255 - luma) * Int(alpha) / 255
    return UInt8(255 - (255 - overWhite) / 4)
  }
}
