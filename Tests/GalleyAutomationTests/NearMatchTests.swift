import Foundation
import GalleyTree
import Testing

@testable import GalleyAutomation

@Suite struct NearMatchTests {
  @Test func theClosestComesFirst() {
    let screen = ScreenIndex(
      [app(button("Sign out"), button("Sign inn"), button("sign in", identifier: "sign-in"), button("Help"))],
      size: screenFrame.size)
    let near = AutomationError.NearMatch.closest(to: "Sign in", in: screen)
    #expect(near.map(\.text) == ["sign in", "Sign inn"])
    #expect(near.map(\.distance) == [0, 1])
    #expect(near.map(\.field) == [.label, .label])
  }

  @Test func apartOfALongerStringIsClose() {
    let screen = ScreenIndex([app(button("Delete this recipe"))], size: screenFrame.size)
    #expect(AutomationError.NearMatch.closest(to: "Delete", in: screen).map(\.text) == ["Delete this recipe"])
    #expect(AutomationError.NearMatch.closest(to: "De", in: screen).isEmpty)
    #expect(AutomationError.NearMatch.closest(to: "", in: screen).isEmpty)
  }

  @Test func onlyTheAppInQuestionIsSearched() {
    let screen = ScreenIndex(
      [app(button("Retry")), app(button("Retry"), name: "springboard")], size: screenFrame.size)
    #expect(
      AutomationError.NearMatch.closest(to: "retry", in: screen, of: "springboard").map(\.path) == [
        [1, 0, 0]
      ])
  }
}
