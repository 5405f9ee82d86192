import Foundation
import GalleyBaselines
import Testing

/// Which test is running: the part of a check's key that names its owner.
struct TestIdentity: Hashable, Sendable {
  /// The suites, outermost first.
  var suite: [String]
  /// The test.
  var test: String

  /// The test that is running now.
  ///
  /// Swift Testing says so itself; under XCTest a ``SimulatedTestCase`` does. In any other case it is the caller's file
  /// and function.
  ///
  /// - Parameters:
  ///   - fileID: The caller's file.
  ///   - function: The caller's function.
  /// - Returns: Its suites and its name.
  static func current(fileID: String, function: String) -> TestIdentity {
    if let test = Test.current { return TestIdentity(test) }
    if let identity = TestCaseRegistry.current { return identity }
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return TestIdentity(
      suite: [file.hasSuffix(".swift") ? String(file.dropLast(6)) : file], test: TestName.plain(function))
  }

  init(suite: [String], test: String) {
    self.suite = suite
    self.test = test
  }

  /// A test's identity has no public members, but its coded form is public, and has the names.
  private init(_ test: Test) {
    struct ID: Decodable {
      var nameComponents: [String]
    }
    let names =
      (try? JSONDecoder().decode(ID.self, from: JSONEncoder().encode(test.id)))?.nameComponents ?? []
    self.test = TestName.plain(names.last ?? test.name)
    // A test function outside of any suite is known by its file.
    let file = test.sourceLocation.fileName
    suite =
      names.count > 1 ? Array(names.dropLast()) : [file.hasSuffix(".swift") ? String(file.dropLast(6)) : file]
  }
}
