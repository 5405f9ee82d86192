/// A pattern of addresses, by the rules of Playwright 1.52 and later.
///
/// - `*` stands for any characters but `/`, and `**` for any characters.
/// - `/**/` is also a single `/`.
/// - `{png,jpg}` stands for one of its parts, in which there are no further braces.
/// - A character after `\` stands for itself, and so does each other one, `?` and `[` too.
///
/// It matches the whole address. Characters outside of ASCII, and blanks, are those of an address that a browser has encoded.
///
/// - Reference: [Playwright, *Glob URL patterns*](https://playwright.dev/docs/network#glob-url-patterns).
struct URLGlob: Hashable, Sendable {
  /// A reason for which a text is no pattern of addresses.
  enum Fault: Error, Hashable, Sendable {
    case empty
    /// A `{` has no `}`.
    case unclosedBrace
    /// A `}` has no `{`.
    case unopenedBrace
    /// A `{` is within braces.
    case nestedBraces
    /// A `\` is the last character.
    case endingBackslash
    /// It has a `#`; no request carries what follows one.
    case fragment
    /// It begins like no address.
    case relative
  }

  /// A step of the pattern, which is a machine with several places at once.
  private enum Step: Hashable, Sendable {
    /// One byte.
    case byte(UInt8)
    /// One byte, whichever.
    case any
    /// Any number of bytes, of which none is a slash.
    case segment
    /// Any number of bytes.
    case run
    /// Goes on at each of these steps.
    case fork([Int])
    case end
  }

  private var steps: [Step] = []

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - text: The pattern.
  ///   - origin: The origin of patterns that begin with a slash.
  init(_ text: String, origin: String) throws(Fault) {
    guard !text.isEmpty else { throw .empty }
    guard !text.contains("#") else { throw .fragment }
    let whole = text.hasPrefix("/") ? origin + text : text
    guard Self.beginsLikeAddress(whole) else { throw .relative }
    try compile(Self.normalized(whole))
  }

  /// Whether a pattern can match an address: it begins with a scheme, or with what may stand for one.
  private static func beginsLikeAddress(_ text: String) -> Bool {
    if let first = text.first, "*{\\".contains(first) { return true }
    return text.prefix { $0 != "/" }.contains(":")
  }

  /// The pattern with scheme and host as browsers write them: `HTTP://Shop.example:80` is `http://shop.example/`.
  private static func normalized(_ text: String) -> String {
    guard let colon = text.firstRange(of: "://"), !text[..<colon.lowerBound].contains("/") else {
      return text
    }
    let rest = text[colon.upperBound...]
    var host = rest.prefix { $0 != "/" && $0 != "?" }
    let path = rest[host.endIndex...]
    guard !host.isEmpty, !host.contains(where: { "*{}\\".contains($0) }) else { return text }
    let scheme = text[..<colon.lowerBound].lowercased()
    let usual = ["http": ":80", "https": ":443"][scheme]
    if let usual, host.hasSuffix(usual) { host = host.dropLast(usual.count) }
    return "\(scheme)://\(host.lowercased())" + (path.hasPrefix("/") ? "" : "/") + path
  }

  private mutating func compile(_ text: String) throws(Fault) {
    let bytes = Array(text.utf8)
    /// The fork of the braces that are open, and the last steps of their parts so far.
    var braces: (fork: Int, parts: [Int], ends: [Int])?
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\\"):
        guard place < bytes.count else { throw .endingBackslash }
        append(bytes[place])
        place += 1
      case UInt8(ascii: "*"):
        let before = place > 1 ? bytes[place - 2] : nil
        var count = 1
        while place < bytes.count, bytes[place] == byte { (count, place) = (count + 1, place + 1) }
        guard count > 1 else {
          steps.append(.segment)
          break
        }
        guard place < bytes.count, bytes[place] == Self.slash else {
          steps.append(.run)
          break
        }
        // `/**/` is `/` too.
        place += 1
        if before == Self.slash {
          steps += [.fork([steps.count + 1, steps.count + 4]), .any, .run, .byte(Self.slash)]
        } else {
          steps += [.run, .byte(Self.slash)]
        }
      case UInt8(ascii: "{"):
        guard braces == nil else { throw .nestedBraces }
        braces = (steps.count, [steps.count + 1], [])
        steps.append(.fork([]))
      case UInt8(ascii: ",") where braces != nil:
        braces?.ends.append(steps.count)
        steps.append(.fork([]))
        braces?.parts.append(steps.count)
      case UInt8(ascii: "}"):
        guard let open = braces else { throw .unopenedBrace }
        steps[open.fork] = .fork(open.parts)
        for end in open.ends { steps[end] = .fork([steps.count]) }
        braces = nil
      default: append(byte)
      }
    }
    guard braces == nil else { throw .unclosedBrace }
    steps.append(.end)
  }

  private static let slash = UInt8(ascii: "/")
  private static let digits = Array("0123456789ABCDEF".utf8)

  /// Appends a byte, as addresses have it.
  private mutating func append(_ byte: UInt8) {
    guard byte <= 0x20 || byte >= 0x7F else { return steps.append(.byte(byte)) }
    for part in [UInt8(ascii: "%"), Self.digits[Int(byte >> 4)], Self.digits[Int(byte & 15)]] {
      steps.append(.byte(part))
    }
  }

  /// Whether it matches an address, without that address's fragment.
  func matches(_ address: String) -> Bool {
    var places = [Bool](repeating: false, count: steps.count)
    enter(0, &places)
    for byte in address.utf8 {
      if byte == UInt8(ascii: "#") { break }
      var next = [Bool](repeating: false, count: steps.count)
      for (place, isThere) in places.enumerated() where isThere {
        switch steps[place] {
        case .byte(byte), .any: enter(place + 1, &next)
        case .run: enter(place, &next)
        case .segment where byte != Self.slash: enter(place, &next)
        default: break
        }
      }
      places = next
    }
    return places.last == true
  }

  /// Marks a place, and those that are reached from it without a byte.
  private func enter(_ place: Int, _ places: inout [Bool]) {
    guard !places[place] else { return }
    places[place] = true
    switch steps[place] {
    case .fork(let targets): for target in targets { enter(target, &places) }
    case .segment, .run: enter(place + 1, &places)
    default: break
    }
  }
}

extension URLGlob.Fault {
  /// The reason as a part of a sentence, with the way out.
  var reason: String {
    switch self {
    case .empty: "the pattern is empty; ** stands for all addresses"
    case .unclosedBrace: "a { has no }; write \\{ for the character"
    case .unopenedBrace: "a } has no {; write \\} for the character"
    case .nestedBraces: "a { is within braces, which cannot be nested"
    case .endingBackslash: "it ends with a \\, which stands before the character that is meant"
    case .fragment: "no request carries what follows a #"
    case .relative: "no address begins like it; begin with **/, with / or with a scheme such as https://"
    }
  }
}
