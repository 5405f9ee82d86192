import Foundation
import GalleyAutomation
import GalleyTree
import ScriptedDevice
import SeededCases

/// The screen's size of all fixtures, in points.
let screenFrame = CGRect(x: 0, y: 0, width: 375, height: 812)

/// An app of the name `app` with a window that holds the given elements.
func app(_ children: Element..., name: String = "app") -> ApplicationTree {
  ApplicationTree(
    bundleIdentifier: name,
    root: Element(
      .application, label: name, frame: screenFrame,
      children: [Element(.window, frame: screenFrame, children: children)]))
}

func button(
  _ label: String, identifier: String = "", _ x: Double = 100, _ y: Double = 100, _ width: Double = 100,
  _ height: Double = 44
) -> Element {
  Element(
    .button, identifier: identifier, label: label, frame: CGRect(x: x, y: y, width: width, height: height))
}

/// An alert in the middle of the screen with buttons beside each other.
func alert(_ label: String, buttons: String...) -> Element {
  let frame = CGRect(x: 52, y: 330, width: 270, height: 150)
  let width = frame.width / Double(max(buttons.count, 1))
  return Element(
    .alert, label: label, frame: frame,
    children: buttons.enumerated().map { index, title in
      button(title, 52 + Double(index) * width, 436, width, 44)
    })
}

/// Finds in the app `app`.
let query = ElementQueryFixture()

/// Makes queries without repeating the app's name.
struct ElementQueryFixture: Sendable {
  func button(_ name: String) -> Target {
    Target(ElementQuery.application("app").descendants(.button)[name])
  }

  func any(_ name: String) -> Target {
    Target(ElementQuery.application("app").descendants(.any)[name])
  }
}

/// A screen of one or two apps with elements in all kinds of places, some of them transparent, clipped or modal.
func randomScreen(_ seed: Int) -> [ApplicationTree] {
  var numbers = SeededGenerator(seed: UInt64(bitPattern: Int64(seed)))
  let types: [ElementType] = [.other, .button, .staticText, .cell, .scrollView, .window, .image]
  func make(_ depth: Int) -> Element {
    var element = Element(
      types.randomElement(using: &numbers)!, identifier: ["", "a", "b"].randomElement(using: &numbers)!,
      label: ["", "A", "B"].randomElement(using: &numbers)!,
      frame: CGRect(
        x: Int.random(in: -100...400, using: &numbers), y: Int.random(in: -100...850, using: &numbers),
        width: Int.random(in: 0...300, using: &numbers), height: Int.random(in: 0...300, using: &numbers)))
    if Int.random(in: 0..<4, using: &numbers) == 0 {
      var appearance = Appearance()
      appearance.isTouchTransparent = Bool.random(using: &numbers)
      if Bool.random(using: &numbers) { appearance.visibleFrame = element.frame.insetBy(dx: 10, dy: 10) }
      element.appearance = appearance
    }
    if Int.random(in: 0..<40, using: &numbers) == 0 { element.traits = .modal }
    if depth > 0 {
      let count = Int.random(in: 0...3, using: &numbers)
      element.children = (0..<count).map { _ in make(depth - 1) }
    }
    return element
  }
  return (0..<Int.random(in: 1...2, using: &numbers)).map { index in
    let children = (0..<4).map { _ in make(3) }
    return ApplicationTree(
      bundleIdentifier: "app\(index)",
      root: Element(.application, frame: screenFrame, children: children))
  }
}

/// A list of rows of 60 points that scrolls under drags, as a device.
final class ListDevice {
  let device: ScriptedDevice
  private(set) var offset = 0.0
  private let rows: Int
  private let frame: CGRect
  private let overlay: [Element]

  init(rows: Int, frame: CGRect = screenFrame, overlay: [Element] = []) {
    self.rows = rows
    self.frame = frame
    self.overlay = overlay
    device = ScriptedDevice()
    device.states["app"] = .runningForeground
    show()
    device.onGesture { [unowned self] gesture, _ in
      guard let start = gesture.fingers.first?.first?.point, frame.contains(start) else { return }
      let way = Double(gesture.translation.dy)
      guard abs(way) > 10 else { return }
      let end = max(0, Double(rows) * 60 - Double(frame.height))
      offset = min(max(0, offset - way + (way < 0 ? -10 : 10)), end)
      show()
    }
  }

  private func show() {
    let cells = (0..<rows).map { row in
      Element(
        .cell, identifier: "row \(row)",
        frame: CGRect(
          x: 0, y: Double(frame.minY) + Double(row) * 60 - offset, width: Double(frame.width), height: 60))
    }
    let table = Element(.table, identifier: "list", frame: frame, children: cells)
    device.applications = [
      ApplicationTree(
        bundleIdentifier: "app",
        root: Element(.application, frame: screenFrame, children: [table] + overlay))
    ]
  }
}
