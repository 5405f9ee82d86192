import Foundation

extension LocalizedFormat {
  /// A piece of a text: letters, or a text with attributes.
  indirect enum Piece: Equatable, Sendable {
    case letters(String)
    case text(Text)
  }

  /// The pieces of the text that a table has for the key; without one, the key itself.
  ///
  /// - Parameters:
  ///   - table: The table's name.
  ///   - bundle: The folder of the bundle; `nil` for the app's.
  ///   - fallback: The words if no table has the key.
  ///   - values: The environment, with language and region.
  func pieces(
    table: String?, bundle: URL?, fallback: LocalizedFormat? = nil, in values: EnvironmentValues
  ) -> [Piece] {
    // The values of a key alone are those of its default.
    let source = arguments.isEmpty ? fallback ?? self : self
    for tables in bundle.map({ [StringTables.of($0)] }) ?? values.stringTables {
      guard
        let found = tables.entry(key, table: table ?? "Localizable", locale: values.localeIdentifier)
      else { continue }
      switch found.entry {
      case .text(let text): return source.filled(text, in: values)
      case .plural(let forms):
        let number = source.arguments.lazy.compactMap(\.number).first ?? 0
        return source.filled(
          PluralCategory.form(of: forms, for: number, language: found.language) ?? key, in: values)
      case .substituted(let text):
        return source.filled(
          text.chosen(for: source.arguments.map(\.number), language: found.language), in: values)
      }
    }
    let words = fallback ?? self
    return words.isFormat ? words.filled(words.key, in: values) : [.letters(words.key)]
  }

  /// Puts the values in place of the specifiers of a text.
  private func filled(_ text: String, in values: EnvironmentValues) -> [Piece] {
    let percent = UInt8(ascii: "%")
    guard text.utf8.contains(percent) else { return [.letters(text)] }
    var pieces: [Piece] = []
    var letters = ""
    var next = 0
    var rest = text.utf8[...]
    while let sign = rest.firstIndex(of: percent) {
      letters += Substring(rest[..<sign])
      rest = rest[rest.index(after: sign)...]
      if rest.first == percent {
        letters += "%"
        rest = rest.dropFirst()
        continue
      }
      guard let (specifier, place) = Self.specifier(&rest) else {
        letters += "%"
        continue
      }
      let index = place ?? next
      next = place == nil ? next + 1 : next
      guard arguments.indices.contains(index) else { continue }
      switch arguments[index] {
      case .text(let text):
        if !letters.isEmpty { pieces.append(.letters(letters)) }
        letters = ""
        pieces.append(.text(text))
      case let argument: letters += argument.written(as: specifier, in: values)
      }
    }
    letters += Substring(rest)
    if !letters.isEmpty || pieces.isEmpty { pieces.append(.letters(letters)) }
    return pieces
  }

  /// Removes a specifier such as `1$.2lf` from the start of a text; returns it without the position, and the
  /// position from 0.
  private static func specifier(_ text: inout Substring.UTF8View) -> (String, place: Int?)? {
    var rest = text
    var place: Int?
    let digits = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == UInt8(ascii: "$") {
      place = Int(Substring(digits)).map { $0 - 1 }
      rest = rest.dropFirst(digits.count + 1)
    }
    let start = rest
    rest = rest.drop { isOne($0, of: "+-# 0123456789.'") }
    rest = rest.drop { isOne($0, of: "hlqzt") }
    guard let conversion = rest.popFirst(), isOne(conversion, of: "@diuxXfFeEgGscCp") else { return nil }
    text = rest
    return (String(Substring(start[..<rest.startIndex])), place)
  }

  private static func isOne(_ letter: UInt8, of letters: StaticString) -> Bool {
    letters.withUTF8Buffer { $0.contains(letter) }
  }
}

extension LocalizedFormat.Argument {
  /// The number, where it is one.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .number(let value): value
    case .string, .formatted, .text: nil
    }
  }

  /// The value in the form of a specifier of `printf`.
  func written(as specifier: String, in values: EnvironmentValues) -> String {
    switch self {
    case .string(let text): return text
    case .formatted(let value): return value.text(in: values.textConditions)
    case .text(let text): return text.plainText(in: values)
    case .integer(let value):
      if specifier == "lld" || specifier == "@" || specifier == "d" || specifier == "ld" {
        // Small numbers are the same in all languages with these digits, and need no formatter.
        if (-999...999).contains(value), values.hasLatinDigits { return "\(value)" }
        return value.formatted(.number.locale(values.locale))
      }
      return String(format: "%\(Self.wide(specifier))", locale: values.locale, value)
    case .unsigned(let value): return value.formatted(.number.locale(values.locale))
    case .number(let value):
      let form = specifier == "@" ? "lf" : specifier
      return String(format: "%\(form)", locale: values.locale, value)
    }
  }

  /// Returns the specifier for 64 bits, regardless of its length.
  private static func wide(_ specifier: String) -> String {
    let conversion = specifier.last ?? "d"
    let flags = specifier.dropLast().filter { !"hlqzt".contains($0) }
    return conversion == "@" ? "lld" : "\(flags)ll\(conversion)"
  }
}

extension EnvironmentValues {
  /// Whether numbers are written in the digits 0 to 9.
  var hasLatinDigits: Bool {
    !["ar", "fa", "ur", "hi", "bn", "mr", "ne", "my"].contains(
      localeIdentifier.prefix { $0 != "-" && $0 != "_" })
  }
}
