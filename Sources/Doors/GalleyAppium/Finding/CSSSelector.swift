/// A selector of CSS, of which Appium's drivers take types, `#names`, attributes and a few pseudo-classes, as a class chain.
///
/// `XCUIElementTypeCell > button#save[label^="Save"]:enabled` is a button below a cell. Clients of Selenium send `[id="save"]` and
/// `.XCUIElementTypeButton` for names and types.
///
/// - Reference: Appium, [XCUITest driver, locator
///   strategies](https://appium.github.io/appium-xcuitest-driver/latest/reference/locator-strategies/).
struct CSSSelector {
  /// The same as a class chain.
  private(set) var chain = "**/"

  private var rest: Substring
  private let text: String

  /// Reads a selector.
  ///
  /// - Throws: ``CommandError`` of kind `invalid selector`.
  init(_ text: String) throws(CommandError) {
    self.text = text
    rest = Substring(text)
    skipSpace()
    while true {
      try readCompound()
      let hadSpace = skipSpace()
      if rest.isEmpty { return }
      if rest.first == ">" {
        rest.removeFirst()
        skipSpace()
        chain += "/"
      } else if hadSpace {
        chain += "/**/"
      } else {
        throw invalid("a type, \"#\", \"[\", \":\", \">\" or a space is expected")
      }
    }
  }

  private func invalid(_ reason: String) -> CommandError {
    CommandError(
      .invalidSelector, "The selector is malformed at character \(text.count - rest.count + 1): \(reason).")
  }

  @discardableResult private mutating func skipSpace() -> Bool {
    let before = rest.count
    rest = rest.drop { $0.isWhitespace }
    return rest.count < before
  }

  /// A name, in which a backslash stands before any other character.
  private mutating func word() throws(CommandError) -> String {
    var word = ""
    while let next = rest.first, next == "\\" || next.isLetter || next.isNumber || "-_".contains(next) {
      rest.removeFirst()
      if next != "\\" {
        word.append(next)
      } else if let escaped = rest.popFirst() {
        word.append(escaped)
      }
    }
    guard !word.isEmpty else { throw invalid("a name is expected") }
    return word
  }

  /// Reads a type with its conditions.
  private mutating func readCompound() throws(CommandError) {
    let start = rest.count
    if rest.first == "*" {
      rest.removeFirst()
      chain += "*"
    } else if rest.first?.isLetter == true {
      let name = try word()
      chain += Self.type(name)
    } else {
      chain += "*"
    }
    while let mark = rest.first, "#.[:".contains(mark) {
      rest.removeFirst()
      switch mark {
      case "#": append("name == \(Self.quoted(try word()))")
      case ".": append("type == \(Self.quoted(Self.type(try word())))")
      case "[": try readAttribute()
      default: try readPseudoClass()
      }
    }
    guard rest.count < start else { throw invalid("a type, \"#\", \"[\" or \":\" is expected") }
  }

  /// A type by its name with or without the prefix.
  private static func type(_ name: String) -> String {
    name.hasPrefix("XCUIElementType")
      ? name : "XCUIElementType\(name.prefix(1).uppercased())\(name.dropFirst())"
  }

  private mutating func append(_ predicate: String) {
    // A doubled mark is the mark itself.
    chain += "[`\(predicate.replacing("`", with: "``"))`]"
  }

  private static func quoted(_ text: String) -> String {
    "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }

  private static let operators = [
    "=": "==", "*=": "CONTAINS", "^=": "BEGINSWITH", "$=": "ENDSWITH",
  ]

  private mutating func readAttribute() throws(CommandError) {
    let name = try attribute()
    if rest.first == "]" {
      rest.removeFirst()
      return append("\(name) == 1")
    }
    let sign = String(rest.prefix { "=*^$~|".contains($0) })
    guard let comparison = Self.operators[sign] else {
      throw invalid("one of =, *=, ^= and $= is expected")
    }
    rest.removeFirst(sign.count)
    let value: String
    if let quote = rest.first, quote == "\"" || quote == "'" {
      rest.removeFirst()
      guard let end = rest.firstIndex(of: quote) else { throw invalid("a text begins that has no end") }
      value = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
    } else {
      value = try word()
    }
    guard rest.first == "]" else { throw invalid("\"]\" is expected") }
    rest.removeFirst()
    let isTruth = comparison == "==" && ["true", "false"].contains(value)
    append("\(name) \(comparison) \(isTruth ? (value == "true" ? "1" : "0") : Self.quoted(value))")
  }

  private mutating func attribute() throws(CommandError) -> String {
    let before = rest
    let name = try word()
    guard name == "id" || AttributeName(spelling: name) != nil else {
      rest = before
      throw invalid("there is no attribute \"\(name.prefix(80))\"")
    }
    return name == "id" ? "name" : name
  }

  private mutating func readPseudoClass() throws(CommandError) {
    let before = rest
    let name = try word()
    guard rest.first == "(" else {
      rest = before
      return append("\(try attribute()) == 1")
    }
    rest.removeFirst()
    let argument = try word()
    guard rest.first == ")" else { throw invalid("\")\" is expected") }
    rest.removeFirst()
    switch (name, argument) {
    case ("nth-child", _):
      guard let position = Int(argument), position > 0 else {
        throw invalid("the argument of nth-child is no number from 1")
      }
      chain += "[\(position)]"
    case (_, "true"), (_, "false"):
      guard AttributeName(spelling: name) != nil else {
        throw invalid("there is no pseudo-class \"\(name.prefix(80))\"")
      }
      append("\(name) == \(argument == "true" ? "1" : "0")")
    default: throw invalid("there is no pseudo-class \"\(name.prefix(80))\" with this argument")
    }
  }
}
