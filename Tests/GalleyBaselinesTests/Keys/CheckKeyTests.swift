import BaselineFixtures
import Foundation
import GalleyDecisions
import GalleyTree
import Testing

@testable import GalleyBaselines

@Suite struct CheckKeyTests {
  @Test func textForms() {
    #expect(Samples.key().text == "RecipesTests/testDetails / details @ iphone-x-light")
    #expect(
      Samples.key(argument: "Banana Bread").text
        == "RecipesTests/testDetails(Banana Bread) / details @ iphone-x-light")
    #expect(
      Samples.key("loaded", test: nil, suite: ["InboxLayout"]).text == "InboxLayout / loaded @ iphone-x-light"
    )
    #expect(
      Samples.key("all", suite: ["Outer", "Inner"]).text == "Outer/Inner/testDetails / all @ iphone-x-light")
    #expect(
      Samples.key("\u{1B}[31mred\u{202E}").text == "RecipesTests/testDetails / �[31mred� @ iphone-x-light")
  }

  @Test func filesAreWhereAPullRequestShowsThem() {
    let key = Samples.key(argument: "banana", appearance: .dark)
    #expect(key.folder == ["RecipesTests", "testDetails"])
    #expect(key.stem == "details.banana.iphone-x-dark")
    #expect(Samples.key("loaded", test: nil, suite: ["InboxLayout"]).folder == ["InboxLayout"])
  }

  @Test func emptyParenthesesAreNoPartOfATestsName() {
    #expect(Samples.key(test: "details()") == Samples.key(test: "details"))
  }

  @Test func unusualDevicesGetADigest() {
    var first = Samples.configuration()
    first.device = "iPad Pro (11-inch)"
    var second = first
    second.device = "iPad Pro [11-inch]"
    let stems = [first, second].map { CheckKey(suite: [], test: "t", name: "n", configuration: $0).stem }
    #expect(stems[0] != stems[1])
    #expect(stems.allSatisfy { $0.wholeMatch(of: /n\.[a-z0-9-]+/) != nil }, "\(stems)")
  }

  @Test func parametersArePartOfTheKey() throws {
    func key(_ parameters: [String: String]) -> CheckKey {
      var configuration = Samples.configuration()
      configuration.parameters = parameters
      return CheckKey(suite: ["S"], test: "t", name: "n", configuration: configuration)
    }
    #expect(key(["MARKET": "USAToday"]).stem == "n.iphone-x-light-MARKET_USAToday")
    #expect(key(["MARKET": "USAToday"]).text == "S/t / n @ iphone-x-light-MARKET_USAToday")
    let all: [[String: String]] = [
      [:], ["A": "x"], ["A": "x-B_y"], ["A": "x", "B": "y"], ["A": ""], ["A": "ü"], ["A": "ö"], ["A": "x y"],
      ["A_": "x"], ["A": "_x"],
    ]
    #expect(Set(all.map { key($0).stem }).count == all.count)
    #expect(Set(all.map { key($0).slug }).count == all.count)
    #expect(all.allSatisfy { key($0).stem.wholeMatch(of: /n\.[A-Za-z0-9_-]+/) != nil })
    for parameters in all {
      let bytes = try StableJSON.document(key(parameters))
      #expect(try StableJSON.read(CheckKey.self, from: bytes) == key(parameters))
      #expect(String(decoding: bytes, as: UTF8.self).contains("parameters") != parameters.isEmpty)
    }
  }

  @Test func sizeAndScaleAreNoPartOfTheKey() {
    var other = Samples.configuration()
    other.size.height += 10
    other.scale = 3
    #expect(CheckKey.Environment(other) == CheckKey.Environment(Samples.configuration()))
  }

  @Test func survivesJSON() throws {
    let key = Samples.key("details \"quoted\" / ümlaut", argument: "a\nb")
    #expect(try StableJSON.read(CheckKey.self, from: StableJSON.document(key)) == key)
  }
}
