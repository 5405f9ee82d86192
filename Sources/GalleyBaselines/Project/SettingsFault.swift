import GalleySystem
import GalleyTree

/// An error in the settings.
package enum SettingsFault: Error, Hashable, Sendable {
  /// The file could not be read.
  case file(FileError)
  /// It is not a JSON5 object.
  case notSettings
  /// There is no such field.
  case unknownField(String, meant: String?)
  /// There is no such level.
  case unknownLevel(String, meant: String?)
  /// A field holds what it cannot.
  case badValue(String, needs: String)
}

extension SettingsFault: CustomStringConvertible {
  /// The fault as one sentence without a full stop.
  package var description: String {
    switch self {
    case .file(let fault): return "\(fault)"
    case .notSettings:
      return
        "\(Settings.fileName) is not a JSON5 object; it looks like { \"keepRuns\": 20 }, with comments if you like"
    case .unknownField(let name, let meant):
      let known = Settings.Field.allCases.map(\.rawValue).joined(separator: ", ")
      let hint = meant.map { "did you mean \"\($0)\"?" } ?? "there are \(known)"
      return "\(Settings.fileName) has no field \"\(ElementText.clean(name, limit: 60))\"; \(hint)"
    case .unknownLevel(let word, let meant):
      let known = MatchLevel.words.joined(separator: ", ")
      let hint = meant.map { "did you mean \"\($0)\"?" } ?? "there are \(known)"
      return "\"level\" in \(Settings.fileName) is \"\(ElementText.clean(word, limit: 60))\"; \(hint)"
    case .badValue(let name, let needs): return "\"\(name)\" in \(Settings.fileName) needs \(needs)"
    }
  }
}
