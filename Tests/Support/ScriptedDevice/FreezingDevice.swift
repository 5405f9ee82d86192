import GalleyAutomation

/// A scripted device that can hold still what moves by itself, knows what it waits for, and counts how often it was
/// asked.
public class FreezingDevice: ScriptedDevice, CaptureFreezing, IdleReporting {
  /// What keeps the screen from being at rest.
  public var activity: [String] = []

  /// Whether everything is held still just now; scripts and painters may look at it.
  public private(set) var isFrozen = false

  /// How often it was asked to hold still.
  public private(set) var freezes = 0

  /// How often it was asked to go on.
  public private(set) var thaws = 0

  /// Why it cannot hold still, if it cannot.
  public var freezingFault: DriverError?

  /// Why it does not go on, if it does not.
  public var thawingFault: DriverError?

  /// Why it takes no pictures, from when on.
  public var captureFault: (from: Duration, error: DriverError)?

  /// Holds still.
  public func freeze() throws(DriverError) {
    freezes += 1
    if let freezingFault { throw freezingFault }
    isFrozen = true
  }

  /// Goes on.
  public func unfreeze() throws(DriverError) {
    thaws += 1
    isFrozen = false
    if let thawingFault { throw thawingFault }
  }

  /// What is on the screen now, unless there is a fault.
  public override func capture() throws(DriverError) -> Capture {
    if let captureFault, now >= captureFault.from { throw captureFault.error }
    return try super.capture()
  }
}

/// A scripted device that says of itself that its screen is the same whenever a test comes to the same instant.
public final class SteadyDevice: FreezingDevice, DeterministicDriver {}
