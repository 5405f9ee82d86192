import GalleyPages
import GoldenFiles
import Testing

@testable import GalleyAuthoring
@testable import MailApp

@Suite struct LayoutValidationErrorTests {
  @Test func errorsAreToldTogether() throws {
    let problems = Atlas { Twice.self }.problems().filter { $0.rule.severity == .error }
    let mistakes = LayoutValidationError(module: "MailTests", problems: problems)
    expectGolden(plain(mistakes.description))
    #expect(
      LayoutValidationError(module: "M", problems: [problems[0]]).description.hasPrefix(
        "the layouts of M have an error, so none of its tests is run:\n"))
  }
}
