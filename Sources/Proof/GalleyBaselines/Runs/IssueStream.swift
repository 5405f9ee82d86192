import Foundation
import GalleyTree

/// The events of Swift Testing's part of a run.
///
/// - Reference: swift-testing, Documentation/ABI/JSON.md: a line is a record, an event's kind says what happened, and
///   an issue says whether it was known. Warnings are no failures.
package struct IssueStream: Hashable, Sendable, Codable {
  /// Whether the tests began.
  package var hasBegun = false
  /// Whether the tests came to their end.
  package var hasEnded = false
  /// The places of the issues that made a test fail, each once, sorted: file, line and column, or an empty text if
  /// the place is not known.
  package var failures: [String] = []
  /// The result of each test, in order.
  package var tests: [TestResult]?
  /// The number of failures that are of no test, such as one of a suite as a whole, or a line that cannot be understood.
  package var loose: Int?
  /// The failures that belong to no test, as far as they are known, in order.
  package var looseFailures: [TestFailure]?

  /// A stream in which nothing was said.
  package init() {}

  /// Reads a stream; a line that cannot be understood counts as a failure.
  ///
  /// `root`: the folder that lines are named from.
  package init(_ lines: [UInt8], root: String = "/") {
    var places: Set<String> = []
    var tests: [TestName: Course] = [:]
    var declared: [TestName: CallSite] = [:]
    var loose: [TestFailure] = []
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? JSONDecoder().decode(Record.self, from: Data(line)) else {
        places.insert("")
        loose.append(TestFailure("the output of Swift Testing cannot be understood", at: nil))
        continue
      }
      if record.kind == "test", let name = record.payload.id.flatMap(TestName.init(event:)) {
        declared[name] = record.payload.sourceLocation?.site
      }
      guard record.kind == "event" else { continue }
      let payload = record.payload
      let name = payload.testID.flatMap(TestName.init(event:))
      switch payload.kind {
      case "runStarted": hasBegun = true
      case "runEnded": hasEnded = true
      case "testStarted": if let name { tests[name, default: Course()].begin(payload) }
      case "testEnded": if let name { tests[name, default: Course()].end(payload) }
      // A test of which one argument does not apply has not done all that it does.
      case "testSkipped", "testCancelled", "testCaseCancelled":
        if let name { tests[name, default: Course()].skip(payload) }
      case "issueRecorded":
        guard payload.issue?.isFailing ?? true else { break }
        let place = payload.issue?.place ?? ""
        places.insert(place)
        let failure = TestFailure(
          payload.words ?? "it failed", at: payload.issue?.sourceLocation?.site,
          issue: place.isEmpty ? nil : place)
        if let name {
          tests[name, default: Course()].issues.insert(place)
          tests[name, default: Course()].failures.append(failure)
        } else {
          loose.append(failure)
        }
      default: break
      }
    }
    failures = places.sorted()
    self.tests = tests.map { $1.result(of: $0, declared: declared[$0]).inside(root) }
      .sorted { $0.test < $1.test }
    self.loose = loose.count
    if !loose.isEmpty {
      looseFailures = loose.map { $0.inside(root) }
    }
  }

  /// The events of one test.
  private struct Course {
    var begun = 0
    var ended = 0
    var isSkipped = false
    var issues: Set<String> = []
    var failures: [TestFailure] = []
    var from: Double?
    var to: Double?
    var remark: String?

    mutating func begin(_ event: Payload) {
      begun += 1
      from = from ?? event.instant?.absolute
    }

    mutating func end(_ event: Payload) {
      ended += 1
      to = event.instant?.absolute
    }

    mutating func skip(_ event: Payload) {
      isSkipped = true
      remark = remark ?? event.words
    }

    func result(of test: TestName, declared: CallSite?) -> TestResult {
      let isOver = ended > 0 && ended >= begun
      var result =
        !issues.isEmpty
        ? TestResult(test, .failed, issues: issues.sorted(), failures: failures)
        : TestResult(test, isSkipped ? .skipped : isOver ? .passed : .cut)
      if isSkipped, issues.isEmpty { result.remark = remark }
      if isOver, let from, let to { result.duration = max(0, to - from) }
      result.place = declared
      return result
    }
  }

  private struct Record: Decodable {
    var kind: String
    var payload: Payload
  }

  private struct Payload: Decodable {
    var kind: String?
    var id: String?
    var testID: String?
    var sourceLocation: Location?
    var instant: Instant?
    var issue: Issue?
    var messages: [Message]?

    /// What is said to people, each message on a line of its own.
    var words: String? {
      let texts = (messages ?? []).filter { $0.text != "Issue recorded" }.map(\.text)
      return texts.isEmpty ? nil : texts.joined(separator: "\n")
    }
  }

  private struct Instant: Decodable {
    var absolute: Double?
  }

  private struct Message: Decodable {
    var text: String
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
    var filePath: String?
    /// What older versions call the path.
    var olderPath: String?
    var line: Int
    var column: Int

    private enum CodingKeys: String, CodingKey {
      case fileID, filePath, line, column
      case olderPath = "_filePath"
    }

    var site: CallSite {
      CallSite(filePath: filePath ?? olderPath ?? fileID, line: line, column: column)
    }
  }
}
