import Foundation
import GalleyBaselines
import GalleyDiff
import GalleyExplanation
import GalleyImage
import GalleyTree
import Synchronization
import Testing
import XCUIAutomation

/// Compares a picture or a text that no check of a screen takes with the approved one.
///
/// ```swift
/// assertSnapshot(of: chart, as: .image, named: "chart")
/// assertSnapshot(of: PNGFile("out/page.png"), as: .image(precision: 0.99, perceptualPrecision: 0.98))
/// assertSnapshot(of: letter, as: .lines, named: "letter")
/// assertSnapshot(of: page, as: .tree, named: "start")
/// ```
///
/// It is known by the running test and its name. A snapshot without a name is known by its number among those of its test, in
/// the order of the calls: when one is put between others, those after it are compared with the wrong ones, so that a
/// name is better. A picture and a text have no name in common. A difference fails the running test at this line, and the
/// test goes on; so does a file that is missing or damaged.
///
/// - Parameters:
///   - value: What to compare.
///   - snapshotting: How it becomes a picture or a text.
///   - name: The snapshot's name, which no other one of the test has.
///   - argument: The argument of a parameterised test.
///   - level: How closely to compare a picture; without one, as test, suite and `Galley.json` say. Levels that need an
///     element tree refuse a picture. Texts are always compared exactly, whatever test, suite and `Galley.json` say.
///   - regions: What of a picture is compared otherwise than the rest: rectangles, a point of which is a pixel.
///   - record: Whether this check may write its baseline; without it, what `.snapshots(record:)` or `GALLEY_RECORD` say.
/// - Returns: How the check ended; `nil` where snapshots are ignored, and where there was nothing to compare, which
///   fails the test.
@discardableResult
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>, named name: String? = nil,
  for argument: (any CustomStringConvertible)? = nil, level: MatchLevel? = nil, regions: [CheckRegion] = [],
  record: RecordMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) -> CheckStatus? {
  guard !SnapshotOptions.current.isIgnored, !XCUIContext.stopsSnapshots else { return nil }
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let owner = RunningTest.owner(fileID: fileID, function: function)
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
  /// It has no name, and runs in a parameterised test.
  case unnamed
  /// A text is to be compared at a level other than Exact.
  case levelOfText(MatchLevel)
  /// Parts of a text are to be compared otherwise.
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
