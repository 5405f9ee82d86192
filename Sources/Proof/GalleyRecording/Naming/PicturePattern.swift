import GalleyText

/// A pattern that cuts the path of a picture into name and configuration, such as `{name}-{browser}-{os}`.
///
/// A pattern without a slash is compared with the file's name, one with slashes with the path in the folder; both without the
/// extension. Text stands for itself. A field in braces stands for one or more characters: `{name}`, `{test}` and `{argument}` for any but a
/// slash, `{suite}` for any, and all others for any but `-`, `_`, `.`, `@` and a slash, so that `{name}` takes what is left. A field may
/// list its values: `{device:iPhone-15|Pixel-7}`.
package struct PicturePattern: Hashable, Sendable {
  /// The pattern as it is written.
  package let text: String
  private let parts: [Part]
  /// Whether it is compared with the whole path.
  package let hasFolders: Bool

  private enum Part: Hashable, Sendable {
    case text([Character])
    case field(String, values: [[Character]])
  }

  /// The fields of a key; any other field is a parameter.
  package enum Field: String, CaseIterable, Sendable {
    case suite, test, argument, name, device, appearance, locale, textSize, orientation, scale
  }

  /// The values of a path's fields, by the fields' names.
  package typealias Cut = [String: String]

  /// More fields than a name has parts.
  private static let mostFields = 16

  /// Reads a pattern.
  package init(_ text: String) throws(PicturePatternError) {
    var parts: [Part] = []
    var names: Set<String> = []
    var rest = text[...]
    while !rest.isEmpty {
      if rest.first == "{" {
        guard let end = rest.firstIndex(of: "}") else { throw .unclosed(text) }
        let inside = rest[rest.index(after: rest.startIndex)..<end].split(
          separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(inside[0])
        guard !name.isEmpty, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") })
        else {
          throw .badField(text, name)
        }
        let values = inside.count > 1 ? inside[1].split(separator: "|", omittingEmptySubsequences: false) : []
        guard values.allSatisfy({ !$0.isEmpty }) else { throw .emptyValue(text, name) }
        guard names.insert(name).inserted else { throw .fieldTwice(text, name) }
        if case .field(let before, let known)? = parts.last, known.isEmpty, values.isEmpty {
          throw .noSeparator(text, before, name)
        }
        parts.append(.field(name, values: values.map(Array.init)))
        rest = rest[rest.index(after: end)...]
      } else {
        let end = rest.firstIndex(of: "{") ?? rest.endIndex
        guard !rest[..<end].contains("}") else { throw .unopened(text) }
        parts.append(.text(Array(rest[..<end])))
        rest = rest[end...]
      }
    }
    guard names.contains(Field.name.rawValue) else { throw .noName(text) }
    guard names.count <= Self.mostFields else { throw .tooManyFields(text, most: Self.mostFields) }
    self.text = text
    self.parts = parts
    hasFolders = text.contains("/")
  }

  /// The ways to cut a path, at most two: more than one is an ambiguity whatever the others are.
  ///
  /// - Parameter path: The path without its extension, from the folder of pictures.
  package func cuts(of path: String) -> [Cut] {
    let subject = hasFolders ? path : path.split(separator: "/").last.map(String.init) ?? path
    var search = Search(characters: Array(subject), parts: parts)
    search.run(0, 0)
    return search.found
  }

  /// The characters at which a field other than a name ends.
  private static let separators: Set<Character> = ["-", "_", ".", "@", "/"]

  /// A search for all ways to cut a path; places that lead nowhere are looked at once.
  private struct Search {
    let characters: [Character]
    let parts: [Part]
    var values: [(name: String, range: Range<Int>)] = []
    var found: [Cut] = []
    var dead: Set<Int> = []

    /// Returns whether anything was found from here.
    @discardableResult
    mutating func run(_ part: Int, _ place: Int) -> Bool {
      guard found.count < 2 else { return false }
      guard part < parts.count else {
        guard place == characters.count else { return false }
        let cut = Dictionary(uniqueKeysWithValues: values.map { ($0.name, String(characters[$0.range])) })
        if !found.contains(cut) { found.append(cut) }
        return true
      }
      guard !dead.contains(part * (characters.count + 1) + place) else { return false }
      var leads = false
      switch parts[part] {
      case .text(let text): if isHere(text, place) { leads = run(part + 1, place + text.count) }
      case .field(let name, let choices):
        for end in ends(of: name, choices, from: place) {
          values.append((name, place..<end))
          if run(part + 1, end) { leads = true }
          values.removeLast()
        }
      }
      if !leads { dead.insert(part * (characters.count + 1) + place) }
      return leads
    }

    private func isHere(_ text: [Character], _ place: Int) -> Bool {
      place + text.count <= characters.count && characters[place..<place + text.count].elementsEqual(text)
    }

    private func ends(of name: String, _ choices: [[Character]], from place: Int) -> [Int] {
      guard choices.isEmpty else { return choices.filter { isHere($0, place) }.map { place + $0.count } }
      var ends: [Int] = []
      for end in stride(from: place + 1, through: characters.count, by: 1) {
        let character = characters[end - 1]
        switch Field(rawValue: name) {
        case .suite: break
        case .name, .test, .argument: if character == "/" { return ends }
        case .device, .appearance, .locale, .textSize, .orientation, .scale, nil:
          if PicturePattern.separators.contains(character) { return ends }
        }
        ends.append(end)
      }
      return ends
    }
  }
}

/// An error of a pattern.
package enum PicturePatternError: Error, Hashable, Sendable {
  /// A brace is opened and not closed.
  case unclosed(String)
  /// A brace is closed and not opened.
  case unopened(String)
  /// The name of a field is none.
  case badField(String, String)
  /// A field lists an empty value.
  case emptyValue(String, String)
  /// A field is there twice.
  case fieldTwice(String, String)
  /// Nothing stands between two fields.
  case noSeparator(String, String, String)
  /// There is no `{name}`.
  case noName(String)
  /// It has too many fields.
  case tooManyFields(String, most: Int)
}

extension PicturePatternError: CustomStringConvertible {
  /// The error as one sentence without a full stop.
  package var description: String {
    func quoted(_ text: String) -> String { "\"\(CleanText.line(text, limit: 80))\"" }
    return switch self {
    case .unclosed(let pattern): "the pattern \(quoted(pattern)) has a \"{\" without a \"}\""
    case .unopened(let pattern): "the pattern \(quoted(pattern)) has a \"}\" without a \"{\""
    case .badField(let pattern, let name):
      "the pattern \(quoted(pattern)) has a field \(quoted(name)); a field is letters, digits and \"_\", such as {name} or {browser}"
    case .emptyValue(let pattern, let name):
      "the pattern \(quoted(pattern)) lists an empty value for {\(CleanText.line(name))}; separate values by one \"|\""
    case .fieldTwice(let pattern, let name):
      "the pattern \(quoted(pattern)) has {\(CleanText.line(name))} twice; use each field once"
    case .noSeparator(let pattern, let first, let second):
      "the pattern \(quoted(pattern)) has {\(CleanText.line(first))} and {\(CleanText.line(second))} with nothing between them; "
        + "put a separator there, or list the values of one: {\(CleanText.line(second)):a|b}"
    case .noName(let pattern): "the pattern \(quoted(pattern)) has no {name}, the name of the check"
    case .tooManyFields(let pattern, let most): "the pattern \(quoted(pattern)) has more than \(most) fields"
    }
  }
}
