import GalleyText

/// The names of the device models that there are.
package enum DeviceNames {
  /// The names, the default first.
  package static let all = DeviceModel.catalogue.map(\.name)

  /// The name that somebody wrote, however its letters are, or as Xcode writes it.
  ///
  /// - Parameter name: Such as `iphone x` or `iPad Pro (9.7-inch)`.
  /// - Returns: Such as `iPhone X`; `nil` if no model is called so.
  package static func find(_ name: String) -> String? { model(named: name)?.name }

  /// The model that somebody means by a name.
  ///
  /// - Parameter name: Such as `iphone x` or `iPad Pro (9.7-inch)`.
  /// - Returns: The model; `nil` if none is called so.
  package static func model(named name: String) -> DeviceModel? {
    let wanted = folded(name)
    return DeviceModel.catalogue.first { folded($0.name) == wanted }
      ?? DeviceModel.catalogue.first { $0.otherNames.contains { folded($0) == wanted } }
  }

  /// The names without spaces and brackets, as a shell completes them, such as `iPhone-15-Pro-Max`.
  package static let words = all.map { name in
    name.filter { !"()".contains($0) }.split(separator: " ").joined(separator: "-")
  }

  /// A name in small letters, without brackets and hyphens, and without the word for inches, which people leave out.
  private static func folded(_ name: String) -> String {
    let plain = name.lowercased().filter { !"()".contains($0) }
    return plain.split { $0 == " " || $0 == "-" }.filter { $0 != "inch" }.joined(separator: " ")
  }

  /// The advice for a name that no model has.
  ///
  /// - Parameter name: The name.
  /// - Returns: Such as `there is no device "iPhon X"; did you mean "iPhone X"?`.
  package static func advice(for name: String) -> String {
    let hint =
      SpellingSuggestion.nearest(to: name, in: all).map(SpellingSuggestion.question)
      ?? "\"galley devices\" lists them"
    return "there is no device \"\(CleanText.line(name, limit: 80))\"; \(hint)"
  }
}
