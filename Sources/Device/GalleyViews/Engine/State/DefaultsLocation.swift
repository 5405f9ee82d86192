import Foundation

/// The state of a property of user defaults, which updates its view when they change.
final class DefaultsLocation {
  let store: UserDefaults
  private let observer: any NSObjectProtocol

  private init(_ store: UserDefaults, _ changes: PendingChanges) {
    self.store = store
    let reader = Reader.current
    observer = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: store, queue: nil
    ) { _ in if let reader { reader.invalidate() } else { changes.raise() } }
  }

  deinit {
    NotificationCenter.default.removeObserver(observer)
  }

  /// Returns the previous location if it has the same store, otherwise a new one.
  @MainActor static func of(_ store: UserDefaults, kept: AnyObject?, in context: NodeContext)
    -> DefaultsLocation
  {
    if let kept = kept as? DefaultsLocation, kept.store === store { return kept }
    return DefaultsLocation(store, context.host.changed)
  }
}

private enum AppDefaultsKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: UserDefaults? = nil
}

extension EnvironmentValues {
  /// The user defaults that an ``AppStorage`` without a store is in.
  package var appDefaults: UserDefaults? {
    get { self[AppDefaultsKey.self] }
    set { self[AppDefaultsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the user defaults for an ``AppStorage`` without a store.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    modified(by: EnvironmentModifier { $0.appDefaults = store })
  }
}
