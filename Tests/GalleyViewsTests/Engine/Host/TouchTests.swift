import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Screen {
  var isThere = true
  var isMoved = false
  var taps = 0
}

@MainActor @Suite struct TouchTests {
  private struct Going: View {
    let screen: Screen
    var body: some View {
      VStack {
        if screen.isThere { Button("target") { screen.taps += 1 } }
        Text("taps \(screen.taps)")
      }
    }
  }

  @Test func whatGoesUnderTheFingerIsNotTapped() throws {
    let screen = Screen()
    let stage = try ViewTestHarness { Going(screen: screen) }
    let place = stage.frame("target")
    stage.host.touch(.began, at: CGPoint(x: place.midX, y: place.midY))
    screen.isThere = false
    stage.host.flush()
    stage.host.touch(.ended, at: CGPoint(x: place.midX, y: place.midY))
    #expect(screen.taps == 0)
    screen.isThere = true
    stage.host.flush()
    stage.tap("target")
    #expect(screen.taps == 1)
  }

  @Test func onlyTheFirstOfTwoFingersTaps() throws {
    let screen = Screen()
    let stage = try ViewTestHarness { Going(screen: screen) }
    let place = stage.frame("target")
    let point = CGPoint(x: place.midX, y: place.midY)
    stage.host.touch(.began, at: point, finger: 0)
    stage.host.touch(.began, at: point, finger: 1)
    stage.host.touch(.ended, at: point, finger: 0)
    stage.host.touch(.ended, at: point, finger: 1)
    #expect(screen.taps == 1)
  }

  @Test func aMovedViewIsTappedWhereItIsShown() throws {
    let screen = Screen()
    let stage = try ViewTestHarness {
      Text("target").offset(x: 0, y: 120).onTapGesture { screen.taps += 1 }
    }
    stage.tap("target")
    #expect(screen.taps == 1)
  }

  @Test func whatIsCutAwayIsNotTapped() throws {
    let screen = Screen()
    let stage = try ViewTestHarness {
      Color.red.frame(width: 200, height: 200).frame(width: 50, height: 50).clipShape(Rectangle())
        .onTapGesture { screen.taps += 1 }
    }
    stage.tap(CGPoint(x: 187 + 60, y: 300))
    #expect(screen.taps == 0)
    stage.tap(CGPoint(x: 187, y: 300))
    #expect(screen.taps == 1)
  }

  @Test func viewsThatNeverSettleAreGivenUp() throws {
    struct Restless: View {
      @State private var count = 0
      var body: some View {
        count += 1
        return Text("evaluated \(count)")
      }
    }
    let stage = try ViewTestHarness { Restless() }
    #expect(stage.host.unsettled != nil)
  }
}
