import Foundation
import GalleyBaselines
import GalleyText
import GalleyTree

/// The rule by which pictures in folders get the keys of checks.
package struct PictureNaming: Sendable {
  /// The first suites of all checks.
  package var suite: [String] = []
  /// The configuration of all checks; a pattern's fields override it.
  package var device = ""
  package var parameters: [String: String] = [:]
  /// The number of pixels that a point has; `nil` if that is not known.
  package var scale: Double?
  /// The patterns.
  package var patterns: [PicturePattern] = []

  package init() {}

  /// The key of a picture, and the scale that its name states.
  package struct Name: Hashable, Sendable {
    /// The check.
    package var key: CheckKey
    /// The number of pixels that a point has; `nil` if nothing states it.
    package var scale: Double?
    /// Whether a pattern was found; else the file's whole name is the check's.
    package var isCut: Bool
  }

  /// The name of a picture by its path in its folder, such as `checkout/cart-chromium-linux.png`.
  package func name(of path: String) throws(PictureNameError) -> Name {
    let stem = Self.withoutExtension(path)
    var cuts: [(pattern: PicturePattern, cut: PicturePattern.Cut)] = []
    for pattern in patterns { for cut in pattern.cuts(of: stem) { cuts.append((pattern, cut)) } }
    var names: [(pattern: PicturePattern, name: Name)] = []
    for (pattern, cut) in cuts {
      let name = try name(cut, folders: pattern.hasFolders ? [] : Self.folders(of: stem), path)
      if !names.contains(where: { $0.name == name }) { names.append((pattern, name)) }
    }
    if names.count > 1 { throw .ambiguous(path, names[0].name.key, names[1].name.key) }
    if let only = names.first { return only.name }
    let steps = stem.split(separator: "/").map(String.init)
    var plain = try name(
      [PicturePattern.Field.name.rawValue: steps.last ?? stem], folders: steps.dropLast(), path)
    plain.isCut = false
    return plain
  }

  private func name(
    _ cut: PicturePattern.Cut, folders: some Collection<String>, _ path: String
  ) throws(PictureNameError) -> Name {
    var configuration = Configuration(device: device, size: .zero, scale: 1, parameters: parameters)
    var steps = suite + folders
    var test: String?
    var argument: String?
    var name = ""
    var scale = scale
    for (field, value) in cut.sorted(by: { $0.key < $1.key }) {
      switch PicturePattern.Field(rawValue: field) {
      case .suite: steps += value.split(separator: "/").map(String.init)
      case .test: test = value
      case .argument: argument = value
      case .name: name = value
      case .device: configuration.device = value
      case .appearance: configuration.appearance = try Self.word(value, field, path)
      case .locale: configuration.locale = value
      case .textSize: configuration.textSize = try Self.word(value, field, path)
      case .orientation: configuration.orientation = try Self.word(value, field, path)
      case .scale:
        guard let number = Double(value), number > 0, number.isFinite else {
          throw .badValue(path, field, value, known: ["1", "2", "3"])
        }
        scale = number
      case nil: configuration.parameters[field] = value
      }
    }
    let key = CheckKey(
      suite: steps, test: test, argument: argument, name: name, configuration: configuration)
    return Name(key: key, scale: scale, isCut: true)
  }

  private static func word<Word: RawRepresentable & CaseIterable>(
    _ value: String, _ field: String, _ path: String
  ) throws(PictureNameError) -> Word where Word.RawValue == String {
    guard let word = Word.allCases.first(where: { $0.rawValue.lowercased() == value.lowercased() }) else {
      throw .badValue(path, field, value, known: Word.allCases.map(\.rawValue))
    }
    return word
  }

  private static func folders(of stem: String) -> [String] {
    stem.split(separator: "/").dropLast().map(String.init)
  }

  /// A path without the extension of its last step.
  package static func withoutExtension(_ path: String) -> String {
    guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return path }
    return String(path[..<dot])
  }
}

/// The reason why a picture has no key.
package enum PictureNameError: Error, Hashable, Sendable {
  /// Patterns cut it in two ways.
  case ambiguous(String, CheckKey, CheckKey)
  /// A field has a value that it cannot have.
  case badValue(String, String, String, known: [String])
}

extension PictureNameError: CustomStringConvertible {
  /// The error as one sentence without a full stop.
  package var description: String {
    switch self {
    case .ambiguous(let path, let first, let second):
      "the patterns cut \(CleanText.path(path)) in two ways, as \(first.text) and as \(second.text); "
        + "list the values of a field, such as {browser:chromium|firefox}, or remove a pattern"
    case .badValue(let path, let field, let value, let known):
      "the pattern finds {\(CleanText.line(field))} in \(CleanText.path(path)) as \"\(CleanText.line(value, limit: 60))\"; "
        + "there are \(EnglishList.and(known))"
    }
  }
}
