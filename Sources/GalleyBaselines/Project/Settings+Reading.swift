import Foundation

extension Settings {
  /// The fields, as they are written.
  enum Field: String, CaseIterable {
    case baselines, keepRuns, expect, failOnOrphans
  }

  /// Reads settings: JSON5, so comments, bare keys and trailing commas are allowed.
  ///
  /// - Parameter bytes: The text of `Galley.json`.
  /// - Throws: ``SettingsFault`` for what is not JSON5, an unknown field, or a value that makes no sense.
  public init(json5 bytes: [UInt8]) throws(SettingsFault) {
    self.init()
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    let fields: [String: SettingValue]
    do { fields = try decoder.decode([String: SettingValue].self, from: Data(bytes)) } catch {
      throw .notSettings
    }
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      guard let field = Field(rawValue: name) else {
        throw .unknownField(name, meant: Spelling.nearest(to: name, in: Field.allCases.map(\.rawValue)))
      }
      try set(field, to: value)
    }
  }

  private mutating func set(_ field: Field, to value: SettingValue) throws(SettingsFault) {
    switch (field, value) {
    case (.baselines, .text(let text)):
      let steps = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard steps.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.utf8.contains(0) }) else {
        throw .badValue(field.rawValue, needs: "a folder inside the project, such as \"Baselines\"")
      }
      baselines = steps
    case (.baselines, _):
      throw .badValue(field.rawValue, needs: "a folder inside the project, such as \"Baselines\"")
    case (.keepRuns, .number(let number)) where number >= 1: keepRuns = number
    case (.keepRuns, _): throw .badValue(field.rawValue, needs: "a whole number from 1 up")
    case (.expect, .number(let number)) where number >= 0: expect = number
    case (.expect, _): throw .badValue(field.rawValue, needs: "a whole number from 0 up")
    case (.failOnOrphans, .flag(let flag)): failOnOrphans = flag
    case (.failOnOrphans, _): throw .badValue(field.rawValue, needs: "true or false")
    }
  }
}

/// A value of any field, before it is known to fit.
private enum SettingValue: Decodable {
  case flag(Bool)
  case number(Int)
  case text(String)
  case other

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.singleValueContainer() else {
      self = .other
      return
    }
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else {
      self = .other
    }
  }
}
