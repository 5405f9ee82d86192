import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyDiff
import GalleyImage
import GalleyTree

/// One check, from the screen at rest to the failure at the test's line.
struct Checking {
  var site: CallSite
  var record: RecordMode?
  /// Whether all that scrolls is checked, and not only what is in sight.
  var isFull = false

  /// Checks what is on the screen, and fails the running test if it is not what was approved.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - key: Makes the check's key for the device's configuration.
  ///   - subject: What to check of the screen: the path of an element in ``Snapshot/screen``; the root means all of it.
  ///   - masks: What not to compare, as paths.
  /// - Returns: What became of the check; `nil` where snapshots are ignored: then it waits for the screen to come to rest,
  ///   and does nothing else.
  /// - Throws: What `subject` and `masks` throw, `DriverError` if the device does not answer, and why baselines or
  ///   records cannot be reached.
  func check(
    _ application: Application, key: (Configuration) -> CheckKey, subject: (Snapshot) throws -> ElementPath,
    masks: (Snapshot) throws -> [ElementPath] = { _ in [] }
  ) throws -> CheckOutcome? {
    if IgnoreSnapshotsTrait.isIgnoring {
      try application.automator.settle(
        until: application.automator.driver.now + application.automator.timeout)
      return nil
    }
    let take = try Take(of: application, isFull: isFull, key: key, subject: subject, masks: masks)
    var room = try ProofRoom.proofing(for: "\(site.filePath)")
    if let mode = record ?? SnapshotsTrait.mode { room.mode = try mode.allowed() }
    let outcome = take.judged(in: room, at: site.place)
    if let words = CheckWords.failure(outcome, of: take.key, missing: take.fingerprint.missing) {
      site.fail(words, notedBy: room.recorder)
    }
    return outcome
  }
}

/// What a check took of a screen at rest.
struct Take {
  let key: CheckKey
  let proof: Proof
  let fingerprint: Fingerprint
  /// What not to compare, in points from the picture's corner.
  let masks: [CGRect]

  /// Takes pixels and tree of one instant, once nothing moves any more.
  init(
    of application: Application, isFull: Bool = false, key: (Configuration) -> CheckKey,
    subject: (Snapshot) throws -> ElementPath, masks: (Snapshot) throws -> [ElementPath] = { _ in [] }
  ) throws {
    let automator = application.automator
    try automator.settle(until: automator.driver.now + automator.timeout)
    var whole = WholeContent(automator)
    let capture = try isFull ? whole.capture(of: subject, ignoring: masks) : automator.driver.capture()
    let snapshot = capture.snapshot
    let path = try subject(snapshot)
    let screen = snapshot.screen
    var proof = Proof(picture: capture.picture, tree: screen, scale: snapshot.configuration.scale)
    var origin = CGPoint.zero
    if path != .root, let element = screen[path] {
      let visible = (element.appearance?.visibleFrame ?? element.frame).intersection(screen.frame)
      guard let part = proof.cropped(to: visible, element) else {
        throw CheckError.nothingVisible(element, on: snapshot)
      }
      proof = part
      origin = visible.origin
    }
    self.key = key(snapshot.configuration)
    self.proof = proof
    self.fingerprint = snapshot.fingerprint
    self.masks = try masks(snapshot).compactMap { path in
      screen[path].map { ($0.appearance?.visibleFrame ?? $0.frame).offsetBy(dx: -origin.x, dy: -origin.y) }
    }
  }

  func judged(in room: Proofing, at place: GalleyBaselines::SourcePlace) -> CheckOutcome {
    room.check(key, proof, fingerprint: fingerprint, masks: masks, at: place)
  }
}

/// Why there was nothing to check.
public enum CheckError: Error, CustomStringConvertible {
  /// The element is there, but nothing of it is on the screen.
  case nothingVisible(Element, on: Snapshot)

  /// The reason, and the way out.
  public var description: String {
    switch self {
    case .nothingVisible(let element, let snapshot):
      "nothing of \(ElementText.line(element)) is on the screen of \(snapshot.configuration.device), "
        + "so there is no picture to check; scroll to it first"
    }
  }
}

extension Proof {
  /// The part of the proof that shows an element, with the element's tree.
  ///
  /// - Parameters:
  ///   - frame: The part, in points.
  ///   - element: The element.
  /// - Returns: The part; `nil` if there is nothing in it.
  fileprivate func cropped(to frame: CGRect, _ element: Element) -> Proof? {
    guard !frame.isNull, !frame.isEmpty else { return nil }
    let minX = Int((frame.minX * scale).rounded())
    let minY = Int((frame.minY * scale).rounded())
    let pixels = PixelRect(
      x: minX, y: minY, width: Int((frame.maxX * scale).rounded()) - minX,
      height: Int((frame.maxY * scale).rounded()) - minY)
    guard let part = picture.cropped(to: pixels) else { return nil }
    return Proof(picture: part, tree: element.moved(x: -frame.minX, y: -frame.minY), scale: scale)
  }
}

extension Element {
  /// The element and everything below it, with frames counted from elsewhere.
  fileprivate func moved(x: CGFloat, y: CGFloat) -> Element {
    var element = self
    element.frame = frame.offsetBy(dx: x, dy: y)
    if let visible = appearance?.visibleFrame {
      element.appearance?.visibleFrame = visible.offsetBy(dx: x, dy: y)
    }
    element.children = children.map { $0.moved(x: x, y: y) }
    return element
  }
}
