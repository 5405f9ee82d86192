import Foundation

/// What a screen reader needs of an element beyond what tests ask for, where the driver knows it.
///
/// Only what an app says is kept: what an element is by its type, such as a slider that can be adjusted, needs none.
///
/// - Reference: [UIKit's `UIAccessibility`](https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility).
public struct ElementAccessibility: Hashable, Sendable {
  /// What an element and those inside of it are to a screen reader.
  public enum Grouping: Hashable, Sendable {
    /// One element, which hides what is inside.
    case element
    /// None, but what is inside.
    case container
  }

  /// A container that a screen reader tells of when it comes in.
  ///
  /// - Reference: [UIKit's `UIAccessibilityContainerType`](https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype).
  public enum ContainerKind: String, Hashable, Sendable, CaseIterable {
    /// A list, whose start and end are told.
    case list
    /// A landmark, whose start and end are told.
    case landmark
    /// A group, whose label is told.
    case semanticGroup
  }

  /// Something that an app lets assistive technology do.
  public struct Action: Hashable, Sendable {
    /// What it is for.
    public enum Kind: Hashable, Sendable {
      /// What a double tap does.
      case activate
      /// What an app names, and a person chooses.
      case named(String)
      /// Changes the value step by step.
      case adjust
      /// Scrolls by a page.
      case scroll
      /// Leads back.
      case escape
      /// What matters most, such as to answer a call.
      case magicTap
    }

    /// What it is for.
    public var kind: Kind
    /// The number of the app's live object that does it, where the driver knows it; as an element's, valid for one run.
    public var handle: UInt64?

    /// Makes an action.
    public init(_ kind: Kind, handle: UInt64? = nil) {
      self.kind = kind
      self.handle = handle
    }
  }

  /// Something more that is told of an element.
  ///
  /// - Reference: [`AXCustomContent`](https://developer.apple.com/documentation/accessibility/axcustomcontent).
  public struct CustomContent: Hashable, Sendable {
    /// What it is about.
    public var label: String
    /// What it is.
    public var value: String
    /// Whether it is told with the element, and not only to those who ask.
    public var isImportant: Bool

    /// Makes some content.
    public init(_ label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// What flicks up and down go through while a person is here: places that an app has put together, such as all warnings.
  ///
  /// - Reference: [`accessibilityRotor(_:entries:)`](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)-nvy7).
  public struct Rotor: Hashable, Sendable {
    /// What it is called; one with the name of a rotor of the system's stands in its place.
    public var name: String
    /// The number of the app's live object that knows the entries; as an element's, valid for one run.
    public var handle: UInt64

    /// Makes a rotor.
    public init(_ name: String, handle: UInt64) {
      self.name = name
      self.handle = handle
    }
  }

  /// How the label is spoken.
  public struct Speech: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt8

    /// Makes a set of its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Letter by letter.
    public static let spelled = Speech(rawValue: 1 << 0)
    /// With the names of its punctuation.
    public static let punctuation = Speech(rawValue: 1 << 1)
  }

  /// The place of an element among its like.
  public struct Position: Hashable, Sendable {
    /// Its number, from 1.
    public var number: Int
    /// How many there are.
    public var count: Int

    /// Makes a position.
    public init(_ number: Int, of count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// What it and those inside are; `nil` for what its type has.
  public var grouping: Grouping?
  /// The container that it is, if a screen reader tells of it.
  public var containerKind: ContainerKind?
  /// The traits that are told beside the element's own.
  public var traits: ElementTraits = []
  /// What happens when it is used; empty if nothing is said.
  public var hint = ""
  /// What can be done, in the order in which it was said.
  public var actions: [Action] = []
  /// What more is told.
  public var customContent: [CustomContent] = []
  /// The level of a heading, from 1 to 6.
  public var headingLevel: Int?
  /// When it is read among those beside it: the greatest number first.
  public var sortPriority = 0.0
  /// The handles of what is read in the place of what is inside, in order; also of elements elsewhere.
  ///
  /// - Reference: [UIKit's `accessibilityElements`](https://developer.apple.com/documentation/objectivec/nsobject/accessibilityelements).
  public var order: [UInt64]?
  /// The place among its like, where it is known.
  public var position: Position?
  /// The rotors that an app offers to whoever is on it, or on something inside.
  public var rotors: [Rotor] = []
  /// Other names by which a person may speak of it.
  public var inputLabels: [String] = []
  /// How the label is spoken.
  public var speech: Speech = []
  /// Where it is tapped, in points of the screen; `nil` for its middle.
  public var activationPoint: CGPoint?

  /// Makes a description that says nothing.
  public init() {}

  /// The action of a kind that was said last, which hides those before it.
  package func action(_ kind: Action.Kind) -> Action? { actions.last { $0.kind == kind } }

  /// The actions that a person chooses from, in order.
  package var namedActions: [(name: String, action: Action)] {
    actions.compactMap { action in
      guard case .named(let name) = action.kind else { return nil }
      return (name, action)
    }
  }

  /// Keeps a description beside an element: few elements have one, and all are copied.
  final class Box: Sendable {
    let value: ElementAccessibility

    init(_ value: ElementAccessibility) {
      self.value = value
    }
  }
}

extension Element {
  /// What a screen reader needs beyond all that, where the driver knows it.
  ///
  /// Like a role it is neither compared nor written: what a screen reader says is approved as a walk of its own.
  public var accessibility: ElementAccessibility? {
    get { accessibilityBox?.value }
    set { accessibilityBox = newValue.map(ElementAccessibility.Box.init) }
  }

  /// Says something more to screen readers.
  package mutating func describe(_ change: (inout ElementAccessibility) -> Void) {
    var accessibility = accessibility ?? ElementAccessibility()
    change(&accessibility)
    self.accessibility = accessibility
  }
}
