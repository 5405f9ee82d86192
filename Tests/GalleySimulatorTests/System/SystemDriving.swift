import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import Testing

/// What tests of the system do with a device.
extension SimulatedDevice {
  /// The first element that has an identifier or label.
  func element(_ name: String) throws -> Element? {
    let screen = try snapshot().screen
    return screen.paths { $0.identifier == name || $0.label == name }.first.flatMap { screen[$0] }
  }

  /// The elements of a type that the system shows.
  func systemElements(_ type: ElementType) throws -> [Element] {
    let root = try #require(try snapshot().application(Self.springboard)?.root)
    return root.paths { $0.type == type }.compactMap { root[$0] }
  }

  /// Touches the middle of an element.
  func touch(_ name: String, for time: Duration = .milliseconds(50)) throws {
    let frame = try #require(try element(name), "\(name) is not on the screen").frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    try perform(Gesture(fingers: [[.init(.zero, middle), .init(time, middle)]]))
  }

  /// Moves a finger, which rests at the end.
  func swipe(
    from start: CGPoint, to end: CGPoint, in time: Duration = .milliseconds(200), resting: Duration = .zero
  ) throws {
    var samples = [Gesture.Sample(.zero, start), Gesture.Sample(time, end)]
    if resting > .zero { samples.append(.init(time + resting, end)) }
    try perform(Gesture(fingers: [samples]))
  }
}
