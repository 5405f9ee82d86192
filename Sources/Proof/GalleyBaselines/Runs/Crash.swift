import GalleySystem
import GalleyText
import GalleyTree

/// The death of a test's process, as the output of the process and of `swift test` describes it.
package struct Crash: Hashable, Sendable, Codable {
  /// The message that Swift's runtime printed, such as `Fatal error: Index out of range`.
  package var message: String?
  /// The line that it names.
  package var place: CallSite?
  /// The signal that ended the process.
  package var signal: Int32?
  /// The lines that the thread was at that died, the innermost first, as far as its backtrace names them.
  package var frames: [CallSite]?

  /// Describes a death.
  package init(
    message: String? = nil, place: CallSite? = nil, signal: Int32? = nil, frames: [CallSite]? = nil
  ) {
    self.message = message
    self.place = place
    self.signal = signal
    self.frames = frames
  }

  /// The death as half a sentence, such as `Fatal error: Index out of range` or `SIGSEGV ended its process`.
  package var sentence: String {
    if let message { return CleanText.line(message, limit: 500) }
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
  /// The frames that are kept of a backtrace.
  private static let mostFrames = 32

  /// Whether the lines are those of the backtrace of the thread that died.
  private var isInBacktrace = false

  /// Takes one line, without its line break.
  package mutating func take(_ line: String) {
    guard line.utf8.count <= Self.longestLine else { return }
    if isInBacktrace, takeFrame(line) { return }
    if line.contains("unexpected signal code "),
      let match = line.firstMatch(of: /error: .*unexpected signal code (\d{1,3})$/),
      let signal = Int32(match.1)
    {
      // What the runtime said before is of the same process.
      open()
      crashes[crashes.count - 1].signal = signal
    } else if line.hasPrefix("*** Program crashed: "), line.hasSuffix(" ***") {
      open()
      let words = line.dropFirst(4).dropLast(4)
      crashes[crashes.count - 1].message = crashes[crashes.count - 1].message ?? String(words)
    } else if line.hasPrefix("Thread "), line.hasSuffix(" crashed:") {
      open()
      isInBacktrace = true
    } else if line.contains(" error") || line.contains(" failed"),
      let match = line.firstMatch(
        of: /^(.{1,1000}?):(\d{1,7}): ((?:Fatal error|Precondition failed|Assertion failed)(?:: .*)?)$/),
      let number = Int(match.2)
    {
      crashes.append(
        Crash(message: String(match.3), place: CallSite(filePath: String(match.1), line: max(1, number))))
    }
  }

  /// Begins another death, unless the last one goes on.
  private mutating func open() {
    if crashes.last.map({ $0.signal != nil }) ?? true { crashes.append(Crash()) }
  }

  /// Takes a line of a backtrace, such as ` 3 [ra] 0x… FeedTests.testFeed() + 16 in P.xctest at /p/FeedTests.swift:24:15`; the first
  /// that begins with no number, after those that do, is none.
  private mutating func takeFrame(_ line: String) -> Bool {
    let words = line.drop { $0 == " " }
    guard words.first?.isNumber == true else {
      if !words.isEmpty || crashes.last?.frames != nil { isInBacktrace = false }
      return words.isEmpty
    }
    var frames = crashes[crashes.count - 1].frames ?? []
    if frames.count < Self.mostFrames,
      let match = words.firstMatch(of: #/ at (/[^<>]{1,1000}):(\d{1,7}):\d{1,7}$/#),
      let number = Int(match.2), !match.1.contains("/swift-generated-sources/")
    {
      frames.append(CallSite(filePath: String(match.1), line: max(1, number)))
    }
    crashes[crashes.count - 1].frames = frames
    return true
  }
}
