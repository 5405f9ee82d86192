import GalleyAutomation
import GalleyViews

/// Almost everything stands still here anyway: the caret does not blink, the status bar always shows 9:41, and what
/// moves is at its end before a picture is taken. Only activity indicators turn without end: how far depends on when
/// they came up, and so on all that a test did since.
extension SimulatedDevice: CaptureFreezing {
  /// Has activity indicators stand as they were when they came up.
  public func freeze() throws(DriverError) {
    hold(true)
  }

  /// Has activity indicators turn again.
  public func unfreeze() throws(DriverError) {
    hold(false)
  }

  private func hold(_ isHeld: Bool) {
    let apps = running.keys.sorted().compactMap { running[$0]?.host }
    for host in apps + [homeHost, bannerHost, systemHost] { host.isHeldStill = isHeld }
  }
}
