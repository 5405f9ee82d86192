import Foundation
import GalleyAutomation
import GalleyJSON
import GalleyTree

/// The chains of actions by which WebDriver moves fingers, as JSON.
///
/// A chain has one list of actions for each finger, and the same number of actions in each: those of one number begin together, and the
/// longest decides when the next ones do.
///
/// - Reference: [W3C WebDriver, actions](https://www.w3.org/TR/webdriver2/#actions).
package enum PointerActions {
  /// The kind of pointer.
  package enum Kind: String {
    case touch, mouse
  }

  /// The longest time for which a finger of a tap stays, which no page waits for.
  private static let briefTouch = Duration.milliseconds(50)

  /// The chain of a gesture.
  ///
  /// - Parameter shorteningTaps: Whether the fingers of a tap go at once.
  package static func chain(_ gesture: Gesture, as kind: Kind, shorteningTaps: Bool = true) -> JSONValue {
    let times = Set(gesture.fingers.flatMap { $0.map(\.time) }).sorted()
    var lists = [[JSONValue]](repeating: [], count: gesture.fingers.count)
    func tick(_ action: (Int) -> JSONValue?) {
      let actions = lists.indices.map(action)
      guard actions.contains(where: { $0 != nil }) else { return }
      for index in lists.indices { lists[index].append(actions[index] ?? pause(.zero)) }
    }
    let isTap =
      shorteningTaps
      && gesture.fingers.allSatisfy { samples in samples.allSatisfy { $0.point == samples[0].point } }
    for (number, time) in times.enumerated() {
      if number > 0 {
        var duration = time - times[number - 1]
        let touches = gesture.fingers.contains { $0[0].time < time && $0[$0.count - 1].time >= time }
        if isTap, touches, duration <= briefTouch { duration = .zero }
        tick { index in
          let samples = gesture.fingers[index]
          guard let first = samples.first, let last = samples.last, first.time < time, last.time >= time
          else {
            return pause(duration)
          }
          let here = point(of: samples, at: time)
          return here == point(of: samples, at: times[number - 1])
            ? pause(duration) : move(to: here, duration)
        }
      }
      tick { gesture.fingers[$0].first?.time == time ? move(to: gesture.fingers[$0][0].point, .zero) : nil }
      tick { gesture.fingers[$0].first?.time == time ? button("pointerDown", 0) : nil }
      tick { gesture.fingers[$0].last?.time == time ? button("pointerUp", 0) : nil }
    }
    return [
      "actions": .list(lists.enumerated().map { source(kind, $0.offset + 1, $0.element) })
    ]
  }

  /// The chain of a mouse.
  package static func chain(_ gesture: PointerGesture) -> JSONValue {
    switch gesture {
    case .hover(let point): return ["actions": [source(.mouse, 1, [move(to: point, .zero)])]]
    case .click(let point, let pressed, let count):
      let number = pressed == .primary ? 0 : 2
      let clicks = (0..<count).flatMap { _ in [button("pointerDown", number), button("pointerUp", number)] }
      return ["actions": [source(.mouse, 1, [move(to: point, .zero)] + clicks)]]
    case .drag(let samples): return chain(Gesture(fingers: [samples]), as: .mouse)
    case .scroll(let point, let vector):
      // Content moves against the wheel.
      return WheelTurn(place: point, way: CGVector(dx: -vector.dx, dy: -vector.dy)).chain
    }
  }

  /// A pointer, whose name belongs to its kind: a name may not change its kind later.
  private static func source(_ kind: Kind, _ number: Int, _ actions: [JSONValue]) -> JSONValue {
    [
      "type": "pointer", "id": .text("\(kind.rawValue)\(number)"),
      "parameters": ["pointerType": .text(kind.rawValue)], "actions": .list(actions),
    ]
  }

  /// The point of a finger at a time, straight between its samples.
  private static func point(of samples: [Gesture.Sample], at time: Duration) -> CGPoint {
    guard let next = samples.firstIndex(where: { $0.time >= time }) else {
      return samples.last?.point ?? .zero
    }
    let end = samples[next]
    guard next > 0, end.time > time else { return end.point }
    let start = samples[next - 1]
    let part = CGFloat((time - start.time) / (end.time - start.time))
    return CGPoint(
      x: start.point.x + (end.point.x - start.point.x) * part,
      y: start.point.y + (end.point.y - start.point.y) * part)
  }

  private static func move(to point: CGPoint, _ duration: Duration) -> JSONValue {
    [
      "type": "pointerMove", "origin": "viewport", "x": whole(point.x), "y": whole(point.y),
      "duration": milliseconds(duration),
    ]
  }

  private static func button(_ type: String, _ number: Int) -> JSONValue {
    ["type": .text(type), "button": .integer(number)]
  }

  private static func pause(_ duration: Duration) -> JSONValue {
    ["type": "pause", "duration": milliseconds(duration)]
  }

  private static func milliseconds(_ duration: Duration) -> JSONValue {
    .integer(Int((duration / .milliseconds(1)).rounded()))
  }

  private static func whole(_ number: CGFloat) -> JSONValue { .integer(Int(number.rounded(.down))) }
}
