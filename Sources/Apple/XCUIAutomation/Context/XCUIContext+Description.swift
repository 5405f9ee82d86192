import Foundation

extension XCUIContext {
  /// Makes a text for people from the content of the screen, on the main thread and without ever failing a
  /// test.
  ///
  /// `print` may be called on any thread, as by a test that is async.
  nonisolated static func description(_ make: @MainActor () -> String) -> String {
    onMainThread { quietly(make) }
  }
}
