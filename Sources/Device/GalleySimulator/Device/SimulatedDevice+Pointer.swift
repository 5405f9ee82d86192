import Foundation
import GalleyAutomation
import GalleySystem
import GalleyTree
import GalleyViews

/// A pointer, which tablets have with a mouse and telephones with AssistiveTouch.
///
/// Its primary button acts as a finger does, its secondary one as a long press.
extension SimulatedDevice: PointerMoving {
  public func move(_ gesture: PointerGesture) throws(DriverError) {
    try MainActorEntry.run { () throws(DriverError) in
      switch gesture {
      case .hover(let point): hover(at: point)
      case .click(let point, .primary, let count):
        hover(at: point)
        try perform(.taps(count, fingers: 1, at: point, in: CGRect(origin: point, size: .zero)))
      case .click(let point, .secondary, let count):
        hover(at: point)
        latestInput = .touches([])
        for _ in 0..<count {
          gestureCount += 1
          let host = touchedHost(at: point)
          latestInput.add(host)
          host.secondaryClick(at: point)
          advance(by: .milliseconds(50))
        }
      case .drag(let samples):
        if let first = samples.first { hover(at: first.point) }
        try perform(GalleyAutomation.Gesture(fingers: [samples]))
        if let last = samples.last { hover(at: last.point) }
      case .scroll(let point, let distance):
        hover(at: point)
        let host = touchedHost(at: point)
        latestInput = .touches([])
        latestInput.add(host)
        host.scroll(at: point, by: distance)
        flush()
      }
    }
  }

  /// Moves the pointer, out of the window that it was over and into the one that is there.
  @MainActor private func hover(at point: CGPoint) {
    let host = touchedHost(at: point)
    latestInput = .touches([])
    latestInput.add(host)
    for other in hosts where other !== host && other.isHovered { other.hover(at: nil) }
    host.hover(at: point)
    flush()
  }
}
