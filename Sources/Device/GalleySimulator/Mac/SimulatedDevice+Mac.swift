import Foundation
import GalleyAutomation
import GalleyRaster
import GalleySystem
import GalleyTree
import GalleyViews

extension SimulatedDevice: PlatformReporting {
  /// The system that the device has.
  public var platform: Platform { profile.isMac ? .macOS : .iOS }
}

/// The processes of a Mac's system, by their bundle identifiers.
extension SimulatedDevice {
  /// The process that shows the desktop.
  public static let finder = "com.apple.finder"
  /// The process whose dialogs are the system's questions.
  public static let userNotificationCenter = "com.apple.UserNotificationCenter"
  /// The process that shows notifications.
  public static let notificationCenter = "com.apple.notificationcenterui"
  /// The assistant that comes up when no keyboard is connected.
  public static let bluetoothSetupAssistant = "com.apple.BluetoothSetupAssistant"

  /// Shows the Bluetooth Setup Assistant of a Mac, now or later; it also comes up when the keyboard is taken away.
  ///
  /// Its window covers the windows below until it is closed, or a keyboard is connected. On a telephone or
  /// tablet nothing happens.
  public func openBluetoothSetupAssistant(after delay: Duration = .zero) {
    MainActorEntry.run { openAssistant(after: delay) }
  }

  @MainActor private func openAssistant(after delay: Duration) {
    let open = { [weak self] in
      self?.home.mac?.isAssistantShown = true
      self?.flush()
    }
    if delay > .zero { clock.after(delay, do: open) } else { open() }
  }
}

/// The differences of a Mac from a telephone: windows, the menu bar, and dialogs that cover only the windows
/// below them.
extension SimulatedDevice {
  /// The window of the app in front, and its frame, where it is on the screen.
  @MainActor private var shownWindow: (app: RunningApp, frame: CGRect, content: CGRect)? {
    guard let mac = home.mac, let app = frontApp, app.window.isShown else { return nil }
    return (app, app.window.frame(on: mac.screen), app.window.content(on: mac.screen))
  }

  /// Brings menus and the window's frame up to date, and opens the assistant if the keyboard has gone.
  @MainActor func updateMac() {
    guard let mac = home.mac else { return }
    let isConnected = settings.isHardwareKeyboardConnected
    if mac.hasKeyboard != isConnected {
      mac.hasKeyboard = isConnected
      mac.isAssistantShown = !isConnected
    }
    let title = frontApp?.app.displayName ?? "Finder"
    if mac.title != title {
      mac.title = title
      mac.openMenu = nil
    }
    if mac.window != shownWindow?.app.window { mac.window = shownWindow?.app.window }
    let menus = macMenus().map { MacMenu(title: $0.title, items: $0.commands.map(\.item)) }
    if mac.menus != menus { mac.menus = menus }
    guard let window = shownWindow else { return }
    for host in [window.app.host, sheetHost] { host.setFrame(window.content) }
  }

  /// Presses a button of the title bar of the app in front.
  @MainActor func press(_ button: WindowButton) {
    guard let app = frontApp else { return }
    switch button {
    case .close: app.window.isOpen = false
    case .minimize: app.window.isMinimized = true
    case .zoom: app.window.isZoomed.toggle()
    case .fullScreen: break
    }
  }

  /// The window that a click at a point goes to.
  @MainActor func macHost(at point: CGPoint) -> ViewHost {
    if systemHost.hitTest(point) != nil { return systemHost }
    if bannerHost.hitTest(point) != nil { return bannerHost }
    guard let window = shownWindow, window.content.contains(point) else { return homeHost }
    return isSheetShown ? sheetHost : window.app.host
  }

  @MainActor func macDisplayList() -> DisplayList {
    var list = DisplayList()
    homeHost.draw(into: &list)
    if let window = shownWindow {
      list.nested(in: .pushClipRectangle(window.frame, .continuous(MacDesktopView.windowRadius))) { list in
        list.nested(in: .pushClipRectangle(window.content, .circular(0))) { list in
          window.app.host.draw(into: &list)
          if isSheetShown { sheetHost.drawSheets(into: &list) }
        }
      }
    }
    bannerHost.drawContent(into: &list)
    systemHost.drawContent(into: &list)
    return list
  }

