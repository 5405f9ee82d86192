import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Synchronization
import Testing
import XCUIAutomation

/// Compares a picture or a text that does not come from a screen with the approved one.
///
/// ```swift
/// assertSnapshot(of: chart, as: .image, named: "chart")
/// assertSnapshot(of: PNGFile("out/page.png"), as: .image(precision: 0.99, perceptualPrecision: 0.98))
/// assertSnapshot(of: letter, as: .lines, named: "letter")
/// assertSnapshot(of: page, as: .tree, named: "start")
/// ```
///
/// Its key is the running test and its name. The key of a snapshot without a name is its number in the test,
/// in the order of the calls: a snapshot that is inserted later shifts all that follow it to the wrong
/// baselines, so give it a name. A picture and a text cannot share a name. A difference fails the running
/// test at this line, and the test goes on; so does a file that is missing or damaged.
///
/// - Parameters:
///   - value: The value to compare.
///   - snapshotting: The strategy that makes a picture or a text of it.
///   - name: The snapshot's name, which no other one of the test has.
///   - argument: The argument of a parameterised test.
///   - level: The level of a picture's comparison; the default comes from the test, the suite or
///     `Galley.json`. Levels that need an element tree refuse a picture. Texts are always compared exactly,
///     whatever the test, the suite and `Galley.json` set.
///   - regions: The parts of a picture that are compared in another way: rectangles in pixels.
///   - record: Whether this check may write its baseline; the default comes from `.snapshots(record:)` or
///     `GALLEY_RECORD`.
/// - Returns: The result of the check; `nil` where snapshots are ignored, and where there was nothing to
///   compare, which fails the test.
@discardableResult
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>, named name: String? = nil,
  for argument: (any CustomStringConvertible)? = nil, level: MatchLevel? = nil, regions: [CheckRegion] = [],
  record: RecordMode? = nil, site: CallSite = #_callSite, function: String = #function
) -> CheckStatus? {
  guard !SnapshotOptions.current.isIgnored, !XCUIContext.stopsSnapshots else { return nil }
  let owner = RunningTest.owner(fileID: site.fileID, function: function)
  var key = CheckKey(
    suite: owner.suite, test: owner.test, argument: argument?.description, name: name ?? "",
    environment: .picture)
  do {
    if name == nil { key.name = "\(try SnapshotCounter.next(of: owner))" }
    switch try snapshotting.content(value()) {
    case .picture(let picture):
      let request = CheckRequest(
        at: site, stated: .check(level, try snapshotting.budget(), regions), mode: record
      ) { [key] _ in key }
      let runner = try request.runner()
      return request.run(try request.capture(picture, for: runner), by: runner)
    case .text(let text, let configuration):
      key.environment = configuration.map(CheckKey.Environment.init) ?? .text
      if let level, level != .exact { throw SnapshotError.levelOfText(level) }
      if !regions.isEmpty { throw SnapshotError.regionsOfText }
      let request = CheckRequest(at: site, mode: record) { [key] _ in key }
      return request.run(request.capture(text, as: key), by: try request.runner())
    }
  } catch {
    let recorder = CheckRequest(at: site) { [key] _ in key }
      .refuse("\(error)", of: key, isNamed: !key.name.isEmpty)
    CheckFailure.report("\(name ?? "the snapshot"): \(error)", at: site, notedBy: recorder)
    return nil
  }
}

/// Numbers the snapshots of a test that have no name of their own, in the order in which they are made.
enum SnapshotCounter {
  private static let counts = Mutex<[TestOwner: Int]>([:])

  /// The number of the next snapshot without a name, from 1 up.
  ///
  /// - Parameter test: The test.
  /// - Returns: The number.
  /// - Throws: ``SnapshotError/unnamed`` where the order of snapshots is not that of the source: a parameterised test
  ///   whose cases run side by side.
  static func next(of test: TestOwner) throws(SnapshotError) -> Int {
    if Test.Case.current?.isParameterized == true { throw .unnamed }
    return counts.withLock { counts in
      counts[test, default: 0] += 1
      return counts[test, default: 0]
    }
  }

  /// Begins to count anew, as XCTest begins a test, perhaps one that ran before.
  static func reset() {
    counts.withLock { $0 = [:] }
  }
}

/// An error of a snapshot that cannot be compared.
public enum SnapshotError: Error, Hashable, Sendable {
  /// A snapshot in a parameterised test has no name.
  case unnamed
  /// A level other than Exact was given for a text.
  case levelOfText(MatchLevel)
  /// Regions were given for a text.
  case regionsOfText
}

extension SnapshotError: CustomStringConvertible {
  /// The reason and the way out, without a full stop.
  public var description: String {
    switch self {
    case .unnamed:
      "a snapshot in a parameterised test needs a name, because its cases run in no certain order; "
        + "write named: and for:, such as named: \"start\", for: argument"
    case .levelOfText(let level):
      "a text is compared exactly, and not at level \(level.name); leave level: out, and compare a text without what "
        + "may change"
    case .regionsOfText:
      "a text has no regions; leave regions: out, and compare a text without what may change"
    }
  }
}
