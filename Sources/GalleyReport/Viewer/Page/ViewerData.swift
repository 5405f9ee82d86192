import Foundation

/// Data as a block of a page.
///
/// JSON becomes a part of the page in one place only, and is made harmless there: nothing in it can end the block, and
/// control characters and bidirectional overrides are replaced, so that no label can rewrite the line it stands in.
enum ViewerData {
  /// A block that a browser does not run.
  ///
  /// - Parameters:
  ///   - value: What it holds.
  ///   - id: What the script finds it by; made of nothing from outside.
  /// - Returns: The markup.
  /// - Throws: `EncodingError`.
  static func block(_ value: some Encodable, id: String) throws -> [UInt8] {
    var block = Array("<script type=\"application/json\" id=\"\(id)\">".utf8)
    block += try json(value)
    block += Array("</script>\n".utf8)
    return block
  }

  /// JSON that may stand within markup.
  ///
  /// - Parameter value: What it holds.
  /// - Returns: The text as UTF-8.
  /// - Throws: `EncodingError`.
  static func json(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return harmless([UInt8](try encoder.encode(value)))
  }

  private static func harmless(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + json.count / 16)
    var index = 0
    func byte(_ offset: Int) -> UInt8 { index + offset < json.count ? json[index + offset] : 0 }
    while index < json.count {
      var length = 1
      switch json[index] {
      case UInt8(ascii: "<"): result += escaped.less
      case UInt8(ascii: ">"): result += escaped.greater
      case UInt8(ascii: "&"): result += escaped.ampersand
      case 0x7F: result += replaced
      case 0xC2 where (0x80...0x9F).contains(byte(1)):
        length = 2
        result += replaced
      case 0xE2 where isOverride(byte(1), byte(2)):
        length = 3
        result += replaced
      case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "r"):
        // Before a line feed it is a part of the line's end; alone it would be one that nobody sees.
        length = byte(2) == UInt8(ascii: "\\") && byte(3) == UInt8(ascii: "n") ? 4 : 2
        result += Array(length == 4 ? "\\n".utf8 : "\u{FFFD}".utf8)
      case UInt8(ascii: "\\"):
        length = byte(1) == UInt8(ascii: "u") ? 6 : 2
        let isShown = byte(1) != UInt8(ascii: "u") && !"bf".utf8.contains(byte(1))
        result += isShown ? Array(json[index..<index + length]) : replaced
      default: result.append(json[index])
      }
      index += length
    }
    return result
  }

  /// Line and paragraph separators, and what turns the direction of text.
  private static func isOverride(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0xA8...0xAE).contains(third) || second == 0x81 && (0xA6...0xA9).contains(third)
  }

  private static let escaped = (
    less: Array("\\u003C".utf8), greater: Array("\\u003E".utf8), ampersand: Array("\\u0026".utf8)
  )
  /// The replacement character.
  private static let replaced: [UInt8] = [0xEF, 0xBF, 0xBD]
}
