import Foundation
import GalleyAutomation
import GalleyTree

/// Finds the ways out of a screen, by the kinds of elements and not by their words.
struct BackStepFinder {
  let screen: ScreenIndex
  /// All of the app.
  let range: Range<Int>
  /// The titles of the pages on the way here; a back button is called by one of them.
  let titles: [String]
  /// The titles of buttons that cancel, in lower case.
  let cancelWords: [String]

  private var everywhere: Range<Int> { 0..<screen.nodes.count }

  /// The ways, the gentlest first: keyboard, alert, sheet, back control, leading edge.
  ///
  /// A page that was pushed inside of a sheet is left before the sheet is.
  func all() -> [BackStep] {
    keyboard() + alert() + (topSheet == nil ? [] : backControl()) + sheet()
      + (topSheet == nil ? backControl() : []) + [leadingEdge()] + leadingButton()
  }

  /// The topmost question that must be answered before anything else, if there is one.
  var question: Int? { topmost(.alert, in: everywhere) }

  /// The topmost sheet or popover, if there is one.
  var topSheet: Int? {
    [topmost(.sheet, in: everywhere), topmost(.popover, in: everywhere)].compactMap { $0 }.max()
  }

  /// The keyboard, if it is there.
  var keyboardPlace: Int? { topmost(.keyboard, in: everywhere) }

  private func topmost(_ type: ElementType, in range: Range<Int>) -> Int? {
    screen.places(of: type, in: range).last { screen.nodes[$0].visible != nil }
  }

  /// The ways that hide the keyboard and nothing else.
  func keyboard() -> [BackStep] {
    guard let keyboard = keyboardPlace else { return [] }
    let hides = ["hide keyboard", "dismiss", "done"]
    let inner = screen.descendants(of: keyboard)
    let keys = (screen.places(of: .button, in: inner) + screen.places(of: .key, in: inner)).filter { place in
      let element = screen.nodes[place].element
      return hides.contains(element.identifier.lowercased()) || hides.contains(element.label.lowercased())
    }
    let escape = BackStep(action: .escapeKey, isOfKeyboard: true, isOfSystem: true) { automator, _ in
      try automator.driver.press([.escape])
    }
    return keys.prefix(1).map { tap($0, of: .keyboard) } + [escape]
  }

  private func alert() -> [BackStep] {
    guard let question else { return [] }
    let buttons = screen.places(of: .button, in: screen.descendants(of: question))
    return cancelButton(of: buttons).map { [tap($0, of: .alert)] } ?? []
  }

  /// Cancels, drags down, taps beside; then a button that closes and, of a list of buttons, the one set apart.
  private func sheet() -> [BackStep] {
    guard let sheet = topSheet else { return [] }
    let buttons = screen.places(of: .button, in: screen.descendants(of: sheet))
    let key = ElementKey(of: sheet, in: screen)
    let drag = BackStep(action: .dragSheet) { automator, deadline in
      let target = Target(.object(key, name: "sheet"))
      try automator.drag(
        target, from: UnitPoint(x: 0.5, y: 0.03), to: UnitPoint(x: 0.5, y: 1), velocity: Velocity.ordinary,
        until: deadline)
    }
    let outside = pointBeside(screen.nodes[sheet].element.frame).map { point in
      BackStep(action: .besideSheet) { automator, _ in try automator.tap(at: point) }
    }
    let closing = buttons.first { isCalled($0, Self.closeWords) } ?? setApart(buttons)
    let isDraggable = screen.nodes[sheet].element.type == .sheet
    return buttons.filter(cancels).prefix(1).map { tap($0, of: .sheet) }
      + (isDraggable ? [drag] : []) + [outside].compactMap { $0 }
      + [closing].compactMap { $0 }.map { tap($0, of: .sheet) }
  }

  /// The titles of buttons that close without saving, in lower case.
  private static let closeWords = ["close", "dismiss", "not now", "done"]

  /// The last of some buttons below each other, if there is a gap above it: an action sheet's way to cancel.
  ///
  /// - Reference: [Action sheets](https://developer.apple.com/design/human-interface-guidelines/action-sheets),
  ///   on the placement of the cancel button.
  private func setApart(_ buttons: [Int]) -> Int? {
    guard buttons.count > 1, let last = buttons.last else { return nil }
    let frames = buttons.map { screen.nodes[$0].element.frame }
    let gap = frames[frames.count - 1].minY - frames[frames.count - 2].maxY
    let others = zip(frames.dropLast().dropFirst(), frames.dropLast()).map { $0.minY - $1.maxY }
    return gap >= 4 && others.allSatisfy { $0 < gap && $0 >= 0 } ? last : nil
  }

  /// A point beside a sheet or popover where there is enough room for a finger: above, below, left or right.
  private func pointBeside(_ frame: CGRect) -> CGPoint? {
    let finger = 40.0
    let region = everywhere.last { screen.nodes[$0].element.identifier == "PopoverDismissRegion" }
    let bounds = region.flatMap { screen.nodes[$0].visible } ?? screen.bounds
    let rooms = [
      (frame.minY - bounds.minY, CGPoint(x: bounds.midX, y: (bounds.minY + frame.minY) / 2)),
      (bounds.maxY - frame.maxY, CGPoint(x: bounds.midX, y: (bounds.maxY + frame.maxY) / 2)),
      (frame.minX - bounds.minX, CGPoint(x: (bounds.minX + frame.minX) / 2, y: bounds.midY)),
      (bounds.maxX - frame.maxX, CGPoint(x: (bounds.maxX + frame.maxX) / 2, y: bounds.midY)),
    ]
    return rooms.first { $0.0 >= finger }?.1
  }

