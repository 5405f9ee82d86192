extension SuiteRule {
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
