import Foundation
import GalleyAutomation
import GalleySystem
import GalleyTree

extension XCUIContext {
  /// Lets time pass on the device only.
  ///
  /// A target whose tests call `sleep` declares a function of that name that calls this one, so that the
  /// process never stops.
  ///
  /// - Parameter seconds: The number of seconds.
  /// - Returns: The number of seconds left, which is always zero.
  @discardableResult
  public nonisolated static func sleep(_ seconds: UInt32) -> UInt32 {
    pass(.seconds(Int64(seconds)), as: "Sleep \(seconds)s")
    return 0
  }

  /// Lets time pass on the device, as `usleep` would on the machine.
  ///
  /// - Parameter microseconds: The number of microseconds.
  /// - Returns: Zero, for that nothing went wrong.
  @discardableResult
  public nonisolated static func usleep(_ microseconds: UInt32) -> Int32 {
    sleep(forTimeInterval: Double(microseconds) / 1e6)
    return 0
  }

  /// Lets time pass on the device, as `Thread.sleep(forTimeInterval:)` would on the machine.
  ///
  /// - Parameter interval: The interval, in seconds.
  public nonisolated static func sleep(forTimeInterval interval: TimeInterval) {
    pass(Duration(timeout: interval), as: "Sleep \(interval)s")
  }

  /// Lets time pass on the device until a date of the machine's clock would come.
  ///
  /// - Parameter date: The date; for one that is over, no time passes.
  public nonisolated static func sleep(until date: Date) {
    sleep(forTimeInterval: max(0, date.timeIntervalSinceNow))
  }

  /// Lets time pass on the device, as `Task.sleep(for:)` would on the machine, and lets other tasks run.
  ///
  /// Before that, events of real time get `Automator.realEventLimit`: a test that is itself a task of the main queue holds it
  /// until it suspends, so that no other wait can let them in.
  ///
  /// - Parameter duration: The duration.
  /// - Throws: `CancellationError` if the task is cancelled.
  public nonisolated(nonsending) static func sleep(for duration: Duration) async throws {
    try Task.checkCancellation()
    let limit = onMainThread { automator?.realEventLimit ?? .zero }
    try await Task.sleep(for: max(.zero, min(limit, duration)))
    pass(max(duration, .zero), as: "Sleep \(duration / .seconds(1))s")
  }

  private nonisolated static func pass(_ duration: Duration, as title: String) {
    onMainThread {
      run((), at: CallSite(filePath: #filePath, line: #line)) { automator in
        try automator.log.step(title) { try automator.pass(automator.driver.now + duration) }
      }
    }
  }

  /// Does something on the main thread, where Apple's classes live, and waits for it.
  nonisolated static func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
    MainActorEntry.run(body)
  }
}
