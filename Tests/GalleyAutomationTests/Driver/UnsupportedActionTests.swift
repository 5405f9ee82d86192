import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import Testing

/// What a driver cannot do fails in words, and is never passed over.
@Suite struct UnsupportedActionTests {
  private let automator = Automator(driver: ScriptedDevice([app(button("OK"))]))

  private func words(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing"
    } catch {
      return "\(error)"
    }
  }

  @Test func aDriverWithoutAPointer() {
    let end = Duration.seconds(2)
    let ok = query.button("OK")
    #expect(
      words { try automator.click(ok, until: end) } == "The device cannot click: its driver has no pointer.")
    #expect(
      words { try automator.click(ok, .secondary, until: end) }
        == "The device cannot right click: its driver has no pointer.")
    #expect(
      words { try automator.hover(ok, until: end) }
        == "The device cannot hover over: its driver has no pointer."
    )
    #expect(
      words { try automator.scroll(ok, by: CGVector(dx: 0, dy: 1), until: end) }
        == "The device cannot scroll by a wheel: its driver has no pointer.")
    #expect(
      words {
        try automator.clickAndDrag(
          ok, to: ok, pressing: .zero, velocity: Velocity.ordinary, hold: .zero, until: end)
      } == "The device cannot click and drag: its driver has no pointer.")
    #expect(
      words { try automator.move(.click(CGPoint(x: 1, y: 1), count: 2)) }
        == "The device cannot double click: its driver has no pointer.")
  }

  @Test func aDriverWithoutAHardwareKeyboard() {
    #expect(
      words { try automator.typeKey("n", holding: .command, into: query.button("OK"), until: .seconds(2)) }
        == "The device cannot type key 'n' into: its driver has no hardware keyboard.")
  }

  @Test func fingersThatAScreenDoesNotTake() {
    #expect(
      words { try automator.tap(query.button("OK"), taps: 1, fingers: 6, until: .seconds(2)) }
        == "The device cannot tap 1 times with 6 fingers: a screen takes five fingers at the most.")
    #expect(
      words { try automator.tap(query.button("OK"), taps: 0, fingers: 1, until: .seconds(2)) }
        == "The device cannot tap 0 times with 1 fingers: there must be at least one of each.")
  }

  @Test func fingersLieSideBySideInTheirElement() throws {
    let device = ScriptedDevice([app(button("OK", 100, 100, 90, 44))])
    try Automator(driver: device).tap(query.button("OK"), taps: 2, fingers: 2, until: .seconds(2))
    let tracks = device.gestures.flatMap(\.gesture.fingers)
    #expect(tracks.map(\.count) == [2, 2, 2, 2])
    #expect(tracks.map { $0[0].point.x } == [130, 160, 130, 160])
    #expect(tracks.map { $0[0].time } == [.zero, .zero, .milliseconds(130), .milliseconds(130)])
  }
}
