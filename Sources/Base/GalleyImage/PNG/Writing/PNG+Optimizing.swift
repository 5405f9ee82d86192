import Foundation

extension PNG {
  /// Chunks that say how to show pixels, or something of them, in any form of the same pixels.
  private static let keptChunks: Set<String> = [
    "gAMA", "cHRM", "sRGB", "iCCP", "cICP", "mDCV", "cLLI", "tEXt", "zTXt", "iTXt", "tIME", "pHYs", "eXIf",
  ]

  /// Chunks that belong to one form of the pixels, and say nothing that the pixels do not.
  private static let droppedChunks: Set<String> = ["bKGD", "hIST", "sBIT"]

  /// Writes a file anew as small as can be, with the same pixels and the same texts.
  ///
  /// The result is read again before it is given, and is never larger than the original. A picture with samples of
  /// 16 bits, which would lose half of them, and a file with chunks that are not known here, stay as they
  /// are.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - limits: The limits of its size.
  /// - Returns: The smaller file; nil when there is none.
  /// - Throws: The problem of the file, or a lack of memory.
  package static func optimized(_ data: Data, limits: ImageLimits = .standard) throws(PNGError) -> Data? {
    let source = PNGSource(data)
    let structure = try PNGStructure(source, limits: limits)
    let bitmap = try decode(data, limits: limits)
    guard structure.header.bitDepth <= 8 else { return nil }
    var chunks = Data()
    for chunk in structure.ancillary where !droppedChunks.contains(chunk.name) {
      guard keptChunks.contains(chunk.name) else { return nil }
      chunks.append(contentsOf: source.all(chunk.range))
    }
    // A profile for colours does not fit greys.
    let allowsGray = !structure.ancillary.contains { $0.name == "iCCP" }
    let smaller = try PNGEncoder.encodeBest(bitmap, chunks: chunks, allowsGray: allowsGray)
    guard smaller.count < data.count, try decode(smaller, limits: limits) == bitmap else { return nil }
    return smaller
  }
}
