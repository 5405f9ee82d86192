import Foundation
import GalleyText
import GalleyTree

/// One change between two frames: an element, and the changed property.
package struct FrameChange: Hashable, Sendable {
  /// The property of an element that changed.
  package enum Property: Hashable, Sendable {
    /// One of its texts.
    case text(TextField, from: String, to: String)
    /// It came.
    case appeared
    /// It went.
    case vanished
    /// One of its states, with the new value.
    case state(StateField, Bool)
    /// Its frame, in points of the screen.
    case frame(from: CGRect, to: CGRect)
    /// A fact about its looks, in words; `nil` where it is not known.
    case looks(AppearanceField, from: String?, to: String?)
    /// Its place among its siblings, or the element that holds it.
    case order
    /// Its pixels, while the trees are equal; their number.
    case pixels(Int)
    /// The size of the whole picture, in pixels.
    case pictureSize(from: [Int], to: [Int])
  }

  /// A text of an element.
  package enum TextField: String, Hashable, Sendable {
    /// The text that is read aloud.
    case label
    case value
    case title
    case placeholder
    /// Its text as it is shown, line by line.
    case lines
    /// The name that tests use.
    case identifier
  }

  /// A state of an element.
  package enum StateField: String, Hashable, Sendable {
    /// Whether it takes input.
    case enabled
    /// Whether it is chosen.
    case selected
    /// Whether it has the keyboard.
    case focused
    /// Whether something in it is moving.
    case busy
    /// Whether its text is cut.
    case truncated
    /// Whether a touch reaches it.
    case hittable
  }

  /// A fact about an element's looks.
  package enum AppearanceField: String, Hashable, Sendable {
    /// The colour of text or strokes.
    case foreground
    /// The colour of the fill.
    case background
    /// The face of the text, with its size.
    case font
    /// The radius of the corners, in points.
    case corners
    /// The visible part of it, in points of the screen.
    case visibleFrame = "visible part"
    /// The accessibility traits.
    case traits
    /// Any other fact.
    case other = "looks"
  }

  /// The element on the later frame, or on the earlier one if it went; without its descendants.
  package var element: Element
  /// The property that changed.
  package var property: Property

  package init(_ element: Element, _ property: Property) {
    self.element = element.withoutChildren
    self.property = property
  }

  /// The rank by significance: a text that changes makes frames change, and not the other way round.
  var rank: Int {
    switch property {
    case .pictureSize: 0
    case .text: 1
    case .appeared, .vanished: 2
    case .state(.hittable, _): 5
    case .state: 3
    case .frame: 4
    case .looks, .order: 6
    case .pixels: 7
    }
  }
}

extension FrameChange {
  /// The changes of one element between two frames.
  static func between(_ old: Element, _ new: Element) -> [FrameChange] {
    var found: [Property] = []
    func text(_ field: TextField, _ from: String?, _ to: String?) {
      if from != to { found.append(.text(field, from: from ?? "", to: to ?? "")) }
    }
    func state(_ field: StateField, _ from: Bool?, _ to: Bool?) {
      if from ?? false != to ?? false { found.append(.state(field, to ?? false)) }
    }
    func looks(_ field: AppearanceField, _ from: String?, _ to: String?) {
      if from != to { found.append(.looks(field, from: from, to: to)) }
    }
    let (a, b) = (old.appearance, new.appearance)
    text(.label, old.label, new.label)
    text(.value, old.value?.text, new.value?.text)
    text(.title, old.title, new.title)
    text(.placeholder, old.placeholder, new.placeholder)
    if found.isEmpty { text(.lines, a?.lines?.joined(separator: "\n"), b?.lines?.joined(separator: "\n")) }
    text(.identifier, old.identifier, new.identifier)
    state(.enabled, old.isEnabled, new.isEnabled)
    state(.selected, old.isSelected, new.isSelected)
    state(.focused, old.isFocused, new.isFocused)
    state(.busy, a?.isBusy, b?.isBusy)
    state(.truncated, a?.isTruncated, b?.isTruncated)
    if old.frame != new.frame { found.append(.frame(from: old.frame, to: new.frame)) }
    state(.hittable, old.isHittable, new.isHittable)
    looks(.foreground, a?.foreground, b?.foreground)
    looks(.background, a?.background, b?.background)
    looks(.font, a.flatMap(font), b.flatMap(font))
    looks(.corners, a?.cornerRadius.map(Numeral.decimal), b?.cornerRadius.map(Numeral.decimal))
    if old.frame == new.frame {
      looks(
        .visibleFrame, a?.visibleFrame.map(ElementNaming.rectangle),
        b?.visibleFrame.map(ElementNaming.rectangle))
    }
    if found.isEmpty, old.traits != new.traits { found.append(.looks(.traits, from: nil, to: nil)) }
    if found.isEmpty, old.withoutChildren != new.withoutChildren {
      found.append(old.type == new.type ? .looks(.other, from: nil, to: nil) : .order)
    }
    return found.map { FrameChange(new, $0) }
  }

  private static func font(_ appearance: Appearance) -> String? {
    let parts = [appearance.font, appearance.fontSize.map(Numeral.decimal)].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}
