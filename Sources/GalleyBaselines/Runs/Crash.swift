import GalleySystem
import GalleyTree

/// What the process of a test said of its own death, in what it and `swift test` print.
package struct Crash: Hashable, Sendable, Codable {
  /// What Swift's runtime printed, such as `Fatal error: Index out of range`.
  package var message: String?
  /// The line that it names.
  package var place: CallSite?
  /// The signal that ended the process.
  package var signal: Int32?

  /// Describes a death.
  package init(message: String? = nil, place: CallSite? = nil, signal: Int32? = nil) {
    self.message = message
    self.place = place
    self.signal = signal
  }

  /// The death as half a sentence, such as `Fatal error: Index out of range` or `SIGSEGV ended its process`.
  package var sentence: String {
    if let message { return ElementText.clean(message, limit: 500) }
    return signal.map { "\(SignalName.of($0)) ended its process" } ?? "its process ended before it did"
  }
}

/// Finds what processes say of their own death in lines that `swift test` prints.
///
/// The lines are those of Swift's runtime and of SwiftPM in Swift 6; others say nothing.
package struct CrashReader: Sendable {
  /// The deaths so far, in order.
  package private(set) var crashes: [Crash] = []

  /// Begins to read.
  package init() {}

  /// Longer than any line with the place of an error.
  private static let longestLine = 8_192

  /// Takes one line, without its line break.
  package mutating func take(_ line: String) {
    guard line.utf8.count <= Self.longestLine else { return }
    if line.contains("unexpected signal code "), line.hasPrefix("error: ") || line.contains("error: "),
      let match = line.firstMatch(of: /unexpected signal code (\d{1,3})$/), let signal = Int32(match.1)
    {
      // What the runtime said before is of the same process.
      if let last = crashes.indices.last, crashes[last].signal == nil {
        crashes[last].signal = signal
      } else {
        crashes.append(Crash(signal: signal))
      }
    } else if line.contains(" error") || line.contains(" failed"),
      let match = line.firstMatch(
        of: /^(.{1,1000}?):(\d{1,7}): ((?:Fatal error|Precondition failed|Assertion failed)(?:: .*)?)$/),
      let number = Int(match.2)
    {
      crashes.append(
        Crash(message: String(match.3), place: CallSite(filePath: String(match.1), line: max(1, number))))
    }
  }
}
