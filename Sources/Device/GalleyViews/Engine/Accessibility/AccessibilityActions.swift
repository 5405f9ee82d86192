import Foundation
import GalleyTree

/// A direction in which a value is adjusted.
///
/// - Reference: [SwiftUI's `AccessibilityAdjustmentDirection`](https://developer.apple.com/documentation/swiftui/accessibilityadjustmentdirection).
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a greater value.
  case increment
  /// To a smaller value.
  case decrement
}

/// A kind of action that assistive technology performs.
///
/// - Reference: [SwiftUI's `AccessibilityActionKind`](https://developer.apple.com/documentation/swiftui/accessibilityactionkind).
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case `default`, escape, magicTap, delete, showMenu
    case named(Text)
  }

  let kind: Kind

  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(kind: .default)
  /// The action that leads back.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The action of a double tap with two fingers.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)
  /// The action that deletes.
  public static let delete = AccessibilityActionKind(kind: .delete)
  /// The action that shows a menu.
  public static let showMenu = AccessibilityActionKind(kind: .showMenu)

  private init(kind: Kind) {
    self.kind = kind
  }

  /// A custom action with a name.
  public init(named name: Text) {
    kind = .named(name)
  }
}

/// Actions and facts for assistive technology: they reach the screen reader with the view's element; test
/// queries do not see them, as in XCUITest.
nonisolated extension View {
  /// Lets assistive technology perform an action.
  ///
  /// - Reference: [SwiftUI's `accessibilityAction(_:_:)`](https://developer.apple.com/documentation/swiftui/view/accessibilityaction(_:_:)).
  public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    semantics(.action(actionKind, handler))
  }

  /// Lets assistive technology perform an action with a label.
  public func accessibilityAction(action: @escaping () -> Void, @ViewBuilder label: () -> some View)
    -> some View
  {
    semantics(.labelledAction(action, AnyView(label())))
  }

  /// Lets assistive technology perform an action with a name.
  public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
    accessibilityAction(AccessibilityActionKind(named: name), handler)
  }

  /// Lets assistive technology perform an action with a name.
  public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Lets assistive technology perform an action with a name from a string table.
  @_disfavoredOverload
  public func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameResource), handler)
  }

  /// Lets assistive technology perform an action with a name.
  @_disfavoredOverload
  public func accessibilityAction<Name: StringProtocol>(named name: Name, _ handler: @escaping () -> Void)
    -> some View
  {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds the actions of buttons to the view, for assistive technology.
  public func accessibilityActions(@ViewBuilder _ content: () -> some View) -> some View {
    semantics(.actions(AnyView(content())))
  }

  /// Lets assistive technology change a value step by step.
  public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
    -> some View
  {
    semantics(.adjustable(handler))
  }

  /// Lets assistive technology scroll.
  public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
    semantics(.scroll(handler))
  }

  /// Sets where assistive technology taps.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    semantics(.activationPoint(activationPoint))
  }

  /// Sets the order in which the elements beside each other are read: the greatest number first.
  ///
  /// Tests see the order in which elements are painted, as in XCUITest; this one is read by assistive technology alone.
  public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    semantics(.sortPriority(sortPriority))
  }

  /// Shows another view's elements in place of this one's.
  ///
  /// - Reference: [SwiftUI's `accessibilityRepresentation(representation:)`](https://developer.apple.com/documentation/swiftui/view/accessibilityrepresentation(representation:)).
  public func accessibilityRepresentation(@ViewBuilder representation: () -> some View) -> some View {
    modified(by: AccessibilityRepresentationModifier(content: AnyView(representation())))
  }

  /// Adds the elements of another view within this one's.
  public func accessibilityChildren(@ViewBuilder children: () -> some View) -> some View {
    semantics(.children(AnyView(children())))
  }

  /// Sets whether touches go through to the view while the screen reader runs.
  public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> some View {
    semantics(.respondsToUserInteraction(respondsToUserInteraction))
  }

  /// Sets whether the view keeps its colours while others are inverted; nothing is inverted here.
  public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    semantics(.ignoresInvertColors(active))
  }

  /// Shows the view larger while it is held, at accessibility sizes; so far it does not.
  public func accessibilityShowsLargeContentViewer() -> some View {
    semantics(.largeContent(nil))
  }

  /// Shows another view larger while this one is held, at accessibility sizes; so far it does not.
  public func accessibilityShowsLargeContentViewer(@ViewBuilder _ largeContentView: () -> some View)
    -> some View
  {
    semantics(.largeContent(AnyView(largeContentView())))
  }

  /// Sets the level of a heading.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    semantics(.heading(level))
  }

  /// Sets the kind of text that the view contains.
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
    semantics(.textContentType(value))
  }

  /// Sets whether punctuation is spoken.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    semantics(.speech(.punctuation(value)))
  }

  /// Sets whether words are spelled.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    semantics(.speech(.spelling(value)))
  }

  /// Sets the pitch of the voice.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    semantics(.speech(.pitch(value)))
  }

  /// Sets whether announcements wait for others.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    semantics(.speech(.queue(value)))
  }
}

/// The level of a heading.
///
/// - Reference: [SwiftUI's `AccessibilityHeadingLevel`](https://developer.apple.com/documentation/swiftui/accessibilityheadinglevel).
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  /// No level.
  case unspecified
  /// The first level.
  case h1
  /// The second level.
  case h2
  /// The third level.
  case h3
  /// The fourth level.
  case h4
  /// The fifth level.
  case h5
  /// The sixth level.
  case h6
}

/// The kind of a text, for reading it aloud.
///
/// - Reference: [SwiftUI's `AccessibilityTextContentType`](https://developer.apple.com/documentation/swiftui/accessibilitytextcontenttype).
public struct AccessibilityTextContentType: Equatable, Sendable {
  private let name: String

  /// Any text.
  public static let plain = AccessibilityTextContentType(name: "plain")
  /// The output of a console.
  public static let console = AccessibilityTextContentType(name: "console")
  /// The contents of a file browser.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")
  /// A story.
  public static let narrative = AccessibilityTextContentType(name: "narrative")
  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
  /// The contents of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
  /// The contents of a word processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// SwiftUI's older names.
nonisolated extension View {
  /// Sets the words that are read aloud for the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }
  /// Sets the view's value in words.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }
  /// Describes the result of using the view.
  public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
  /// Sets the view's identifier for tests.
  public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
  /// Hides the view from assistive technology.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
  /// Sets the order in which elements are read.
  public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }
  /// Adds traits to the view's element.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }
  /// Takes traits from the view's element.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }
  /// Sets the words that voice control finds the view by.
  public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
  /// Sets the point that is tapped for the view.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}
