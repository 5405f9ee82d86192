import Foundation
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct ViewThatFitsTests {
  /// The label of the view that is chosen for a window.
  private func chosen(_ width: Double, _ height: Double, _ axes: Axis.Set = [.horizontal, .vertical]) throws
    -> [String]
  {
    let stage = try ViewTestHarness(width: width, height: height) {
      ViewThatFits(in: axes) {
        Color.red.frame(width: 100, height: 20).accessibilityElement().accessibilityLabel("wide")
        Color.red.frame(width: 50, height: 40).accessibilityElement().accessibilityLabel("high")
        Color.red.frame(width: 30, height: 10).accessibilityElement().accessibilityLabel("small")
      }
    }
    return stage.elements.map(\.label).filter { !$0.isEmpty }
  }

  @Test func theFirstThatFitsIsShown() throws {
    #expect(try chosen(200, 200) == ["wide"])
    #expect(try chosen(100, 20) == ["wide"])
    #expect(try chosen(80, 80) == ["high"])
    #expect(try chosen(80, 30) == ["small"])
  }

  @Test func whereNoneFitsTheLastIsShown() throws {
    #expect(try chosen(10, 5) == ["small"])
  }

  @Test func onlyTheGivenAxesCount() throws {
    #expect(try chosen(200, 5, .horizontal) == ["wide"])
    #expect(try chosen(10, 200, .vertical) == ["wide"])
    #expect(try chosen(80, 5, .horizontal) == ["high"])
  }

  @Test func theIdealSizeDecidesNotTheOneThatIsTaken() throws {
    let stage = try ViewTestHarness(width: 60, height: 200) {
      ViewThatFits(in: .horizontal) {
        Text("A text that could be broken to fit")
        Text("Short")
      }
    }
    #expect(stage.find("Short") != nil)
  }
}
