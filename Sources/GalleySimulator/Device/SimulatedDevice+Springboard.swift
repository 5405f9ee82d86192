import GalleyServices
import GalleySystem
import GalleyViews

extension SimulatedDevice {
  /// Shows a system alert, now or later, above whatever app is in front then.
  ///
  /// If another alert is on the screen, it comes after that one.
  public func present(
    _ alert: SystemAlert, after delay: Duration = .zero, onAnswer: @escaping (String) -> Void = { _ in }
  ) {
    nonisolated(unsafe) let onAnswer = onAnswer
    MainActorEntry.run { presentNow(alert, after: delay, onAnswer: onAnswer) }
  }

  @MainActor private func presentNow(
    _ alert: SystemAlert, after delay: Duration, onAnswer: @escaping (String) -> Void
  ) {
    let show = { [weak self] in
      guard let self else { return }
      systemAlerts.append((alert, onAnswer))
      showQuestion()
      flush()
    }
    if delay > .zero { clock.after(delay, do: show) } else { show() }
  }

  /// Shows a notification, now or later.
  public func present(_ notification: PushNotification, after delay: Duration = .zero) {
    MainActorEntry.run { presentNow(notification, after: delay) }
  }

  @MainActor private func presentNow(_ notification: PushNotification, after delay: Duration) {
    let show = { [weak self] in
      guard let self else { return }
      bannerCount += 1
      let number = bannerCount
      let app = installed.first { $0.bundleIdentifier == notification.bundleIdentifier }?.displayName
      home.banner = .init(
        number: number, bundleIdentifier: notification.bundleIdentifier,
        app: app ?? notification.bundleIdentifier.split(separator: ".").last.map(String.init) ?? "",
        title: notification.title, body: notification.body, style: notification.style)
      guard notification.style == .temporary else { return flush() }
      clock.after(PushNotification.lifetime) { [weak self] in
        if self?.home.banner?.number == number { self?.home.banner = nil }
      }
      flush()
    }
    if delay > .zero { clock.after(delay, do: show) } else { show() }
  }

  /// Shows the next alert.
  ///
  /// The one on the screen stays until it is answered; then those of apps come before the system's own.
  @MainActor func showQuestion() {
    if isShowingSystemAlert, !systemAlerts.isEmpty { return }
    isShowingSystemAlert = false
    if let question = permissions.question {
      home.question = .init(
        title: "“\(question.app)” Would Like to Access \(question.permission.inQuestion)",
        message: question.reason,
        buttons: ["Don’t Allow", question.permission == .photos ? "Allow Full Access" : "Allow"])
    } else if let alert = systemAlerts.first?.alert {
      isShowingSystemAlert = true
      home.question = .init(title: alert.title, message: alert.message, buttons: alert.buttons)
    } else {
      home.question = nil
    }
  }

  /// Answers the alert on the screen.
  @MainActor func answer(_ button: Int) {
    guard isShowingSystemAlert, !systemAlerts.isEmpty else {
      permissions.answer(button > 0 ? .authorized : .denied)
      return
    }
    let answered = systemAlerts.removeFirst()
    isShowingSystemAlert = false
    showQuestion()
    answered.onAnswer(answered.alert.buttons[button])
  }
}

/// An alert of the system above the app in front, such as about a low battery.
///
/// Permission alerts are shown when an app asks; see `PermissionService`.
public struct SystemAlert: Hashable, Sendable {
  /// The alert's title.
  public var title: String
  /// The text below the title.
  public var message: String
  /// The titles of the buttons; the first of several cancels.
  public var buttons: [String]

  /// Makes a question.
  public init(_ title: String, message: String = "", buttons: [String] = ["OK"]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
