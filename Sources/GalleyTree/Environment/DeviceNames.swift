/// The names of the device models that there are, for programs that load no simulator.
package enum DeviceNames {
  /// The names, the default first; `DeviceProfile.catalogue` has the models.
  package static let all = ["iPhone X", "iPad"]

  /// The name that somebody wrote, however its letters are.
  ///
  /// - Parameter name: Such as `iphone x`.
  /// - Returns: Such as `iPhone X`; `nil` if no model is called so.
  package static func find(_ name: String) -> String? {
    all.first { $0.lowercased() == name.lowercased() }
  }

  /// What there is to say to a name that no model has.
  ///
  /// - Parameter name: The name.
  /// - Returns: Such as `there is no device "iPhon X"; did you mean "iPhone X"?`.
  package static func advice(for name: String) -> String {
    let hint =
      SpellingSuggestion.nearest(to: name, in: all).map { "did you mean \"\($0)\"?" }
      ?? "there are \(all.joined(separator: " and "))"
    return "there is no device \"\(ElementText.clean(name, limit: 80))\"; \(hint)"
  }
}
