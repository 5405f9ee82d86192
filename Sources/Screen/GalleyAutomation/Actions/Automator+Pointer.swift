import Foundation
import GalleyTree

/// Actions of a pointer, such as that of a mouse.
extension Automator {
  /// Clicks an element, once it takes touches.
  package func click(
    _ target: Target, _ button: PointerGesture.Button = .primary, count: Int = 1, until deadline: Duration
  ) throws {
    let action = Action.click(button, count: count)
    try act(action, on: target, Readiness(isEnabled: false), until: deadline) { aim in
      try pointer(action).move(.click(aim.point, button: button, count: count))
    }
  }

  /// Moves the pointer over an element, once it takes touches.
  package func hover(_ target: Target, until deadline: Duration) throws {
    try act(.hover, on: target, Readiness(isEnabled: false), until: deadline) { aim in
      try pointer(.hover).move(.hover(aim.point))
    }
  }

  /// Turns the pointer's wheel over an element; content moves by the distance.
  package func scroll(_ target: Target, by distance: CGVector, until deadline: Duration) throws {
    try act(.scrollBy, on: target, Readiness(isEnabled: false), until: deadline) { aim in
      try pointer(.scrollBy).move(.scroll(aim.point, by: distance))
    }
  }

  /// Clicks an element and drags to another one.
  package func clickAndDrag(
    _ target: Target, to other: Target, pressing: Duration, velocity: Double, hold: Duration,
    until deadline: Duration
  ) throws {
    try act(.clickAndDrag, on: target, Readiness(isEnabled: false), until: deadline) { aim in
      let end = try read(other)
      let point = HitTest.hitPoint(of: end.place, in: end.screen) ?? end.element.frame.middle
      let drag = Gesture.drag(from: aim.point, to: point, press: pressing, velocity: velocity, hold: hold)
      try pointer(.clickAndDrag).move(.drag(drag.fingers[0]))
    }
  }

  /// Performs a pointer gesture at a point of the screen, without any check of the element there.
  package func move(_ gesture: PointerGesture) throws {
    let action: Action =
      switch gesture {
      case .hover: .hover
      case .click(_, let button, let count): .click(button, count: count)
      case .drag: .clickAndDrag
      case .scroll: .scrollBy
      }
    try perform(action, at: gesture.start) { try pointer(action).move(gesture) }
  }

  private func pointer(_ action: Action) throws -> any PointerMoving {
    guard let driver = driver as? any PointerMoving else {
      throw DriverError.unsupported(action.verb, reason: "its driver has no pointer")
    }
    return driver
  }
}

extension PointerGesture {
  /// The point where it begins.
  fileprivate var start: CGPoint {
    switch self {
    case .hover(let point), .click(let point, _, _), .scroll(let point, _): point
    case .drag(let samples): samples.first?.point ?? .zero
    }
  }
}
