import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import Testing

extension SimulatedDevice {
  /// The first element that has an identifier or label.
  func element(_ name: String) throws -> Element? {
    let screen = try snapshot().screen
    return screen.paths { $0.identifier == name || $0.label == name }.first.flatMap { screen[$0] }
  }

  /// Touches the middle of an element, and lets the app answer.
  func touch(_ name: String, for time: Duration = .milliseconds(50)) throws {
    let frame = try #require(try element(name), "\(name) is not on the screen").frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    try perform(GalleyAutomation.Gesture(fingers: [[.init(.zero, middle), .init(time, middle)]]))
    advance(by: .milliseconds(10))
  }
}
