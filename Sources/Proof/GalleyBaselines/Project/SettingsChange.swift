/// A setting that differs between two versions of `Galley.json`.
package struct SettingsChange: Hashable, Sendable, Codable {
  /// The field; `nil` of a file that cannot be read as settings.
  package var field: String?
  /// The value before, as JSON; `nil` if the field was not there.
  package var before: String?
  /// The value after, as JSON; `nil` if the field is not there.
  package var after: String?

  /// Names a setting with both of its values.
  package init(field: String? = nil, before: String? = nil, after: String? = nil) {
    self.field = field
    self.before = before
    self.after = after
  }

  /// The settings that differ between two texts of `Galley.json`, in order; a missing file sets nothing.
  package static func between(_ before: [UInt8]?, _ after: [UInt8]?) -> [SettingsChange] {
    guard before != after else { return [] }
    func fields(_ bytes: [UInt8]?) -> [String: String]? {
      guard let bytes else { return [:] }
      return (try? SettingValue.fields(json5: bytes))?.mapValues(\.text)
    }
    guard let old = fields(before), let new = fields(after) else { return [SettingsChange()] }
    return Set(old.keys).union(new.keys).sorted().compactMap { name in
      old[name] == new[name] && old[name] != "…"
        ? nil : SettingsChange(field: name, before: old[name], after: new[name])
    }
  }
}
