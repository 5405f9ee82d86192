import GalleyAutomation
import GalleySystem
import GalleyViews

extension SimulatedDevice: PendingReporting {
  /// The pending events of the app in front, the network and the system, in order of time.
  ///
  /// It is empty if nothing will happen by itself. Endless decorations, such as a turning activity indicator,
  /// are not part of it.
  public var pending: [PendingEvent] {
    endingMotions.map { PendingEvent($0, due: nil) }
      + MainActorEntry.run { clock.pending.map { PendingEvent($0.what, due: $0.due) } }
  }

  /// The names of the motions that run and end by themselves, unlike a turning activity indicator.
  package var endingMotions: [String] {
    MainActorEntry.run {
      (frontApp?.host.animator.ending ?? []) + systemHost.animator.ending + hangs
    }
  }

  /// Whether nothing on it will happen by itself.
  public var isIdle: Bool { pending.isEmpty }
}

extension SimulatedDevice: SeedReporting {}
