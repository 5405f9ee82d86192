import Foundation

/// The entries of a rotor, by which the screen reader goes from one place to the next.
///
/// - Reference: [SwiftUI's `AccessibilityRotorContent`](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontent).
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The type of the entries.
  associatedtype Body: AccessibilityRotorContent

  /// The entries.
  @AccessibilityRotorContentBuilder var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is made by the library and has no body") }
}

/// An entry of a rotor.
///
/// - Reference: [SwiftUI's `AccessibilityRotorEntry`](https://developer.apple.com/documentation/swiftui/accessibilityrotorentry).
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  public typealias Body = Never

  let entry: AccessibilityRotor.Entry

  /// Creates an entry for the view with an identity in a namespace.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    entry = .init(label: label, id: id, namespace: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view with an identity in a namespace.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view with an identity in a namespace.
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, in: namespace, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view with an identity.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    entry = .init(label: label, id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view with an identity.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare)
  }

  /// Creates an entry for the view with an identity.
  @_disfavoredOverload
  public init<Label: StringProtocol>(
    _ label: Label, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {
    self.init(Text(label), id: id, textRange: textRange, prepare: prepare)
  }
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a part of the rotor's text.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) {
    entry = .init(label: label, textRange: textRange, prepare: prepare)
  }
}

/// A result builder for the entries of a rotor.
///
/// - Reference: [SwiftUI's `AccessibilityRotorContentBuilder`](https://developer.apple.com/documentation/swiftui/accessibilityrotorcontentbuilder).
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Takes one declaration.
  @MainActor public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content)
    -> Content
  { content }

  /// Joins declarations.
  @MainActor public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> some AccessibilityRotorContent {
    var entries: [AccessibilityRotor.Entry] = []
    repeat entries += AccessibilityRotor.entries(of: each content)
    return RotorEntries(entries: entries)
  }

  /// Takes declarations that may be there.
  @MainActor public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?)
    -> some AccessibilityRotorContent
  {
    RotorEntries(entries: content.map { AccessibilityRotor.entries(of: $0) } ?? [])
  }

  /// Takes the first of two declarations.
  @MainActor public static func buildEither(first: some AccessibilityRotorContent)
    -> some AccessibilityRotorContent
  { RotorEntries(entries: AccessibilityRotor.entries(of: first)) }

  /// Takes the second of two declarations.
  @MainActor public static func buildEither(second: some AccessibilityRotorContent)
    -> some AccessibilityRotorContent
  { RotorEntries(entries: AccessibilityRotor.entries(of: second)) }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates entries for each member, identified by its `id`.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(
      data: data, id: { $0.id }, place: SourcePlace(fileID: #fileID, line: #line), content: content)
  }

  /// Creates entries for each member, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(
      data: data, id: { $0[keyPath: id] }, place: SourcePlace(fileID: #fileID, line: #line), content: content)
  }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The entries of all members.
  @MainActor public var body: some AccessibilityRotorContent {
    RotorEntries(entries: data.flatMap { AccessibilityRotor.entries(of: content($0)) })
  }
}

/// Entries one after the other.
struct RotorEntries: AccessibilityRotorContent {
  typealias Body = Never

  let entries: [AccessibilityRotor.Entry]
}
