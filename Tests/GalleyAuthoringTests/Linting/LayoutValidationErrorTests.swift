import GalleyPages
import Testing

@testable import GalleyAuthoring
@testable import MailApp

@Suite struct LayoutValidationErrorTests {
  @Test func errorsAreToldTogether() throws {
    let problems = Atlas { Twice.self }.problems().filter { $0.rule.severity == .error }
    let mistakes = LayoutValidationError(module: "MailTests", problems: problems)
    #expect(
      plain(mistakes.description) == """
        the layouts of MailTests have 2 errors, so none of its tests is run:
          FaultyLayouts.swift:LINE: Twice.heading is found by the same locator as title: remove one of them, or change \
        its locator [duplicate-locator]
          FaultyLayouts.swift:LINE: Twice.rows is found by the same locator as row: remove one of them, or change its \
        locator [duplicate-locator]
        "galley lint-pages --explain <rule>" explains a rule
        """)
    #expect(
      LayoutValidationError(module: "M", problems: [problems[0]]).description.hasPrefix(
        "the layouts of M have an error, so none of its tests is run:\n"))
  }
}
