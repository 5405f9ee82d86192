import Foundation

/// JSON within a page.
///
/// Nothing in it can end the element it stands in. Control characters and bidirectional overrides are replaced, so that no
/// label can rewrite the line it stands in.
enum JSONBlock {
  /// A `script` element with a value, which a browser does not run; its id must hold no text from outside.
  static func markup(_ value: some Encodable, id: String) throws -> [UInt8] {
    var block = Array("<script type=\"application/json\" id=\"\(id)\">".utf8)
    block += try json(value)
    block += Array("</script>\n".utf8)
    return block
  }

  /// JSON that is safe within markup.
  static func json(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return escaped([UInt8](try encoder.encode(value)))
  }

  private static func escaped(_ json: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(json.count + json.count / 16)
    var index = 0
    func byte(_ offset: Int) -> UInt8 { index + offset < json.count ? json[index + offset] : 0 }
    while index < json.count {
      var length = 1
      switch json[index] {
      case UInt8(ascii: "<"): result += entities.less
      case UInt8(ascii: ">"): result += entities.greater
      case UInt8(ascii: "&"): result += entities.ampersand
      case 0x7F: result += replaced
      case 0xC2 where (0x80...0x9F).contains(byte(1)):
        length = 2
        result += replaced
      case 0xE2 where isOverride(byte(1), byte(2)):
        length = 3
        result += replaced
      case UInt8(ascii: "\\") where byte(1) == UInt8(ascii: "r"):
        // Before a line feed it is part of the line's end; alone it would be an invisible one.
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

  /// Whether these bytes continue a line or paragraph separator or a change of direction.
  private static func isOverride(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 && (0xA8...0xAE).contains(third) || second == 0x81 && (0xA6...0xA9).contains(third)
  }

  private static let entities = (
    less: Array("\\u003C".utf8), greater: Array("\\u003E".utf8), ampersand: Array("\\u0026".utf8)
  )
  /// The replacement character.
  private static let replaced: [UInt8] = [0xEF, 0xBF, 0xBD]
}
