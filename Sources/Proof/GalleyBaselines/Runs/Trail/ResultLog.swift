import Foundation
import GalleySystem
import Glibc

/// The results of a process's XCTests while it runs, one JSON object a line: what is left of them if it dies.
///
/// A test has a line when it begins, which says that it was cut off, and another one at its end.
enum ResultLog {
  /// Adds a result; where that cannot be, the run does without.
  static func append(_ result: TestResult, of process: String, in folder: Folder) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(result) else { return }
    let bytes = [UInt8](data) + [UInt8(ascii: "\n")]
    let path = folder.path(of: RunFileNames.results(process))
    let number = open(path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard number >= 0 else { return }
    defer { close(number) }
    _ = bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
  }

  /// Reads the results; a line that was cut off says nothing.
  static func read(_ bytes: [UInt8]) -> [TestResult] {
    var results: [TestResult] = []
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let result = try? JSONDecoder().decode(TestResult.self, from: Data(line)) else { continue }
      if let last = results.last, last.test == result.test, last.end == .cut { results.removeLast() }
      results.append(result)
    }
    return results
  }
}
