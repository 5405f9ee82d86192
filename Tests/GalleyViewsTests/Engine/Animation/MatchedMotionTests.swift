import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Testing

/// Views that take the identity of others and come from their places.
@MainActor @Suite struct MatchedMotionTests {
  private struct Hero: View {
    var isAnimated = true
    @State private var isLarge = false
    @Namespace private var space

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.clear
        if isLarge {
          Color.black.matchedGeometryEffect(id: "hero", in: space).transition(.identity)
            .frame(width: 100, height: 100).padding(.leading, 200).padding(.top, 200)
        } else {
          Color.black.matchedGeometryEffect(id: "hero", in: space).transition(.identity)
            .frame(width: 40, height: 40)
        }
        Button("Grow") { withAnimation(isAnimated ? .linear(duration: 1) : nil) { isLarge = true } }
          .padding(.top, 350)
      }
    }
  }

  @Test func `the new view moves and grows from the place of the old one`() throws {
    let stage = try ViewTestHarness(width: 400, height: 400) { Hero() }
    #expect(try stage.color(20, 20) == RGBA(0, 0, 0))
    stage.tap("Grow")
    stage.advance(.milliseconds(450))
    // About half of the way: a square of 70 points whose corner is near (100, 100); the test leaves 15 points for the tap's time.
    #expect(try stage.color(135, 135) == RGBA(0, 0, 0))
    #expect(try stage.color(75, 135) == .white)
    #expect(try stage.color(195, 135) == .white)
    #expect(try stage.color(250, 250) == .white)
    stage.advance(.seconds(2))
    #expect(try stage.color(201, 201) == RGBA(0, 0, 0))
    #expect(try stage.color(299, 299) == RGBA(0, 0, 0))
    #expect(try stage.color(135, 135) == .white)
  }

  @Test func `without an animation it is there at once`() throws {
    let stage = try ViewTestHarness(width: 400, height: 400) { Hero(isAnimated: false) }
    stage.tap("Grow")
    stage.advance(.milliseconds(50))
    #expect(try stage.color(250, 250) == RGBA(0, 0, 0))
    #expect(try stage.color(20, 20) == .white)
  }
}
