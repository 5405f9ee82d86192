import GalleyAutomation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyTree
import Testing
import XCUIAutomation

extension XCUIElement {
  /// Compares a picture of the element with the approved one; of an app it is the whole screen.
  ///
  /// A difference fails the running test at this line, with a sentence for each cause, and the test goes on.
  /// So does any obstacle, such as an element that is not there, a screen that does not come to rest, or a
  /// region that matches nothing; the run counts as one in which not everything could be compared. This is
  /// Galley's; Apple's API has no such member.
  ///
  /// - Parameters:
  ///   - name: The picture's name, which no other check of the test has.
  ///   - argument: The argument of a parameterised test.
  ///   - level: The level of the comparison; the default comes from the test, the suite or `Galley.json`.
  ///   - budget: The number of pixels that may differ; the default comes from the test, the suite or
  ///     `Galley.json`.
  ///   - regions: The parts that are compared in another way.
  ///   - isFull: Whether the check covers all content that scrolls, not only the visible part.
  ///   - record: Whether this check may write its baseline.
  /// - Returns: The result of the check; `nil` where snapshots are ignored, where an earlier failure stopped
  ///   the test, and where there was nothing to compare.
  @discardableResult @_disfavoredOverload
  public func check(
    _ name: String, for argument: (any CustomStringConvertible)? = nil, level: MatchLevel? = nil,
    budget: DifferenceBudget? = nil, regions: [CheckRegion] = [], fully isFull: Bool = false,
    record: RecordMode? = nil,
    site: CallSite = #_callSite,
    function: String = #function
  ) -> CheckStatus? {
    let application = XCUIContext.automator.flatMap { automator in
      XCUIContext.defaultBundleIdentifier.map { Application($0, on: automator) }
    }
    var request = CheckRequest(
      at: site, fully: isFull, stated: .check(level, budget, regions), mode: record, label: name
    ) { .ofRunningTest(name, argument, $0, fileID: site.fileID, function: function) }
    guard !XCUIContext.isStopped else {
      request.refuseInStoppedTest(application)
      return nil
    }
    do {
      guard let application else {
        try request.end(with: PageBridgeError.noDevice, on: nil)
        return nil
      }
      request.subject = { try self.subject(on: $0, application.automator) }
      return try request.check(application)
    } catch {
      // Nothing is thrown past a label.
      CheckFailure.report("\(name): \(error)", at: site, notedBy: nil)
      return nil
    }
  }

  /// The whole screen for an app, a part of it for anything else.
  private func subject(on snapshot: Snapshot, _ automator: Automator) throws -> ElementPath {
    // Reading says why there is not exactly one, in Apple's words.
    let path = try automator.read(target, on: snapshot).path
    return path.indices.count > 1 ? path : .root
  }
}

extension XCUIContext {
  /// Whether the running test has been given up, so that nothing is looked at any more.
  ///
  /// Only tests of XCTest are: one at a time, while those of Swift Testing may run beside each other.
  nonisolated static var stopsSnapshots: Bool { Test.current == nil && isStopped }
}
