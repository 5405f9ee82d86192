import GalleyText
import GalleyTree

extension ConfigurationMatrix {
  /// Reads the matrix of a project's settings.
  ///
  /// - Parameter value: The value of `matrix` in `Galley.json`.
  /// - Throws: ``SettingsError`` for a part that there is not, and for a value that makes no sense.
  init(_ value: SettingValue) throws(SettingsError) {
    let needs =
      "lists by name, such as { device: [\"iPhone X\", \"iPad Air\"], parameters: { MARKET: [\"USAToday\"] } }"
    guard let members = value.members else { throw .badValue("matrix", needs: needs) }
    self.init()
    for (name, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let dimension = Dimension(rawValue: name) else {
        let known = Dimension.allCases.map(\.rawValue)
        throw .unknownDimension(name, meant: SpellingSuggestion.nearest(to: name, in: known))
      }
      guard dimension == .parameters else {
        guard let words = value.words ?? value.switchWords else {
          throw .badValue("matrix.\(name)", needs: "a text, or a list with at least one")
        }
        for word in words {
          try Self.adding { () throws(ConfigurationError) in try add(word, to: dimension) }
        }
        continue
      }
      guard let parameters = value.members else {
        throw .badValue("matrix.parameters", needs: "values by name, such as { MARKET: [\"USAToday\"] }")
      }
      for (parameter, value) in parameters.sorted(by: { $0.key < $1.key }) {
        guard let words = value.words else {
          throw .badValue("matrix.parameters.\(parameter)", needs: "a text, or a list with at least one")
        }
        for word in words {
          try Self.adding { () throws(ConfigurationError) in try add(word, toParameter: parameter) }
        }
      }
    }
    try Self.adding { () throws(ConfigurationError) in _ = try configurations }
  }

  /// Does what may fail, and names the settings as the place of the failure.
  private static func adding(_ add: () throws(ConfigurationError) -> Void) throws(SettingsError) {
    do throws(ConfigurationError) { try add() } catch { throw .matrix(error) }
  }
}
