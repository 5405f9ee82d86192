import Foundation
import Glibc

/// How long seeded tests look for faults.
///
/// `GALLEY_SOAK=100` multiplies their cases by 100. `GALLEY_SOAK_TALLY` names a file to which every number of cases is
/// added with the test that asked for it, so that `make soak` can say what was tried.
enum Soak {
  /// By how much cases are multiplied; 1 unless set.
  static let factor: Int = {
    let text = ProcessInfo.processInfo.environment["GALLEY_SOAK"] ?? "1"
    guard let factor = Int(text), factor > 0 else {
      fatalError("GALLEY_SOAK is a number from 1 up, not \(text)")
    }
    return factor
  }()

  /// A number of cases, multiplied.
  static func times(_ cases: Int, file: String = #fileID) -> Int {
    note(cases * factor, file)
    return cases * factor
  }

  /// Seeds for so many cases a part of a run.
  static func seeds(_ count: Int, file: String = #fileID) -> Range<UInt64> {
    0..<UInt64(times(count, file: file))
  }

  /// Adds a line to the tally, in one write: tests run side by side.
  private static func note(_ cases: Int, _ file: String) {
    guard let path = ProcessInfo.processInfo.environment["GALLEY_SOAK_TALLY"] else { return }
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { fatalError("cannot add to \(path)") }
    defer { close(descriptor) }
    let line = Array("\(cases) \(file)\n".utf8)
    guard write(descriptor, line, line.count) == line.count else { fatalError("cannot add to \(path)") }
  }
}
