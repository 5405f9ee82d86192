import Dispatch
import GalleyServices
import Testing

@testable import GalleySimulator

@Suite struct WorkReceiversTests {
  /// Tests of several threads end their apps while others look for theirs.
  @MainActor @Test func `apps of several threads end at one time`() {
    let (clock, lifetime) = (VirtualClock(), AppLifetime())
    let launch = AppLaunch("org.example.tasks", arguments: [], environment: [:])
    DispatchQueue.concurrentPerform(iterations: 4) { thread in
      for round in 0..<20_000 {
        let works = (0..<4).map { _ in
          AppWork(clock: clock, start: AppClock.start, lifetime: lifetime, launch: launch)
        }
        for (number, work) in works.enumerated() {
          WorkReceivers.remember(.max - UInt64((thread * 20_000 + round) * 4 + number), of: work)
        }
      }
    }
  }
}
