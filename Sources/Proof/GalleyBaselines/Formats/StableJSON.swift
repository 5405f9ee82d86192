import Foundation
import GalleySystem

/// JSON in one form only: keys sorted, two spaces a level, and lists without texts, lists and objects on one line.
///
/// A list that stays on one line keeps a frame readable, and a changed frame one changed line in a pull request.
package enum StableJSON {
  /// UTC to the millisecond, as ISO 8601 writes it: runs that follow each other within a second must keep their order.
  private static let instant = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
  private static let example = "2026-07-27T10:15:02.500Z"

  /// The many-line form, ended by a line break.
  ///
  /// - Returns: UTF-8 text.
  /// - Throws: `EncodingError` where a value cannot be written, such as a number that is not finite.
  package static func document(_ value: some Encodable) throws -> [UInt8] {
    var writer = Layout(compact: try line(value))
    return writer.run()
  }

  /// The one-line form, without a line break.
  ///
  /// - Returns: UTF-8 text.
  /// - Throws: `EncodingError` where a value cannot be written.
  package static func line(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(date.formatted(instant))
    }
    return [UInt8](try encoder.encode(value))
  }

  /// Reads a value.
  ///
  /// `bytes`: UTF-8 text. Throws `DecodingError`; ``words(for:)`` makes a sentence of it.
  package static func read<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let container = try decoder.singleValueContainer()
      guard let date = try? Date(container.decode(String.self), strategy: instant) else {
        throw DecodingError.dataCorruptedError(
          in: container, debugDescription: "it is not an instant such as \(example)")
      }
      return date
    }
    return try decoder.decode(type, from: Data(bytes))
  }

  /// The version of a file's format: the one field that every version of every file has.
  package static func format(of bytes: [UInt8]) throws -> Int {
    // Of all that is in the file nothing else is asked for.
    if let fields = JSONFields(bytes), let format = PlainJSON.number(fields.bytes("format")) { return format }
    return try read(Version.self, from: bytes).format
  }

  /// The one field that every version of every file has.
  package struct Version: Decodable {
    package var format: Int
  }

  /// The fault of a text that could not be read, in a few words.
  ///
  /// - Returns: Such as `tree.children[2] has no "type"`.
  package static func words(for error: any Error) -> String {
    ErrorWords.of(error)
  }
}

extension Folder {
  /// Replaces a file as a whole by the many-line form of a value.
  package func write(json value: some Encodable, to name: String, flushes: Bool = true) throws(FileError) {
    let bytes: [UInt8]
    do { bytes = try StableJSON.document(value) } catch {
      throw FileError(.write, displayPath(name), .other(ErrorWords.of(error)))
    }
    try write(bytes, to: name, flushes: flushes)
  }
}

/// Lays out compact JSON over lines; it trusts its input, which an encoder has just made.
private struct Layout {
  let compact: [UInt8]
  var output: [UInt8] = []
  var position = 0

  init(compact: [UInt8]) {
    self.compact = compact
    output.reserveCapacity(compact.count * 2)
  }

  mutating func run() -> [UInt8] {
    value(level: 0)
    output.append(UInt8(ascii: "\n"))
    return output
  }

  private mutating func value(level: Int) {
    switch compact[position] {
    case UInt8(ascii: "{"): container(closedBy: UInt8(ascii: "}"), level: level)
    case UInt8(ascii: "["): list(level: level)
    default: scalar()
    }
  }

  private mutating func list(level: Int) {
    var end = position + 1
    while end < compact.count, compact[end] != UInt8(ascii: "]"), compact[end] != UInt8(ascii: "["),
      compact[end] != UInt8(ascii: "{"), compact[end] != UInt8(ascii: "\"")
    {
      end += 1
    }
    guard compact[end] == UInt8(ascii: "]") else {
      return container(closedBy: UInt8(ascii: "]"), level: level)
    }
    for byte in compact[position...end] {
      output.append(byte)
      if byte == UInt8(ascii: ",") { output.append(UInt8(ascii: " ")) }
    }
    position = end + 1
  }

  private mutating func container(closedBy end: UInt8, level: Int) {
    output.append(compact[position])
    position += 1
    guard compact[position] != end else { return take() }
    repeat {
      if compact[position] == UInt8(ascii: ",") { take() }
      line(level + 1)
      if end == UInt8(ascii: "}") {
        scalar()
        take()  // the colon
        output.append(UInt8(ascii: " "))
      }
      value(level: level + 1)
    } while compact[position] == UInt8(ascii: ",")
    line(level)
    take()
  }

  private mutating func take() {
    output.append(compact[position])
    position += 1
  }

  private mutating func scalar() {
    if compact[position] == UInt8(ascii: "\"") {
      take()
      while compact[position] != UInt8(ascii: "\"") {
        if compact[position] == UInt8(ascii: "\\") { take() }
        take()
      }
      take()
    } else {
      while position < compact.count, !Self.enders.contains(compact[position]) { take() }
    }
  }

  private static let enders = Array(",]}".utf8)

  private mutating func line(_ level: Int) {
    output.append(UInt8(ascii: "\n"))
    output.append(contentsOf: repeatElement(UInt8(ascii: " "), count: level * 2))
  }
}
