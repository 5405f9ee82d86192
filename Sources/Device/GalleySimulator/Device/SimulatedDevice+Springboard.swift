import GalleyServices
import GalleySystem
import GalleyViews

extension SimulatedDevice {
  /// Shows a system alert, now or later, above the app that is in front then.
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
    let titles = alert.buttons
    let question = SpringboardModel.SystemQuestion(
      title: alert.title, message: alert.message,
      buttons: titles.indices.map { .init(titles[$0], $0 == 0 && titles.count > 1 ? .cancel : nil) })
    let show: () -> Void = { [weak self] in self?.ask(question) { onAnswer(titles[$0]) } }
    if delay > .zero { clock.after(delay, do: show) } else { show() }
  }

  /// Asks something, after the questions that are there already.
  @MainActor func ask(_ question: SpringboardModel.SystemQuestion, onAnswer: @escaping (Int) -> Void) {
    askFromApp(question, onAnswer: onAnswer)
    flush()
  }

  /// Asks something while code of an app runs, whose windows are updated after it.
  @MainActor func askFromApp(_ question: SpringboardModel.SystemQuestion, onAnswer: @escaping (Int) -> Void) {
    systemAlerts.append((question, onAnswer))
    showQuestion()
  }

  /// Shows a notification, now or later.
  public func present(_ notification: PushNotification, after delay: Duration = .zero) {
    MainActorEntry.run { presentNow(notification, after: delay) }
  }

  @MainActor private func presentNow(_ notification: PushNotification, after delay: Duration) {
    let show = { [weak self] in
      guard let self else { return }
      present(notification, actions: []) { [weak self] _ in
        self?.bringToFront(notification.bundleIdentifier)
      }
    }
    if delay > .zero { clock.after(delay, do: show) } else { show() }
  }

  /// Shows a banner, with the buttons of its actions after a long press.
  @MainActor func present(
    _ notification: PushNotification, actions: [NotificationAction],
    onResponse: @escaping (NotificationAction?) -> Void
  ) {
    bannerCount += 1
    let number = bannerCount
    bannerResponse = onResponse
    home.banner = .init(
      number: number, bundleIdentifier: notification.bundleIdentifier,
      icon: icon(of: notification.bundleIdentifier),
      title: notification.title, body: notification.body, style: notification.style, actions: actions)
    defer { flush() }
    guard notification.style == .temporary else { return }
    clock.after(PushNotification.lifetime) { [weak self] in
      // One that is open stays.
      guard let banner = self?.home.banner, banner.number == number, !banner.isOpen else { return }
      self?.home.banner = nil
    }
  }

  /// Takes the response to the banner on the screen.
  @MainActor func respond(to banner: SpringboardModel.Banner, with action: NotificationAction?) {
    home.banner = nil
    guard banner.number == bannerCount, let respond = bannerResponse else { return }
    bannerResponse = nil
    respond(action)
  }

  /// Shows the next alert.
  ///
  /// The one on the screen stays until it is answered; then those of apps come before the system's own.
  @MainActor func showQuestion() {
    if isShowingSystemAlert, !systemAlerts.isEmpty { return }
    isShowingSystemAlert = false
    if let question = permissions.question, home.sheet?.choosesPhotos != true {
      home.question = permissions.prompt(for: question.permission).map { prompt in
        .init(
          title: prompt.title(for: question.app), message: prompt.message(reason: question.reason),
          buttons: prompt.buttons.map { .init($0.title, $0.role) }, asksForPermission: true)
      }
    } else if let question = systemAlerts.first?.question {
      isShowingSystemAlert = true
      home.question = question
    } else {
      home.question = nil
    }
  }

  /// Answers the alert on the screen.
  @MainActor func answer(_ button: Int) {
    home.answered += 1
    guard isShowingSystemAlert, !systemAlerts.isEmpty else {
      guard let question = permissions.question, let prompt = permissions.prompt(for: question.permission)
      else { return }
      let decision = prompt.buttons[button].decision
      return decision == .limited ? limitPhotos(for: question) : permissions.answer(decision)
    }
    let answered = systemAlerts.removeFirst()
    isShowingSystemAlert = false
    showQuestion()
    answered.onAnswer(button)
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

  public init(_ title: String, message: String = "", buttons: [String] = ["OK"]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
