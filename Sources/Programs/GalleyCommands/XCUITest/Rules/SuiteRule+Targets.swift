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
      sentence: "{} is no target of the package, so neither import nor @testable import finds it",
      cure: "remove the import, and move the code that tests and app share into a target that both depend on"),
    SuiteRule(
      id: "missing-module", severity: .error, finds: .shape,
      sentence: "{} is neither a target of the package nor a product that it depends on",
      cure: "add it to Package.swift, or write \"#if canImport({})\" and \"#endif\" around the import"),
    SuiteRule(
      id: "unknown-module", severity: .note, finds: .shape,
      sentence: "without a Package.swift, it is unknown whether Linux has the module {}",
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
      sentence: "{} has no effect on Linux, even as a bridging header",
      cure: "write its declarations in Swift, and name it in the target's exclude:"),
    SuiteRule(
      id: "xcode-file", severity: .note, finds: .shape,
      sentence: "{} is for Xcode, and SwiftPM warns of it",
      cure: "name it in the target's exclude:"),
    SuiteRule(
      id: "fastlane-helper", severity: .error, finds: .shape,
      sentence: "{} is fastlane's helper, which needs UIKit and the Mac's folders",
      cure: "name it in the target's exclude:; the prelude has setupSnapshot(_:) and snapshot(_:)"),
    SuiteRule(
      id: "link", severity: .note, finds: .shape,
      sentence: "{} is a symbolic link, and was not followed",
      cure: "check the folder that it leads to"),
  ]
}
