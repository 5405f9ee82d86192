import GalleyTree

/// The declaration of a layout in a source, as far as it can be read without a compiler.
struct LayoutSource {
  let source: SwiftSource
  /// The range between its braces.
  let body: Range<Int>

  /// Finds all layouts of a name in a source.
  static func find(_ name: String, in source: SwiftSource) -> [LayoutSource] {
    guard !name.isEmpty, name.utf8.allSatisfy(SwiftSource.isWord) else { return [] }
    return source.places(of: name, in: 0..<source.code.count).compactMap { place in
      // The word before the name, on the same line or not.
      var end = place
      while end > 0, [0x20, 0x0A, 0x0D, 0x09].contains(source.code[end - 1]) { end -= 1 }
      var start = end
      while start > 0, SwiftSource.isWord(source.code[start - 1]) { start -= 1 }
      guard ["struct", "class", "enum"].contains(source.text(start..<end)) else { return nil }
      guard let open = source.code[place...].firstIndex(of: UInt8(ascii: "{")) else { return nil }
      guard !source.places(of: "Layout", in: place + name.utf8.count..<open).isEmpty else { return nil }
      return source.inside(open).map { LayoutSource(source: source, body: $0) }
    }
  }

  // MARK: - Properties

  /// A property for an element.
  struct Property: Hashable {
    var name: String
    var locator: Locator
    /// Whether it is for all rows of a list.
    var isRows: Bool

    /// A locator that is one string literal.
    enum Locator: Hashable {
      case identifier(String)
      case label(String)
    }
  }

  /// The properties whose locator is one string literal.
  var properties: [Property] {
    source.places(of: "let", in: body).compactMap { place in
      guard source.depth(at: place, from: body.lowerBound) == 0 else { return nil }
      let name = source.word(at: source.skipSpace(place + 3))
      guard !name.isEmpty else { return nil }
      let equals = source.skipSpace(name.upperBound)
      guard equals < body.upperBound, source.code[equals] == UInt8(ascii: "=") else { return nil }
      let type = source.word(at: source.skipSpace(equals + 1))
      guard !type.isEmpty, let arguments = source.inside(type.upperBound) else { return nil }
      guard let locator = locator(source.text(type), arguments) else { return nil }
      return Property(name: source.text(name), locator: locator, isRows: source.text(type) == "Rows")
    }
  }

  private func locator(_ type: String, _ arguments: Range<Int>) -> Property.Locator? {
    var parts = split(arguments)
    if type == "AnyElement", !parts.isEmpty { parts.removeFirst() }
    guard let first = parts.first else { return nil }
    if let text = plainText(first) { return .identifier(text) }
    for (word, make) in [
      ("label", Property.Locator.label), ("identifier", Property.Locator.identifier),
    ] {
      let start = source.skipSpace(first.lowerBound)
      guard start < first.upperBound, source.code[start] == UInt8(ascii: ".") else { continue }
      let name = source.word(at: start + 1)
      guard source.text(name) == word, let inner = source.inside(name.upperBound) else { continue }
      // A call after it narrows the locator, so the text alone does not find the element.
      guard source.skipSpace(inner.upperBound + 1) >= first.upperBound, let text = plainText(inner) else {
        continue
      }
      return make(text)
    }
    return nil
  }

  /// The arguments of a call.
  private func split(_ range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for place in range
    where source.code[place] == UInt8(ascii: ",") && source.depth(at: place, from: range.lowerBound) == 0 {
      parts.append(start..<place)
      start = place + 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The text of a literal without escapes, if a range is nothing else.
  private func plainText(_ range: Range<Int>) -> String? {
    let start = source.skipSpace(range.lowerBound)
    guard start < range.upperBound, source.code[start] == UInt8(ascii: "\"") else { return nil }
    guard let end = source.code[(start + 1)..<range.upperBound].firstIndex(of: UInt8(ascii: "\"")),
      source.skipSpace(end + 1) >= range.upperBound
    else { return nil }
    let text = source.text(start + 1..<end)
    return text.isEmpty || text.contains("\\") ? nil : text
  }

  /// The property for an element; `nil` if there is none, or more than one.
  func property(of element: RegionElement) -> Property? {
    let found = properties.filter { property in
      switch property.locator {
      case .identifier(let text):
        text == element.element.identifier && (property.isRows || element.sameIdentifier == 1)
      case .label(let text):
        element.element.identifier.isEmpty && text == element.element.label && element.sameLabel == 1
      }
    }
    return found.count == 1 ? found[0] : nil
  }

  // MARK: - Checkpoints

  /// The call that declares a checkpoint.
  struct Checkpoint {
    /// The range between its parentheses.
    var arguments: Range<Int>
    /// The range between its braces, if it has any.
    var regions: Range<Int>?
  }

  /// Finds the call that declares a checkpoint, by the raw value of its case; `nil` if there is none, or more than one.
  func checkpoint(_ name: String) -> Checkpoint? {
    guard let cases = caseNames(of: name) else { return nil }
    let found = source.places(of: "Checkpoint", in: body).compactMap { place -> Checkpoint? in
      guard let arguments = source.inside(source.skipSpace(place + 10)) else { return nil }
      guard let first = split(arguments).first else { return nil }
      let words = source.text(first).filter { !$0.isWhitespace }
      guard words == ".\(cases)" || words.hasSuffix("Checkpoints.\(cases)") else { return nil }
      let next = source.skipSpace(arguments.upperBound + 1)
      let hasBraces = next < body.upperBound && source.code[next] == UInt8(ascii: "{")
      return Checkpoint(arguments: arguments, regions: hasBraces ? source.inside(next) : nil)
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The case of `Checkpoints` whose raw value is a name.
  private func caseNames(of name: String) -> String? {
    let enums = source.places(of: "Checkpoints", in: body).filter { place in
      var end = place
      while end > 0, source.code[end - 1] == 0x20 { end -= 1 }
      return end >= 4 && source.text(end - 4..<end) == "enum"
    }
    guard enums.count == 1, let open = source.code[enums[0]...].firstIndex(of: UInt8(ascii: "{")),
      let inside = source.inside(open)
    else { return nil }
    var found: [String] = []
    for place in source.places(of: "case", in: inside)
    where source.depth(at: place, from: inside.lowerBound) == 0 {
      var next = place + 4
      repeat {
        let word = source.word(at: source.skipSpace(next))
        guard !word.isEmpty else { return nil }
        next = source.skipSpace(word.upperBound)
        var raw = source.text(word)
        if next < inside.upperBound, source.code[next] == UInt8(ascii: "=") {
          let start = source.skipSpace(next + 1)
          guard start < inside.upperBound, source.code[start] == UInt8(ascii: "\""),
            let end = source.code[(start + 1)..<inside.upperBound].firstIndex(of: UInt8(ascii: "\""))
          else { return nil }
          raw = source.text(start + 1..<end)
          next = source.skipSpace(end + 1)
        }
        if raw == name { found.append(source.text(word)) }
        guard next < inside.upperBound, source.code[next] == UInt8(ascii: ",") else { break }
        next += 1
      } while true
    }
    return found.count == 1 ? found[0] : nil
  }
}
