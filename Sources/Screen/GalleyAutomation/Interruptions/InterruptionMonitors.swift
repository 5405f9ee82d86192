/// The monitors that are called when something comes up between a test and the element that it is about to
/// act on.
///
/// They are asked newest first, until one answers true; after them comes the built-in handler. These are the rules of
/// [`addUIInterruptionMonitor`](https://developer.apple.com/documentation/xctest/xctestcase/adduiinterruptionmonitor(withdescription:handler:)).
public final class InterruptionMonitors {
  /// A closure that handles an interruption, and returns whether it did.
  public typealias Handler = (InterruptingElement) throws -> Bool

  /// A token to remove a monitor with.
  public struct Token: Hashable, Sendable {
    fileprivate let number: Int
  }

  struct Monitor {
    let token: Token
    let description: String
    let handler: Handler
  }

  private var monitors: [Monitor] = []
  private var count = 0

  /// Adds a monitor, which is called before all existing ones.
  ///
  /// - Parameters:
  ///   - description: The purpose of the monitor, by which logs and failures name it.
  ///   - handler: A closure that handles the interruption, and returns whether it did.
  /// - Returns: A token that removes the monitor.
  @discardableResult
  public func add(_ description: String, _ handler: @escaping Handler) -> Token {
    count += 1
    let token = Token(number: count)
    monitors.append(Monitor(token: token, description: description, handler: handler))
    return token
  }

  /// Removes a monitor; does nothing if it has been removed already.
  ///
  /// - Parameter token: The token that ``add(_:_:)`` returned.
  public func remove(_ token: Token) {
    monitors.removeAll { $0.token == token }
  }

  /// Removes all monitors at once.
  public func removeAll() {
    monitors.removeAll()
  }

  /// The descriptions of the monitors, newest first.
  package var descriptions: [String] {
    newestFirst.map(\.description)
  }

  var newestFirst: [Monitor] {
    monitors.reversed()
  }
}
