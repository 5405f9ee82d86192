import Foundation
import GalleyAutomation
import GalleyTree
import XCTest

extension XCTestCase {
  /// Adds a monitor that is called when something comes up between a test and the element that it is about to
  /// act on.
  ///
  /// Monitors are asked newest first, until one answers true; they are removed at the end of the test.
  ///
  /// - Parameters:
  ///   - handlerDescription: The purpose of the monitor, by which logs and failures name it.
  ///   - handler: Receives the interrupting element; returns whether it has handled it.
  /// - Returns: A token that removes the monitor.
  @MainActor @preconcurrency @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping @MainActor (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    XCUIContext.run(MonitorToken(nil), at: CallSite(filePath: #filePath, line: #line)) { automator in
      let token = automator.monitors.add(handlerDescription) { interruption in
        let root = QueryChain.Root.object(interruption.key, name: interruption.name)
        return MainActor.assumeIsolated {
          handler(XCUIElement(QueryChain(root: root), at: CallSite(filePath: #filePath, line: #line)))
        }
      }
      return MonitorToken(token)
    }
  }

  /// Removes a monitor.
  ///
  /// - Parameter monitor: The token that adding the monitor returned.
  @MainActor @preconcurrency
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    guard let token = (monitor as? MonitorToken)?.token else { return }
    XCUIContext.automator?.monitors.remove(token)
  }
}

/// A token to remove a monitor with.
private final class MonitorToken: NSObject {
  let token: InterruptionMonitors.Token?

  init(_ token: InterruptionMonitors.Token?) {
    self.token = token
  }
}
