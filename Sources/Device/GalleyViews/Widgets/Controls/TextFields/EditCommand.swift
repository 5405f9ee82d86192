import Foundation

/// A command of the menu that a field shows for its text.
enum EditCommand: String, CaseIterable {
  case cut = "Cut"
  case copy = "Copy"
  case select = "Select"
  case selectAll = "Select All"
  case paste = "Paste"
  case lookUp = "Look Up"
  case translate = "Translate"
  case searchWeb = "Search Web"
  case share = "Share…"
}

extension TextInputNode {
  /// The commands that the field allows now, in the order of the menu; none for an empty field while there is nothing to paste.
  ///
  /// - Reference: [`UIResponderStandardEditActions`](https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions);
  ///   commands on what is selected are those of `UIMenu.Identifier.lookup` and `.share`.
  var editCommands: [EditCommand] {
    EditCommand.allCases.filter { command in
      switch command {
      case .cut, .copy: selected != nil && !isSecret
      case .select: selected == nil && !text.isEmpty
      case .selectAll: !text.isEmpty && selected != 0..<text.count
      case .paste: !environment.pasteboard.strings.isEmpty
      case .lookUp, .translate, .searchWeb: !selectedWords.isEmpty
      case .share: !selectedWords.isEmpty && host.shareText != nil
      }
    }
  }

  /// The selected text without the space around; empty where nothing is selected, and where the text is hidden.
  private var selectedWords: String {
    guard let selected, !isSecret else { return "" }
    return String(Array(text)[selected]).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Shows the menu with the commands that the field allows, or none where it allows nothing.
  func showEditMenu() {
    let commands = editCommands
    guard environment.isEnabled, !commands.isEmpty else { return closeEditMenu() }
    let menu = EditMenuNode(host)
    menu.update(commands, of: self)
    host.presentedEditMenus.set(menu, of: self)
    host.afterLayout(isNeeded: true) {}
    host.setNeedsDisplay()
  }

  func closeEditMenu() {
    guard !host.presentedEditMenus.isEmpty else { return }
    host.presentedEditMenus.remove(self)
    host.setNeedsDisplay()
  }

  /// Does what a command says; what selects text shows the menu for the selection.
  func perform(_ command: EditCommand) {
    defer { reportSelection() }
    closeEditMenu()
    switch command {
    case .cut: if copySelection() { replaceSelection(with: "") }
    case .copy: copySelection()
    case .paste: paste()
    case .select:
      selection = word(at: caretPosition)
      showEditMenu()
    case .selectAll:
      selection = 0..<text.count
      showEditMenu()
    case .lookUp, .translate: showSheet(of: command)
    case .searchWeb: WebSearch(words: selectedWords).open(in: host)
    case .share: host.shareText?(selectedWords)
    }
    host.setNeedsDisplay()
  }

  /// Shows the system's sheet about the selected words; after it, the field has the keyboard again.
  private func showSheet(of command: EditCommand) {
    host.presentSystemSheet(WordsSheet(command: command, words: selectedWords)) { [weak self] in
      guard let self, isInWindow else { return }
      host.focus.focus(self)
    }
  }

  /// Puts the caret below a finger that lies still, and shows the menu.
  func pressedLong() {
    defer { reportSelection() }
    let position = offset(at: host.touchStart).characters(in: text)
    if !isFocused { host.focus.focus(self) }
    if selected?.contains(position) != true {
      selection = nil
      caret = position == text.count ? nil : position
    }
    showEditMenu()
  }
}
