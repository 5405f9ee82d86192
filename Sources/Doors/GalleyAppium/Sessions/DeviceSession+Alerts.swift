import Foundation
import GalleyAutomation
import GalleyJSON
import GalleySimulator
import GalleyTree

/// The alerts of apps and of the system.
extension DeviceSession {
  /// The place of the alert in front, if there is one.
  func alert(in screen: ScreenIndex) -> Int? {
    let all = screen.nodes.indices
    let alerts = screen.places(of: .alert, in: all) + screen.places(of: .sheet, in: all)
    return alerts.filter { screen.nodes[$0].visible != nil }.max()
  }

  /// The alert in front.
  ///
  /// - Throws: ``CommandError`` of kind `no such alert`.
  private func openAlert() throws -> (screen: ScreenIndex, place: Int) {
    if settings.waitsForRest { try automator.settle(until: device.now + automator.restLimit) }
    let screen = automator.index(of: try device.snapshot())
    guard let place = alert(in: screen) else {
      // The words of WebDriverAgent, which its clients compare.
      throw CommandError(
        .noSuchAlert, "An attempt was made to operate on a modal dialog when one was not open")
    }
    return (screen, place)
  }

  /// The texts of the alert, a line each.
  func alertText() throws -> String {
    let (screen, place) = try openAlert()
    var texts: [String] = []
    for text in screen.places(of: .staticText, in: screen.descendants(of: place)) {
      // Labels of buttons are texts within them.
      guard !screen.ancestors(of: text).contains(where: { screen.nodes[$0].element.type == .button }) else {
        continue
      }
      let words = ElementFacts(screen: screen, place: text).text
      if !words.isEmpty, !texts.contains(words) { texts.append(words) }
    }
    if texts.isEmpty { texts = [screen.nodes[place].element.label] }
    return texts.joined(separator: "\n")
  }

  private func buttons(in screen: ScreenIndex, of alert: Int) -> [Int] {
    screen.places(of: .button, in: screen.descendants(of: alert))
  }

  /// The labels of the alert's buttons.
  func alertButtons() throws -> [String] {
    let (screen, place) = try openAlert()
    return buttons(in: screen, of: place).map { screen.nodes[$0].element.label }
  }

  /// Answers the alert by a tap on one of its buttons.
  ///
  /// - Parameters:
  ///   - action: Whether it is accepted or dismissed.
  ///   - name: The label of the button; `nil` for the one that an answer of this kind means.
  func answerAlert(_ action: SessionSettings.AlertAction, named name: String?) throws {
    let (screen, place) = try openAlert()
    let buttons = buttons(in: screen, of: place)
    let wanted: Int?
    if let name {
      wanted = buttons.first { screen.nodes[$0].element.isNamed(name) }
      guard wanted != nil else {
        throw CommandError(
          .invalidElementState,
          "The alert has no button \"\(name.prefix(80))\"; it has \(buttons.map { screen.nodes[$0].element.label }.joined(separator: ", "))."
        )
      }
    } else {
      let cancelling = buttons.first { button in
        let element = screen.nodes[button].element
        return element.role == .cancel || automator.cancelWords.contains(element.label.lowercased())
      }
      let preferred = buttons.first { screen.nodes[$0].element.role == .defaultAction }
      let stated = try settings.selector(of: action).flatMap { try Self.button($0, in: screen, of: place) }
      let usual =
        action == .dismiss
        ? cancelling ?? buttons.first : preferred ?? buttons.last { $0 != cancelling } ?? buttons.last
      wanted = stated ?? usual
    }
    guard let wanted else { throw CommandError(.invalidElementState, "The alert has no button.") }
    try tap(at: wanted, in: screen)
  }

  /// The first element of a class chain below an alert.
  private static func button(_ chain: String, in screen: ScreenIndex, of alert: Int) throws -> Int? {
    try ClassChain(chain).places(in: screen, from: alert).first
  }

  /// Taps the element that a class chain finds below the alert in front, if there is one.
  func tapInAlert(_ chain: String) throws {
    let screen = automator.index(of: try device.snapshot())
    guard let place = alert(in: screen), let button = try Self.button(chain, in: screen, of: place) else {
      return
    }
    try tap(at: button, in: screen)
  }

  /// Answers all open alerts automatically, by the settings of the session.
  func answerAlert(_ action: SessionSettings.AlertAction) throws {
    // An app that asks again and again does not block the session.
    for _ in 0..<10 {
      guard alert(in: automator.index(of: try device.snapshot())) != nil else { return }
      try answerAlert(action, named: nil)
    }
  }

  /// Types into the field of the alert.
  func typeIntoAlert(_ text: String) throws {
    let (screen, place) = try openAlert()
    let types: [ElementType] = [.textField, .secureTextField]
    let fields = types.flatMap { screen.places(of: $0, in: screen.descendants(of: place)) }.sorted()
    guard let field = fields.first else {
      throw CommandError(.unsupportedOperation, "The alert has no field.")
    }
    try automator.type(text, into: target(at: field, in: screen), until: deadline)
  }
}

extension Element {
  /// Whether the label or the identifier of an element equals a name.
  fileprivate func isNamed(_ name: String) -> Bool { label == name || identifier == name }
}
