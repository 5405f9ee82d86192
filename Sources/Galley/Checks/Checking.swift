import Foundation
import GalleyAutomation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree

/// One check, from the screen at rest to the failure at the test's line.
struct Checking {
  var site: CallSite
  var record: RecordMode?
  /// What the check itself states about how closely it compares.
  var stated = MatchLayer(origin: .check)
  /// Whether all that scrolls is checked, and not only what is in sight.
  var isFull = false
  /// What the check belongs to, if it says so.
  var batch: BatchInfo?
  /// What an error is said with that fails the test at this line; without it, what is not about the check alone is
  /// thrown.
  var label: String?

  /// Checks what is on the screen, and fails the running test if it is not what was approved.
  ///
  /// Where the check cannot be made, it leaves a refusal in the run, whether the reason fails the test at this line or
  /// is thrown.
  ///
  /// - Parameters:
  ///   - application: The app.
  ///   - key: Makes the check's key for the device's configuration.
  ///   - subject: What to check of the screen: the path of an element in ``Snapshot/screen``; the root means all of
  ///     it.
  ///   - checkpoint: What the layout states for the picture, if it is of a checkpoint.
  ///   - ready: Waits for what is to be checked.
  /// - Returns: What became of the check; `nil` where snapshots are ignored: then it waits for the screen to come to
  ///   rest, and does nothing else; and where there was nothing to compare, such as a screen that is not at rest,
  ///   which fails the test.
  /// - Throws: What `ready`, `subject` and `checkpoint` throw, `DriverError` if the device does not answer, and why
  ///   baselines or records cannot be reached.
  func check(
    _ application: Application, key: (Configuration) -> CheckKey, subject: (Snapshot) throws -> ElementPath,
    checkpoint: (Snapshot) throws -> MatchLayer = { _ in MatchLayer(origin: .checkpoint) },
    ready: () throws -> Void = {}
  ) throws -> CheckOutcome? {
    if IgnoreSnapshotsTrait.isIgnoring {
      try ready()
      try application.automator.settle(
        until: application.automator.driver.now + application.automator.timeout)
      return nil
    }
    let options = SnapshotOptions.current
    do {
      try ready()
      var take = try Take(of: application, against: try room(), isFull: isFull, key: key, subject: subject) {
        [options.layer, try checkpoint($0), stated]
      }
      let log = application.automator.log
      take.steps = log.lines(last: Take.mostSteps)
      log.note("Check \"\(take.key.name)\"")
      return try judge(take)
    } catch {
      let (key, isPlaced) = Self.key(on: application, after: error, key)
      try end(with: error, of: key, isPlaced: isPlaced)
      return nil
    }
  }

  /// Judges what was taken, and fails the running test if it is not what was approved.
  ///
  /// - Parameter take: What was taken.
  /// - Returns: What became of the check.
  /// - Throws: Why baselines or records cannot be reached.
  func judge(_ take: Take) throws -> CheckOutcome {
    let judgement = try judgement(of: take)
    if let words = judgement.words {
      let isNew = [.new, .recorded].contains(judgement.outcome.status)
      site.fail(words, notedBy: judgement.recorder, isNew: isNew)
    }
    return judgement.outcome
  }

  /// Judges what was taken, and records it.
  ///
  /// - Parameter take: What was taken.
  /// - Returns: What became of the check, what a test is told unless it passes, and who recorded it.
  /// - Throws: Why baselines or records cannot be reached.
  func judgement(of take: Take) throws -> (outcome: CheckOutcome, words: String?, recorder: RunRecorder) {
    var room = try room()
    room.steps = take.steps
    let outcome = take.judged(in: room, at: site.place)
    let words = CheckWords.failure(outcome, of: take.key, missing: take.fingerprint.missing)
    return (outcome, words, room.recorder)
  }

  /// What was approved, and where records go.
  ///
  /// - Returns: The place, as test and check want it.
  /// - Throws: Why baselines or records cannot be reached.
  func room() throws -> Proofing {
    var room = try ProofRoom.proofing(for: "\(site.filePath)")
    if let mode = record ?? SnapshotOptions.current.record { room.mode = try mode.allowed() }
    if let batch { room.batch = batch.completed(by: room.batch) }
    return room
  }
}

/// What a check took of a screen at rest.
struct Take {
  let key: CheckKey
  let proof: Proof
  let fingerprint: Fingerprint
  /// What test, layout and check state about how closely to compare, from the outside in.
  let layers: [MatchLayer]
  /// The regions of all of them, as they were found.
  let regions: [MatchRegion]
  /// What was done to the device before, one line a step, oldest first.
  var steps: [String] = []

  /// Further back than this, nobody looks for why a screen is as it is.
  static let mostSteps = 60

  /// Cuts what is checked out of a frame, or of all that scrolls.
  init(
    _ capture: Capture, key: (Configuration) -> CheckKey, subject: (Snapshot) throws -> ElementPath,
    layers: (Snapshot) throws -> [MatchLayer] = { _ in [] }
  ) throws {
    let snapshot = capture.snapshot
    let path = try subject(snapshot)
    let screen = snapshot.screen
    var proof = Proof(picture: capture.picture, tree: screen, scale: snapshot.configuration.scale)
    if path != .root, let element = screen[path] {
      let visible = (element.appearance?.visibleFrame ?? element.frame).intersection(screen.frame)
      guard let part = proof.cropped(to: visible, element) else {
        throw CheckError.nothingVisible(element, on: snapshot)
      }
      proof = part
    }
    try self.init(
      key: key(snapshot.configuration), proof: proof, snapshot: snapshot, path: path, layers: layers(snapshot)
    )
  }

  /// Puts together what was taken, and finds the regions in it.
  ///
  /// - Parameters:
  ///   - key: What it is known by.
  ///   - proof: Pixels and tree.
  ///   - snapshot: What was on the screen.
  ///   - path: What of the screen is checked.
  ///   - layers: What test, layout and check state, from the outside in.
  /// - Throws: ``CheckError`` for a region that cannot be used.
  init(key: CheckKey, proof: Proof, snapshot: Snapshot, path: ElementPath, layers: [MatchLayer]) throws {
    self.key = key
    self.proof = proof
    fingerprint = snapshot.fingerprint
    self.layers = layers
    let part = CheckedPart(
      snapshot: snapshot, path: path,
      size: CGSize(
        width: Double(proof.picture.width) / proof.scale, height: Double(proof.picture.height) / proof.scale))
    regions = try layers.flatMap { layer in
      try layer.regions.flatMap { try part.places(of: $0, isInherited: layer.origin == .test) }
    }
  }

  /// Whether it would pass, told without leaving a record.
  func isApproved(in room: Proofing) -> Bool {
    room.isApproved(key, proof, fingerprint: fingerprint, settings: merged(in: room).settings)
  }

  private func merged(in room: Proofing) -> (settings: MatchSettings, origins: MatchOrigins) {
    MatchLayer.merged([.project(room.store.project.settings)] + layers, regions: regions)
  }

  func judged(in room: Proofing, at place: GalleyBaselines::SourcePlace) -> CheckOutcome {
    let (settings, origins) = merged(in: room)
    return room.check(
      key, proof, fingerprint: fingerprint, settings: settings, origins: origins, at: place)
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
  func moved(x: CGFloat, y: CGFloat) -> Element {
    var element = self
    element.frame = frame.offsetBy(dx: x, dy: y)
    if let visible = appearance?.visibleFrame {
      element.appearance?.visibleFrame = visible.offsetBy(dx: x, dy: y)
    }
    element.children = children.map { $0.moved(x: x, y: y) }
    return element
  }
}
