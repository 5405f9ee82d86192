import Foundation
import GalleyBaselines

/// A test of Swift Testing that has ended.
struct EndedTest: Hashable {
  /// The suites and the test, such as `RecipesTests/details`, as a trail has them.
  var name: String
  /// The test as Swift Testing's own lines name it, such as `details()` or `"Details of a recipe"`.
  var label: String

  /// Describes a test that has ended.
  init(name: String, label: String) { (self.name, self.label) = (name, label) }

  /// Reads a test's name in the events.
  ///
  /// - Parameters:
  ///   - id: Such as `Module.RecipesTests/details()/File.swift:10:2`.
  ///   - label: Its name in Swift Testing's lines, if it is known.
  fileprivate init(_ id: String, label: String?) {
    let test = TestName(event: id)
    name = test.map { ($0.suite + [$0.test]).joined(separator: "/") } ?? id
    self.label = label ?? test.map { "\($0.test)()" } ?? id
  }
}

/// The tests of Swift Testing that have ended, by the events that it writes while they run.
///
/// Swift Testing prints a test's end when a thread of Swift's pool is free for that; synchronous tests keep all threads until the last of
/// them has begun (Swift 6.3). The end of a test's case is written at once. The end of a test with arguments is known late: it may have
/// more cases.
///
/// - Reference: swift-testing, Documentation/ABI/JSON.md.
final class EndedTests {
  private let paths: [String]
  private var places: [String: UInt64] = [:]
  private var parameterized: Set<String> = []
  /// The names of tests in Swift Testing's own lines.
  private var labels: [String: String] = [:]
  private var ended: Set<String> = []
  /// The names of the tests that have ended.
  private var names: Set<String> = []
  /// The number of cases that have ended, of all tests.
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
  ///
  /// - Returns: The tests that have ended since, in order.
  @discardableResult func read() -> [EndedTest] {
    var new: [EndedTest] = []
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
      for line in lines.split(separator: UInt8(ascii: "\n")) where Self.isWanted(line) {
        guard let id = take(line), ended.insert(id).inserted else { continue }
        let test = EndedTest(id, label: labels[id])
        names.insert(test.name)
        new.append(test)
      }
    }
    return new
  }

  private static let marks = ["\"testCaseEnded\"", "\"testEnded\"", "\"isParameterized\":"].map {
    Data($0.utf8)
  }

  /// Whether a line may declare a test or say something of an end; most lines do not, and are not decoded.
  private static func isWanted(_ line: Data) -> Bool { marks.contains { line.range(of: $0) != nil } }

  private struct Line: Decodable {
    struct Payload: Decodable {
      var kind: String?
      var id: String?
      var testID: String?
      var isParameterized: Bool?
      var name: String?
      var displayName: String?
    }
    var payload: Payload
  }

  /// Takes a line, and returns the test of which it says that it has ended.
  private func take(_ line: Data) -> String? {
    guard let payload = (try? JSONDecoder().decode(Line.self, from: line))?.payload else { return nil }
    switch (payload.kind, payload.testID) {
    case ("testCaseEnded", let test?):
      cases += 1
      return parameterized.contains(test) ? nil : test
    case ("testEnded", let test?): return parameterized.contains(test) ? test : nil
    default:
      guard let test = payload.id else { return nil }
      if payload.isParameterized == true { parameterized.insert(test) }
      labels[test] = payload.displayName.map { "\"\($0)\"" } ?? payload.name
      return nil
    }
  }
}
