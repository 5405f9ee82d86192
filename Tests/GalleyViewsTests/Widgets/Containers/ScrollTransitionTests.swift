import Foundation
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct ScrollTransitionTests {
  private func stage(_ configuration: ScrollTransitionConfiguration) throws -> ViewTestHarness {
    try ViewTestHarness(width: 200, height: 250) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10) { number in
            Color.blue.frame(width: 100, height: 100).accessibilityElement().accessibilityLabel("\(number)")
              .scrollTransition(configuration) { effect, phase in
                effect.scaleEffect(phase.isIdentity ? 1 : 0.5).offset(x: 20 * phase.value)
              }
          }
        }
      }
    }
  }

  @Test func whatIsWhollyVisibleIsUnchanged() throws {
    let stage = try stage(.interactive)
    #expect(stage.frame("0") == CGRect(x: 50, y: 0, width: 100, height: 100))
    #expect(stage.frame("1").width == 100)
  }

  @Test func whatIsPartlyVisibleChangesByThatPart() throws {
    let stage = try stage(.interactive)
    let frame = stage.frame("2")
    #expect(abs(frame.width - 75) < 0.5, "half of it is visible")
    #expect(abs(frame.midX - 110) < 0.5)
  }

  @Test func stepwiseItChangesAsAWhole() throws {
    #expect(abs(try stage(.animated).frame("2").width - 50) < 0.5)
    #expect(try stage(.animated.threshold(.visible(0.4))).frame("2").width == 100)
    #expect(try stage(.identity).frame("2").width == 100)
  }
}
