import Foundation
import GalleyImage
import GalleyTree

/// Looks for what keeps people from using a screen, as far as tree and picture tell.
///
/// Only what is seen and reached by touches is looked at; the keyboard and the status bar are the system's.
package struct AccessibilityAudit {
  /// What is looked for.
  package enum Rule: String, Hashable, Sendable, CaseIterable {
    /// Text that is hardly seen on what is behind it.
    case contrast
    /// A control that is too small for a finger.
    case hitRegion
    /// A control without a name.
    case sufficientElementDescription
    /// Text that is cut off.
    case textClipped
    /// Traits that contradict each other, or the element.
    case trait
  }

  /// Something that was found.
  package struct Finding: Hashable, Sendable {
    /// What was looked for.
    package var rule: Rule
    /// The path of the element in `Snapshot/screen`.
    package var path: ElementPath
    /// What is wrong, such as `Hit area is too small`.
    package var summary: String
    /// What is wrong, with its figures.
    package var details: String
  }

  /// The shortest side of what a finger hits surely, in points.
  ///
  /// - Reference: [Buttons](https://developer.apple.com/design/human-interface-guidelines/buttons): *a hit region of at least
  ///   44x44 pt*.
  package static let leastSide: CGFloat = 44

  private let capture: Capture
  private let screen: ScreenIndex
  private let places: [Int]

  /// Takes a screen.
  ///
  /// - Parameters:
  ///   - capture: The screen.
  ///   - bundleIdentifier: The app whose elements are looked at.
  package init(_ capture: Capture, of bundleIdentifier: String) {
    self.capture = capture
    let screen = ScreenIndex(capture.snapshot)
    self.screen = screen
    let root = screen.bundleIdentifiers.firstIndex(of: bundleIdentifier).map { screen.roots[$0] }
    places =
      root.map { root in
        screen.descendants(of: root).filter { place in
          let isSystems = ([place] + screen.ancestors(of: place)).contains {
            [.keyboard, .statusBar].contains(screen.nodes[$0].element.type)
          }
          return !isSystems && screen.nodes[place].element.isHittable && !screen.isInnerSwitch(place)
        }
      } ?? []
  }

  /// Looks for some things.
  ///
  /// - Returns: What was found, in tree order.
  package func findings(of rules: Set<Rule>) -> [Finding] {
    places.flatMap { place in
      Rule.allCases.filter(rules.contains).compactMap { rule in
        problem(rule, of: place).map {
          Finding(rule: rule, path: screen.path(of: place), summary: $0.summary, details: $0.details)
        }
      }
    }
  }

  private func problem(_ rule: Rule, of place: Int) -> (summary: String, details: String)? {
    let element = screen.nodes[place].element
    switch rule {
    case .contrast: return contrast(of: element)
    case .hitRegion: return hitRegion(of: element)
    case .sufficientElementDescription:
      guard element.type.isControl, !element.isDescribed else { return nil }
      return ("Element has no description", "Nothing is read aloud for it: it has no label")
    case .textClipped:
      guard element.appearance?.isTruncated == true else { return nil }
      return (
        "Text clipped", "Its text “\(ElementText.clean(element.label, limit: 80))” ends with an ellipsis"
      )
    case .trait: return traits(of: element)
    }
  }

  private func hitRegion(of element: Element) -> (String, String)? {
    // What is partly out of view is larger than what is seen of it.
    guard element.type.isControl, element.isEnabled, element.appearance?.visibleFrame == nil else {
      return nil
    }
    let frame = element.frame
    guard min(frame.width, frame.height) < Self.leastSide - 0.01 else { return nil }
    let size = "\(ElementText.number(frame.width)) × \(ElementText.number(frame.height))"
    let least = ElementText.number(Self.leastSide)
    return ("Hit area is too small", "It is \(size) points, and should be at least \(least) × \(least)")
  }

  private func traits(of element: Element) -> (String, String)? {
    let traits = element.traits
    if traits.contains(.button), traits.contains(.link) {
      return ("Conflicting traits", "It has the traits of a button and of a link")
    }
    if traits.contains(.notEnabled), element.isEnabled {
      return ("Conflicting traits", "It has the trait of what takes no input, and takes input")
    }
    if traits.contains(.selected), !element.isSelected {
      return ("Conflicting traits", "It has the trait of what is chosen, and is not chosen")
    }
    return nil
  }

  private func contrast(of element: Element) -> (String, String)? {
    guard element.isEnabled, element.children.isEmpty, element.appearance?.foreground != nil,
      element.appearance?.fontSize != nil, !element.label.isEmpty || element.value != nil
    else { return nil }
    let scale = capture.snapshot.configuration.scale
    let rect = PixelRect(
      x: Int(element.frame.minX * scale), y: Int(element.frame.minY * scale),
      width: Int((element.frame.width * scale).rounded(.up)),
      height: Int((element.frame.height * scale).rounded(.up)))
    guard let picture = capture.picture.cropped(to: rect) else { return nil }
    let ratio = TextContrast.ratio(in: picture)
    let least = TextContrast.leastRatio(
      fontSize: element.appearance?.fontSize ?? 0, face: element.appearance?.font ?? "")
    // A picture of one colour shows no text that could be judged.
    guard ratio > 1, ratio < least else { return nil }
    return (
      "Contrast failed",
      "The contrast of its text is \(ElementText.number((ratio * 100).rounded(.down) / 100)) to 1, and should be at least "
        + "\(ElementText.number(least)) to 1"
    )
  }
}

extension ElementType {
  /// Whether people act on elements of this type.
  fileprivate var isControl: Bool {
    switch self {
    case .button, .link, .switch, .toggle, .slider, .stepper, .textField, .secureTextField, .searchField,
      .segmentedControl, .checkBox, .radioButton, .menuItem, .tab:
      true
    default: false
    }
  }
}

extension Element {
  /// Whether something is read aloud for it.
  fileprivate var isDescribed: Bool {
    !label.isEmpty || !title.isEmpty || placeholder?.isEmpty == false
      || children.contains { $0.isDescribed }
  }
}
