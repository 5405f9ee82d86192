import GalleyAutomation
import Synchronization
import Testing

@testable import GalleyPages

/// What this target registers.
final class RegisteredAtlas: AtlasRegistration { static let atlas = Atlas.mail }

@Suite struct RegistrationTests {
  @Test func aTargetsAtlasIsFoundByTheNameOfItsClass() {
    #expect(RegisteredAtlases.atlas(of: "GalleyPagesTests")?.pages.count == Atlas.mail.pages.count)
    #expect(RegisteredAtlases.atlas(of: "GalleyPages") == nil)
    #expect(RegisteredAtlases.atlas(of: "") == nil)
    #expect(RegisteredAtlases.atlas(of: "NoSuchModule") == nil)
  }

  @Test func aSoundAtlasStopsNobody() {
    #expect(RegisteredAtlases.entry(of: "GalleyPagesTests")?.mistakes == nil)
  }

  @Test func errorsAreToldTogether() throws {
    let problems = Atlas { Twice.self }.problems().filter { $0.rule.severity == .error }
    let mistakes = LayoutMistakes(module: "MailTests", problems: problems)
    #expect(
      plain(mistakes.description) == """
        the layouts of MailTests have 2 errors, so none of its tests is run:
          FaultyLayouts.swift:LINE: Twice.heading is found by the same locator as title: remove one of them, or tell \
        them apart [duplicate-locator]
          FaultyLayouts.swift:LINE: Twice.rows is found by the same locator as row: remove one of them, or tell them \
        apart [duplicate-locator]
        "galley lint-pages --explain <rule>" tells more of a rule
        """)
    #expect(
      LayoutMistakes(module: "M", problems: [problems[0]]).description.hasPrefix(
        "the layouts of M have an error, so none of its tests is run:\n"))
  }
}
