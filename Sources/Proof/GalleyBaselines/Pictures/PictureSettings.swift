import GalleyDiff
import GalleyText
import GalleyTree

/// The settings for folders of pictures, `pictures` in `Galley.json`.
package struct PictureSettings: Hashable, Sendable {
  /// The patterns that cut a path into name and configuration, such as `{name}-{browser}-{os}`.
  package var patterns: [String] = []
  /// The rules of comparison, by the pattern of the checks that they are for.
  package var rules: [PictureRule] = []

  package init() {}
}

/// A rule of comparison for some checks of pictures.
package struct PictureRule: Hashable, Sendable {
  /// The pattern of the checks, as for `galley approve`.
  package var checks: String
  /// The level of comparison.
  package var level: MatchLevel?
  /// The number of pixels that may differ.
  package var maxDiffPixels: Int?
  /// The parts that are not compared: a rectangle such as `0,0,100,40`, in points, or the identifier or label of elements.
  package var ignore: [String] = []

  package init(_ checks: String) { self.checks = checks }
}

extension PictureSettings {
  private static let field = Settings.Field.pictures.rawValue
  private static let needs =
    "patterns and rules, such as { patterns: [\"{name}-{browser}\"], rules: { \"checkout/*\": { ignore: [\"0,0,100,40\"] } } }"

  private enum Member: String, CaseIterable {
    case patterns, rules
  }

  private enum RuleMember: String, CaseIterable {
    case level, maxDiffPixels, ignore
  }

  /// Reads the value of the field.
  init(_ value: SettingValue) throws(SettingsError) {
    guard let members = value.members else { throw .badValue(Self.field, needs: Self.needs) }
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      switch try Self.member(name, Member.self) {
      case .patterns:
        guard let words = value.words else {
          throw .badValue("\(Self.field).patterns", needs: "a list of patterns")
        }
        patterns = words
      case .rules:
        guard let members = value.members else { throw .badValue(Self.field, needs: Self.needs) }
        for (pattern, value) in members.sorted(by: { ($0.key.count, $0.key) < ($1.key.count, $1.key) }) {
          rules.append(try Self.rule(pattern, value))
        }
      }
    }
  }

  private static func rule(_ pattern: String, _ value: SettingValue) throws(SettingsError) -> PictureRule {
    let name = "\(field).rules"
    guard let members = value.members else { throw .badValue(name, needs: needs) }
    var rule = PictureRule(pattern)
    for (word, value) in members.sorted(by: { $0.key < $1.key }) {
      switch (try member(word, RuleMember.self), value) {
      case (.level, .text(let word)): rule.level = try MatchLevel(word: word)
      case (.level, _): throw .badValue("\(name).level", needs: "the name of a level, such as \"strict\"")
      case (.maxDiffPixels, .number(let number)) where number >= 0: rule.maxDiffPixels = number
      case (.maxDiffPixels, _): throw .badValue("\(name).maxDiffPixels", needs: "a whole number from 0 up")
      case (.ignore, let value):
        guard let words = value.words else {
          throw .badValue(
            "\(name).ignore", needs: "a list of rectangles or identifiers, such as [\"0,0,100,40\"]")
        }
        rule.ignore = words
      }
    }
    return rule
  }

  private static func member<Member: RawRepresentable & CaseIterable>(
    _ name: String, _ type: Member.Type
  ) throws(SettingsError) -> Member where Member.RawValue == String {
    guard let member = Member(rawValue: name) else {
      let known = Member.allCases.map(\.rawValue)
      throw .unknownField("\(field).\(name)", meant: SpellingSuggestion.nearest(to: name, in: known))
    }
    return member
  }
}
