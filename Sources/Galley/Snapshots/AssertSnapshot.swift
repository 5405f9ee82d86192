import Foundation
import GalleyBaselines
import GalleyExplanation
import GalleyImage
import GalleyTree
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
///   - argument: Which argument of a parameterised test this is.
///   - level: How closely to compare a picture; without one, as test, suite and `Galley.json` say. Levels that need an
///     element tree refuse a picture. Texts are always compared exactly, whatever test, suite and `Galley.json` say.
///   - regions: What of a picture is compared otherwise than the rest: rectangles, a point of which is a pixel.
///   - record: Whether this check may write its baseline; without it, what `.snapshots(record:)` or `GALLEY_RECORD` say.
///   - fileID: The source file; leave it out.
///   - filePath: The source file's path; leave it out.
///   - line: The line; leave it out.
///   - column: The column; leave it out.
///   - function: The function; leave it out.
/// - Returns: What became of the check; `nil` where snapshots are ignored, and where there was nothing to compare, which
///   fails the test.
@discardableResult
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value>, named name: String? = nil,
  for argument: (any CustomStringConvertible)? = nil, level: MatchLevel? = nil, regions: [CheckRegion] = [],
  record: RecordMode? = nil, fileID: String = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) -> CheckOutcome? {
  guard !IgnoreSnapshotsTrait.isIgnoring, !XCUIContext.stopsSnapshots else { return nil }
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let identity = TestIdentity.current(fileID: fileID, function: function)
  var key = CheckKey(
    suite: identity.suite, test: identity.test, argument: argument?.description, name: name ?? "",
    environment: .picture)
  do {
    if name == nil { key.name = "\(try SnapshotCounter.next(of: identity))" }
    let checking = Checking(site: site, record: record)
    switch try snapshotting.content(value()) {
    case .picture(let picture):
      let stated = MatchLayer.check(level, try snapshotting.budget(), regions)
      return try checking.judge(try Take(of: picture, as: key, stated: stated))
    case .text(let text, let configuration):
      key.environment = configuration.map(CheckKey.Environment.init) ?? .text
      if let level, level != .exact { throw SnapshotError.levelOfText(level) }
      if !regions.isEmpty { throw SnapshotError.regionsOfText }
      return try checking.judge(text, as: key)
    }
  } catch {
    let recorder = Checking(site: site).refuse("\(error)", of: key, isNamed: !key.name.isEmpty)
    site.fail("\(name ?? "the snapshot"): \(error)", notedBy: recorder)
    return nil
  }
}

extension Take {
  /// Takes a picture that no device made.
  ///
  /// - Parameters:
  ///   - picture: The picture.
  ///   - key: What it is known by.
  ///   - stated: What the check itself states about how closely it compares.
  /// - Throws: ``CheckError`` for a region that cannot be used.
  init(of picture: Bitmap, as key: CheckKey, stated: MatchLayer) throws {
    let size = CGSize(width: Double(picture.width), height: Double(picture.height))
    let snapshot = Snapshot(
      applications: [], configuration: Configuration(device: "the picture", size: size, scale: 1),
      fingerprint: Fingerprint(renderer: "a picture"), instant: .zero)
    try self.init(
      key: key, proof: Proof(picture: picture), snapshot: snapshot, path: .root,
      layers: [SnapshotOptions.current.layer, stated])
  }
}
