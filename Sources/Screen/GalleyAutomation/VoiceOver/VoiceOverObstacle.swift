import GalleyTree

/// The reason for which a person with VoiceOver cannot do something with an element.
public enum VoiceOverObstacle: String, Hashable, Sendable, Codable, CaseIterable {
  /// An element around it is read as a whole, which hides its descendants.
  case insideElement
  /// Something modal is in front.
  case behindModal
  /// A container around it declares an order that omits it.
  case leftOut
  /// It is off the screen, and no scrolling leads there.
  case offScreen
  /// It is no element to VoiceOver, and holds none.
  case nothingToRead
  /// It is the system's, and read only when it is touched.
  case systems
  /// The action is a gesture that VoiceOver keeps from apps.
  case gesture
}

extension VoiceOverObstacle {
  /// The problem, as a part of a sentence.
  ///
  /// - Parameter name: The obstacle, if any.
  package func reason(_ name: String) -> String {
    switch self {
    case .insideElement: "\(name) is read as one element, which hides it"
    case .behindModal: "\(name) is modal and in front of it"
    case .leftOut: "\(name) declares an order that omits it"
    case .offScreen: "it is off the screen, and no scrolling leads there"
    case .nothingToRead: "it is no accessibility element, and holds none"
    case .systems: "the system reads it only when it is touched"
    case .gesture: "it is a gesture that VoiceOver keeps from apps"
    }
  }

  /// The solution.
  ///
  /// - Parameter name: The obstacle, if any.
  package func wayOut(_ name: String) -> String {
    switch self {
    case .insideElement:
      "activate \(name) instead, or give it an accessibilityAction(named:) for its content"
    case .behindModal: "close \(name) before, or take its modal trait away"
    case .leftOut: "add it to the accessibilityElements of \(name)"
    case .offScreen: "bring it onto the screen before"
    case .nothingToRead: "give it an accessibilityLabel, or accessibilityElement(children:)"
    case .systems: "leave it out of a test through VoiceOver"
    case .gesture: "offer an accessibilityAction for it, and use that"
    }
  }
}

extension ReadingOrder {
  /// The index of the stop for an element: itself, or the first one that is read inside of a mere container.
  func stop(for place: Int) -> Int? {
    if index(of: place) != nil { return place }
    let inside = screen.descendants(of: place)
    return places.first(where: inside.contains)
  }

  /// The reason for which VoiceOver does not stop for an element, with the place of the obstacle.
  func refusal(of place: Int) -> (obstacle: VoiceOverObstacle, cause: Int?)? {
    guard stop(for: place) == nil, let obstacle = obstacle(to: place) else { return nil }
    return switch obstacle {
    case .behindModal(let modal): (.behindModal, modal)
    case .insideElement(let element): (.insideElement, element)
    case .leftOut(let container): (.leftOut, container)
    case .offScreen: (.offScreen, nil)
    case .container: (.nothingToRead, nil)
    case .systems: (.systems, nil)
    }
  }
}

extension Action {
  /// Whether a person with VoiceOver can do it: the screen is not touched, elements are activated and adjusted.
  var isOfVoiceOver: Bool {
    switch self {
    case .tap, .type, .adjust, .find, .scrollTo, .key: true
    case .doubleTap, .press, .drag, .swipe, .taps, .pinch, .rotate, .click, .hover, .clickAndDrag, .scrollBy:
      false
    }
  }
}
