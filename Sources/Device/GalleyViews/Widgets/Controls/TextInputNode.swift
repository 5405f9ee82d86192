import Foundation
import GalleyRaster
import GalleyServices
import GalleyTree

/// The node of a text field: its text, its caret or selection, and their changes by keys and taps.
///
/// The tap that brings up the keyboard puts the caret at the end, regardless of its place, so that text that
/// a test types is appended. A tap while the field has the keyboard puts the caret at the nearest place in
/// the text; a double tap selects a word, and a triple tap the line or all. These two and a long press show
/// the menu of commands.
package class TextInputNode: Node, KeyReceiver {
  private var binding: Binding<String> = .constant("")
  var onSubmit: () -> Void = {}
  /// The closures to call when the field gets the keyboard or loses it, by observer.
  var focusChanged: [ObjectIdentifier: (Bool) -> Void] = [:]
  var caret: Int?
  var selection: Range<Int>?
  /// The app's value for the selection, if it has one.
  var selectionBinding: Binding<TextSelection?>?
  /// The selection that the app knows.
  var knownSelection: TextSelection?
  private var lastTap: (time: Duration, point: CGPoint, gesture: Int, count: Int)?

  /// Connects the field; the text is read at once, so that later changes of it are noticed.
  func bind(_ binding: Binding<String>) {
    self.binding = binding
    _ = binding.wrappedValue
  }

  /// Whether typed text becomes the app's value only when the input ends.
  var keepsDraft = false
  private var draft: String?

  /// The field's text.
  var text: String { draft ?? binding.wrappedValue }

  private func write(_ text: String) {
    if keepsDraft {
      draft = text
      setNeedsUpdate()
    } else {
      binding.wrappedValue = text
    }
  }

  /// Passes the typed text to the app, if it waited for the end of the input.
  func commitDraft() {
    guard let text = draft else { return }
    draft = nil
    binding.wrappedValue = text
  }

  override final var keyReceiver: (any KeyReceiver)? { self }

  /// The caret's place, in characters from the start.
  var caretPosition: Int { min(caret ?? text.count, text.count) }

  /// The caret's place, in UTF-8 bytes.
  var caretOffset: Int { text.prefix(caretPosition).utf8.count }

  /// The selected range in characters; `nil` for a caret.
  var selected: Range<Int>? {
    selection.map { $0.clamped(to: 0..<text.count) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The selected range in UTF-8 bytes; `nil` for a caret.
  var selectedBytes: Range<Int>? {
    selected.map { text.prefix($0.lowerBound).utf8.count..<text.prefix($0.upperBound).utf8.count }
  }

  /// Returns the position in the text that is nearest to a point of the window, in UTF-8 bytes.
  func offset(at point: CGPoint) -> Int { text.utf8.count }

  /// Whether the text is hidden.
  var isSecret: Bool { false }

  /// The text before the caret.
  var textBeforeCaret: String { String(text.prefix(selected?.lowerBound ?? caretPosition)) }

  /// Whether the return key makes a new line instead of ending the input.
  var takesNewlines: Bool { false }

  package override var takesTouches: Bool { true }

  /// Whether touches act at once: always, because the caret and the keyboard are the system's.
  package override var answersAtOnce: Bool { true }

  package override var tapAction: (() -> Void)? {
    guard environment.isEnabled else { return {} }
    return { [weak self] in self?.tapped() }
  }

  package override var longPressAction: (() -> Void)? {
    guard environment.isEnabled else { return nil }
    return { [weak self] in self?.pressedLong() }
  }

  private func tapped() {
    defer { reportSelection() }
    let now = host.environment.clock.now
    let touched = host.touchStart
    let earlier: Int? = lastTap.flatMap { last in
      last.gesture == host.gesture && now - last.time <= TouchThresholds.tapInterval
        && abs(last.point.x - touched.x) <= TouchThresholds.tapSeparation
        && abs(last.point.y - touched.y) <= TouchThresholds.tapSeparation ? last.count : nil
    }
    let count = (earlier ?? 0) + 1
    lastTap = (now, touched, host.gesture, count)
    guard isFocused else {
      selection = nil
      caret = nil
      host.focus.focus(self)
      return
    }
    let position = offset(at: touched).characters(in: text)
    selection = count == 1 ? nil : count == 2 ? word(at: position) : line(at: position)
    if selection == nil { caret = position == text.count ? nil : position }
    if selection == nil { closeEditMenu() } else { showEditMenu() }
    host.setNeedsDisplay()
  }

  /// The text between two line breaks around a position, which is all of it in a field of one line; `nil` where there is none.
  private func line(at position: Int) -> Range<Int>? {
    let characters = Array(text)
    let start = characters[..<position].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let end = characters[position...].firstIndex(where: \.isNewline) ?? characters.count
    return start < end ? start..<end : nil
  }

  /// Returns the letters and digits around a position; `nil` if there are none.
  func word(at position: Int) -> Range<Int>? {
    let characters = Array(text)
    func isPart(_ index: Int) -> Bool { characters[index].isLetter || characters[index].isNumber }
    var (start, end) = (position, position)
    while start > 0, isPart(start - 1) { start -= 1 }
    while end < characters.count, isPart(end) { end += 1 }
    return start < end ? start..<end : nil
  }

  package func press(_ key: KeyInput) {
    guard environment.isEnabled else { return }
    defer { reportSelection() }
    closeEditMenu()
    switch key {
    case .character(let character):
      if character.isNewline, !takesNewlines { return submit() }
      replaceSelection(with: String(character))
    case .enter:
      if takesNewlines { replaceSelection(with: "\n") } else { submit() }
    case .delete:
      if selected != nil {
        replaceSelection(with: "")
      } else if caretPosition > 0 {
        remove(at: caretPosition - 1)
        caret = caretPosition - (caret == nil ? 0 : 1)
      }
    case .forwardDelete:
      if selected != nil {
        replaceSelection(with: "")
      } else if caretPosition < text.count {
        remove(at: caretPosition)
      }
    case .leftArrow: move(to: selected?.lowerBound ?? caretPosition - 1)
    case .rightArrow: move(to: selected?.upperBound ?? caretPosition + 1)
    case .selectAll: selection = 0..<text.count
    case .tab: if takesNewlines { replaceSelection(with: "\t") }
    case .escape: host.focus.resign()
    case .upArrow: move(to: position(movedBy: -1))
    case .downArrow: move(to: position(movedBy: 1))
    case .home, .pageUp: move(to: 0)
    case .end, .pageDown: move(to: text.count)
    case .clear:
      selection = 0..<text.count
      replaceSelection(with: "")
    case .help, .function: break
    }
    host.setNeedsDisplay()
  }

  /// Handles a key of a hardware keyboard.
  ///
  /// With shift, characters are capitals and arrows extend the selection; with option, arrows move by words,
  /// with command to the ends; with command, A, C, X and V select all, copy, cut and paste. Other keys with
  /// command, control or option are no text.
  ///
  /// - Reference: [Standard keyboard
  ///   shortcuts](https://developer.apple.com/design/human-interface-guidelines/keyboards#Standard-keyboard-shortcuts).
  func press(_ key: KeyInput, holding modifiers: EventModifiers) {
    guard environment.isEnabled else { return }
    defer { reportSelection() }
    if let target = target(of: key, holding: modifiers) {
      extend(to: target, isSelecting: modifiers.contains(.shift))
      return host.setNeedsDisplay()
    }
    switch key {
    case .character("a") where modifiers == .command: press(.selectAll)
    case .character("c") where modifiers == .command: copySelection()
    case .character("x") where modifiers == .command: if copySelection() { replaceSelection(with: "") }
    case .character("v") where modifiers == .command: paste()
    case .character(let character):
      guard modifiers.isDisjoint(with: [.command, .control, .option]) else { return }
      let isUpper = !modifiers.isDisjoint(with: [.shift, .capsLock])
      for character in isUpper ? character.uppercased() : String(character) { press(.character(character)) }
    default: press(key)
    }
  }

  /// Copies the selection to the pasteboard, unless the text is hidden; returns whether it is there.
  @discardableResult func copySelection() -> Bool {
    guard let selected, !isSecret else { return false }
    environment.pasteboard.put(
      [String(Array(text)[selected])], from: environment.appLaunch?.bundleIdentifier)
    return true
  }

  /// Types the text of the pasteboard; the person is not asked, because a person has pressed the keys for it.
  func paste() {
    guard let pasted = environment.pasteboard.strings.first else { return }
    replaceSelection(with: takesNewlines ? pasted : pasted.replacing("\n", with: " "))
  }

  /// Returns the target of an arrow key, with modifiers.
  private func target(of key: KeyInput, holding modifiers: EventModifiers) -> Int? {
    guard !modifiers.isDisjoint(with: [.shift, .option, .command]) else { return nil }
    switch key {
    case .leftArrow where modifiers.contains(.command): return 0
    case .rightArrow where modifiers.contains(.command): return text.count
    case .leftArrow where modifiers.contains(.option): return wordEnd(from: caretPosition, by: -1)
    case .rightArrow where modifiers.contains(.option): return wordEnd(from: caretPosition, by: 1)
    case .leftArrow: return caretPosition - 1
    case .rightArrow: return caretPosition + 1
    case .upArrow: return modifiers.contains(.command) ? 0 : position(movedBy: -1)
    case .downArrow: return modifiers.contains(.command) ? text.count : position(movedBy: 1)
    case .home: return 0
    case .end: return text.count
    default: return nil
    }
  }

  /// The next end of a word on the way from a place.
  private func wordEnd(from start: Int, by step: Int) -> Int {
    let characters = Array(text)
    func isPart(_ place: Int) -> Bool {
      let index = step > 0 ? place : place - 1
      return characters.indices.contains(index) && (characters[index].isLetter || characters[index].isNumber)
    }
    var place = start
    while (0...characters.count).contains(place + step), !isPart(place) { place += step }
    while isPart(place) { place += step }
    return place
  }

  /// Moves the caret, and selects the text that it passes.
  private func extend(to position: Int, isSelecting: Bool) {
    guard isSelecting else { return move(to: position) }
    let end = min(max(position, 0), text.count)
    // The selection's other end stays where it was.
    let start =
      selected.map { $0.lowerBound == caretPosition ? $0.upperBound : $0.lowerBound } ?? caretPosition
    caret = end
    selection = min(start, end)..<max(start, end)
  }

  /// Returns the position of the caret after it was moved up or down by some lines; in a single line, an end
  /// of it.
  func position(movedBy lines: Int) -> Int { lines < 0 ? 0 : text.count }

  private func submit() {
    commitDraft()
    host.focus.resign()
    host.actions.perform(onSubmit, of: self)
  }

  private func move(to position: Int) {
    selection = nil
    caret = min(max(position, 0), text.count)
  }

  func replaceSelection(with insertion: String) {
    var characters = Array(text)
    let place = selected ?? caretPosition..<caretPosition
    // A caret at the end stays there, also when the app changes the text.
    let isAtEnd = place.upperBound == characters.count && (selected != nil || caret == nil)
    characters.replaceSubrange(place, with: insertion)
    write(String(characters))
    caret = isAtEnd ? nil : place.lowerBound + insertion.count
    selection = nil
  }

  private func remove(at index: Int) {
    var characters = Array(text)
    let atEnd = caretPosition == characters.count
    characters.remove(at: index)
    write(String(characters))
    if atEnd { caret = nil }
  }
}

extension Int {
  /// Returns the number of characters before a number of UTF-8 bytes of a text.
  func characters(in text: String) -> Int {
    let utf8 = text.utf8
    return text.distance(
      from: text.startIndex, to: utf8.index(utf8.startIndex, offsetBy: Swift.min(self, utf8.count)))
  }
}
