/// The selected part of a field's text, or the place of its caret.
///
/// - Reference: [SwiftUI's `TextSelection`](https://developer.apple.com/documentation/swiftui/textselection).
nonisolated public struct TextSelection: Hashable, Sendable {
  /// The places of a selection in a text.
  ///
  /// - Reference: [SwiftUI's `TextSelection.Indices`](https://developer.apple.com/documentation/swiftui/textselection/indices-swift.enum).
  public enum Indices: Hashable, Sendable {
    /// One part of the text; an empty one is the place of the caret.
    case selection(Range<String.Index>)
    /// Several parts of the text; here a field selects the first alone.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places in the text.
  public var indices: Indices

  /// Creates a selection of a part of a text.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
  }

  /// Creates a selection of several parts of a text.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
  }

  /// Creates the place of a caret.
  public init(insertionPoint: String.Index) {
    self.init(range: insertionPoint..<insertionPoint)
  }

  /// Whether the selection is the place of a caret.
  public var isInsertion: Bool { range?.isEmpty ?? true }

  /// The selected part; the first of several.
  var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges): ranges.ranges.first
    }
  }
}

extension TextInputNode {
  /// The selection or the caret, as a value of the app.
  private var currentSelection: TextSelection {
    let (text, place) = (text, selected ?? caretPosition..<caretPosition)
    let start = text.index(text.startIndex, offsetBy: place.lowerBound)
    return TextSelection(range: start..<text.index(start, offsetBy: place.count))
  }

  /// Connects the selection with a value of the app, and selects what the app has set since the last report.
  func bindSelection(_ binding: Binding<TextSelection?>?) {
    selectionBinding = binding
    guard let binding else { return }
    // The type stands for this observer of the focus.
    focusChanged[ObjectIdentifier(TextSelection.self)] = { [weak self] isFocused in
      if isFocused { self?.reportSelection() }
    }
    guard case let wanted = binding.wrappedValue, wanted != knownSelection else { return }
    knownSelection = wanted
    selection = nil
    guard let range = wanted?.range else { return }
    let (start, end) = (offset(of: range.lowerBound), offset(of: range.upperBound))
    if start < end { selection = start..<end }
    caret = end == text.count ? nil : end
    host.setNeedsDisplay()
  }

  /// Returns the number of characters before an index, which may belong to a longer text.
  private func offset(of index: String.Index) -> Int {
    let text = text
    return text.distance(from: text.startIndex, to: min(index, text.endIndex))
  }

  /// Sets the app's value, if the focused field has another selection than the app knows.
  func reportSelection() {
    guard let selectionBinding, isFocused, case let current = currentSelection, current != knownSelection
    else { return }
    knownSelection = current
    selectionBinding.wrappedValue = current
  }
}
