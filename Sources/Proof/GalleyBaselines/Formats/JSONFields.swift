/// The fields of an object in JSON, found without reading what they hold.
///
/// Most of a sidecar is its tree, and most questions are about the rest. Only the outermost object is looked at; of what
/// is within a field no more is known than that it has the letters of JSON and as many brackets opened as closed.
package struct JSONFields {
  private let bytes: [UInt8]
  private let fields: [String: Range<Int>]

  /// Finds the fields.
  ///
  /// - Parameter bytes: The object; nothing is found in what is no object, has a field twice, or anything after it.
  package init?(_ bytes: [UInt8]) {
    guard
      let fields = bytes.withUnsafeBufferPointer({ bytes in
        var scanner = Scanner(bytes: bytes)
        return scanner.fields()
      })
    else { return nil }
    self.bytes = bytes
    self.fields = fields
  }

  /// Reads a field.
  ///
  /// - Returns: Its value; `nil` if it is missing or holds something else.
  package func read<Value: Decodable>(_ name: String, as type: Value.Type) -> Value? {
    fields[name].flatMap { try? StableJSON.read(type, from: Array(bytes[$0])) }
  }

  /// Reads one field, and looks no further than to the first of that name.
  package static func first<Value: Decodable>(_ name: String, in bytes: [UInt8], as type: Value.Type)
    -> Value?
  {
    let range = bytes.withUnsafeBufferPointer { bytes in
      var scanner = Scanner(bytes: bytes)
      return scanner.field(name)
    }
    return range.flatMap { try? StableJSON.read(type, from: Array(bytes[$0])) }
  }

  /// Whether there is such a field.
  package func has(_ name: String) -> Bool { fields[name] != nil }

  /// Whether there is no field but these.
  func hasOnly(_ names: Set<String>) -> Bool { fields.keys.allSatisfy(names.contains) }

  /// A field as it stands; `nil` if it is missing.
  package func bytes(_ name: String) -> ArraySlice<UInt8>? { fields[name].map { bytes[$0] } }

  /// The object with other values for some fields, as far as it has them.
  package func replacing(_ names: [String], by value: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    for range in names.compactMap({ fields[$0] }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      result += bytes[place..<range.lowerBound]
      result += value
      place = range.upperBound
    }
    return result + bytes[place...]
  }

  /// A field without the white space between its parts: what ``StableJSON/line(_:)`` made, if ``StableJSON`` wrote it.
  package func line(_ name: String) -> [UInt8]? {
    fields[name].map { Self.compact(bytes[$0]) }
  }

  /// Whether a byte is white space in JSON.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }

  /// A text in JSON without the white space between its parts.
  static func compact(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var line: [UInt8] = []
    line.reserveCapacity(bytes.count)
    var isText = false
    var isEscaped = false
    for byte in bytes {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
      } else {
        if isSpace(byte) { continue }
        isText = byte == UInt8(ascii: "\"")
      }
      line.append(byte)
    }
    return line
  }
}

/// Goes through an object's fields.
private struct Scanner {
  let bytes: UnsafeBufferPointer<UInt8>
  private var place = 0

  init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The bytes that stand outside of texts, a bit each.
  private static let plain: (low: UInt64, high: UInt64) = {
    "{}[],:\"0123456789+-.eEtrufalsn \n\r\t".utf8.reduce(into: (0, 0)) { plain, byte in
      if byte < 64 { plain.low |= 1 << UInt64(byte) } else { plain.high |= 1 << UInt64(byte - 64) }
    }
  }()

  mutating func fields() -> [String: Range<Int>]? {
    var fields: [String: Range<Int>] = [:]
    guard take(UInt8(ascii: "{")) else { return nil }
    repeat {
      guard let (name, value) = next(), fields.updateValue(value, forKey: name) == nil else { return nil }
    } while take(UInt8(ascii: ","))
    guard take(UInt8(ascii: "}")) else { return nil }
    skipSpace()
    return place == bytes.count ? fields : nil
  }

  mutating func field(_ wanted: String) -> Range<Int>? {
    guard take(UInt8(ascii: "{")) else { return nil }
    repeat {
      guard let (name, value) = next() else { return nil }
      if name == wanted { return value }
    } while take(UInt8(ascii: ","))
    return nil
  }

  private mutating func next() -> (name: String, value: Range<Int>)? {
    skipSpace()
    let start = place
    guard skipText() else { return nil }
    let name = String(decoding: bytes[start + 1..<place - 1], as: UTF8.self)
    guard !name.contains("\\"), take(UInt8(ascii: ":")) else { return nil }
    skipSpace()
    let value = place
    return skipValue() ? (name, value..<place) : nil
  }

  private mutating func skipSpace() {
    while place < bytes.count, JSONFields.isSpace(bytes[place]) { place += 1 }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == byte else { return false }
    place += 1
    return true
  }

  /// Goes behind a text that begins here.
  private mutating func skipText() -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "\"") else { return false }
    place += 1
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "\""):
        place += 1
        return true
      case UInt8(ascii: "\\"): place += 2
      default: place += 1
      }
    }
    return false
  }

  /// Goes behind a value that begins here.
  private mutating func skipValue() -> Bool {
    var depth = 0
    let start = place
    let plain = Self.plain
    while place < bytes.count {
      let byte = bytes[place]
      let bits = byte < 64 ? plain.low : plain.high
      guard byte < 128, bits >> UInt64(byte & 63) & 1 == 1 else { return false }
      switch byte {
      case UInt8(ascii: "\""):
        guard skipText() else { return false }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        // The end of the object itself.
        if depth == 0 { return place > start }
        depth -= 1
      case UInt8(ascii: ",") where depth == 0: return place > start
      default: break
      }
      place += 1
    }
    return false
  }
}
