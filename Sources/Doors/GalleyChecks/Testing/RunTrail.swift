import Foundation
import GalleyAutomation
import GalleyBaselines

/// Notes for `galley test` what the tests of this process do, in case that it dies.
enum RunTrail {
  private static let recorder = try? CheckContext.runner(forTestAt: CheckContext.packagePath).recorder

  /// Notes every step on a device from now on, if the process is of a run of `galley test`.
  static func keep(in environment: [String: String]) {
    guard environment[RunName.variable]?.isEmpty == false, !isExitTest(environment) else { return }
    ActivityLog.watch { step in recorder?.noteStep(step, of: RunningTest.current) }
  }

  /// Whether the process is one that Swift Testing starts for an exit test: it is meant to die.
  static func isExitTest(_ environment: [String: String]) -> Bool {
    environment.keys.contains { $0.hasPrefix("SWT_") && $0.hasSuffix("EXIT_TEST_ID") }
  }
}
