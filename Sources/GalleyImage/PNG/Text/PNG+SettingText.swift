import Foundation

extension PNG {
  /// Says something in a file, in place of what it said under the same keywords.
  ///
  /// All else stays as it is, byte for byte; nothing is compressed anew.
  ///
  /// - Parameters:
  ///   - texts: What to say.
  ///   - data: The whole file.
  ///   - limits: How large it may be.
  /// - Returns: The file with the texts, before its palette and pixels.
  /// - Throws: What is wrong with the file's chunks; pixels are not looked at.
  public static func setting(
    _ texts: [PNGText], in data: Data, limits: ImageLimits = .standard
  ) throws(PNGError) -> Data {
    let source = PNGSource(data)
    let structure = try PNGStructure(source, limits: limits)
    let keywords = texts.map { Array($0.keyword.unicodeScalars.map { UInt8($0.value & 255) }) + [0] }
    let replaced = structure.ancillary.filter { chunk in
      guard ["tEXt", "iTXt", "zTXt"].contains(chunk.name) else { return false }
      // Chunks begin with their length and name.
      let start = source.all(
        chunk.range.lowerBound + 8..<min(chunk.range.upperBound, chunk.range.lowerBound + 88))
      return keywords.contains { start.starts(with: $0) }
    }
    let header = PNGStructure.signature.count + 12 + PNGHeader.byteCount
    var file = Data(source.all(0..<header)) + PNGText.chunks(texts)
    var offset = header
    for chunk in replaced {
      file.append(contentsOf: source.all(offset..<chunk.range.lowerBound))
      offset = chunk.range.upperBound
    }
    file.append(contentsOf: source.all(offset..<data.count))
    return file
  }
}
