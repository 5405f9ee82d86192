import GalleyAutomation
import GalleyBaselines

/// Notes for the report which alerts and the like were answered while the tests of this process acted on something else.
enum InterruptionNotes {
  /// Notes every interruption that is answered from now on.
  ///
  /// A process of `galley test` opens its part of the run for that. Where nobody asked for a run, what is answered waits for
  /// the first check.
  static func keep(in environment: [String: String]) {
    guard !RunTrail.isExitTest(environment) else { return }
    let isLaunched = environment[RunName.variable]?.isEmpty == false
    Automator.watchInterruptions { interruption in
      guard let record = InterruptionRecord(interruption, in: RunningTest.current) else { return }
      CheckContext.note(record, opensRun: isLaunched)
    }
  }
}

extension InterruptionRecord {
  /// Describes what was answered; fails for what was only waited for, as nobody answered that.
  init?(_ interruption: HandledInterruption, in test: TestOwner?) {
    var monitor: String?
    switch interruption.handler {
    case .monitor(let description): monitor = description
    case .button, .swipe: break
    case .wait: return nil
    }
    self.init(
      interruption.name, in: test, by: monitor, tapped: interruption.tapped,
      isSwiped: interruption.handler == .swipe, during: interruption.action, at: interruption.place)
  }
}
