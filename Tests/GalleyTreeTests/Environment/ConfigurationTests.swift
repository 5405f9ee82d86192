import Foundation
import Testing

@testable import GalleyTree

@Suite struct ConfigurationTests {
  private let phone = Configuration(device: "iPhone X", size: CGSize(width: 375, height: 812), scale: 3)

  @Test func theOrdinaryIsLeftOutOfASlug() {
    #expect(phone.slug == "iphone-x-light")
  }

  @Test func theRestIsNamed() {
    var other = phone
    other.appearance = .dark
    other.locale = "ar-EG"
    other.textSize = .accessibility3
    other.orientation = .landscapeLeft
    #expect(other.slug == "iphone-x-dark-ar-EG-accessibility3-landscapeLeft")
    other.device = "../étage 2"
    #expect(other.slug.hasPrefix("----tage-2-dark"))
  }

  @Test func parametersStandAtTheEnd() throws {
    var other = phone
    other.parameters = ["MARKET": "USAToday", "A_B": "1"]
    #expect(other.slug == "iphone-x-light-A-B_1-MARKET_USAToday")
    #expect(try JSONDecoder().decode(Configuration.self, from: JSONEncoder().encode(other)) == other)
    other.parameters = [:]
    #expect(other == phone)
    #expect(!String(decoding: try JSONEncoder().encode(other), as: UTF8.self).contains("parameters"))
  }

  @Test func textSizesAreInOrder() {
    #expect(TextSize.xSmall < .large && TextSize.xxxLarge < .accessibility1)
    #expect(TextSize.allCases.sorted() == TextSize.allCases)
  }

  @Test func itComesBackFromJSON() throws {
    let data = try JSONEncoder().encode(phone)
    #expect(try JSONDecoder().decode(Configuration.self, from: data) == phone)
  }
}