  /// The state of a process of the system; `nil` for an app.
  @MainActor func macState(of bundleIdentifier: String) -> ApplicationState? {
    guard let mac = home.mac else { return nil }
    switch bundleIdentifier {
    case Self.finder: return frontApp == nil ? .runningForeground : .runningBackground
    case Self.userNotificationCenter: return home.question == nil ? .notRunning : .runningForeground
    case Self.notificationCenter: return home.banner == nil ? .runningBackground : .runningForeground
    case Self.bluetoothSetupAssistant: return mac.isAssistantShown ? .runningForeground : .notRunning
    default: return nil
    }
  }
}

/// The element trees of a Mac: that of the app in front, and of the processes that show something above it.
extension SimulatedDevice {
  @MainActor func macApplications() -> [ApplicationTree] {
    guard let mac = home.mac else { return [] }
    let above = systemHost.windows().first?.children ?? []
    let menuBar = macMenuBar(mac, above)
    var trees = [
      process(
        frontApp?.app.bundleIdentifier ?? Self.finder, mac.title,
        (macWindow().map { [$0] } ?? []) + [menuBar].compactMap(\.self))
    ]
    if home.banner != nil {
      trees.append(process(Self.notificationCenter, "Notification Center", bannerHost.windows()))
    }
    let assistants = above.filter { $0.type == .window }
    if !assistants.isEmpty {
      trees.append(
        process(Self.bluetoothSetupAssistant, "Bluetooth Setup Assistant", assistants.map(Self.covering)))
    }
    let dialogs = above.filter { $0.type == .dialog }.map(Self.covering)
    if !dialogs.isEmpty {
      trees.append(process(Self.userNotificationCenter, "UserNotificationCenter", dialogs))
    }
    return trees
  }

  private func process(_ bundleIdentifier: String, _ label: String, _ children: [Element]) -> ApplicationTree
  {
    ApplicationTree(
      bundleIdentifier: bundleIdentifier,
      root: Element(
        .application, label: label, frame: CGRect(origin: .zero, size: profile.size),
        appearance: .touchTransparent, children: children))
  }

  /// An element that covers everything below it, and not only with its content; windows by themselves are
  /// only frames.
  private static func covering(_ element: Element) -> Element {
    var element = element
    if element.type == .window {
      element.children.insert(Element(.group, frame: element.frame), at: 0)
    } else {
      element.appearance?.isTouchTransparent = nil
    }
    return element
  }

  /// The window of the app in front: the buttons of its title bar, its content, and the sheets and menus above that.
  @MainActor private func macWindow() -> Element? {
    guard let window = shownWindow else { return nil }
    let buttons = (homeHost.windows().first?.children ?? []).filter {
      WindowButton(rawValue: $0.identifier) != nil
    }
    var windows = window.app.host.windows()
    if isSheetShown { windows += sheetHost.windows().dropFirst() }
    return Element(
      .window, title: window.app.app.displayName, frame: window.frame, appearance: .touchTransparent,
      children: buttons + windows.flatMap(\.children).map(Self.onMac))
  }

  /// An alert of an app as a sheet of its window on a Mac, which is labelled by its kind.
  private static func onMac(_ element: Element) -> Element {
    guard element.type == .alert else { return element }
    var sheet = element
    sheet.type = .sheet
    sheet.label = "alert"
    sheet.traits.insert(.modal)
    return sheet
  }

  /// The menu bar with all menus; the entries of those that are closed have no place on the screen.
  @MainActor private func macMenuBar(_ mac: MacModel, _ above: [Element]) -> Element? {
    guard var bar = above.first(where: { $0.type == .menuBar }).map(Self.covering) else { return nil }
    bar.children = bar.children.filter { $0.type == .menuBarItem }
    for (index, menu) in mac.menus.enumerated() where bar.children.indices.contains(index) {
      let closed = Element(
        .menu, title: menu.title,
        children: menu.items.map {
          Element(
            .menuItem, identifier: $0.identifier, title: $0.title, isEnabled: $0.isEnabled, isHittable: false)
        })
      let open = index == mac.openMenu ? above.first { $0.type == .menu }.map(Self.covering) : nil
      bar.children[index].children = [open ?? closed]
    }
    return bar
  }
}
