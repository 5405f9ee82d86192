import Foundation
import GalleyAutomation
import GalleyTree

/// One way out of what is on the screen.
struct WayBack {
  /// What is done.
  let way: WayBackFailure.Way
  /// Does it.
  let go: (Automator, _ deadline: Duration) throws -> Void
}

/// Finds the ways out of what is on a screen, by the kind of things and not by their words.
struct WaysBack {
  let screen: ScreenIndex
  /// All of the app.
  let range: Range<Int>
  /// The titles of the pages on the way here; a back button is called by one of them.
  let titles: [String]
  /// What buttons that cancel are called, in lower case.
  let cancelWords: [String]

  private var everywhere: Range<Int> { 0..<screen.nodes.count }

  /// The ways, the gentlest first: keyboard, alert, sheet, back control, leading edge.
  func all() -> [WayBack] {
    keyboard() + alert() + sheet() + backControl() + [leadingEdge()] + leadingButton()
  }

  /// The topmost question that must be answered before anything else, if there is one.
  var question: Int? { topmost(.alert, in: everywhere) }

  /// The topmost sheet, if there is one.
  var topSheet: Int? { topmost(.sheet, in: everywhere) ?? topmost(.popover, in: everywhere) }

  private func topmost(_ type: ElementType, in range: Range<Int>) -> Int? {
    screen.places(of: type, in: range).last { screen.nodes[$0].visible != nil }
  }

  private func keyboard() -> [WayBack] {
    guard let keyboard = topmost(.keyboard, in: everywhere) else { return [] }
    let hides = ["hide keyboard", "dismiss", "done"]
    let inner = screen.descendants(of: keyboard)
    let keys = (screen.places(of: .button, in: inner) + screen.places(of: .key, in: inner)).filter { place in
      let element = screen.nodes[place].element
      return hides.contains(element.identifier.lowercased()) || hides.contains(element.label.lowercased())
    }
    let escape = WayBack(way: .escapeKey) { automator, _ in try automator.driver.press([.escape])
    }
    return keys.prefix(1).map { tap($0, of: .keyboard) } + [escape]
  }

  private func alert() -> [WayBack] {
    guard let question else { return [] }
    let buttons = screen.places(of: .button, in: screen.descendants(of: question))
    return cancelButton(of: buttons).map { [tap($0, of: .alert)] } ?? []
  }

  private func sheet() -> [WayBack] {
    guard let sheet = topSheet else { return [] }
    let frame = screen.nodes[sheet].element.frame
    let buttons = screen.places(of: .button, in: screen.descendants(of: sheet)).filter(isCancel)
    let key = ElementKey(of: sheet, in: screen)
    let drag = WayBack(way: .dragSheet) { automator, deadline in
      let target = Target(.object(key, name: "sheet"))
      try automator.drag(
        target, from: UnitPoint(x: 0.5, y: 0.03), to: UnitPoint(x: 0.5, y: 1), velocity: Velocity.ordinary,
        until: deadline)
    }
    let above = CGPoint(x: screen.bounds.midX, y: frame.minY / 2)
    let outside = WayBack(way: .besideSheet) { automator, _ in try automator.tap(at: above) }
    return buttons.prefix(1).map { tap($0, of: .sheet) } + [drag] + (frame.minY >= 40 ? [outside] : [])
  }

  /// The bar of the page in front.
  private var bar: Int? { topmost(.navigationBar, in: range) }

  private func buttons(of bar: Int) -> [Int] {
    screen.places(of: .button, in: screen.descendants(of: bar))
      .sorted { screen.nodes[$0].element.frame.minX < screen.nodes[$1].element.frame.minX }
  }

  private func isBack(_ place: Int) -> Bool {
    let element = screen.nodes[place].element
    return element.identifier == "BackButton" || element.label == "Back" || titles.contains(element.label)
  }

  private func backControl() -> [WayBack] {
    guard let bar, let button = buttons(of: bar).first(where: isBack) else { return [] }
    return [tap(button, of: .navigationBar)]
  }

  /// The first button in the leading third of the bar, whatever it is called: the last resort.
  private func leadingButton() -> [WayBack] {
    guard let bar, let button = buttons(of: bar).first, !isBack(button) else { return [] }
    let frame = screen.nodes[bar].element.frame
    guard screen.nodes[button].element.frame.midX < frame.minX + frame.width / 3 else { return [] }
    return [tap(button, of: .navigationBar)]
  }

  private func leadingEdge() -> WayBack {
    let bounds = screen.bounds
    return WayBack(way: .leadingEdge) { automator, _ in
      try automator.drag(
        from: CGPoint(x: bounds.minX + 1, y: bounds.midY),
        to: CGPoint(x: bounds.minX + bounds.width * 0.9, y: bounds.midY),
        velocity: Velocity.ordinary)
    }
  }

  /// The button that cancels: by its name; else, of two beside each other, the left one; else the last one.
  ///
  /// - Reference: [Alerts](https://developer.apple.com/design/human-interface-guidelines/alerts), on the
  ///   placement of the cancel button.
  private func cancelButton(of buttons: [Int]) -> Int? {
    if let named = buttons.first(where: isCancel) { return named }
    guard buttons.count == 2 else { return buttons.last }
    let (first, second) = (screen.nodes[buttons[0]].element.frame, screen.nodes[buttons[1]].element.frame)
    let areBeside = first.midY == second.midY
    return areBeside ? (first.minX < second.minX ? buttons[0] : buttons[1]) : buttons[1]
  }

  private func isCancel(_ place: Int) -> Bool {
    let element = screen.nodes[place].element
    return cancelWords.contains(element.label.lowercased())
      || cancelWords.contains(element.identifier.lowercased())
  }

  private func tap(_ place: Int, of container: WayBackFailure.Way.Container) -> WayBack {
    let element = screen.nodes[place].element
    let name = element.label.isEmpty ? element.identifier : element.label
    let key = ElementKey(of: place, in: screen)
    return WayBack(way: .tap(name, of: container)) {
      automator, deadline in
      try automator.tap(Target(.object(key, name: name)), until: deadline)
    }
  }
}
