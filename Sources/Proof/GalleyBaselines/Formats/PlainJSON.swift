import GalleyImage
import Glibc
import Synchronization

/// Reads values in JSON that stand as Galley writes them, in a tenth of a decoder's time.
///
/// Nothing is read that a decoder would refuse, and nothing otherwise than by one: what is odd in any way is left to it.
enum PlainJSON {
  /// A text without escapes.
  static func text(_ bytes: ArraySlice<UInt8>?) -> String? {
    let quote = UInt8(ascii: "\"")
    guard let bytes = withoutEnd(bytes), bytes.count >= 2, bytes.first == quote, bytes.last == quote else {
      return nil
    }
    let inside = bytes.dropFirst().dropLast()
    guard inside.allSatisfy({ $0 >= 0x20 && $0 != quote && $0 != UInt8(ascii: "\\") }) else { return nil }
    return String(validating: inside, as: UTF8.self)
  }

  /// A whole number of a few digits, without a sign.
  static func number(_ bytes: ArraySlice<UInt8>?) -> Int? {
    guard let bytes = withoutEnd(bytes), (1...9).contains(bytes.count),
      bytes.count == 1 || bytes.first != UInt8(ascii: "0"),
      bytes.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return bytes.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
  }

  /// Yes or no.
  static func flag(_ bytes: ArraySlice<UInt8>?) -> Bool? {
    guard let bytes = withoutEnd(bytes) else { return nil }
    if bytes.elementsEqual("true".utf8) { return true }
    return bytes.elementsEqual("false".utf8) ? false : nil
  }

  /// A value without the white space behind it, which the last one of an object has.
  private static func withoutEnd(_ bytes: ArraySlice<UInt8>?) -> ArraySlice<UInt8>? {
    guard var bytes else { return nil }
    while let last = bytes.last, JSONFields.isSpace(last) { bytes.removeLast() }
    return bytes
  }

  /// The digest of a picture and its tree.
  static func digest(_ bytes: ArraySlice<UInt8>?) -> ContentDigest? {
    guard let fields = bytes.flatMap({ JSONFields(Array($0)) }), fields.hasOnly(["pixels", "tree"]),
      let pixels = text(fields.bytes("pixels")).flatMap({ PixelDigest($0) })
    else { return nil }
    guard fields.has("tree") else { return ContentDigest(pixels: pixels, tree: nil) }
    guard let tree = text(fields.bytes("tree")).flatMap({ Digest128($0) }) else { return nil }
    return ContentDigest(pixels: pixels, tree: tree)
  }
}

/// Values that many files share, byte for byte: each is decoded once.
final class SharedJSON<Value: Decodable & Sendable>: Sendable {
  private let known = Mutex<[Digest128: (bytes: [UInt8], value: Value)]>([:])

  /// Reads a value; `nil` if a decoder refuses it.
  func read(_ bytes: ArraySlice<UInt8>?) -> Value? {
    guard let bytes else { return nil }
    let digest = bytes.withUnsafeBytes { Digest128(of: $0) }
    // The digest finds the value; anybody can make another text that has it.
    if let known = known.withLock({ $0[digest] }), Self.areSame(known.bytes[...], bytes) {
      return known.value
    }
    let copy = Array(bytes)
    guard let value = try? StableJSON.read(Value.self, from: copy) else { return nil }
    known.withLock { $0[digest] = (copy, value) }
    return value
  }

  private static func areSame(_ a: ArraySlice<UInt8>, _ b: ArraySlice<UInt8>) -> Bool {
    a.withUnsafeBytes { a in
      b.withUnsafeBytes { b in
        a.count == b.count && (a.isEmpty || memcmp(a.baseAddress!, b.baseAddress!, a.count) == 0)
      }
    }
  }
}

/// Reads the keys of checks, of which many have suites and environments in common.
final class CheckKeyReader: Sendable {
  private static let names: Set<String> = ["argument", "environment", "name", "suite", "test"]

  private let suites = SharedJSON<[String]>()
  private let environments = SharedJSON<CheckKey.Environment>()

  /// Reads a key; `nil` for what is none, or is odd in any way.
  func read(_ bytes: ArraySlice<UInt8>?) -> CheckKey? {
    guard let fields = bytes.flatMap({ JSONFields(Array($0)) }), fields.hasOnly(Self.names),
      let suite = suites.read(fields.bytes("suite")), let name = PlainJSON.text(fields.bytes("name")),
      let environment = environments.read(fields.bytes("environment"))
    else { return nil }
    var key = CheckKey(suite: suite, test: nil, name: name, environment: environment)
    if fields.has("test") {
      guard let test = PlainJSON.text(fields.bytes("test")) else { return nil }
      key.test = test
    }
    if fields.has("argument") {
      guard let argument = PlainJSON.text(fields.bytes("argument")) else { return nil }
      key.argument = argument
    }
    return key
  }
}
