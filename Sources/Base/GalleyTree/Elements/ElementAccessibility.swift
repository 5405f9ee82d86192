import Foundation

/// The attributes of an element that a screen reader needs beyond those that tests read, if the driver knows
/// them.
///
/// Only attributes that an app sets are kept; those of an element's type, such as the adjustability of a
/// slider, are not.
///
/// - Reference: [UIKit's `UIAccessibility`](https://developer.apple.com/documentation/objectivec/nsobject/uiaccessibility).
public struct ElementAccessibility: Hashable, Sendable {
  /// The grouping of an element and its descendants for a screen reader.
  public enum Grouping: Hashable, Sendable {
    /// One element, which hides its descendants.
    case element
    /// No element, but a container of its descendants.
    case container
  }

  /// A container that a screen reader announces on entry.
  ///
  /// - Reference: [UIKit's `UIAccessibilityContainerType`](https://developer.apple.com/documentation/uikit/uiaccessibilitycontainertype).
  public enum ContainerKind: String, Hashable, Sendable, CaseIterable {
    /// A list, whose start and end are announced.
    case list
    /// A landmark, whose start and end are announced.
    case landmark
    /// A group, whose label is announced.
    case semanticGroup
  }

  /// An action that an app offers to assistive technology.
  public struct Action: Hashable, Sendable {
    /// The kind of an action.
    public enum Kind: Hashable, Sendable {
      /// The action of a double tap.
      case activate
      /// An action with a name, which a person chooses.
      case named(String)
      /// Changes the value step by step.
      case adjust
      /// Scrolls by a page.
      case scroll
      /// Leads back.
      case escape
      /// The main action, such as to answer a call.
      case magicTap
    }

    /// The kind of the action.
    public var kind: Kind
    /// The number of the app's live object that does it, where the driver knows it; as an element's, valid for one run.
    public var handle: UInt64?

    public init(_ kind: Kind, handle: UInt64? = nil) {
      self.kind = kind
      self.handle = handle
    }
  }

  /// The part of an element in a view of several elements.
  package enum Part: Hashable, Sendable {
    /// The icon of a label, whose title says all that a screen reader speaks.
    case icon
    /// The title beside a control, which the control repeats as its own label.
    case title
  }

  /// Additional content of an element for a screen reader.
  ///
  /// - Reference: [`AXCustomContent`](https://developer.apple.com/documentation/accessibility/axcustomcontent).
  public struct CustomContent: Hashable, Sendable {
    /// The label of the content.
    public var label: String
    /// The value of the content.
    public var value: String
    /// Whether the content is spoken with the element, and not only on request.
    public var isImportant: Bool

    /// Creates some content.
    public init(_ label: String, value: String, isImportant: Bool = false) {
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// A rotor of an app: a list of places, such as all warnings, that flicks up and down go through.
  ///
  /// - Reference: [`accessibilityRotor(_:entries:)`](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)-nvy7).
  public struct Rotor: Hashable, Sendable {
    /// The name of the rotor; a rotor with the name of a system rotor replaces it.
    public var name: String
    /// The number of the app's live object that knows the entries; as an element's, valid for one run.
    public var handle: UInt64

    public init(_ name: String, handle: UInt64) {
      self.name = name
      self.handle = handle
    }
  }

  /// The speech attributes of the label.
  public struct Speech: OptionSet, Hashable, Sendable {
    /// One bit each.
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Letter by letter.
    public static let spelled = Speech(rawValue: 1 << 0)
    /// Speech with the names of punctuation.
    public static let punctuation = Speech(rawValue: 1 << 1)
  }

  /// The place of an element among its like.
  public struct Position: Hashable, Sendable {
    /// The number of the element, from 1.
    public var number: Int
    /// The number of elements in the series.
    public var count: Int

    /// Creates a position from a number, from 1, and the number of all elements.
    public init(_ number: Int, of count: Int) {
      self.number = number
      self.count = count
    }
  }

  /// The grouping of the element and its descendants; `nil` for the default of its type.
  public var grouping: Grouping?
  /// The kind of the container, if a screen reader announces it.
  public var containerKind: ContainerKind?
  /// The traits that are spoken in addition to the element's own.
  public var traits: ElementTraits = []
  /// The hint: the result of using the element; empty if there is none.
  public var hint = ""
  /// The available actions, in the order of their declaration.
  public var actions: [Action] = []
  /// The additional content.
  public var customContent: [CustomContent] = []
  /// The level of a heading, from 1 to 6.
  public var headingLevel: Int?
  /// The priority in the reading order of siblings: the greatest number is read first.
  public var sortPriority = 0.0
  /// The handles of the elements that are read in place of the descendants, in order; they may be elsewhere.
  ///
  /// - Reference: [UIKit's `accessibilityElements`](https://developer.apple.com/documentation/objectivec/nsobject/accessibilityelements).
  public var order: [UInt64]?
  /// The place among its like, where it is known.
  public var position: Position?
  /// The rotors that an app offers at the element and its descendants.
  public var rotors: [Rotor] = []
  /// Other names by which a person may speak of it.
  public var inputLabels: [String] = []
  /// The speech attributes of the label.
  public var speech: Speech = []
  /// The name of the symbol that the element shows, which identifies it where the app does not.
  package var symbol: String?
  /// The element's part in a view of several elements; `nil` for the only element of its view.
  package var part: Part?
  /// The point at which the element is activated, in points of the screen; `nil` for its middle.
  public var activationPoint: CGPoint?

  /// Creates a description that says nothing.
  public init() {}

  /// The latest action of a kind, which hides those before it.
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
  /// The attributes that a screen reader needs beyond all others, if the driver knows them.
  ///
  /// Comparisons and files have the hint and the names of actions only. The speech of a screen reader is approved separately.
  public var accessibility: ElementAccessibility? {
    get { accessibilityBox?.value }
    set { accessibilityBox = newValue.map(ElementAccessibility.Box.init) }
  }

  /// The kind of container that a screen reader announces on entry; a container with a label is a group.
  package var announcedContainer: ElementAccessibility.ContainerKind? {
    accessibility?.containerKind
      ?? (accessibility?.grouping == .container && !label.isEmpty ? .semanticGroup : nil)
  }

  /// The hint that VoiceOver reads after the element; empty if there is none.
  package var hint: String {
    get { accessibility?.hint ?? "" }
    set { if newValue != hint { describe { $0.hint = newValue } } }
  }

  /// The names of the actions that a person chooses from, in order.
  package var actionNames: [String] {
    get { accessibility?.namedActions.map(\.name) ?? [] }
    set {
      if newValue == actionNames { return }
      describe { accessibility in
        accessibility.actions.removeAll { if case .named = $0.kind { true } else { false } }
        accessibility.actions += newValue.map { .init(.named($0)) }
      }
    }
  }

  /// Says something more to screen readers.
  package mutating func describe(_ change: (inout ElementAccessibility) -> Void) {
    var accessibility = accessibility ?? ElementAccessibility()
    change(&accessibility)
    self.accessibility = accessibility
  }
}
