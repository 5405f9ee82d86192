import Foundation
import GalleyRaster
import GalleyTree

/// The node of a field: a text, a caret, and what keys do to them.
package class TextInputNode: Node {
  private var binding: Binding<String> = .constant("")
  var onSubmit: () -> Void = {}
  private var caret: Int?
  private var isAllSelected = false

  /// Connects the field; the text is read at once, so that a change of what it comes from is noticed.
  func bind(_ binding: Binding<String>) {
    self.binding = binding
    _ = binding.wrappedValue
  }

  /// What the field holds.
  var text: String { binding.wrappedValue }

  var isFocused: Bool { host.keyReceiver === self }

  /// Where the caret is, in characters from the start.
  var caretPosition: Int { min(caret ?? text.count, text.count) }

  /// Where the caret is, in UTF-8 bytes.
  var caretOffset: Int { text.prefix(caretPosition).utf8.count }

  var isEverythingSelected: Bool { isAllSelected && !text.isEmpty }

  /// Whether the return key makes a new line instead of ending the input.
  var takesNewlines: Bool { false }

  package override var takesTouches: Bool { true }

  package override var tapAction: (() -> Void)? {
    guard environment.isEnabled else { return {} }
    return { [weak self] in
      guard let self else { return }
      self.isAllSelected = false
      self.caret = nil
      self.host.focus.focus(self)
    }
  }

  package func press(_ key: Key) {
    guard environment.isEnabled else { return }
    switch key {
    case .character(let character):
      if character.isNewline, !takesNewlines { return submit() }
      replaceSelection(with: String(character))
    case .enter:
      if takesNewlines { replaceSelection(with: "\n") } else { submit() }
    case .delete:
      if isEverythingSelected {
        replaceSelection(with: "")
      } else if caretPosition > 0 {
        remove(at: caretPosition - 1)
        caret = caretPosition - (caret == nil ? 0 : 1)
      }
    case .forwardDelete:
      if isEverythingSelected {
        replaceSelection(with: "")
      } else if caretPosition < text.count {
        remove(at: caretPosition)
      }
    case .leftArrow: move(to: isEverythingSelected ? 0 : caretPosition - 1)
    case .rightArrow: move(to: isEverythingSelected ? text.count : caretPosition + 1)
    case .selectAll: isAllSelected = true
    case .tab: if takesNewlines { replaceSelection(with: "\t") }
    case .escape: host.focus.resign()
    }
    host.setNeedsDisplay()
  }

  private func submit() {
    host.focus.resign()
    onSubmit()
  }

  private func move(to position: Int) {
    isAllSelected = false
    caret = min(max(position, 0), text.count)
  }

  private func replaceSelection(with insertion: String) {
    if isEverythingSelected {
      binding.wrappedValue = insertion
      caret = nil
    } else {
      var characters = Array(text)
      let position = caretPosition
      characters.insert(contentsOf: insertion, at: position)
      binding.wrappedValue = String(characters)
      caret = caret == nil ? nil : position + insertion.count
    }
    isAllSelected = false
  }

  private func remove(at index: Int) {
    var characters = Array(text)
    let atEnd = caretPosition == characters.count
    characters.remove(at: index)
    binding.wrappedValue = String(characters)
    if atEnd { caret = nil }
  }
}
