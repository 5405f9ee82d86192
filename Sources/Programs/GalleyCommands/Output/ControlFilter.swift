/// Takes out of a program's output what a terminal would obey, and which could hide or overwrite other lines.
///
/// Line ends, tabs and colours stay: the sequences by which a terminal selects how characters look, but for the one that
/// makes them invisible. In place of any other control character stands a replacement character, so that it is seen that
/// something was there. The output comes in pieces that may end anywhere.
///
/// - Reference: ECMA-48, 8.3.117, Select graphic rendition.
package struct ControlFilter {
  /// The beginning of a sequence or a character whose rest has not come.
  private var held: [UInt8] = []

  private static let replacement = Array("\u{FFFD}".utf8)
  private static let escape: UInt8 = 0x1B
  /// Longer than any sequence that sets both colours and all attributes.
  private static let longest = 64

  /// Cleans the next bytes; what is not whole yet comes with the next ones.
  mutating func clean(_ bytes: [UInt8]) -> [UInt8] {
    let input = held + bytes
    held = []
    var output: [UInt8] = []
    output.reserveCapacity(input.count)
    var index = 0
    while index < input.count {
      let byte = input[index]
      switch byte {
      case Self.escape:
        switch Self.sequence(input[index...]) {
        case .colours(let count):
          output += input[index..<index + count]
          index += count
        case .unfinished:
          held = Array(input[index...])
          return output
        case .other:
          output += Self.replacement
          index += 1
        }
      // The second half of the control characters is two bytes long in UTF-8.
      case 0xC2:
        guard index + 1 < input.count else {
          held = [byte]
          return output
        }
        if (0x80...0x9F).contains(input[index + 1]) {
          output += Self.replacement
          index += 2
        } else {
          output.append(byte)
          index += 1
        }
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        output.append(byte)
        index += 1
      case 0..<0x20, 0x7F:
        output += Self.replacement
        index += 1
      default:
        output.append(byte)
        index += 1
      }
    }
    return output
  }

  /// What is left when no more bytes come.
  mutating func end() -> [UInt8] {
    defer { held = [] }
    return held.first == Self.escape ? Self.replacement + held.dropFirst() : held
  }

  /// A whole text, cleaned.
  package static func clean(_ text: String) -> String {
    var filter = ControlFilter()
    return String(decoding: filter.clean(Array(text.utf8)) + filter.end(), as: UTF8.self)
  }

  /// What begins with an escape character.
  private enum Sequence {
    /// A sequence of so many bytes that selects colours and the like.
    case colours(Int)
    /// A character that may begin a control sequence.
    case unfinished
    case other
  }

  private static func sequence(_ bytes: ArraySlice<UInt8>) -> Sequence {
    guard let bracket = bytes.dropFirst().first else { return .unfinished }
    guard bracket == UInt8(ascii: "[") else { return .other }
    let rest = bytes.dropFirst(2)
    let digits = rest.prefix { (0x30...0x3B).contains($0) }
    guard digits.count <= longest else { return .other }
    guard digits.count < rest.count else { return .unfinished }
    guard rest[digits.endIndex] == UInt8(ascii: "m"), !hides(digits) else { return .other }
    return .colours(digits.count + 3)
  }

  /// Whether the parameters of a sequence make characters invisible, which is parameter 8.
  ///
  /// The numbers behind 38, 48 and 58 are those of a colour: `5;n`, or `2;r;g;b`.
  private static func hides(_ digits: ArraySlice<UInt8>) -> Bool {
    var numbers = digits.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map {
      Int(String(decoding: $0, as: UTF8.self)) ?? 0
    }[...]
    while let number = numbers.popFirst() {
      if number == 8 { return true }
      guard [38, 48, 58].contains(number) else { continue }
      numbers = numbers.dropFirst(numbers.first == 2 ? 4 : 2)
    }
    return false
  }
}
