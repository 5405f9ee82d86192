import Foundation
import GalleyImage
import GalleyRaster
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import SeededCases

/// A window with one view in it, on a clock of its own.
@MainActor final class ViewTestHarness {
  let clock = VirtualClock()
  let host: ViewHost

  init(
    width: Double = 375, height: Double = 600, scale: Double = 1, safeArea: EdgeInsets = EdgeInsets(),
    environment change: (inout EnvironmentValues) -> Void = { _ in }, @ViewBuilder _ view: () -> some View
  ) throws {
    var environment = EnvironmentValues()
    environment.clock = clock
    environment.displayScale = scale
    change(&environment)
    host = ViewHost(
      AnyView(view()), typesetter: Typesetter(try FontLibrary()), size: CGSize(width: width, height: height),
      safeArea: safeArea, environment: environment)
    host.flush()
  }

  /// All elements, in tree order.
  var elements: [Element] {
    var found: [Element] = []
    for window in host.windows() {
      window.walk { element, _ in
        found.append(element)
        return true
      }
    }
    return found
  }

  /// The picture of the window, over white.
  func picture() throws -> Bitmap {
    var list = DisplayList()
    host.draw(into: &list)
    return Renderer(try FontLibrary()).render(
      list, size: host.size, scale: host.environment.displayScale, background: .white)
  }

  /// The colour of the pixel at a point of the screen.
  func color(_ x: Double, _ y: Double) throws -> RGBA {
    let scale = host.environment.displayScale
    return try picture()[Int(x * scale), Int(y * scale)]
  }

  func all(_ type: ElementType) -> [Element] { elements.filter { $0.type == type } }

  /// The first element whose identifier, label or value is this; the text in the button of a row, and not the button.
  func find(_ name: String) -> Element? {
    func isNamed(_ element: Element) -> Bool {
      element.identifier == name || element.label == name || element.value?.text == name
    }
    return elements.first { isNamed($0) && !($0.type == .button && $0.children.contains(where: isNamed)) }
  }

  func frame(_ name: String) -> CGRect { find(name)?.frame ?? .null }

  func tap(_ name: String) {
    guard let element = find(name) else { return }
    tap(CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  func tap(_ point: CGPoint) {
    host.touch(.began, at: point)
    advance(.milliseconds(50))
    host.touch(.ended, at: point)
  }

  /// Moves a finger in steps of a sixtieth of a second.
  func drag(from start: CGPoint, by length: CGVector, over duration: Duration, hold: Duration = .zero) {
    host.touch(.began, at: start)
    let steps = max(1, Int(duration / .milliseconds(16)))
    for step in 1...steps {
      advance(duration / steps)
      let part = Double(step) / Double(steps)
      host.touch(.moved, at: CGPoint(x: start.x + length.dx * part, y: start.y + length.dy * part))
    }
    advance(hold)
    host.touch(.ended, at: CGPoint(x: start.x + length.dx, y: start.y + length.dy))
  }

  /// Lets time go by.
  func advance(_ duration: Duration) {
    let end = clock.now + duration
    while let next = clock.next, next <= end {
      clock.advance(to: next)
      host.flush()
    }
    clock.advance(to: end)
    host.flush()
  }

  func type(_ text: String) {
    for character in text { _ = host.press(.character(character)) }
  }
}

extension SeededGenerator {
  /// A number from 0 up to, not including, a limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}

extension Element {
  /// The texts, fields and buttons of an alert or an action sheet, without the scroll views around them.
  var parts: [Element] {
    children.flatMap { $0.type == .scrollView || $0.type == .other ? $0.parts : [$0] }
  }
}
