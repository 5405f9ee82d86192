import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyText

/// The output of the programs of one attempt: shown, and searched for the words of a process that died.
final class SuiteOutput {
  private let printer: Printer
  private let isInherited: Bool
  private let progress: SuiteProgress?
  private var crashes = CrashReader()
  private let watch: LimitWatch?
  private let ended: EndedTests?
  private let total: () -> Int?
  private var knownTotal: Int?
  private var counts = TestCounts()
  private var quiet = QuietLog()
  /// The number of tests that have begun or ended.
  private var events = 0

  /// Shows the output as a person or a program wants it.
  ///
  /// - Parameters:
  ///   - printer: The printer of the command.
  ///   - isVerbose: Whether all of it is shown, even on a terminal.
  ///   - watch: A watch for tests that do not end.
  ///   - ended: The tests that have ended by their events.
  ///   - total: The number of tests, once it is known.
  init(
    _ printer: Printer, isVerbose: Bool, watch: LimitWatch? = nil, ended: EndedTests? = nil,
    total: @escaping () -> Int?
  ) {
    (self.printer, self.watch, self.ended, self.total) = (printer, watch, ended, total)
    let isTerminal = !printer.isJSON && printer.context.isOutputTerminal && printer.context.isErrorTerminal
    isInherited = isTerminal && isVerbose
    progress = isTerminal && !isVerbose ? SuiteProgress(printer, total: total) : nil
  }

  /// Runs a program to its end.
  func run(
    _ command: [String], _ environment: [String: String], in folder: String? = nil, isMarked: Bool = true
  ) throws -> ChildProcess.End {
    let known = watch?.overruns.count ?? 0
    let end = try ChildProcess.run(
      command, environment: environment, in: folder, isMarked: isMarked, output: destination,
      watching: { [self] printed, family in
        ended?.read()
        let known = events + (ended?.cases ?? 0)
        let killed = watch?.look(printed: printed, progress: known, family: family) ?? []
        if let progress {
          progress.note(ended: ended?.count ?? 0)
          progress.wait(watch?.latest)
        } else if !isInherited {
          tell(watch?.latest)
        }
        return killed
      })
    for overrun in watch?.overruns.dropFirst(known) ?? [] {
      let test = overrun.test.isEmpty ? "a process of tests" : CleanText.line(overrun.test, limit: 200)
      note("error: Galley ended \(test) after \(overrun.sentence)")
    }
    return end
  }

  private var destination: ChildProcess.Output {
    if isInherited { return .inherited }
    guard let progress else {
      return .copied(toErrors: printer.isJSON) { [self] in take($0) }
    }
    return .lines { [self] line, stream in
      take(line)
      progress.take(line, stream)
    }
  }

  private func take(_ line: String) {
    crashes.take(line)
    quiet.hear()
    guard let event = SuiteEvent(line), event.isOfTest else { return }
    counts.count(event)
    events += 1
  }

  /// Tells in a log how many tests have ended and what goes on, where nothing was printed for a while.
  private func tell(_ step: String?) {
    let done = max(counts.all, ended?.count ?? 0)
    guard done > 0 || step != nil else { return }
    if knownTotal == nil { knownTotal = total() }
    let news = step.map { "  \(CleanText.line($0, limit: 200))" } ?? ""
    let text = SuiteProgress.text(done, of: knownTotal) + news
    if let line = quiet.line(text) { printer.sayOnErrors(line + "\n") }
  }

  /// Runs the program of tests as `swift test` does, and reports a signal that ended it.
  func run(tests command: [String], _ environment: [String: String], in folder: String) throws
    -> ChildProcess.End
  {
    var environment = environment
    if !isInherited { environment["NO_COLOR"] = "1" }
    progress?.begin()
    let end = try run(command, environment, in: folder)
    if end.interruption == nil, (129...192).contains(end.status) {
      note("error: Exited with unexpected signal code \(end.status - 128)")
    }
    return end
  }

  /// Prints a line of SwiftPM's.
  func note(_ line: String) {
    crashes.take(line)
    if let progress { progress.take(line, .errors) } else { printer.sayOnErrors(line + "\n") }
  }

  /// Ends the output, and returns the deaths of processes, if there were any.
  func end() -> [Crash]? {
    progress?.end()
    return crashes.crashes.isEmpty ? nil : crashes.crashes
  }
}
