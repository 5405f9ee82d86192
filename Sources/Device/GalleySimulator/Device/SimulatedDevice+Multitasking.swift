import Foundation
import GalleyAutomation
import GalleyRaster
import GalleySystem
import GalleyViews

/// The ways of apps to the front and away from it.
extension SimulatedDevice {
  /// The time that the screen takes to change between apps and the home screen.
  static let switchingTime = Duration.milliseconds(300)

  /// The time that an app runs in the background before it is suspended.
  ///
  /// - Reference: [Extending your app's background execution
  ///   time](https://developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time): an app has five
  ///   seconds to perform its tasks, and is suspended shortly after.
  static let backgroundTime = Duration.seconds(5)

  /// Starts an app without arguments if it does not run, and brings it to the front.
  @MainActor func bringToFront(_ bundleIdentifier: String) {
    if running[bundleIdentifier] == nil,
      let app = installed.first(where: { $0.bundleIdentifier == bundleIdentifier })
    {
      start(app, LaunchRequest(bundleIdentifier))
    }
    front = bundleIdentifier
    flush()
  }

  /// Leaves the app in front, or the app switcher.
  @MainActor func showHome() {
    front = nil
    flush()
  }

  /// Closes an icon's menu and the open folder; without an open folder, shows the first page of icons.
  @MainActor func goToFirstPage() {
    home.held = nil
    if home.openFolderID == nil { home.page = 0 }
    home.openFolderID = nil
  }

  /// Shows the apps that were used last, as a swipe up does after which the finger rests, and two presses of a home button.
  ///
  /// A Mac has none.
  public func openAppSwitcher() {
    MainActorEntry.run {
      guard !profile.isMac else { return }
      show(.appSwitcher)
      advance(by: Self.switchingTime)
    }
  }

  @MainActor private var cards: [SpringboardModel.Card] {
    recents.map { .init(icon: icon(of: $0), launch: running[$0]?.launch) }
  }

  /// Ends an app, and takes it out of the app switcher.
  @MainActor func discard(_ bundleIdentifier: String) {
    let cards = home.cards
    if let app = running[bundleIdentifier], !app.isSuspended { app.host.notify(.willTerminate) }
    end(bundleIdentifier)
    recents.removeAll { $0 == bundleIdentifier }
    home.cards = cards == nil ? nil : self.cards
    flush()
  }

  /// Draws an app's screen; for an app that has ended, only its background.
  @MainActor func drawCard(of bundleIdentifier: String, into list: inout DisplayList) {
    if let app = running[bundleIdentifier] { return app.host.draw(into: &list) }
    list.append(.roundedRectangle(CGRect(origin: .zero, size: current.size), radius: 0, background))
  }

  @MainActor func perform(_ gesture: SystemGesture, lasting length: Duration) {
    advance(by: length)
    show(gesture)
    if gesture != .nothing { advance(by: Self.switchingTime) }
  }

  /// Shows the destination of a system gesture.
  @MainActor func show(_ gesture: SystemGesture) {
    switch gesture {
    case .home:
      if front == nil { goToFirstPage() }
      showHome()
    case .appSwitcher:
      goToFirstPage()
      home.cards = cards
      flush()
    case .nothing: break
    }
  }

  /// Suspends the app that was in front a while later, and lets run the one that is now.
  @MainActor func frontChanged(from previous: String?) {
    home.cards = nil
    guard front != previous else { return }
    // On a Mac nothing is suspended.
    if let previous, let app = running[previous], !profile.isMac {
      app.departures += 1
      let departures = app.departures
      clock.after(Self.backgroundTime) { [weak self, weak app] in
        guard let app, app.departures == departures, self?.front != previous else { return }
        app.isSuspended = true
      }
    }
    if let front, let app = running[front] {
      recents.removeAll { $0 == front }
      recents.insert(front, at: 0)
      app.isSuspended = false
    }
  }

  /// Reports its phase to each app; on the way to the background and back it is inactive first.
  ///
  /// The app in front is inactive, too, below a question of the system and below the app switcher.
  ///
  /// - Reference: [Managing your app's life cycle](https://developer.apple.com/documentation/uikit/managing-your-app-s-life-cycle).
  @MainActor func updatePhases() {
    for identifier in running.keys.sorted() {
      guard let app = running[identifier] else { continue }
      // A dialog of a Mac lies above a part of the screen alone.
      let isActive = (home.question == nil || profile.isMac) && home.cards == nil
      let phase: ScenePhase = identifier != front ? .background : isActive ? .active : .inactive
      if app.phase == nil {
        // The messages of the beginning are for existing views.
        app.host.environment.scenePhase = phase
        app.host.flush()
        app.phase = .inactive
      }
      guard let old = app.phase, old != phase else { continue }
      if old != .inactive, phase != .inactive { app.enter(.inactive) }
      app.enter(phase)
    }
  }
}

extension RunningApp {
  /// Enters a phase next to the one that it is in.
  fileprivate func enter(_ new: ScenePhase) {
    let old = phase
    phase = new
    host.environment.scenePhase = new
    switch (old, new) {
    case (.active, _): host.notify(.willResignActive)
    case (_, .active): host.notify(.didBecomeActive)
    case (_, .background): host.notify(.didEnterBackground)
    case (.background, _): host.notify(.willEnterForeground)
    default: break
    }
    host.flush()
  }
}

extension GalleyAutomation.Gesture {
  /// The time from the first touch until the last finger is lifted.
  var length: Duration { fingers.compactMap(\.last?.time).max() ?? .zero }
}
