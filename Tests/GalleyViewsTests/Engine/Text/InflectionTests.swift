import Foundation
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct InflectionTests {
  private func shown(_ key: LocalizedStringKey, locale: String = "en-US") throws -> String {
    let stage = try ViewTestHarness(environment: { $0.localeIdentifier = locale }) { Text(key) }
    return stage.all(.staticText).map(\.label).joined()
  }

  @Test func aNounAgreesWithTheNumberBeforeIt() throws {
    #expect(try shown("^[\(1) product](inflect: true) match") == "1 product match")
    #expect(try shown("^[\(6) product](inflect: true) match") == "6 products match")
    #expect(try shown("^[\(0) new message](inflect: true)") == "0 new messages")
    #expect(try shown("^[\(1_200) person](inflect: true)") == "1,200 people")
  }

  @Test(arguments: [
    ("box", "boxes"), ("city", "cities"), ("day", "days"), ("Child", "Children"), ("dish", "dishes"),
  ])
  func pluralsFollowEnglishSpelling(_ noun: String, _ plural: String) throws {
    #expect(try shown("^[2 \(noun)](inflect: true)") == "2 \(plural)")
  }

  @Test func otherwiseWordsStayAsTheyAre() throws {
    #expect(try shown("^[\(2) Nachricht](inflect: true)", locale: "de-DE") == "2 Nachricht")
    #expect(try shown("2^3") == "2^3")
    #expect(try shown("[two](https://example.org)") == "two")
  }
}
