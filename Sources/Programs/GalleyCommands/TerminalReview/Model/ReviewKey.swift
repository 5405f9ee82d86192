/// A key that a terminal sends.
package enum ReviewKey: Hashable, Sendable {
  /// A character.
  case character(Character)
  case up, down, left, right
  case enter, escape, backspace
  /// Control-C.
  case interrupt
  /// Pasted text, which is not a command.
  case paste(String)

  /// Its name in `KeyCommand`, whatever Shift or Caps Lock; `nil` if it is the key of no command.
  var name: String? {
    switch self {
    case .character("−"): "-"
    case .character(let character): character.lowercased()
    case .up: "ArrowUp"
    case .down: "ArrowDown"
    case .enter: "Enter"
    case .escape: "Escape"
    case .left, .right, .backspace, .interrupt, .paste: nil
    }
  }
}

/// Decodes the bytes that a terminal sends into keys.
///
/// - Reference: ECMA-48 for control sequences; xterm's control sequences for arrows and bracketed paste.
package struct KeyReader {
  private var bytes: [UInt8] = []
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  package init() {}

  /// Whether there are bytes that may begin a key.
  package var isWaiting: Bool { !bytes.isEmpty }

  /// Takes bytes and returns the keys that are complete; if nothing follows, a lone Escape is one.
  package mutating func keys(_ more: [UInt8], isAll: Bool = false) -> [ReviewKey] {
    bytes += more
    var keys: [ReviewKey] = []
    while let first = bytes.first {
      let (key, count) = first == 0x1B ? sequence(isAll) : plain(first, isAll)
      guard count > 0 else { break }
      bytes.removeFirst(count)
      if let key { keys.append(key) }
    }
    return keys
  }

  private func plain(_ first: UInt8, _ isAll: Bool) -> (ReviewKey?, Int) {
    switch first {
    case 0x03: return (.interrupt, 1)
    case 0x0A, 0x0D: return (.enter, 1)
    case 0x08, 0x7F: return (.backspace, 1)
    case ..<0x20: return (nil, 1)
    default: break
    }
    let count = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1
    guard bytes.count >= count else { return isAll ? (nil, bytes.count) : (nil, 0) }
    guard let text = String(validating: bytes[..<count], as: UTF8.self), let character = text.first else {
      return (nil, 1)
    }
    return (.character(character), count)
  }

  private func sequence(_ isAll: Bool) -> (ReviewKey?, Int) {
    guard bytes.count > 1 else { return isAll ? (.escape, 1) : (nil, 0) }
    switch bytes[1] {
    case UInt8(ascii: "["), UInt8(ascii: "O"):
      guard let end = bytes.dropFirst(2).firstIndex(where: { (0x40...0x7E).contains($0) }) else {
        return isAll ? (nil, bytes.count) : (nil, 0)
      }
      let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
      switch bytes[end] {
      case UInt8(ascii: "A"): return (.up, end + 1)
      case UInt8(ascii: "B"): return (.down, end + 1)
      case UInt8(ascii: "C"): return (.right, end + 1)
      case UInt8(ascii: "D"): return (.left, end + 1)
      case UInt8(ascii: "~") where parameters == "200": return paste(end + 1, isAll)
      default: return (nil, end + 1)
      }
    case UInt8(ascii: "_"), UInt8(ascii: "]"), UInt8(ascii: "P"):
      // A late answer of the terminal to a query.
      let close = bytes.indices.dropFirst(2).first { index in
        bytes[index] == 0x07 || (bytes[index] == 0x5C && bytes[index - 1] == 0x1B)
      }
      guard let close else { return isAll ? (nil, bytes.count) : (nil, 0) }
      return (nil, close + 1)
    default: return (.escape, 1)
    }
  }

  private func paste(_ start: Int, _ isAll: Bool) -> (ReviewKey?, Int) {
    for end in bytes.indices.dropFirst(start) where bytes[end...].starts(with: Self.pasteEnd) {
      return (
        .paste(String(decoding: bytes[start..<end], as: UTF8.self)), end + Self.pasteEnd.count
      )
    }
    return isAll ? (nil, bytes.count) : (nil, 0)
  }
}
