import Foundation
import GalleyTree
import GalleyViews
import Observation

/// The window of an app on a Mac.
struct MacWindow: Hashable {
  /// The size of the content of a new window, in points: that of an iPad app on a Mac.
  private static let newSize = CGSize(width: 1024, height: 768)
  static let titleBarHeight: CGFloat = 28

  var isOpen = true
  var isMinimized = false
  var isZoomed = false

  /// Whether it is on the screen.
  var isShown: Bool { isOpen && !isMinimized }

  /// Its frame with the title bar: in the middle below the menu bar, or all of that.
  func frame(on screen: CGSize) -> CGRect {
    let menuBar = MacModel.menuBarHeight
    let space = CGRect(x: 0, y: menuBar, width: screen.width, height: screen.height - menuBar)
    guard !isZoomed else { return space }
    let size = CGSize(
      width: min(Self.newSize.width, space.width),
      height: min(Self.newSize.height + Self.titleBarHeight, space.height))
    return CGRect(
      x: (space.midX - size.width / 2).rounded(), y: (space.midY - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }

  /// The frame of its content.
  func content(on screen: CGSize) -> CGRect {
    let frame = frame(on: screen)
    return CGRect(
      x: frame.minX, y: frame.minY + Self.titleBarHeight, width: frame.width,
      height: frame.height - Self.titleBarHeight)
  }
}

/// The parts of a Mac's screen beside the content of apps.
@MainActor @Observable final class MacModel {
  /// The height of the menu bar of a Mac whose screen has no notch, in points.
  nonisolated static let menuBarHeight: CGFloat = 24

  let screen: CGSize
  /// The menus of the app in front.
  var menus: [MacMenu] = []
  /// The menu that is open, by its place.
  var openMenu: Int?
  /// The title and the window of the app in front; `nil` where no window is on the screen.
  var title = ""
  var window: MacWindow?
  /// Whether the Bluetooth Setup Assistant is on the screen.
  var isAssistantShown = false
  /// Whether a keyboard was connected when it was looked for last.
  @ObservationIgnored var hasKeyboard = true
  /// Performs the action of an entry, by the places of its menu and its own.
  @ObservationIgnored var choose: (Int, Int) -> Void = { _, _ in }
  /// Presses a button of the window's title bar.
  @ObservationIgnored var press: (WindowButton) -> Void = { _ in }

  init(screen: CGSize) {
    self.screen = screen
  }
}
