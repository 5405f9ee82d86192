import Foundation
import GalleyTree
import Testing

@testable import GalleyAutomation

@Suite struct NearMatchesTests {
  @Test(arguments: [
    ("", "", 0), ("a", "", 1), ("kitten", "sitting", 3), ("flaw", "lawn", 2), ("same", "same", 0),
  ])
  func countsEdits(a: String, b: String, distance: Int) {
    #expect(NearMatches.distance(Array(a), Array(b)) == distance)
    #expect(NearMatches.distance(Array(b), Array(a)) == distance)
  }

  @Test func theClosestComesFirst() {
    let screen = ScreenIndex(
      [app(button("Sign out"), button("Sign inn"), button("sign in", identifier: "sign-in"), button("Help"))],
      size: screenFrame.size)
    let near = NearMatches.find("Sign in", in: screen)
    #expect(near.map(\.text) == ["sign in", "Sign inn"])
    #expect(near.map(\.distance) == [0, 1])
    #expect(near.map(\.field) == [.label, .label])
  }

  @Test func apartOfALongerStringIsClose() {
    let screen = ScreenIndex([app(button("Delete this recipe"))], size: screenFrame.size)
    #expect(NearMatches.find("Delete", in: screen).map(\.text) == ["Delete this recipe"])
    #expect(NearMatches.find("De", in: screen).isEmpty)
    #expect(NearMatches.find("", in: screen).isEmpty)
  }

  @Test func onlyTheAppInQuestionIsSearched() {
    let screen = ScreenIndex(
      [app(button("Retry")), app(button("Retry"), name: "springboard")], size: screenFrame.size)
    #expect(NearMatches.find("retry", in: screen, of: "springboard").map(\.path) == [[1, 0, 0]])
  }
}
