/// Where the compressed pixels lie in a file, chunk by chunk.
///
/// The chunks have been verified by ``PNGStructure``. They are found anew instead of being remembered, because there
/// may be millions of them, of a byte each.
struct PNGCompressedParts {
  private let source: PNGSource
  private let end: Int
  /// Where the next chunk begins.
  private var offset: Int

  /// Begins with a file's first chunk of pixels.
  init(_ structure: PNGStructure, _ source: PNGSource) {
    self.source = source
    offset = structure.compressed.lowerBound
    end = structure.compressed.upperBound
  }

  /// The bytes of the next chunk that is not empty; nil after the last one, and in a file that was changed meanwhile.
  mutating func next() -> Range<Int>? {
    while offset < end {
      let length = source.bytes(at: offset, count: 4)
      guard length.count == 4 else { return nil }
      let count = Int(length.bigEndianUInt32(at: 0))
      guard count <= end - offset - 12 else { return nil }
      let data = offset + 8..<offset + 8 + count
      offset = data.upperBound + 4
      if count > 0 { return data }
    }
    return nil
  }
}
