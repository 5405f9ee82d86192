import XCTest

/// Lists the tests of a class that belongs to the main actor.
///
/// SwiftPM finds tests by writing `[("testA", testA), …]` for every class and passing that to XCTest's
/// `testCase(_:)`, which casts main-actor methods to nonisolated ones at run time and ends the process. This
/// overload takes them as they are. Its module has to be in language mode 5: in mode 6 main-actor functions
/// are implicitly `Sendable`, so that this overload would not be chosen.
///
/// - Parameter allTests: The tests with their names.
/// - Returns: The description of a test class for XCTest.
public func testCase<T: XCTestCase>(_ allTests: [(String, (T) -> @MainActor () -> Void)]) -> XCTestCaseEntry {
  let tests: [(String, (T) -> () throws -> Void)] = allTests.map { name, test in
    (name, { instance in { MainActor.assumeIsolated { test(instance)() } } })
  }
  return testCase(tests)
}

/// Lists the tests of a main-actor class, all of which are declared as throwing.
///
/// - Parameter allTests: The tests with their names.
/// - Returns: The description of a test class for XCTest.
public func testCase<T: XCTestCase>(
  _ allTests: [(String, (T) -> @MainActor () throws -> Void)]
) -> XCTestCaseEntry {
  let tests: [(String, (T) -> () throws -> Void)] = allTests.map { name, test in
    (name, { instance in { try MainActor.assumeIsolated { try test(instance)() } } })
  }
  return testCase(tests)
}
