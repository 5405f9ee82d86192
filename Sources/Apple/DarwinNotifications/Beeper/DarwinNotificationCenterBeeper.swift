/// A beeper whose beeps are Darwin's notifications.
///
/// It is used on one thread, such as the main thread, on which handlers are called. Two beepers with one
/// prefix hear each other, in any program.
public final class DarwinNotificationCenterBeeper: Beeper {
  /// The beginning of the names of notifications, unless a beeper has another one.
  ///
  /// - Reference: [Triggering events in UI tests](https://mxpr.net).
  public static let defaultPrefix = "net.mxpr.utils.beeper"

  private let prefix: String
  private let center = CFNotificationCenterGetDarwinNotifyCenter()
  private var handlers: [String: BeepHandler] = [:]

  /// Creates a beeper.
  ///
  /// - Parameter prefix: The beginning of its notifications' names, which distinguishes them from all others.
  public init(prefix: String = defaultPrefix) {
    self.prefix = prefix
  }

  deinit {
    CFNotificationCenterRemoveEveryObserver(center, place)
  }

  public func beep(identifier: String) {
    CFNotificationCenterPostNotification(center, name(of: identifier), nil, nil, true)
  }

  /// Calls a handler at each beep of an identifier, in place of the previous handler.
  public func register(identifier: String, handler: @escaping BeepHandler) {
    let isNew = handlers.updateValue(handler, forKey: identifier) == nil
    // A second observation would call the handler twice.
    guard isNew else { return }
    CFNotificationCenterAddObserver(
      center, place,
      { _, observer, name, _, _ in
        guard let observer, let name else { return }
        let beeper = Unmanaged<DarwinNotificationCenterBeeper>.fromOpaque(observer).takeUnretainedValue()
        beeper.hear(name)
      }, name(of: identifier).rawValue, nil, .deliverImmediately)
  }

  /// Removes the handler of an identifier.
  public func unregister(identifier: String) {
    guard handlers.removeValue(forKey: identifier) != nil else { return }
    CFNotificationCenterRemoveObserver(center, place, name(of: identifier), nil)
  }

  private var place: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }

  private func name(of identifier: String) -> CFNotificationName {
    CFNotificationName(BeepName.of(identifier, prefix: prefix))
  }

  private func hear(_ name: CFNotificationName) {
    // The name is that of an observation, so it begins as all names of this beeper do.
    handlers[String(name.rawValue.dropFirst(BeepName.of("", prefix: prefix).count))]?()
  }
}
