import Foundation
import GalleyBaselines

/// The tests of Swift Testing that have ended, by the events that it writes while they run.
///
/// A test's end is written when its line is printed, which is when a thread of Swift's pool is free for that (see ``TestParallelism``). The
/// end of a case is written for tests with arguments alone (Swift 6.3).
///
/// - Reference: swift-testing, Documentation/ABI/JSON.md.
final class EndedTests {
  private let paths: [String]
  private var places: [String: UInt64] = [:]
  /// The events' names of the tests.
  private var ended: Set<String> = []
  /// The names of the tests in trails.
  private var names: Set<String> = []
  /// The number of cases that have ended, of all tests with arguments.
  private(set) var cases = 0

  /// Follows files of events, which need not be there yet.
  init(_ paths: [String]) {
    self.paths = paths
  }

  /// The number of tests that have ended.
  var count: Int { ended.count }

  /// Whether a test has ended.
  ///
  /// `name`: its suites and its own name, such as `RecipesTests/details`.
  func contains(_ name: String) -> Bool { names.contains(name) }

  /// Reads the lines that were written since the last time.
  func read() {
    for path in paths {
      guard let file = FileHandle(forReadingAtPath: path) else { continue }
      defer { try? file.close() }
      var place = places[path] ?? 0
      // Another process may have begun the file anew.
      if let size = try? file.seekToEnd(), size < place { place = 0 }
      guard (try? file.seek(toOffset: place)) != nil, let data = try? file.readToEnd(),
        let last = data.lastIndex(of: UInt8(ascii: "\n"))
      else { continue }
      let lines = data[...last]
      places[path] = place + UInt64(lines.count)
      for line in lines.split(separator: UInt8(ascii: "\n")) where Self.isWanted(line) { take(line) }
    }
  }

  private static let marks = ["\"testCaseEnded\"", "\"testEnded\""].map { Data($0.utf8) }

  /// Whether a line may say something of an end; most lines do not, and are not decoded.
  private static func isWanted(_ line: Data) -> Bool { marks.contains { line.range(of: $0) != nil } }

  private struct Line: Decodable {
    struct Payload: Decodable {
      var kind: String?
      var testID: String?
    }
    var payload: Payload
  }

  private func take(_ line: Data) {
    guard let payload = (try? JSONDecoder().decode(Line.self, from: line))?.payload else { return }
    switch (payload.kind, payload.testID) {
    case ("testCaseEnded", _): cases += 1
    case ("testEnded", let id?):
      // Suites end, too.
      guard let test = TestName(event: id) else { return }
      ended.insert(id)
      names.insert((test.suite + [test.test]).joined(separator: "/"))
    default: break
    }
  }
}
