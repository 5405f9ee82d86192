extension SuiteRule {
  /// Rules about modules.
  static let imports: [SuiteRule] = [
    SuiteRule(
      id: "apple-module", severity: .error, finds: .shape,
      sentence: "Linux has no module {}",
      cure: "write \"#if canImport({})\" and \"#endif\" around the import{cure}",
      cures: AppleModules.instead.mapValues { $0.isEmpty ? "" : "; \($0)" }),
    SuiteRule(
      id: "testable-app", severity: .error, finds: .shape,
      sentence: "{} is no target of the package, so it cannot be imported, @testable or not",
      cure: "remove the import, and put what tests and app share into a target that both depend on"),
    SuiteRule(
      id: "missing-module", severity: .error, finds: .shape,
      sentence: "{} is neither a target of the package nor a product that it depends on",
      cure: "add it to Package.swift, or write \"#if canImport({})\" and \"#endif\" around the import"),
    SuiteRule(
      id: "unknown-module", severity: .note, finds: .shape,
      sentence: "it is not known whether Linux has the module {}, as there is no Package.swift",
      cure: "add a package or a target that has it"),
  ]
}
