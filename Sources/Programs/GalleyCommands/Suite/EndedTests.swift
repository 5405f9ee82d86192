import Foundation

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
  private var ended: Set<String> = []
  /// The number of cases that have ended, of all tests.
  private(set) var cases = 0

  /// Follows files of events, which need not be there yet.
  init(_ paths: [String]) {
    self.paths = paths
  }

  /// The number of tests that have ended.
  var count: Int { ended.count }

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

  private static let marks = ["\"testCaseEnded\"", "\"testEnded\"", "\"isParameterized\":true"].map {
    Data($0.utf8)
  }

  /// Whether a line may say something of an end; most lines do not, and are not decoded.
  private static func isWanted(_ line: Data) -> Bool { marks.contains { line.range(of: $0) != nil } }

  private struct Line: Decodable {
    struct Payload: Decodable {
      var kind: String?
      var id: String?
      var testID: String?
      var isParameterized: Bool?
    }
    var payload: Payload
  }

  private func take(_ line: Data) {
    guard let payload = (try? JSONDecoder().decode(Line.self, from: line))?.payload else { return }
    switch (payload.kind, payload.testID) {
    case ("testCaseEnded", let test?):
      cases += 1
      if !parameterized.contains(test) { ended.insert(test) }
    case ("testEnded", let test?) where parameterized.contains(test): ended.insert(test)
    default: if payload.isParameterized == true, let test = payload.id { parameterized.insert(test) }
    }
  }
}
