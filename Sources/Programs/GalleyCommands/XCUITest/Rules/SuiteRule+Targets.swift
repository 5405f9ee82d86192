// What a target is made of: modules and files.

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

  /// Rules about files.
  static let files: [SuiteRule] = [
    SuiteRule(
      id: "objc-source", severity: .error, finds: .shape,
      sentence: "a target with Swift cannot have {}, and Linux has no Objective-C runtime",
      cure: "write it in Swift, or name it in the target's exclude:"),
    SuiteRule(
      id: "c-header", severity: .note, finds: .shape,
      sentence: "{} is read by nobody on Linux, also if it is a bridging header",
      cure: "write in Swift what it declares, and name it in the target's exclude:"),
    SuiteRule(
      id: "xcode-file", severity: .note, finds: .shape,
      sentence: "{} is for Xcode, and SwiftPM warns of it",
      cure: "name it in the target's exclude:"),
    SuiteRule(
      id: "fastlane-helper", severity: .error, finds: .shape,
      sentence: "{} is fastlane's helper, which asks UIKit and the Mac's folders",
      cure: "name it in the target's exclude:; the prelude has setupSnapshot(_:) and snapshot(_:)"),
    SuiteRule(
      id: "link", severity: .note, finds: .shape,
      sentence: "{} is a symbolic link, and was not followed",
      cure: "check the folder that it leads to"),
  ]
}
