import GalleyViews

extension SimulatedDevice {
  /// Has the system ask something, now or later, whatever app is in front then.
  ///
  /// Where another question is on the screen, it comes after that one.
  ///
  /// - Parameters:
  ///   - alert: The question.
  ///   - delay: How much later.
  ///   - onAnswer: Gets the answer's words.
  public func present(
    _ alert: SystemAlert, after delay: Duration = .zero, onAnswer: @escaping (String) -> Void = { _ in }
  ) {
    let show = { [weak self] in
      guard let self else { return }
      systemAlerts.append((alert, onAnswer))
      showQuestion()
      flush()
    }
    if delay > .zero { clock.after(delay, do: show) } else { show() }
  }

  /// Has a notification come, now or later.
  ///
  /// - Parameters:
  ///   - notification: The notification; it takes the place of one that is on the screen.
  ///   - delay: How much later.
  public func present(_ notification: PushNotification, after delay: Duration = .zero) {
    let show = { [weak self] in
      guard let self else { return }
      banners += 1
      let number = banners
      let app = installed.first { $0.bundleIdentifier == notification.bundleIdentifier }?.displayName
      home.banner = .init(
        number: number, bundleIdentifier: notification.bundleIdentifier,
        app: app ?? notification.bundleIdentifier.split(separator: ".").last.map(String.init) ?? "",
        title: notification.title, body: notification.body)
      clock.after(PushNotification.lifetime) { [weak self] in
        if self?.home.banner?.number == number { self?.home.banner = nil }
      }
      flush()
    }
    if delay > .zero { clock.after(delay, do: show) } else { show() }
  }

  /// The question that is on the screen stays until it is answered; then those of apps come before the system's own.
  func showQuestion() {
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

  /// Takes the answer to the question on the screen.
  ///
  /// - Parameter button: Which of its buttons.
  func answer(_ button: Int) {
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
