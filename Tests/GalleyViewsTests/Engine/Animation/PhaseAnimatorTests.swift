import Foundation
import GalleyImage
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct PhaseAnimatorTests {
  /// The first column that is black.
  private func left(_ stage: ViewTestHarness, y: Int = 70) throws -> Int? {
    let picture = try stage.picture()
    return (0..<picture.width).first { picture[$0, y] == .black }
  }

  @Test func phasesFollowEachOtherForEver() throws {
    let stage = try ViewTestHarness(width: 200, height: 100) {
      Rectangle().fill(.black).frame(width: 20, height: 20)
        .phaseAnimator([0.0, 60, 20]) {
          $0.offset(x: $1)
        } animation: { _ in
          .linear(duration: 1)
        }
        .frame(width: 200, alignment: .leading).padding(.top, 40)
    }
    #expect(try left(stage) == 0)
    stage.advance(.milliseconds(500))
    #expect(try left(stage) == 30)
    stage.advance(.milliseconds(1000))
    #expect(try left(stage) == 40, "halfway from 60 back to 20")
    stage.advance(.milliseconds(1000))
    #expect(try left(stage) == 10)
    stage.advance(.milliseconds(1000))
    #expect(try left(stage) == 30, "and on")
    #expect(stage.host.animator.activity.isEmpty, "nobody waits for it")
    stage.host.isAnimationFrozen = true
    stage.host.flush()
    #expect(try left(stage) == 0, "held still in the first phase")
    stage.host.isAnimationFrozen = false
    stage.host.flush()
    #expect(try left(stage) == 30)
  }

  private struct Shaker: View {
    @State private var count = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("shake") { count += 1 }.frame(height: 40)
        Rectangle().fill(.black).frame(width: 20, height: 20)
          .phaseAnimator([0.0, 40], trigger: count) {
            $0.offset(x: $1)
          } animation: { _ in
            .linear(duration: 1)
          }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
    }
  }

  @Test func aTriggerStartsThePhasesOnce() throws {
    let stage = try ViewTestHarness(width: 200, height: 100) { Shaker() }
    stage.advance(.seconds(3))
    #expect(try left(stage, y: 50) == 0)
    stage.tap("shake")
    stage.advance(.milliseconds(500))
    #expect(try left(stage, y: 50) == 20)
    #expect(stage.host.animator.activity == ["animation"])
    stage.advance(.milliseconds(1000))
    #expect(try left(stage, y: 50) == 20, "on its way back")
    stage.advance(.seconds(2))
    #expect(try left(stage, y: 50) == 0)
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func phasesInWhichNothingMovesEndNoUpdate() throws {
    let stage = try ViewTestHarness(width: 200, height: 100) {
      PhaseAnimator([1, 2]) { _ in Text("still") }
    }
    stage.advance(.seconds(1))
    #expect(stage.host.unsettled == nil)
  }
}
