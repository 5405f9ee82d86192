import GalleyAutomation
import GalleyTree
import GalleyViews

/// The menu bar of a Mac.
///
/// Actions of the system are chosen by their entries or by keys; entries of actions that are not simulated
/// cannot be chosen.
///
/// - Reference: [The menu bar](https://developer.apple.com/design/human-interface-guidelines/the-menu-bar) in Apple's guidelines, on the
///   menus and their order.
extension SimulatedDevice {
  /// The menus of the app in front, with the action of each entry.
  @MainActor func macMenus() -> [(title: String, commands: [MacCommand])] {
    guard let app = frontApp else { return [("Finder", [])] }
    let added = app.host.commandMenus
    func own(_ commands: [MenuCommand]) -> [MacCommand] {
      commands.map { command in
        MacCommand(command) { [weak self] in self?.deliver(to: app.host) { app.host.perform(command) } }
      }
    }
    func menu(_ title: String, _ groups: [MacCommandGroup]) -> (title: String, commands: [MacCommand]) {
      let filled = groups.map { group in
        added.reduce(group.commands) { commands, entry in
          switch entry.place {
          case .replacing(group.place): own(entry.commands)
          case .before(group.place): own(entry.commands) + commands
          case .after(group.place): commands + own(entry.commands)
          default: commands
          }
        }
      }
      return (title, Array(filled.filter { !$0.isEmpty }.joined(separator: [MacCommand.divider])))
    }
    let ofApp = added.compactMap { entry -> (title: String, commands: [MacCommand])? in
      if case .menu(let title) = entry.place { (title, own(entry.commands)) } else { nil }
    }
    let name = app.app.displayName
    var menus = [
      menu(name, appMenu(of: app)), menu("File", fileMenu(of: app)), menu("Edit", editMenu(of: app)),
    ]
    menus.append(menu("View", viewMenu))
    menus += ofApp
    menus.append(menu("Window", windowMenu(of: app)))
    menus.append(menu("Help", [MacCommandGroup(.help, [MacCommand("\(name) Help", "showHelp:")])]))
    return menus
  }

  @MainActor private func appMenu(of app: RunningApp) -> [MacCommandGroup] {
    let (name, identifier) = (app.app.displayName, app.app.bundleIdentifier)
    return [
      MacCommandGroup(.appInfo, [MacCommand("About \(name)", "orderFrontStandardAboutPanel:")]),
      MacCommandGroup(.appSettings), MacCommandGroup(.systemServices, [MacCommand("Services", "")]),
      MacCommandGroup(
        .appVisibility,
        [
          MacCommand("Hide \(name)", "hide:", KeyboardShortcut("h")) { [weak self] in self?.front = nil },
          MacCommand(
            "Hide Others", "hideOtherApplications:", KeyboardShortcut("h", modifiers: [.command, .option])),
          MacCommand("Show All", "unhideAllApplications:"),
        ]),
      MacCommandGroup(
        .appTermination,
        [
          MacCommand("Quit \(name)", "terminate:", KeyboardShortcut("q")) { [weak self] in
            app.host.notify(.willTerminate)
            self?.end(identifier)
          }
        ]),
    ]
  }

  /// An app has one window so far, so that a new one can be opened when it is closed.
  @MainActor private func fileMenu(of app: RunningApp) -> [MacCommandGroup] {
    let isOpen = app.window.isOpen
    return [
      MacCommandGroup(
        .newItem,
        [
          MacCommand(
            "New Window", "newWindow:", KeyboardShortcut("n"), isOpen ? nil : { app.window = MacWindow() })
        ]),
      MacCommandGroup(
        .saveItem,
        [
          MacCommand(
            "Close", "performClose:", KeyboardShortcut("w"),
            app.window.isShown ? { [weak self] in self?.press(WindowButton.close) } : nil)
        ]),
      MacCommandGroup(.importExport), MacCommandGroup(.printItem),
    ]
  }

  /// Text is selected and deleted; undoing and the pasteboard are not simulated by keys.
  @MainActor private func editMenu(of app: RunningApp) -> [MacCommandGroup] {
    func key(_ key: KeyInput) -> (() -> Void)? {
      app.host.hasKeyReceiver
        ? { [weak self] in self?.deliver(to: app.host) { _ = app.host.press(key) } } : nil
    }
    return [
      MacCommandGroup(
        .undoRedo,
        [
          MacCommand("Undo", "undo:", KeyboardShortcut("z")),
          MacCommand("Redo", "redo:", KeyboardShortcut("z", modifiers: [.command, .shift])),
        ]),
      MacCommandGroup(
        .pasteboard,
        [
          MacCommand("Cut", "cut:", KeyboardShortcut("x")),
          MacCommand("Copy", "copy:", KeyboardShortcut("c")),
          MacCommand("Paste", "paste:", KeyboardShortcut("v")),
          MacCommand("Delete", "delete:", nil, key(.delete)),
          MacCommand("Select All", "selectAll:", KeyboardShortcut("a"), key(.selectAll)),
        ]),
      MacCommandGroup(.textEditing), MacCommandGroup(.textFormatting),
    ]
  }

  @MainActor private var viewMenu: [MacCommandGroup] {
    [
      MacCommandGroup(
        .toolbar,
        [
          MacCommand(
            "Enter Full Screen", "toggleFullScreen:", KeyboardShortcut("f", modifiers: [.command, .control]))
        ]),
      MacCommandGroup(.sidebar),
    ]
  }

  @MainActor private func windowMenu(of app: RunningApp) -> [MacCommandGroup] {
    func press(_ button: WindowButton) -> (() -> Void)? {
      app.window.isShown ? { [weak self] in self?.press(button) } : nil
    }
    let bringBack: (() -> Void)? = app.window.isMinimized ? { app.window.isMinimized = false } : nil
    return [
      MacCommandGroup(
        .windowSize,
        [
          MacCommand("Minimize", "performMiniaturize:", KeyboardShortcut("m"), press(.minimize)),
          MacCommand("Zoom", "performZoom:", nil, press(.zoom)),
        ]),
      MacCommandGroup(.singleWindowList), MacCommandGroup(.windowList),
      MacCommandGroup(
        .windowArrangement, [MacCommand("Bring All to Front", "arrangeInFront:", nil, bringBack)]),
    ]
  }

  /// Performs the action of a menu's entry.
  @MainActor func choose(_ item: Int, of menu: Int) {
    let menus = macMenus()
    guard menus.indices.contains(menu), menus[menu].commands.indices.contains(item) else { return }
    menus[menu].commands[item].perform()
  }

  /// Performs the action of the menu bar's entry with a keyboard shortcut.
  ///
  /// - Returns: Whether there is one that can be chosen.
  @MainActor func pressShortcut(_ key: KeyInput, holding modifiers: EventModifiers) -> Bool {
    guard profile.isMac, let wanted = key.equivalent, !modifiers.isDisjoint(with: [.command, .control]) else {
      return false
    }
    let shortcut = KeyboardShortcut(wanted, modifiers: modifiers.subtracting([.capsLock, .numericPad]))
    let commands = macMenus().flatMap(\.commands)
    guard let command = commands.first(where: { $0.item.shortcut == shortcut && $0.item.isEnabled }) else {
      return false
    }
    command.perform()
    flush()
    return true
  }
}
