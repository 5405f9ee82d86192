import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyWebDriver

/// The chains of actions of gestures.
@Suite struct PointerActionsTests {
  /// One line for each finger.
  private func lines(_ chain: JSONValue) -> String {
    (chain["actions"]?.elements ?? []).map { source in
      let actions = (source["actions"]?.elements ?? []).map { action in
        let numbers = ["x", "y", "deltaY", "duration", "button"].compactMap { name in
          action[name]?.number.map { "\(name) \(Int($0))" }
        }
        return ([action["type"]?.text ?? "?"] + numbers).joined(separator: " ")
      }
      return "\(source["id"]?.text ?? "?"): \(actions.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  @Test func `chains have a list for each finger, of one length`() {
    let start = CGPoint(x: 10.7, y: 20.2)
    let end = CGPoint(x: 10.7, y: 220)
    let pinch = Gesture(fingers: [
      [.init(.zero, CGPoint(x: 100, y: 100)), .init(.milliseconds(200), CGPoint(x: 100, y: 50))],
      [
        .init(.milliseconds(100), CGPoint(x: 100, y: 120)),
        .init(.milliseconds(300), CGPoint(x: 100, y: 220)),
      ],
    ])
    let gestures: [(String, JSONValue)] = [
      ("tap", PointerActions.chain(.tap(start), as: .touch)),
      ("tap of its length", PointerActions.chain(.tap(start), as: .touch, shorteningTaps: false)),
      ("double tap", PointerActions.chain(.doubleTap(start), as: .touch)),
      (
        "drag",
        PointerActions.chain(
          .drag(from: start, to: end, press: .milliseconds(500), hold: .milliseconds(100)), as: .touch)
      ),
      ("two fingers", PointerActions.chain(pinch, as: .touch)),
      ("click", PointerActions.chain(.click(start, button: .secondary))),
      ("wheel", PointerActions.chain(.scroll(start, by: CGVector(dx: 0, dy: -50)))),
    ]
    expectGolden(gestures.map { ($0.0, lines($0.1)) })
  }
}
