import Foundation

/// A rotor: entries that the screen reader goes through one by one.
struct AccessibilityRotor {
  /// One entry.
  struct Entry {
    var label: Text?
    /// The identity of the view that it leads to.
    var id: AnyHashable?
    var namespace: Namespace.ID?
    /// The part of a text that it leads to.
    var textRange: Range<String.Index>?
    /// A closure that is called before the reader moves to the entry, such as to scroll.
    var prepare: () -> Void = {}
  }

  /// The name of the rotor.
  let label: Text
  /// The entries that are known from the start.
  var fixed: [Entry] = []
  /// A closure that creates the declared entries.
  var declared: (@MainActor () -> [Entry])?

  /// The entries, in order.
  @MainActor var entries: [Entry] { fixed + (declared?() ?? []) }

  /// The entries that content declares.
  @MainActor static func entries<Content: AccessibilityRotorContent>(of content: Content) -> [Entry] {
    switch content {
    case let all as RotorEntries: all.entries
    case let one as any SingleRotorEntry: [one.entry]
    default: Content.Body.self == Never.self ? [] : entries(of: content.body)
    }
  }
}

/// Content that is one entry.
@MainActor private protocol SingleRotorEntry {
  var entry: AccessibilityRotor.Entry { get }
}

extension AccessibilityRotorEntry: SingleRotorEntry {}

/// A rotor that every app may fill, such as that of headings.
///
/// - Reference: [SwiftUI's `AccessibilitySystemRotor`](https://developer.apple.com/documentation/swiftui/accessibilitysystemrotor).
public struct AccessibilitySystemRotor: Sendable {
  let name: String

  /// Links.
  public static var links: AccessibilitySystemRotor { links(visited: false) }
  /// Links that have been visited, or all.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited Links" : "Links")
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    level == .unspecified ? headings : AccessibilitySystemRotor(name: "Heading Level \(level.rawValue)")
  }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Underline Text")
  }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "Misspelled Words")
  }
  /// Pictures.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}

/// Rotors; VoiceOver receives them with other facts for assistive technology, and test queries do not see
/// them, as in XCUITest.
nonisolated extension View {
  /// Lets the screen reader go through entries.
  ///
  /// - Reference: [SwiftUI's `accessibilityRotor(_:entries:)`](https://developer.apple.com/documentation/swiftui/view/accessibilityrotor(_:entries:)-8ew2g).
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View {
    semantics(
      .rotor(AccessibilityRotor(label: label, declared: { AccessibilityRotor.entries(of: entries()) })))
  }

  /// Lets the screen reader go through entries.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View {
    accessibilityRotor(Text(labelKey), entries: entries)
  }

  /// Lets the screen reader go through entries.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, Content: AccessibilityRotorContent>(
    _ label: Label, @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View {
    accessibilityRotor(Text(label), entries: entries)
  }

  /// Lets the screen reader go through entries of a rotor that every app may fill.
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping @MainActor () -> Content
  ) -> some View {
    accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
  }

  /// Lets the screen reader go through the members of a collection.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(rotorLabel, entries: entries, entryID: \.id, entryLabel: entryLabel)
  }

  /// Lets the screen reader go through the members of a collection.
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Lets the screen reader go through the members of a collection.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, EntryModel: Identifiable>(
    _ rotorLabel: Label, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
  }

  /// Lets the screen reader go through the members of a collection, identified by a property.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Lets the screen reader go through the members of a collection, identified by a property.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol, EntryModel, ID: Hashable>(
    _ rotorLabel: Label, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(Text(rotorLabel), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Lets the screen reader go through the members of a collection, identified by a property.
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    let fixed = entries.map {
      AccessibilityRotor.Entry(label: Text(verbatim: $0[keyPath: entryLabel]), id: $0[keyPath: entryID])
    }
    return semantics(.rotor(AccessibilityRotor(label: rotorLabel, fixed: fixed)))
  }

  /// Lets the screen reader go through parts of the view's text.
  public func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>]) -> some View {
    semantics(.rotor(AccessibilityRotor(label: label, fixed: textRanges.map { .init(textRange: $0) })))
  }

  /// Lets the screen reader go through parts of the view's text.
  public func accessibilityRotor(_ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(labelKey), textRanges: textRanges)
  }

  /// Lets the screen reader go through parts of the view's text.
  @_disfavoredOverload
  public func accessibilityRotor<Label: StringProtocol>(_ label: Label, textRanges: [Range<String.Index>])
    -> some View
  {
    accessibilityRotor(Text(label), textRanges: textRanges)
  }

  /// Marks the view as the target of a rotor entry.
  public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
    semantics(.rotorEntry(id: id, namespace: namespace))
  }
}
