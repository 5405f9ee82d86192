/// The arguments for a format's placeholders, in order.
struct PredicateArguments {
  private let values: [Any?]
  private(set) var used = 0

  init(_ values: [Any?]) {
    self.values = values
  }

  /// The number of arguments.
  var count: Int { values.count }

  /// Takes the next argument, for a placeholder.
  mutating func take(for placeholder: String) throws(PredicateFormatError.Fact) -> PredicateExpression {
    let number = used + 1
    let conversion = placeholder.last ?? "@"
    if conversion == "%" { return .constant(.string("%")) }
    guard used < values.count else { throw .missingArgument(placeholder: placeholder, number: number) }
    let value = PredicateValue(values[used])
    used += 1
    func wrong(_ takes: String) -> PredicateFormatError.Fact {
      .wrongArgument(placeholder: placeholder, number: number, takes: takes, given: value.kind)
    }
    switch conversion {
    case "@":
      if case .boolean(let truth) = value { return .constant(.integer(truth ? 1 : 0)) }
      return .constant(value)
    case "K":
      guard case .string(let text) = value, let path = Self.path(text) else {
        throw wrong("the name of a key")
      }
      return path
    case "f", "F", "e", "E", "g", "G", "a", "A":
      guard let number = value.asNumber else { throw wrong("a number") }
      return .constant(.real(number.double))
    case "c", "C":
      if let code = value.asNumber?.exactInteger, let scalar = Unicode.Scalar(code) {
        return .constant(.string(String(Character(scalar))))
      }
      guard case .string(let text) = value, text.count == 1 else { throw wrong("a character") }
      return .constant(value)
    case "s", "S":
      guard case .string = value else { throw wrong("a string") }
      return .constant(value)
    default:
      switch value {
      case .boolean(let truth): return .constant(.integer(truth ? 1 : 0))
      case .number(.integer): return .constant(value)
      // Whole numbers beyond 64 bits are kept as real ones.
      case .number(.real(let number)) where abs(number) >= 0x1p63: return .constant(.real(number))
      default: throw wrong("a whole number")
      }
    }
  }

  /// The keys that a path's text names: `SELF` at its beginning is the object itself.
  private static func path(_ text: String) -> PredicateExpression? {
    var keys = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    guard !keys.contains("") else { return nil }
    if keys[0].uppercased() == "SELF" {
      keys.removeFirst()
      return keys.isEmpty ? .object : .path(.object, keys)
    }
    return .path(nil, keys)
  }
}
