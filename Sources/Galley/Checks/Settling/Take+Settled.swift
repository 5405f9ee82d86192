import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyTree

extension Take {
  /// Takes pixels and tree of one instant, once the screen is at rest, or as soon as it is what was approved; or of
  /// all that scrolls, once it is at rest.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - room: What was approved.
  ///   - isFull: Whether all that scrolls is checked, and not only what is in sight.
  ///   - key: Makes the check's key for the device's configuration.
  ///   - subject: What to check of the screen.
  ///   - layers: What test, layout and check state; what they ignore need not come to rest, and may be busy.
  /// - Throws: `SettlingError` for a screen that does not come to rest, or is busy and neither approved so nor meant
  ///   so by ``whileBusy(_:)``; `DriverError`; and what `subject` and `layers` throw.
  init(
    of application: Application, against room: Proofing, isFull: Bool = false,
    key: (Configuration) -> CheckKey, subject: (Snapshot) throws -> ElementPath,
    layers: (Snapshot) throws -> [MatchLayer] = { _ in [] }
  ) throws {
    let automator = application.automator
    // The closures are asked as long as this waits, and not afterwards.
    let settled = try withoutActuallyEscaping(key) { key in
      try withoutActuallyEscaping(subject) { subject in
        try withoutActuallyEscaping(layers) { layers in
          try automator.settledCapture(
            SettlingRequest(
              until: automator.driver.now + automator.timeout,
              scope: { try ProofScope(subject: subject($0), ignoredBy: layers($0), on: $0) },
              allowsBusy: BusyScreens.areMeant,
              isMeantBusy: { room.isApprovedBusy($0, of: key($1.configuration)) },
              isAsApproved: { capture in
                // All that scrolls is more than one frame; and what is to be checked may still be to come.
                guard !isFull, let take = try? Take(capture, key: key, subject: subject, layers: layers)
                else {
                  return false
                }
                return take.isApproved(in: room)
              }))
        }
      }
    }
    var capture = settled.capture
    if isFull {
      capture = try automator.whileFrozen {
        var whole = WholeContent(automator)
        return try whole.capture(of: subject) { snapshot in
          try layers(snapshot).flatMap { $0.ignored(on: snapshot) }
        }
      }
    }
    try self.init(capture, key: key, subject: subject, layers: layers)
  }
}

extension ProofScope {
  /// The part of a frame that a check compares.
  ///
  /// - Parameters:
  ///   - subject: What is checked of the screen.
  ///   - layers: What test, layout and check state.
  ///   - snapshot: The frame.
  fileprivate init(subject: ElementPath, ignoredBy layers: [MatchLayer], on snapshot: Snapshot) {
    let screen = snapshot.screen
    let origin = screen[subject].map {
      ($0.appearance?.visibleFrame ?? $0.frame).intersection(screen.frame).origin
    }
    var frames: [CGRect] = []
    for layer in layers {
      for region in layer.regions where region.isIgnored {
        switch try? region.place.find(snapshot) {
        case .elements(let paths)? where region.padding != .zero:
          frames += paths.compactMap { screen[$0]?.frame }.map { region.padding.around($0) }
        case .rectangle(let frame)?:
          let padded = region.padding.around(frame)
          frames.append(padded.offsetBy(dx: origin?.x ?? 0, dy: origin?.y ?? 0))
        default: break
        }
      }
    }
    self.init(
      subject: subject, leftOut: layers.flatMap { $0.ignored(on: snapshot) }, leftOutFrames: frames)
  }
}

extension RegionEdges {
  /// A frame that reaches so far beyond another one.
  fileprivate func around(_ frame: CGRect) -> CGRect {
    CGRect(
      x: frame.minX - left, y: frame.minY - up, width: frame.width + left + right,
      height: frame.height + up + down)
  }
}
