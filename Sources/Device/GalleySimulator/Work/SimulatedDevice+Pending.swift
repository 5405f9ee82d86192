import GalleyAutomation
import GalleySystem
import GalleyViews

extension SimulatedDevice: PendingReporting {
  /// The pending events of the app in front, the network and the system, in order of time.
  ///
  /// It is empty if nothing will happen by itself. Endless decorations, such as a turning activity indicator,
  /// are not part of it.
  public var pending: [PendingEvent] {
    MainActorEntry.run {
      let motions = (frontApp?.host.animator.ending ?? []) + systemHost.animator.ending + hangs
      return motions.map { PendingEvent($0, due: nil) }
        + clock.pending.map { PendingEvent($0.what, due: $0.due) }
    }
  }

  /// Whether nothing on it will happen by itself.
  public var isIdle: Bool { pending.isEmpty }
}

extension SimulatedDevice: SeedReporting {}
