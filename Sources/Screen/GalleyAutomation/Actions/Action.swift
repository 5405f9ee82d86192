import GalleyText
import GalleyTree

/// An action on an element.
package enum Action: Hashable, Sendable {
  /// A short touch.
  case tap
  /// Two short touches.
  case doubleTap
  /// A touch that stays for a while.
  case press(Duration)
  /// A touch that moves to another place.
  case drag
  /// A quick movement across the element.
  case swipe(SwipeDirection)
  /// Keys that are typed.
  case type(String)
  /// Moving the container of the element until the element is visible.
  case scrollTo
  /// Waiting until the element is there.
  case find
  /// Making a control hold a value.
  case adjust(String)
  /// Short touches of several fingers, so many times.
  case taps(Int, fingers: Int)
  /// Two fingers that move apart or together.
  case pinch
  /// Two fingers that turn.
  case rotate
  /// A click of a pointer's button, so many times.
  case click(PointerGesture.Button, count: Int)
  /// A pointer that is moved over the element.
  case hover
  /// A click of a pointer that is dragged to another place.
  case clickAndDrag
  /// A pointer whose wheel is turned over the element.
  case scrollBy
  /// A key of a hardware keyboard, by its name.
  case key(String)

  /// The action as the beginning of a log line, such as `Swipe up`.
  package var title: String {
    switch self {
    case .tap: "Tap"
    case .doubleTap: "Double tap"
    case .press(let duration): "Press for \(seconds(duration))"
    case .drag: "Press and drag"
    case .swipe(let direction): "Swipe \(direction.rawValue)"
    case .type(let text): "Type '\(Keystrokes.shown(text))' into"
    case .scrollTo: "Scroll to"
    case .find: "Find"
    case .adjust(let value): "Set '\(CleanText.line(value, limit: 80))' on"
    case .click(_, let count) where count == 2: "Double click"
    case .click(.secondary, _): "Right click"
    case .click: "Click"
    case .taps, .pinch, .rotate, .hover, .clickAndDrag, .scrollBy, .key:
      verb.prefix(1).uppercased() + verb.dropFirst()
    }
  }

  /// The action as a verb, such as `swipe up`.
  package var verb: String {
    switch self {
    case .tap: "tap"
    case .doubleTap: "double tap"
    case .press: "press"
    case .drag: "drag"
    case .swipe(let direction): "swipe \(direction.rawValue)"
    case .type: "type into"
    case .scrollTo: "scroll to"
    case .find: "find"
    case .adjust: "adjust"
    case .taps(1, fingers: 2): "two-finger tap"
    case .taps(let taps, let fingers): "tap \(taps) times with \(fingers) fingers"
    case .pinch: "pinch"
    case .rotate: "rotate"
    case .click(_, let count) where count == 2: "double click"
    case .click(.secondary, _): "right click"
    case .click: "click"
    case .hover: "hover over"
    case .clickAndDrag: "click and drag"
    case .scrollBy: "scroll by a wheel"
    case .key(let name): "type key \(name) into"
    }
  }

  private func seconds(_ duration: Duration) -> String {
    AutomationErrorText.seconds(duration)
  }
}

/// A direction in which fingers swipe.
public enum SwipeDirection: String, Hashable, Sendable, CaseIterable {
  /// Towards the upper edge of the screen.
  case up
  /// Towards the lower edge.
  case down
  /// Towards the left edge.
  case left
  /// Towards the right edge.
  case right
}
