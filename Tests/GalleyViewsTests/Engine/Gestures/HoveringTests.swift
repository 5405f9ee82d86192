import Foundation
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct HoveringTests {
  private final class Log {
    var events: [String] = []
  }

  @Test func aPointerEntersAndLeavesEachViewOnce() throws {
    let log = Log()
    let stage = try ViewTestHarness {
      VStack(spacing: 0) {
        Text("one").frame(height: 44).onHover { log.events.append("one \($0)") }
        Text("two").frame(height: 44).onHover { log.events.append("two \($0)") }
      }
      .onHover { log.events.append("both \($0)") }
    }
    func hover(_ name: String) {
      let frame = stage.frame(name)
      stage.host.hover(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    hover("one")
    hover("one")
    hover("two")
    stage.host.hover(at: CGPoint(x: 1, y: 1))
    #expect(log.events == ["one true", "both true", "one false", "two true", "two false", "both false"])
  }

  @Test func aPointerTellsWhereItIsUntilItLeaves() throws {
    final class Phases {
      var all: [HoverPhase] = []
    }
    let phases = Phases()
    let stage = try ViewTestHarness {
      Color.red.frame(width: 100, height: 50).onContinuousHover { phases.all.append($0) }
    }
    stage.host.hover(at: CGPoint(x: 187.5, y: 300))
    stage.host.hover(at: CGPoint(x: 190, y: 310))
    stage.host.hover(at: CGPoint(x: 1, y: 1))
    stage.tap(CGPoint(x: 187.5, y: 300))
    #expect(phases.all == [.active(CGPoint(x: 50, y: 25)), .active(CGPoint(x: 52.5, y: 35)), .ended])
  }

  @Test func aWheelScrollsAndStopsAtTheEnds() throws {
    let stage = try ViewTestHarness(height: 200) {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in Text("row \(row)").frame(height: 50) }
        }
      }
    }
    let start = stage.frame("row 1").minY
    stage.host.scroll(at: CGPoint(x: 187, y: 100), by: CGVector(dx: 0, dy: -70))
    #expect(stage.frame("row 1").minY == start - 70)
    stage.host.scroll(at: CGPoint(x: 187, y: 100), by: CGVector(dx: 0, dy: 500))
    #expect(stage.frame("row 1").minY == start)
    stage.host.scroll(at: CGPoint(x: 187, y: 100), by: CGVector(dx: 0, dy: -5000))
    #expect(stage.frame("row 9").maxY <= 200)
  }

  @Test func aSecondaryClickDoesWhatALongPressDoes() throws {
    let log = Log()
    let stage = try ViewTestHarness {
      Text("target").onTapGesture { log.events.append("tap") }.onLongPressGesture {
        log.events.append("press")
      }
    }
    let frame = stage.frame("target")
    stage.host.secondaryClick(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(log.events == ["press"])
  }
}
