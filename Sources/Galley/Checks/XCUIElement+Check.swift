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
  /// - Returns: What became of the check.
  @discardableResult @_disfavoredOverload
  public func check(
    _ name: String, for argument: (any CustomStringConvertible)? = nil, level: MatchLevel? = nil,
    budget: DifferenceBudget? = nil, regions: [CheckRegion] = [], fully isFull: Bool = false,
    record: RecordMode? = nil,
    fileID: String = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column,
    function: String = #function
  ) -> CheckOutcome? {
    guard !XCUIContext.isStopped else { return nil }
    let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let automator = XCUIContext.automator, let bundleIdentifier = XCUIContext.defaultBundleIdentifier
    else {
      site.fail("\(name): \(PageBridgeError.noDevice)")
      return nil
    }
    do {
      return try Checking(site: site, record: record, stated: .check(level, budget, regions), isFull: isFull)
        .check(
          Application(bundleIdentifier, on: automator),
          key: { .ofRunningTest(name, argument, $0, fileID: fileID, function: function) },
          subject: { try subject(on: $0, automator) })
    } catch {
      site.fail("\(name): \(error)")
      return nil
    }
  }

  /// The whole screen for an app, a part of it for anything else.
  private func subject(on snapshot: Snapshot, _ automator: Automator) throws -> ElementPath {
    let paths = target.find(snapshot)
    guard paths.count == 1 else {
      // Reading says why there is not exactly one, in Apple's words.
      _ = try automator.read(target)
      return .root
    }
    return paths[0].indices.count > 1 ? paths[0] : .root
  }
}
