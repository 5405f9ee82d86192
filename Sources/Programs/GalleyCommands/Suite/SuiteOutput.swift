import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyText

/// The output of the programs of one attempt: shown, and searched for the words of a process that died.
final class SuiteOutput {
  private let printer: Printer
  private let isInherited: Bool
  /// The line of a terminal.
  private let progress: SuiteProgress?
  /// The lines of a log.
  private let log: SuiteLog?
  private var crashes = CrashReader()
  private let watch: LimitWatch?
  private let ended: EndedTests?
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
    (self.printer, self.watch, self.ended) = (printer, watch, ended)
    let isTerminal = !printer.isJSON && printer.context.isOutputTerminal && printer.context.isErrorTerminal
    isInherited = isTerminal && isVerbose
    progress = isTerminal && !isVerbose ? SuiteProgress(printer, total: total) : nil
    log = isTerminal ? nil : SuiteLog(printer, total: total)
  }

  /// Runs a program to its end.
  func run(
    _ command: [String], _ environment: [String: String], in folder: String? = nil, isMarked: Bool = true
  ) throws -> ChildProcess.End {
    let known = watch?.overruns.count ?? 0
    let end = try ChildProcess.run(
      command, environment: environment, in: folder, isMarked: isMarked, output: destination,
      watching: { [self] pipes, family in
        ended?.read()
        progress?.note(ended: ended?.count ?? 0)
        log?.note(ended: ended?.count ?? 0)
        let steps = events + (ended?.cases ?? 0)
        let killed =
          watch?.look(
            printed: pipes.bytes, progress: steps, family: family, isOver: { ended?.contains($0) ?? false })
          ?? []
        progress?.wait(watch?.latest?.text)
        log?.tell(watch?.latest, isWithinLine: pipes.isWithinErrorLine)
        return killed
      })
    log?.end()
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
    guard let event = SuiteEvent(line) else { return }
    if event.isOfTest { events += 1 }
    log?.take(event)
  }

  /// Runs the program of tests as `swift test` does, and reports a signal that ended it.
  func run(tests command: [String], _ environment: [String: String], in folder: String) throws
    -> ChildProcess.End
  {
    var environment = environment
    if !isInherited { environment["NO_COLOR"] = "1" }
    progress?.begin()
    log?.begin()
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
