import Foundation

extension PNG {
  /// Writes a picture of few colours once for each of several palettes, such as in light and in dark colours.
  ///
  /// The pixels are compressed once: the files differ in nothing but the list of their colours.
  ///
  /// - Parameters:
  ///   - indices: For each pixel its colour's place in the palette, a byte each, from the top.
  ///   - width: Pixels a row, at least 1.
  ///   - height: Rows, at least 1.
  ///   - palettes: Opaque colours, as many in each palette, at most 256.
  ///   - effort: How much time to spend on small files.
  /// - Returns: A whole file for each palette.
  /// - Throws: ``PNGError/notWritten(reason:)`` when memory runs out.
  public static func encodeIndexed(
    _ indices: [UInt8], width: Int, height: Int, palettes: [[RGBA]], effort: Effort = .fast
  ) throws(PNGError) -> [Data] {
    guard let first = palettes.first else { return [] }
    precondition(
      palettes.allSatisfy { $0.count == first.count && $0.allSatisfy { $0.alpha == 255 } },
      "palettes that stand for each other are as long, and opaque")
    let file = try encodeIndexed(indices, width: width, height: height, palette: first, effort: effort)
    let start = PNGStructure.signature.count + 12 + PNGHeader.byteCount + PNGText.opening([]).count
    let rest = file[(file.startIndex + start + 12 + 3 * first.count)...]
    return [file]
      + palettes.dropFirst().map { palette in
        var other = Data(file.prefix(start))
        PNGChunk.append("PLTE", palette.flatMap { [$0.red, $0.green, $0.blue] }, to: &other)
        return other + rest
      }
  }
}
