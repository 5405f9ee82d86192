import Foundation

/// The selected parts of an attributed text, or the place of its caret with the attributes of what is typed there.
///
/// - Reference: [SwiftUI's `AttributedTextSelection`](https://developer.apple.com/documentation/swiftui/attributedtextselection).
nonisolated public struct AttributedTextSelection: Equatable, Sendable {
  /// The places of a selection in a text.
  ///
  /// - Reference: [SwiftUI's `AttributedTextSelection.Indices`](https://developer.apple.com/documentation/swiftui/attributedtextselection/indices).
  public enum Indices: Equatable, Sendable {
    /// The place of the caret.
    case insertionPoint(AttributedString.Index)
    /// Parts of the text; here an editor selects the first alone.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// The places; `nil` for the end of the text.
  private var places: Indices?
  /// The attributes of what is typed; `nil` for those of the text before.
  private(set) var typing: AttributeContainer?

  /// Creates the place of a caret at the end of a text.
  public init() {}

  /// Creates the place of a caret.
  ///
  /// - Parameters:
  ///   - insertionPoint: The place.
  ///   - typingAttributes: The attributes of what is typed there; `nil` for those of the text before.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    places = .insertionPoint(insertionPoint)
    typing = typingAttributes
  }

  /// Creates a selection of a part of a text; an empty one is the place of a caret.
  public init(range: Range<AttributedString.Index>) {
    places = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates a selection of several parts of a text.
  public init(ranges: RangeSet<AttributedString.Index>) {
    places = .ranges(ranges)
  }

  /// Whether nothing has been selected so far.
  var isUnset: Bool { places == nil }

  /// Returns the places in a text.
  public func indices(in text: AttributedString) -> Indices { places ?? .insertionPoint(text.endIndex) }

  /// Returns the attributes that typed text gets.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    return switch indices(in: text) {
    case .insertionPoint(let index): text.typingAttributes(at: index)
    case .ranges(let ranges):
      ranges.ranges.first.map { text.runs[$0.lowerBound].attributes } ?? AttributeContainer()
    }
  }
}

extension AttributedTextSelection: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(typing)
  }
}

nonisolated extension AttributedString {
  /// The attributes of text that is typed at a place: those of the character before, or of the first one.
  fileprivate func typingAttributes(at index: Index) -> AttributeContainer {
    guard startIndex < endIndex else { return AttributeContainer() }
    let place = min(max(index, startIndex), endIndex)
    return runs[place == startIndex ? place : characters.index(before: place)].attributes
  }

  /// The selected parts of the text.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet<AttributedString.Index>()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Changes the attributes of the selected parts, or those of what is typed at the caret.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws -> Void
  ) rethrows {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      try body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let ranges):
      for range in ranges.ranges {
        // Attributes leave the characters as they are, and with them the places.
        for run in self[range].runs.map({ (range: $0.range, attributes: $0.attributes) }) {
          var attributes = run.attributes
          try body(&attributes)
          self[run.range].setAttributes(attributes)
        }
      }
    }
  }

  /// Replaces the selected parts by characters, which get the attributes of typed text, and puts the caret behind them.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newCharacters: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newCharacters), attributes: attributes))
  }

  /// Replaces the selected parts by another text, and puts the caret behind it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: AttributedString
  ) {
    let place: Int
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      place = characters.distance(from: startIndex, to: min(index, endIndex))
    case .ranges(let ranges):
      let parts = ranges.ranges.map { range in
        let start = characters.distance(from: startIndex, to: range.lowerBound)
        return start..<start + characters.distance(from: range.lowerBound, to: range.upperBound)
      }
      place = parts.first?.lowerBound ?? characters.count
      for part in parts.reversed() {
        let start = characters.index(startIndex, offsetBy: part.lowerBound)
        removeSubrange(start..<characters.index(start, offsetBy: part.count))
      }
    }
    insert(newContent, at: characters.index(startIndex, offsetBy: place))
    let end = characters.index(startIndex, offsetBy: place + newContent.characters.count)
    selection = AttributedTextSelection(insertionPoint: end)
  }

  /// Takes over a text that a person has made by typing: the shortest part is replaced, so that all else keeps its attributes.
  ///
  /// - Parameters:
  ///   - next: The characters.
  ///   - typing: The attributes of new ones; `nil` for those of the text before.
  mutating func take(_ next: String, typing: AttributeContainer?) {
    let (old, new) = (Array(characters), Array(next))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    guard start < old.count - end || start < new.count - end else { return }
    let first = characters.index(startIndex, offsetBy: start)
    let last = characters.index(first, offsetBy: old.count - end - start)
    let attributes = typing ?? typingAttributes(at: first)
    let inserted = AttributedString(String(new[start..<new.count - end]), attributes: attributes)
    replaceSubrange(first..<last, with: inserted)
  }
}
