import GalleyAutomation
import GalleyBaselines
import GalleyTree

extension Take {
  /// Takes pixels and tree of one instant, once the screen is at rest, or as soon as it is what was approved.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - room: What was approved.
  ///   - key: Makes the check's key for the device's configuration.
  ///   - subject: What to check of the screen.
  ///   - masks: What not to compare; it need not come to rest, and may be busy.
  /// - Throws: `SettlingError` for a screen that does not come to rest, or is busy and neither approved so nor meant
  ///   so by ``whileBusy(_:)``; `DriverError`; and what `subject` and `masks` throw.
  init(
    of application: Application, against room: Proofing, key: (Configuration) -> CheckKey,
    subject: (Snapshot) throws -> ElementPath, masks: (Snapshot) throws -> [ElementPath] = { _ in [] }
  ) throws {
    let automator = application.automator
    // The closures are asked as long as this waits, and not afterwards.
    self = try withoutActuallyEscaping(key) { key in
      try withoutActuallyEscaping(subject) { subject in
        try withoutActuallyEscaping(masks) { masks in
          let request = SettlingRequest(
            until: automator.driver.now + automator.timeout,
            scope: { ProofScope(subject: try subject($0), leftOut: try masks($0)) },
            allowsBusy: BusyScreens.areMeant,
            isMeantBusy: { room.isApprovedBusy($0, of: key($1.configuration)) },
            isAsApproved: { capture in
              // What is to be checked may still be to come.
              guard let take = try? Take(capture, key: key, subject: subject, masks: masks) else {
                return false
              }
              return room.isApproved(
                take.key, take.proof, fingerprint: take.fingerprint, masks: take.masks)
            })
          return try Take(
            automator.settledCapture(request).capture, key: key, subject: subject, masks: masks)
        }
      }
    }
  }
}
