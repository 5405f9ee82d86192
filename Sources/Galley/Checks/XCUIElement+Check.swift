import GalleyAutomation
import GalleyBaselines
import GalleyDiff
import GalleyTree
import XCUIAutomation

extension XCUIElement {
  /// Compares a picture of the element with the approved one; of an app it is the whole screen.
  ///
  /// A difference fails the running test at this line, with a sentence for each cause, and the test goes on. This is
  /// Galley's; Apple's API has no such member.
  ///
  /// - Parameters:
  ///   - name: The picture's name, which no other check of the test has.
  ///   - argument: Which argument of a parameterised test this is.
  ///   - level: How closely to compare; without one, as test, suite and `Galley.json` say.
  ///   - budget: How many pixels may differ; without one, as test, suite and `Galley.json` say.
  ///   - regions: What is compared otherwise than the rest.
  ///   - isFull: Whether all that scrolls is checked, and not only what is in sight.
  ///   - record: Whether this check may write its baseline.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  ///   - column: The column; leave it out.
  ///   - function: The function; leave it out.
  /// - Returns: What became of the check; `nil` where snapshots are ignored, where an earlier failure stopped the test,
  ///   and where there was nothing to compare. What stands in the way, such as an element that is not there, a screen
  ///   that does not come to rest, or a region that matches nothing, fails the test at this line; the run counts as one
  ///   in which not everything could be compared.
  @discardableResult @_disfavoredOverload
  public func check(
    _ name: String, for argument: (any CustomStringConvertible)? = nil, level: MatchLevel? = nil,
    budget: DifferenceBudget? = nil, regions: [CheckRegion] = [], fully isFull: Bool = false,
    record: RecordMode? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
  ) -> CheckOutcome? {
    let checking = Checking(
      site: SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column), record: record,
      stated: .check(level, budget, regions), isFull: isFull, label: name)
    let application = XCUIContext.automator.flatMap { automator in
      XCUIContext.defaultBundleIdentifier.map { Application($0, on: automator) }
    }
    func key(_ configuration: Configuration) -> CheckKey {
      .ofRunningTest(name, argument, configuration, fileID: fileID, function: function)
    }
    guard !XCUIContext.isStopped else {
      checking.refuseInStoppedTest(application, key: key)
      return nil
    }
    do {
      guard let application else {
        try checking.end(
          with: PageBridgeError.noDevice, of: Checking.key(on: nil, key).key, isPlaced: false)
        return nil
      }
      return try checking.check(application, key: key) { try subject(on: $0, application.automator) }
    } catch {
      // Nothing is thrown past a label.
      CheckFailure.report("\(name): \(error)", at: checking.site, notedBy: nil)
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
