import GalleyTree

extension Automator {
  /// The pauses before the second frame and those after it; then every second.
  ///
  /// - Reference: [Playwright, `expectScreenshot`](https://github.com/microsoft/playwright/blob/main/packages/playwright-core/src/server/page.ts),
  ///   which takes the first frame without a pause.
  private static let pauses: [Duration] = [.milliseconds(100), .milliseconds(250), .milliseconds(500)]
  private static let longestPause = Duration.seconds(1)

  /// Takes the picture of a settled screen.
  ///
  /// A ``DeterministicDriver`` is waited for and looked at once. With any other driver, the first frame is
  /// final if it is as expected. If not, frames are taken with growing pauses until two neighbours are equal
  /// in pixels and trees, for the last time exactly at the deadline. A ``CaptureFreezing`` driver freezes
  /// moving elements meanwhile.
  package func settledCapture(_ request: SettlingRequest) throws -> SettledCapture {
    let deadline = capped(request.deadline)
    do {
      // All waits on the way share the remaining time.
      return try withContext({ $0.deadline = deadline }) {
        driver is any DeterministicDriver
          ? try captureOnce(request, until: deadline) : try captureUntilEqual(request, until: deadline)
      }
    } catch let error as SettlingError {
      recordEvidence(of: error)
      throw error
    }
  }

  /// Waits until nothing moves, and looks; again only while something in the picture says that it is busy.
  private func captureOnce(_ request: SettlingRequest, until deadline: Duration) throws -> SettledCapture {
    let began = driver.now
    return try whileFrozen {
      try settle(until: deadline)
      var settled = SettledCapture(
        capture: try driver.capture(), frames: 1, waited: .zero, isExpected: false)
      while true {
        settled.waited = driver.now - began
        let busy = BusyScreen(settled.capture, request, activity: activity)
        guard busy.isBusy else { return settled }
        settled.isExpected = try request.isExpected(settled.capture)
        if settled.isExpected { return settled }
        guard driver.now < deadline else { throw failure(.busy(busy), settled) }
        try driver.wait(until: deadline)
        try settle(until: deadline)
        settled.capture = try driver.capture()
        settled.frames += 1
      }
    }
  }

  /// Captures until the expected screen is seen, or two neighbouring frames are equal.
  private func captureUntilEqual(
    _ request: SettlingRequest, until deadline: Duration
  ) throws -> SettledCapture {
    let began = driver.now
    return try whileFrozen {
      var previous: Capture?
      var settled = SettledCapture(
        capture: try driver.capture(), frames: 1, waited: .zero, isExpected: false)
      settled.isExpected = try request.isExpected(settled.capture)
      settled.waited = driver.now - began
      if settled.isExpected { return settled }
      var pauses = Self.pauses[...]
      while true {
        let comparison = previous.map { FrameComparison($0, settled.capture, scope: request.scope) }
        let busy = BusyScreen(settled.capture, request, activity: activity)
        if comparison?.isSame == true, !busy.isBusy { return settled }
        guard driver.now < deadline else {
          if busy.isBusy { throw failure(.busy(busy), settled, previous) }
          throw failure(comparison.map { .unstable($0.changes()) } ?? .late, settled, previous)
        }
        try pass(min(driver.now + (pauses.popFirst() ?? Self.longestPause), deadline))
        previous = settled.capture
        settled.capture = try driver.capture()
        settled.frames += 1
        settled.waited = driver.now - began
      }
    }
  }

  /// The activity that the driver reports; nothing if it does not report any.
  private var activity: [String] { (driver as? any IdleReporting)?.activity ?? [] }

  /// Freezes moving elements, if the driver can, during a closure, and releases them afterwards, even after
  /// an error.
  package func whileFrozen<Result>(_ body: () throws -> Result) throws -> Result {
    guard let driver = driver as? any CaptureFreezing else { return try body() }
    try driver.freeze()
    let result: Result
    do { result = try body() } catch {
      // The reason that prevented the pictures is reported, rather than its consequence.
      try? driver.unfreeze()
      throw error
    }
    try driver.unfreeze()
    return result
  }

  private func failure(
    _ cause: SettlingError.Cause, _ settled: SettledCapture, _ previous: Capture? = nil
  ) -> SettlingError {
    SettlingError(
      cause: cause, waited: settled.waited, frames: settled.frames, previous: previous,
      actual: settled.capture)
  }

  /// Gives both last frames to the recorder, with the steps so far.
  private func recordEvidence(of error: SettlingError) {
    evidence?.record(
      Evidence(
        title: SettlingErrorText.summary(error), text: SettlingErrorText.report(error),
        capture: error.actual, previous: error.previous, steps: log.lines))
  }
}