  /// The range of the page in front: the topmost sheet, else all of the app.
  private var front: Range<Int> { topSheet.map { screen.descendants(of: $0) } ?? range }

  /// The bar of the page in front.
  private var bar: Int? { topmost(.navigationBar, in: front) }

  private func buttons(of bar: Int) -> [Int] {
    screen.places(of: .button, in: screen.descendants(of: bar))
      .sorted { screen.nodes[$0].element.frame.minX < screen.nodes[$1].element.frame.minX }
  }

  private func isBack(_ place: Int) -> Bool {
    let element = screen.nodes[place].element
    return isCalled(place, ["backbutton", "back"]) || titles.contains(element.label)
  }

  /// The back button of the bar; without a bar, the button on the page that is called so.
  private func backControl() -> [BackStep] {
    if let bar, let button = buttons(of: bar).first(where: isBack) {
      return [tap(button, of: .navigationBar)]
    }
    let own = screen.places(of: .button, in: front).last { place in
      let name = screen.nodes[place].element.identifier.lowercased()
      let isNamed =
        isCalled(place, ["backbutton", "back"]) || name.hasSuffix(".back") || name.hasSuffix("-back")
      return isNamed && HitTest.hitPoint(of: place, in: screen) != nil
    }
    return own.map { [tap($0, of: .page)] } ?? []
  }

  /// The first button in the leading third of the bar, with any title: the last resort.
  private func leadingButton() -> [BackStep] {
    guard let bar, let button = buttons(of: bar).first, !isBack(button) else { return [] }
    let frame = screen.nodes[bar].element.frame
    guard screen.nodes[button].element.frame.midX < frame.minX + frame.width / 3 else { return [] }
    return [tap(button, of: .navigationBar, isGuess: true)]
  }

  private func leadingEdge() -> BackStep {
    let bounds = screen.bounds
    return BackStep(action: .leadingEdge) { automator, _ in
      try automator.drag(
        from: CGPoint(x: bounds.minX + 1, y: bounds.midY),
        to: CGPoint(x: bounds.minX + bounds.width * 0.9, y: bounds.midY),
        velocity: Velocity.ordinary)
    }
  }

  /// The tabs that are not chosen, with their names.
  func otherTabs() -> [(name: String, way: BackStep)] {
    guard let bar = topmost(.tabBar, in: front) else { return [] }
    let inner = screen.descendants(of: bar)
    let tabs = (screen.places(of: .button, in: inner) + screen.places(of: .tab, in: inner)).sorted()
    return tabs.filter { !screen.nodes[$0].element.isSelected }.map { (name($0), tap($0, of: .tabBar)) }
  }

  /// The button that cancels: by its role or name; else, of two beside each other, the left one; else the last one.
  ///
  /// - Reference: [Alerts](https://developer.apple.com/design/human-interface-guidelines/alerts), on the
  ///   placement of the cancel button.
  private func cancelButton(of buttons: [Int]) -> Int? {
    if let named = buttons.first(where: cancels) { return named }
    guard buttons.count == 2 else { return buttons.last }
    let (first, second) = (screen.nodes[buttons[0]].element.frame, screen.nodes[buttons[1]].element.frame)
    let areBeside = first.midY == second.midY
    return areBeside ? (first.minX < second.minX ? buttons[0] : buttons[1]) : buttons[1]
  }

  /// Whether a button cancels: by its role, if the driver reports it, else by its title.
  private func cancels(_ place: Int) -> Bool {
    screen.nodes[place].element.role == .cancel || isCalled(place, cancelWords)
  }

  private func isCalled(_ place: Int, _ words: [String]) -> Bool {
    let element = screen.nodes[place].element
    return words.contains(element.label.lowercased()) || words.contains(element.identifier.lowercased())
  }

  private func name(_ place: Int) -> String {
    let element = screen.nodes[place].element
    return element.label.isEmpty ? element.identifier : element.label
  }

  private func tap(_ place: Int, of container: NavigationStep.Container, isGuess: Bool = false) -> BackStep {
    let name = name(place)
    let key = ElementKey(of: place, in: screen)
    return BackStep(action: .tap(name, of: container), isOfKeyboard: container == .keyboard, isGuess: isGuess)
    {
      automator, deadline in
      try automator.tap(Target(.object(key, name: name)), until: deadline)
    }
  }
}

/// One way out of a screen.
struct BackStep {
  let action: NavigationStep.Action
  /// Whether it only hides the keyboard.
  var isOfKeyboard = false
  /// Whether it is the system that answers, at once or not at all, and not the app.
  var isOfSystem = false
  /// Whether nothing says that it leads back.
  var isGuess = false
  /// The longest wait for its effect.
  ///
  /// An app may react late. A way without effect costs all of that time, which is nothing on a simulated
  /// device, and real time elsewhere.
  func timeout(on automator: Automator) -> Duration { isOfSystem ? automator.restLimit : automator.timeout }

  /// Does it.
  let go: (Automator, _ deadline: Duration) throws -> Void
}
