import GalleyAutomation
import GalleyTree

/// An action that the device refused.
package struct ActionFailure: Hashable, Sendable, Codable {
  /// The reason of the failure.
  package enum Cause: Hashable, Sendable, Codable {
    /// The app does not run.
    case notRunning(String)
    /// The element takes no input.
    case disabled
    /// A touch does not reach it.
    case unreachable(NearMatch.Obstacle)
    /// It has not come to rest.
    case moving
    /// Something came up over it, and nobody answered that.
    case interrupted(by: String)
    /// Something came up over it, and did not go although somebody answered that.
    case interruptionStays(by: String)
    /// Something came up over it, and the policy is that this fails.
    case interruptionRefused(by: String)
    /// Interruptions were answered as often as is allowed, and another one came up; its name, and the limit.
    case interruptedTooOften(by: String, limit: Int)
    /// The element does not have the keyboard focus; the element that has it, if any.
    case noKeyboardFocus(focused: String?)
    /// It was gone when the action began.
    case missing
    /// There were several when the action began.
    case ambiguous
    /// The element lacks a part that a control of its kind has, such as `a button to increment it`.
    case lacks(String)
    /// The element holds another value than the wanted one after it was adjusted; its value, if that can be
    /// read.
    case notAdjusted(wanted: String, holds: String?)
    /// The element has no step at the wanted value; the nearest step.
    case stopsAtStep(wanted: String, nearest: String)
    /// VoiceOver cannot perform the action; the reason, and the obstacle, if any.
    case unheard(VoiceOverObstacle, by: String?)
    /// The element does not offer the wanted option; the options that were seen.
    case notOffered(wanted: String, offered: [String])
    /// The gesture led away from the app; the app that is in front instead.
    case leftApp(to: String)
  }

  /// The circumstances of the failure.
  package var scene: FailureScene
  /// The verb of the action, such as `tap`.
  package var verb: String
  /// The page's name.
  package var page: String
  /// The element's name; that of the page for the page as a whole.
  package var element: String
  /// The description of the element's locator, such as `button "inbox.compose"`.
  package var locator: String
  package var cause: Cause
  /// The time that it was tried.
  @InSeconds package var waited: Duration
  /// The interruptions that were answered meanwhile.
  package var answered: [String]
  /// The elements that were still moving on the screen, if the device knows.
  package var restless: [String]
  /// The overlays that came up meanwhile.
  package var overlays: [OverlayEvent]
}

extension ActionFailure.Cause {
  /// Takes the cause from the automation's failure.
  init(_ error: AutomationError, on screen: ScreenIndex) {
    func name(_ path: ElementPath) -> String {
      screen.coverName(at: path)
    }
    self =
      switch error.cause {
      case .missing: .missing
      case .ambiguous: .ambiguous
      case .notRunning(let application): .notRunning(application)
      case .disabled: .disabled
      case .unreachable(_, let obstacle): .unreachable(NearMatch.Obstacle(obstacle, name: name))
      case .moving: .moving
      case .interrupted(_, let interruption):
        error.hasAnswered(interruption, on: screen)
          ? .interruptionStays(by: name(interruption)) : .interrupted(by: name(interruption))
      case .interruptionRefused(_, let interruption): .interruptionRefused(by: name(interruption))
      case .interruptedTooOften(_, let interruption, let limit):
        .interruptedTooOften(by: name(interruption), limit: limit)
      case .noKeyboardFocus(_, let focused): .noKeyboardFocus(focused: focused.map(name))
      case .lacks(_, let part): .lacks(part)
      case .notAdjusted(_, let wanted, let holds): .notAdjusted(wanted: wanted, holds: holds)
      case .stopsAtStep(_, let wanted, let nearest): .stopsAtStep(wanted: wanted, nearest: nearest)
      case .unheard(_, let obstacle, let by): .unheard(obstacle, by: by.map(name))
      case .notOffered(_, let wanted, let offered): .notOffered(wanted: wanted, offered: offered)
      }
  }
}

extension AutomationError {
  /// Whether an interruption that is still there was answered on the way.
  fileprivate func hasAnswered(_ interruption: ElementPath, on screen: ScreenIndex) -> Bool {
    guard let place = screen.place(at: interruption) else { return false }
    let name = ElementNaming.name(screen.nodes[place].element)
    return handled.contains { $0.name == name }
  }
}

extension NearMatch.Obstacle {
  /// Takes the facts from a hit test.
  init(_ obstacle: HitObstacle?, name: (ElementPath) -> String) {
    self =
      switch obstacle {
      case .zeroSize: .noSize
      case .offScreen: .offScreen
      case .clippedBy(let path): .scrolledOut(of: name(path))
      case .coveredBy(let path): .covered(by: name(path))
      case .pointOutside: .pointOutside
      case nil: .unknown
      }
  }
}

extension ScreenIndex {
  /// The name of the element that covers another one, in reports: of a keyboard, not of one of its keys.
  func coverName(at path: ElementPath) -> String {
    guard let place = place(at: path) else { return "something" }
    let keyboard = ([place] + ancestors(of: place)).first { nodes[$0].element.type == .keyboard }
    return keyboard == nil ? ElementText.name(nodes[place].element) : NearMatch.Obstacle.keyboard
  }
}

extension NearMatch.Obstacle {
  /// The name of a keyboard that lies over an element.
  static let keyboard = "the keyboard"
}
