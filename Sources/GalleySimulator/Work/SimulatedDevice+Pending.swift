import GalleyAutomation
import GalleySystem
import GalleyViews

extension SimulatedDevice: PendingReporting {
  /// What the app in front, the network and the system are still about to do, in order of time.
  ///
  /// It is empty where nothing will happen by itself. An activity indicator is told of as long as it turns; decorations that
  /// never end are no part of it: nobody waits for their end.
  public var pending: [PendingEvent] {
    MainActorEntry.run {
      let motions = activity.map { PendingEvent($0, due: nil) }
      return motions + clock.pending.map { PendingEvent($0.what, due: $0.due) }
    }
  }

  /// Whether nothing on it will happen by itself.
  public var isIdle: Bool { pending.isEmpty }
}

extension SimulatedDevice: SeedReporting {}
