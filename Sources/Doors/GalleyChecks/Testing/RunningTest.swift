import Foundation
import GalleyBaselines
import Synchronization
import Testing
import XCTest

/// The test that is running in this task, or, under XCTest, in this process.
package enum RunningTest {
  private struct XCTestNames {
    var owner: TestOwner?
    var observed: TestOwner?
    var module: String?
  }

  /// XCTest runs one test after another, and does not tell which.
  private static let xctest = Mutex(XCTestNames())

  /// The XCTest that a case with a device of its own runs, such as a ``DrivenTestCase``.
  package static var xctestOwner: TestOwner? {
    get { xctest.withLock(\.owner) }
    set { xctest.withLock { $0.owner = newValue } }
  }

  /// The XCTest that is running, whatever its class.
  static var observedXCTest: TestOwner? {
    get { xctest.withLock(\.observed) }
    set { xctest.withLock { $0.observed = newValue } }
  }

  private static let owners = Mutex<[Test.ID: TestOwner]>([:])

  /// The test that is running in this task, or, under XCTest, in this process; `nil` if it is not known.
  static var current: TestOwner? {
    guard let test = Test.current else { return observedXCTest }
    // Finding the name out takes longer than a step that is noted under it may.
    return owners.withLock { owners in
      if let owner = owners[test.id] { return owner }
      let owner = TestOwner(test)
      owners[test.id] = owner
      return owner
    }
  }

  /// The module of the XCTest class that is running.
  static var xctestModule: String? {
    get { xctest.withLock(\.module) }
    set { xctest.withLock { $0.module = newValue } }
  }

  /// The test target of the running test: Swift Testing says so itself, of XCTest an observer knows.
  static var module: String? { Test.current?.sourceLocation.moduleName ?? xctestModule }

  /// The module of a class: the first part of its whole name.
  static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// The part of a check's key that names the running test.
  ///
  /// Swift Testing says so itself; under XCTest a case with a device of its own does. In any other case it is the caller's file
  /// and function.
  ///
  /// - Parameters:
  ///   - fileID: The caller's file.
  ///   - function: The caller's function.
  /// - Returns: Suites and name.
  static func owner(fileID: String, function: String) -> TestOwner {
    if let test = Test.current { return TestOwner(test) }
    return xctestOwner ?? TestOwner(suite: [suite(ofFile: fileID)], test: TestName.plain(function))
  }

  /// The suite of a test function outside of any: its file.
  fileprivate static func suite(ofFile fileID: String) -> String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }
}

extension TestOwner {
  /// The test of XCTest that a case runs.
  package init(_ testCase: XCTestCase) {
    let parts = testCase.name.split(separator: ".", maxSplits: 1).map(String.init)
    self.init(suite: [parts[0]], test: parts.count > 1 ? parts[1] : testCase.name)
  }

  /// A test's identity has no public members, but its coded form is public, and has the names.
  fileprivate init(_ test: Test) {
    struct ID: Decodable {
      var nameComponents: [String]
    }
    let names =
      (try? JSONDecoder().decode(ID.self, from: JSONEncoder().encode(test.id)))?.nameComponents ?? []
    self.init(
      suite: names.count > 1
        ? Array(names.dropLast()) : [RunningTest.suite(ofFile: test.sourceLocation.fileName)],
      test: TestName.plain(names.last ?? test.name))
  }
}
