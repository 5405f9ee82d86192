import Foundation
import GalleyTree

/// A change of one element, as facts without words.
enum Change: Hashable, Sendable {
  /// It is new.
  case appeared
  /// It is gone.
  case vanished
  /// A text that it shows, or is named by, is another one.
  case text(TextProperty, before: String, after: String)
  /// It holds something else.
  case value(before: String?, after: String?)
  /// Its text is cut with an ellipsis now, or no longer. Widths are in points.
  case truncated(Bool, shown: String?, needs: Double?, has: Double)
  /// Its text has another number of lines, or the same number broken elsewhere.
  case wrapped(before: Int, after: Int)
  /// It has another size, in points, on the given axes; and, where its content kept its size, other insets.
  case resized(before: CGSize, after: CGSize, axes: Set<Axis>, insets: Insets?)
  /// The gaps between its children changed; in points.
  case spacing(Axis, before: Double, after: Double, elements: Int)
  /// It is elsewhere in its container.
  case moved(CGVector)
  /// All that lies in it moved together.
  case contentMoved(CGVector)
  /// Its content inset changed, though it kept its size.
  case contentInset(Insets)
  /// It lies in another container.
  case container(before: String, after: String)
  /// It has another place among its siblings.
  case reordered(Neighbour)
  /// Its style changed.
  case style(StyleProperty, before: String, after: String)
  /// Less of it is left visible by what holds it, or more: the size it shows, of the size it has, in points.
  case clipped(shown: CGSize, of: CGSize, less: Bool)
  /// Another text is read aloud, though what is shown is the same.
  case spoken(before: String, after: String)
  /// Something else is heard of it, or offered by voice, besides its texts.
  case heard(HeardProperty, before: String, after: String)
  /// A state is on now, or off.
  case state(StateProperty, Bool)
  /// Its traits are others.
  case traits(before: String, after: String)
  /// Its identifier is another one.
  case identifier(before: String, after: String)
  /// It is another kind of element.
  case type(before: ElementType, after: ElementType)
  /// Its position relative to a sibling changed.
  case arranged(before: SiblingArrangements.Relation, after: SiblingArrangements.Relation, to: String)
  /// Its text did not change, and does not match the required pattern.
  case violatesPattern(String, TextPattern)
  /// Its pixels differ, and nothing else about it.
  case looks
  /// The arguments of an app's views differ; the element is the one by which people know the place.
  case view(ViewChange, ViewPlacing.Relation)

  /// The texts before and after, where it is about what an element says.
  var spokenTexts: (before: String, after: String)? {
    switch self {
    case .text(.label, let before, let after), .spoken(let before, let after): (before, after)
    default: nil
    }
  }

  /// The texts of an element.
  enum TextProperty: Hashable, Sendable {
    case label
    case title
    /// The placeholder of an empty field.
    case placeholder
    /// The placeholder behind what a field holds.
    case hiddenPlaceholder

    /// The name in sentences.
    var name: String {
      switch self {
      case .label: "label"
      case .title: "title"
      case .placeholder, .hiddenPlaceholder: "placeholder"
      }
    }
  }

  /// The appearance facts that are judged.
  enum StyleProperty: String, Hashable, Sendable {
    case foreground
    case background
    case font
    case fontSize
    case cornerRadius
    /// The foreground of some elements and the background of others: a colour that several have in common.
    case color
  }

  /// The facts that a screen reader alone tells.
  enum HeardProperty: String, Hashable, Sendable {
    /// The result of using the element, in words.
    case hint
    /// The names of the actions that a person chooses from.
    case actions
  }

  /// The states that are judged.
  enum StateProperty: String, Hashable, Sendable {
    case enabled, selected, focused, covered, busy
  }

  /// The change of the content's distance from each edge, in points.
  struct Insets: Hashable, Sendable {
    var left = 0.0
    var right = 0.0
    var top = 0.0
    var bottom = 0.0
  }

  /// The sibling that an element stands beside now.
  enum Neighbour: Hashable, Sendable {
    case before(String)
    case after(String)
  }

  /// A length freed from the rounding to pixels: whole points where that explains the fraction.
  ///
  /// - Parameter value: A difference of two lengths, in points.
  /// - Returns: The nearest whole number within a third of a point, else the number to hundredths.
  static func settled(_ value: Double) -> Double {
    guard value.isFinite else { return value }
    let whole = value.rounded()
    return abs(value - whole) <= 0.34 ? whole : (value * 100).rounded() / 100
  }

  /// Whether such a change lies in what an element contains or looks like, rather than in where it is.
  var isContent: Bool {
    switch self {
    case .text, .value, .truncated, .wrapped, .style, .state, .spoken, .heard, .traits, .identifier, .type,
      .violatesPattern, .looks:
      true
    case .appeared, .vanished, .resized, .spacing, .moved, .contentMoved, .contentInset, .container,
      .reordered, .clipped, .arranged, .view:
      false
    }
  }

  /// Whether it is only about how siblings stand to each other.
  var isArrangement: Bool { if case .arranged = self { true } else { false } }

  /// Whether such a change can be seen at all.
  var showsInPixels: Bool {
    switch self {
    case .traits, .identifier, .type, .spoken, .heard, .violatesPattern, .state(.covered, _),
      .text(.hiddenPlaceholder, _, _):
      false
    default: true
    }
  }

  /// Whether such a change can make an element larger or smaller.
  var drivesSize: Bool {
    switch self {
    case .text, .value, .wrapped, .truncated, .style(.font, _, _), .style(.fontSize, _, _), .type: true
    default: false
    }
  }
}

/// One of the two axes along which frames are compared independently.
enum Axis: Int, Hashable, Sendable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// The start of a frame.
  func start(_ frame: CGRect) -> Double {
    self == .horizontal ? frame.minX : frame.minY
  }

  /// The end of a frame.
  func end(_ frame: CGRect) -> Double {
    self == .horizontal ? frame.maxX : frame.maxY
  }

  /// The length of a frame.
  func length(_ frame: CGRect) -> Double {
    self == .horizontal ? frame.width : frame.height
  }
}
