import Foundation

/// A value of any field, before it is known to fit.
enum SettingValue: Decodable {
  case flag(Bool)
  case number(Int)
  case fraction(Double)
  case text(String)
  case texts([String])
  case pairs([String: String])
  case lists([String: [String]])
  /// An object whose values are of several kinds.
  indirect case object([String: SettingValue])
  case nothing
  case other

  /// The values of an object by their names; `nil` for what is none.
  var members: [String: SettingValue]? {
    switch self {
    case .pairs(let pairs): pairs.mapValues(SettingValue.text)
    case .lists(let lists): lists.mapValues(SettingValue.texts)
    case .object(let values): values
    case .flag, .number, .fraction, .text, .texts, .nothing, .other: nil
    }
  }

  /// A text or several, as a list; `nil` for anything else and for an empty list.
  var words: [String]? {
    switch self {
    case .text(let text): [text]
    case .texts(let texts): texts.isEmpty ? nil : texts
    case .flag, .number, .fraction, .pairs, .lists, .object, .nothing, .other: nil
    }
  }

  /// A flag in the words of a switch, as a list; `nil` for anything else.
  var switchWords: [String]? {
    if case .flag(let isOn) = self { [isOn ? "on" : "off"] } else { nil }
  }

  /// Any number.
  var decimal: Double? {
    switch self {
    case .number(let number): Double(number)
    case .fraction(let number): number
    case .flag, .text, .texts, .pairs, .lists, .object, .nothing, .other: nil
    }
  }

  init(from decoder: any Decoder) throws {
    guard let container = try? decoder.singleValueContainer() else {
      self = .other
      return
    }
    if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .number(number)
    } else if let number = try? container.decode(Double.self) {
      self = .fraction(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let texts = try? container.decode([String].self) {
      self = .texts(texts)
    } else if let texts = try? container.decode([String: String].self) {
      self = .pairs(texts)
    } else if let lists = try? container.decode([String: [String]].self) {
      self = .lists(lists)
    } else if let values = try? container.decode([String: SettingValue].self) {
      self = .object(values)
    } else if container.decodeNil() {
      self = .nothing
    } else {
      self = .other
    }
  }
}

extension SettingValue {
  /// The fields of a settings file by their names, whether they are known or not.
  static func fields(json5 bytes: [UInt8]) throws(SettingsError) -> [String: SettingValue] {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    do { return try decoder.decode([String: SettingValue].self, from: Data(bytes)) } catch {
      throw .notSettings
    }
  }

  /// The value as one line of JSON; values of kinds that no field has are all alike.
  var text: String {
    func line(_ value: some Encodable) -> String {
      (try? StableJSON.line(value)).map { String(decoding: $0, as: UTF8.self) } ?? "…"
    }
    return switch self {
    case .flag(let flag): "\(flag)"
    case .number(let number): "\(number)"
    case .fraction(let number): "\(number)"
    case .text(let text): line(text)
    case .texts(let texts): line(texts)
    case .pairs(let pairs): line(pairs)
    case .lists(let lists): line(lists)
    case .object(let values):
      "{"
        + values.sorted { $0.key < $1.key }.map { "\(line($0.key)):\($0.value.text)" }.joined(separator: ",")
        + "}"
    case .nothing: "null"
    case .other: "…"
    }
  }
}
