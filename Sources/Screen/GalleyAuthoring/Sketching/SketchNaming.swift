import Foundation
import GalleyPages
import GalleyText
import GalleyTree

/// Makes names of identifiers and labels, and Swift of texts.
package enum SketchNaming {
  /// Words that cannot be a name, or mean something in a layout.
  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "body", "break", "case", "catch", "class",
    "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator",
    "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "some", "static", "struct",
    "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// Types that a layout's name would hide.
  private static let types: Set<String> = [
    "Absent", "Alert", "Any", "AnyElement", "Application", "Array", "Atlas", "Blueprint", "Bool", "Button",
    "Cell",
    "Character", "Checkpoint", "Component", "Configuration", "Date", "Data", "DatePicker", "Dictionary",
    "Double",
    "Element",
    "Error", "Family", "Field", "Float", "Image", "Int", "Keyboard", "Label", "Layout", "Link", "List",
    "Locator",
    "Member", "Menu", "MenuItem", "NavigationBar", "OneOf", "Optional", "Optionally", "Overlay", "Page",
    "PageIndicator", "Picker",
    "Protocol",
    "ProgressIndicator", "Required", "Result", "Rows", "ScrollArea", "SearchField", "SecureField",
    "SegmentedControl",
    "Self", "Set", "Sheet", "Slider", "Stay", "Stepper", "String", "Tab", "TextView", "Toggle", "Type", "URL",
    "WebView", "When",
  ]

  /// The most words of a text that make a name, and the most characters.
  private static let mostWords = 4
  private static let longestName = 32

  /// The words of a text: letters and digits, cut at everything else and where small letters turn to capitals.
  static func words(_ text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var previous: Character?
    for character in text.prefix(200) {
      // An apostrophe is in a word, not between two.
      if character == "'" || character == "’" { continue }
      guard isPart(character) else {
        if !word.isEmpty { words.append(word) }
        word = ""
        previous = nil
        continue
      }
      if let previous, character.isUppercase, previous.isLowercase || previous.isNumber {
        words.append(word)
        word = ""
      }
      word.append(character)
      previous = character
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Whether a character can stand in a name: letters of any script with their marks, and plain digits.
  private static func isPart(_ character: Character) -> Bool {
    character.unicodeScalars.enumerated().allSatisfy { index, scalar in
      if scalar.isASCII { return scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) }
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
        return scalar.properties.isXIDContinue
      case .nonspacingMark, .spacingMark: return index > 0 && scalar.properties.isXIDContinue
      default: return false
      }
    }
  }

  private static func joined(_ words: [String]) -> String {
    var name = ""
    for (index, word) in words.prefix(mostWords).enumerated() {
      let next = index == 0 ? lowered(word) : capitalized(word)
      guard name.isEmpty || name.count + next.count <= longestName else { break }
      name += next.prefix(longestName)
    }
    return name
  }

  /// A word as the first of a name: `URL` becomes `url`, `Add` becomes `add`.
  private static func lowered(_ word: String) -> String {
    word == word.uppercased() ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
  }

  /// A word inside of a name.
  static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
  }

  /// A name for a property.
  ///
  /// - Returns: Such as `addPhoto`; `nil` if the text has no letters to begin with.
  static func property(_ text: String) -> String? {
    let name = joined(words(text))
    guard let first = name.first, first.isLetter else { return nil }
    return name
  }

  /// The part of an identifier that distinguishes it from its siblings: the last one, such as `addPhoto` of
  /// `recipe.addPhoto`.
  static func lastPart(_ identifier: String) -> String {
    parts(identifier).last { property($0) != nil } ?? identifier
  }

  /// The last two parts of an identifier, such as `settingsTheme` of `app.settings.theme`.
  static func lastParts(_ identifier: String) -> String? {
    let parts = parts(identifier).filter { property($0) != nil }
    return parts.count < 2 ? nil : property(parts.suffix(2).joined(separator: " "))
  }

  /// The parts of an identifier, between points, slashes and colons.
  static func parts(_ identifier: String) -> [String] {
    identifier.split { ".:/".contains($0) }.map(String.init)
  }

  /// A name for a layout.
  static func layout(_ text: String, otherwise: String = "Screen") -> String {
    let name = capitalized(property(text) ?? otherwise)
    return types.contains(name) ? name + "Page" : name
  }

  /// A name that no other has and that is free to use.
  static func unique(_ names: [String], suffix: String, taken: [String: String]) -> String {
    func isFree(_ name: String) -> Bool {
      taken[name] == nil && !keywords.contains(name) && !PageMembers.names.contains(name)
    }
    let name = names[0]
    let isReserved = taken[name] == nil && !isFree(name)
    if !isReserved, let free = names.first(where: isFree) { return free }
    // Two of one kind are counted; different kinds have different names.
    let long = name.lowercased().hasSuffix(suffix.lowercased()) ? name : name + suffix
    if taken[name] != suffix, isFree(long) { return long }
    let base = taken[name] == suffix ? name : long
    var number = 2
    while !isFree("\(base)\(number)") { number += 1 }
    return "\(base)\(number)"
  }

  /// Whether a noun is uncountable, such as `shopping`.
  static func isMass(_ noun: String) -> Bool { noun.lowercased().hasSuffix("ing") }

  /// A noun for several things; one that seems to be for several already stays as it is.
  static func plural(_ noun: String) -> String {
    let small = noun.lowercased()
    guard noun.last?.isASCII == true, !small.hasSuffix("s") || small.hasSuffix("ss") else { return noun }
    return EnglishNoun.plural(noun)
  }

  /// A noun for one of several things.
  package static func singular(_ noun: String) -> String {
    let small = noun.lowercased()
    if small.hasSuffix("ies"), small.count > 4 { return noun.dropLast(3) + "y" }
    guard small.hasSuffix("s"), !small.hasSuffix("ss"), small.count > 3 else { return noun }
    return String(noun.dropLast())
  }

  /// A text in a comment: its first sentence, without marks of a list.
  static func shown(_ text: String, limit: Int = 60) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    let line = String(lines.first ?? "").replacing(/^\s*(?:\d+[.)]|[•*-])\s+/, with: "")
    let sentence = line.range(of: ". ").map { String(line[..<$0.lowerBound]) } ?? line
    let isCut = lines.count > 1 || sentence.count < line.count
    let shown = CleanText.line(sentence, limit: limit)
    return "“\(shown)\(isCut && !shown.hasSuffix("…") ? "…" : "")”"
  }
}
