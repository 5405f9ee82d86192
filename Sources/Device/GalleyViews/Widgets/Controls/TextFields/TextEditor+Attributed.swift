import Foundation

nonisolated extension TextEditor {
  /// Creates a field for an attributed text, which keeps its attributes while a person types; it is drawn in one look so far.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - selection: The app's value for the selection; `nil` if it has none.
  @_disfavoredOverload
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(
      text: Binding(
        get: { String(text.wrappedValue.characters) },
        set: { text.wrappedValue.take($0, typing: selection?.wrappedValue.typing) }))
    guard let selection else { return }
    self.selection = Binding(
      get: { selection.wrappedValue.textSelection(in: text.wrappedValue) },
      set: { selection.wrappedValue = AttributedTextSelection($0, in: text.wrappedValue) })
  }
}

nonisolated extension AttributedTextSelection {
  /// The selection in the characters alone; `nil` if nothing has been selected so far.
  fileprivate func textSelection(in text: AttributedString) -> TextSelection? {
    guard !isUnset else { return nil }
    let words = String(text.characters)
    func place(_ index: AttributedString.Index) -> String.Index {
      let offset = text.characters.distance(from: text.startIndex, to: min(index, text.endIndex))
      return words.index(words.startIndex, offsetBy: offset)
    }
    switch indices(in: text) {
    case .insertionPoint(let index): return TextSelection(insertionPoint: place(index))
    case .ranges(let ranges):
      guard let range = ranges.ranges.first else { return nil }
      return TextSelection(range: place(range.lowerBound)..<place(range.upperBound))
    }
  }

  /// Creates the selection of one in the characters alone.
  fileprivate init(_ selection: TextSelection?, in text: AttributedString) {
    guard let range = selection?.range else {
      self.init()
      return
    }
    let words = String(text.characters)
    func place(_ index: String.Index) -> AttributedString.Index {
      let offset = words.distance(from: words.startIndex, to: min(index, words.endIndex))
      return text.characters.index(text.startIndex, offsetBy: offset)
    }
    self.init(range: place(range.lowerBound)..<place(range.upperBound))
  }
}
