import Foundation
import GalleyServices
import GalleySystem

extension Tunnel {
  /// Sets a value of the app's user defaults.
  ///
  /// - Parameters:
  ///   - object: The value, of a property list type.
  ///   - key: The key.
  ///   - suiteName: The suite; `nil` for the standard defaults.
  /// - Returns: Whether it is set.
  @discardableResult
  public func userDefaultsSetObject(_ object: Any, forKey key: String, suiteName: String? = nil) -> Bool {
    guard PropertyListSerialization.propertyList(object, isValidFor: .binary) else { return false }
    nonisolated(unsafe) let object = object
    withDefaults(suiteName) { $0.set(object, forKey: key) }
    return true
  }

  /// Removes a value of the app's user defaults.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - suiteName: The suite; `nil` for the standard defaults.
  @discardableResult
  public func userDefaultsRemoveObject(forKey key: String, suiteName: String? = nil) -> Bool {
    withDefaults(suiteName) { $0.removeObject(forKey: key) }
    return true
  }

  /// A value of the app's user defaults.
  ///
  /// - Parameters:
  ///   - key: Its key.
  ///   - suiteName: The suite; `nil` for the standard defaults.
  /// - Returns: The value; `nil` if there is none.
  public func userDefaultsObject(forKey key: String, suiteName: String? = nil) -> Any? {
    nonisolated(unsafe) var value: Any?
    withDefaults(suiteName) { value = $0.object(forKey: key) }
    return value
  }

  /// Removes all values of the app's standard user defaults.
  @discardableResult
  public func userDefaultsReset() -> Bool {
    withDefaults(nil) { $0.removeAll() }
    return true
  }

  /// Removes all values of a suite of the app's user defaults.
  @discardableResult
  public func userDefaultsResetSuiteName(_ suiteName: String) -> Bool {
    withDefaults(suiteName) { $0.removeAll() }
    return true
  }

  /// Registers default values for keys of the app's standard user defaults.
  ///
  /// - Parameter dictionary: The values.
  @discardableResult
  public func userDefaultsRegisterDefaults(_ dictionary: [String: Any]) -> Bool {
    nonisolated(unsafe) let dictionary = dictionary
    withDefaults(nil) { $0.register(defaults: dictionary) }
    return true
  }

  /// Does something with user defaults of the app, as the app does: its views and its observers learn of it.
  private func withDefaults(_ suiteName: String?, _ body: @MainActor (SimulatedUserDefaults) -> Void) {
    MainActorEntry.run {
      let installation = installation
      let defaults = suiteName.map { SimulatedUserDefaults(keeping: installation.sandbox.suite($0)) }
      let isRunning: Void? = inApp { MainActorEntry.run { body(defaults ?? installation.defaults) } }
      if isRunning == nil { body(defaults ?? installation.defaults) }
    }
  }
}
