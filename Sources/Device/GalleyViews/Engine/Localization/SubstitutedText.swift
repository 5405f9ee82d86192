import Foundation

/// A text with parts that numbers choose, each by the plural rules of the language, such as `%#@files@ in %#@folders@`.
///
/// String catalogues have them as substitutions, and `.stringsdict` files as variables of a format.
///
/// - Reference: Apple, [Localizing strings that contain plurals](https://developer.apple.com/documentation/xcode/localizing-strings-that-contain-plurals).
struct SubstitutedText: Sendable {
  /// A part that a number chooses.
  struct Part: Sendable {
    /// The position of the number among the values, from 0; `nil` for the next one.
    var argument: Int?
    /// The specifier of the number in place of a form's `%arg`.
    var specifier: String
    /// The text for each plural category.
    var forms: [String: String]
  }

  let format: String
  let parts: [String: Part]

  /// The limit of levels, more than parts of parts have, so that recursive ones end.
  private static let deepest = 8

  /// Returns the format with its parts chosen, in which every specifier has a position.
  ///
  /// - Parameters:
  ///   - numbers: The values as numbers, in order; `nil` for other values.
  ///   - language: The language of the text.
  /// - Returns: A format such as `%1$lld files in %2$@`.
  func chosen(for numbers: [Double?], language: String) -> String {
    var next = 0
    return expand(format, numbers, language, own: nil, &next, depth: 0)
  }

  private func expand(
    _ text: String, _ numbers: [Double?], _ language: String, own: (place: Int, part: Part)?,
    _ next: inout Int,
    depth: Int
  ) -> String {
    guard depth < Self.deepest else { return text }
    var result = ""
    var rest = text[...]
    while let match = rest.firstMatch(
      of: /%(?:%|(?:(\d+)\$)?(?:#@(\w+)@|(arg)|([-+# 0'.\d]*[hlqzt]*[@diuxXfFeEgGscCp])))/)
    {
      result += rest[..<match.range.lowerBound]
      rest = rest[match.range.upperBound...]
      let place = match.output.1.flatMap { Int($0) }.map { $0 - 1 }
      if let name = match.output.2.map(String.init) {
        guard let part = parts[name] else {
          result += match.output.0
          continue
        }
        let index = place ?? part.argument ?? next
        if place == nil, part.argument == nil { next += 1 }
        let number = numbers.indices.contains(index) ? numbers[index] ?? 0 : 0
        let form = PluralCategory.form(of: part.forms, for: number, language: language) ?? ""
        result += expand(form, numbers, language, own: (index, part), &next, depth: depth + 1)
      } else if match.output.3 != nil, let own {
        result += "%\(own.place + 1)$\(own.part.specifier)"
      } else if let specifier = match.output.4 {
        // In a part the first value is the number that has chosen it.
        let index = place ?? own?.place ?? next
        if place == nil, own == nil { next += 1 }
        result += "%\(index + 1)$\(specifier)"
      } else {
        result += match.output.0
      }
    }
    return result + rest
  }
}

extension SubstitutedText {
  /// The texts of a `.stringsdict` file, by their keys.
  static func texts(ofDictionary file: URL) -> [String: SubstitutedText] {
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
    else { return [:] }
    return list.compactMapValues { value in
      guard let entry = value as? [String: Any],
        let format = entry["NSStringLocalizedFormatKey"] as? String
      else { return nil }
      let parts = entry.compactMapValues { part -> Part? in
        guard let part = part as? [String: String] else { return nil }
        let rules = part.filter { !$0.key.hasPrefix("NSString") }
        return Part(
          argument: nil,
          specifier: part["NSStringFormatValueTypeKey"].flatMap { $0.isEmpty ? nil : $0 } ?? "d",
          forms: rules)
      }
      return SubstitutedText(format: format, parts: parts)
    }
  }
}
