import GalleyViews

/// A menu of a Mac's menu bar.
struct MacMenu: Hashable {
  /// An entry.
  struct Item: Hashable {
    var title = ""
    /// The identifier for tests: the name of the action in AppKit.
    var identifier = ""
    var kind = MenuCommand.Kind.action
    var shortcut: KeyboardShortcut?
    var isEnabled = false
  }

  let title: String
  var items: [Item]
}

extension KeyboardShortcut {
  /// The shortcut in the signs that menus have for keys.
  ///
  /// - Reference: [Keyboards](https://developer.apple.com/design/human-interface-guidelines/keyboards#Custom-keyboard-shortcuts), on
  ///   the order of modifiers.
  var signs: String {
    let held: [(EventModifiers, String)] = [(.control, "⌃"), (.option, "⌥"), (.shift, "⇧"), (.command, "⌘")]
    let key: String =
      switch self.key {
      case .return: "↩"
      case .escape: "⎋"
      case .delete: "⌫"
      case .tab: "⇥"
      case .space: "Space"
      case .upArrow: "↑"
      case .downArrow: "↓"
      case .leftArrow: "←"
      case .rightArrow: "→"
      default: String(self.key.character).uppercased()
      }
    return held.filter { modifiers.contains($0.0) }.map(\.1).joined() + key
  }
}

/// An entry of a menu, with its action.
struct MacCommand {
  var item: MacMenu.Item
  var perform: () -> Void = {}

  /// An entry of the system's.
  init(
    _ title: String, _ identifier: String, _ shortcut: KeyboardShortcut? = nil,
    _ perform: (() -> Void)? = nil
  ) {
    item = MacMenu.Item(
      title: title, identifier: identifier, shortcut: shortcut, isEnabled: perform != nil)
    self.perform = perform ?? {}
  }

  /// An entry of an app's.
  init(_ command: MenuCommand, perform: @escaping () -> Void) {
    item = MacMenu.Item(
      title: command.title, identifier: command.kind == .divider ? "" : "menuAction:", kind: command.kind,
      shortcut: command.shortcut, isEnabled: command.isEnabled)
    self.perform = perform
  }

  /// A line between others.
  static var divider: MacCommand {
    var command = MacCommand("", "")
    command.item.kind = .divider
    return command
  }
}

/// Entries that stand together in a menu, and the place that apps know them by.
struct MacCommandGroup {
  let place: CommandGroupPlacement
  var commands: [MacCommand]

  init(_ place: CommandGroupPlacement, _ commands: [MacCommand] = []) {
    self.place = place
    self.commands = commands
  }
}
