import Foundation
import Glibc

/// How long seeded tests look for faults.
///
/// Without `GALLEY_SOAK`, which is how `make test` runs, a costly property tries a slice of its cases. `GALLEY_SOAK=1` tries all of them; `GALLEY_SOAK=100` multiplies their cases by 100. `GALLEY_SOAK_FROM=1000` takes seeds that nobody has seen yet. `GALLEY_SOAK_TALLY` names a file to which every number of cases is
/// added with the test that asked for it, so that `make soak` can say what was tried.
public enum Soak {
  /// By how much cases are multiplied; 1 unless set.
  public static let factor = number("GALLEY_SOAK", from: 1)

  /// The first seed; 0 unless set.
  private static let first = UInt64(number("GALLEY_SOAK_FROM", from: 0))

  /// Whether all cases of a property are tried, not a slice of them.
  public static let isComplete = ProcessInfo.processInfo.environment["GALLEY_SOAK"] != nil

  private static func number(_ variable: String, from least: Int) -> Int {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return least }
    guard let number = Int(text), number >= least else {
      fatalError("\(variable) is a number from \(least) up, not \(text)")
    }
    return number
  }

  /// A number of cases, multiplied.
  ///
  /// - Parameters:
  ///   - cases: How many there are with `GALLEY_SOAK=1`.
  ///   - parts: How many slices they make, one of which is tried without `GALLEY_SOAK`.
  ///   - file: The test that asks; leave it out.
  /// - Returns: How many there are in this run, at least one.
  public static func times(_ cases: Int, oneIn parts: Int = 1, file: String = #fileID) -> Int {
    let cases = isComplete ? cases * factor : max(1, cases / parts)
    note(cases, file)
    return cases
  }

  /// Seeds for so many cases a part of a run.
  ///
  /// - Parameters:
  ///   - count: How many cases there are with `GALLEY_SOAK=1`.
  ///   - parts: How many slices they make, the first of which is tried without `GALLEY_SOAK`.
  ///   - file: The test that asks; leave it out.
  /// - Returns: The seeds, from the first on.
  public static func seeds(_ count: Int, oneIn parts: Int = 1, file: String = #fileID) -> Range<UInt64> {
    first..<first + UInt64(times(count, oneIn: parts, file: file))
  }

  /// One in so many cases of a costly property; all of them if `GALLEY_SOAK` is set.
  ///
  /// - Parameters:
  ///   - cases: All cases, in an order that does not change.
  ///   - parts: How many slices the cases make; neighbours are in different ones.
  ///   - part: The slice, from 0 on; it wraps around at `parts`.
  /// - Returns: The cases to try.
  public static func slice<Cases: Collection>(
    of cases: Cases, oneIn parts: Int, part: Int = 0
  ) -> [Cases.Element] {
    guard !isComplete else { return Array(cases) }
    return cases.enumerated().filter { $0.offset % parts == part % parts }.map(\.element)
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
