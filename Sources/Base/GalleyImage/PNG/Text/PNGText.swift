import Foundation

/// A text of a PNG file, under a keyword.
///
/// - Reference: PNG Specification, third edition, section 11.3.3 (tEXt and iTXt).
package struct PNGText: Hashable, Sendable {
  /// The keyword: 1 to 79 characters of Latin-1.
  package let keyword: String

  /// The text, without the character of code 0.
  package let value: String

  /// Creates a text; nil where PNG cannot hold it.
  ///
  /// - Parameters:
  ///   - keyword: The subject: 1 to 79 printable characters of Latin-1, without spaces at either end or two
  ///     on end.
  ///   - value: The text, without the character of code 0.
  package init?(_ keyword: String, _ value: String) {
    guard let latin = Self.latin1(keyword), 1...79 ~= latin.count, latin.allSatisfy(Self.isPrintable),
      latin.first != 32, latin.last != 32, !keyword.contains("  "), !value.unicodeScalars.contains("\0")
    else { return nil }
    self.keyword = keyword
    self.value = value
  }

  private static func isPrintable(_ byte: UInt8) -> Bool { 32...126 ~= byte || byte >= 161 }

  private static func latin1(_ text: String) -> [UInt8]? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard scalar.value < 256 else { return nil }
      bytes.append(UInt8(scalar.value))
    }
    return bytes
  }

  /// The chunks before the palette and pixels of the files written here: sRGB, and some texts.
  static func opening(_ texts: [PNGText]) -> Data {
    var chunks = Data()
    // Perceptual rendering, which only matters to other programs.
    PNGChunk.append("sRGB", [0], to: &chunks)
    return chunks + self.chunks(texts)
  }

  /// Chunks that say some texts: in Latin-1 where that holds them, else in UTF-8.
  static func chunks(_ texts: [PNGText]) -> Data {
    var chunks = Data()
    for text in texts {
      let keyword = latin1(text.keyword) ?? []
      // Of Latin-1's controls a plain text may have the line feed alone.
      if let value = latin1(text.value), value.allSatisfy({ isPrintable($0) || $0 == 10 || $0 == 160 }) {
        PNGChunk.append("tEXt", keyword + [0] + value, to: &chunks)
      } else {
        // Not compressed, of no stated language, the keyword not translated.
        PNGChunk.append("iTXt", keyword + [0, 0, 0, 0, 0] + Array(text.value.utf8), to: &chunks)
      }
    }
    return chunks
  }

  /// Reads a chunk's data; nil for data that is damaged, compressed, or no text.
  init?(chunk name: String, _ data: UnsafeRawBufferPointer) {
    guard let end = data.firstIndex(of: 0) else { return nil }
    func latin(_ bytes: some Sequence<UInt8>) -> String {
      String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
    }
    let keyword = latin(data[..<end])
    switch name {
    case "tEXt": self.init(keyword, latin(data[(end + 1)...]))
    case "iTXt":
      let rest = data[(end + 1)...]
      guard rest.count >= 4, rest[end + 1] == 0, rest[end + 2] == 0,
        let language = rest[(end + 3)...].firstIndex(of: 0),
        let translation = rest[(language + 1)...].firstIndex(of: 0),
        let value = String(validating: rest[(translation + 1)...], as: UTF8.self)
      else { return nil }
      self.init(keyword, value)
    default: return nil
    }
  }
}
