import Foundation

/// The events of Swift Testing's part of a run.
///
/// - Reference: swift-testing, Documentation/ABI/JSON.md: a line is a record, an event's kind says what happened, and
///   an issue says whether it was known. Warnings are no failures.
package struct IssueStream: Hashable, Sendable, Codable {
  /// Whether the tests began.
  package var hasBegun = false
  /// Whether the tests came to their end.
  package var hasEnded = false
  /// Where issues were recorded that made a test fail, each place once, sorted: file, line and column, or nothing if that
  /// is not known.
  package var failures: [String] = []
  /// The result of each test, in order.
  package var tests: [TestResult]?
  /// The number of failures that are of no test, such as one of a suite as a whole, or a line that cannot be understood.
  package var loose: Int?

  /// A stream in which nothing was said.
  package init() {}

  /// Reads a stream; a line that cannot be understood counts as a failure.
  package init(_ lines: [UInt8]) {
    var places: Set<String> = []
    var tests: [TestName: Course] = [:]
    var loose = 0
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)) else {
        places.insert("")
        loose += 1
        continue
      }
      guard record.kind == "event" else { continue }
      let name = record.payload.testID.flatMap(TestName.init(event:))
      switch record.payload.kind {
      case "runStarted": hasBegun = true
      case "runEnded": hasEnded = true
      case "testStarted": if let name { tests[name, default: Course()].begun += 1 }
      case "testEnded": if let name { tests[name, default: Course()].ended += 1 }
      // A test of which one argument does not apply has not done all that it does.
      case "testSkipped", "testCancelled", "testCaseCancelled":
        if let name { tests[name, default: Course()].isSkipped = true }
      case "issueRecorded":
        guard record.payload.issue?.isFailing ?? true else { break }
        let place = record.payload.issue?.place ?? ""
        places.insert(place)
        if let name { tests[name, default: Course()].issues.insert(place) } else { loose += 1 }
      default: break
      }
    }
    failures = places.sorted()
    self.tests = tests.map { $1.result(of: $0) }.sorted { $0.test < $1.test }
    self.loose = loose
  }

  /// The events of one test.
  private struct Course {
    var begun = 0
    var ended = 0
    var isSkipped = false
    var issues: Set<String> = []

    func result(of test: TestName) -> TestResult {
      if !issues.isEmpty { return TestResult(test, .failed, issues: issues.sorted()) }
      if isSkipped { return TestResult(test, .skipped) }
      return TestResult(test, ended > 0 && ended >= begun ? .passed : .cut)
    }
  }

  private struct Record: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    var kind: String?
    var testID: String?
    var issue: Issue?
  }

  private struct Issue: Decodable {
    var isKnown: Bool?
    var isFailure: Bool?
    var severity: String?
    var sourceLocation: Location?

    var place: String? { sourceLocation.map { "\($0.fileID):\($0.line):\($0.column)" } }

    var isFailing: Bool { isKnown != true && (isFailure ?? (severity != "warning")) }
  }

  private struct Location: Decodable {
    var fileID: String
    var line: Int
    var column: Int
  }
}
