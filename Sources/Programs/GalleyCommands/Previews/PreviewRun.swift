import Foundation
import GalleyBaselines
import GalleySystem

/// Runs the process that shows previews, again for as long as previews end it.
package struct PreviewRun {
  let printer: Printer
  /// The name of the process in messages.
  let program: String
  /// Starts the process with the path of a request; it is told whether it was started before.
  let start: (_ request: String, _ isAgain: Bool) throws -> ChildProcess.End
  /// Whether a preview that ends the process is told at once, beside what the process said.
  package var tellsAtOnce = true

  package init(
    printer: Printer, program: String,
    start: @escaping (_ request: String, _ isAgain: Bool) throws -> ChildProcess.End
  ) {
    (self.printer, self.program, self.start) = (printer, program, start)
  }

  /// The result of a run.
  package struct Outcome {
    /// The previews, in the order in which they were shown.
    package var entries: [PreviewEntry] = []
    /// The number of previews that the process of the tests has, shown or not.
    var found = 0
    /// The signal that interrupted it.
    package var interruption: Int32?
  }

  /// Shows previews.
  ///
  /// - Parameter request: Which, and where to.
  /// - Returns: What came of it.
  /// - Throws: ``PreviewsError`` if the process does not begin to show any.
  package func run(_ request: PreviewRequest) throws -> Outcome {
    var outcome = Outcome()
    var request = request
    var isAgain = false
    while true {
      let path = request.folder + "/request"
      try JSONEncoder().encode(request).write(to: URL(fileURLWithPath: path))
      try? FileManager.default.removeItem(atPath: request.events)
      let end = try start(path, isAgain)
      isAgain = true
      if let signal = end.interruption {
        outcome.interruption = signal
        return outcome
      }
      let events = Self.events(at: request.events)
      guard !events.isEmpty else { throw PreviewsError.notStarted(program, end.status) }
      var open: [PreviewEntry] = []
      var isFinished = false
      for event in events {
        switch event {
        case .found(let count): outcome.found = count
        case .began(let entry): open.append(entry)
        case .ended(let id, let entries):
          open.removeAll { $0.id == id }
          request.without.append(id)
          outcome.entries += entries
        case .finished: isFinished = true
        }
      }
      if isFinished { return outcome }
      guard var culprit = open.first else { throw PreviewsError.notStarted(program, end.status) }
      if open.count > 1 {
        // One of them did it: shown alone, it tells.
        request.alone = open.map(\.id)
        continue
      }
      request.without.append(culprit.id)
      culprit.failure = Self.ending(end.status)
      outcome.entries.append(culprit)
      guard tellsAtOnce else { continue }
      printer.remark("\(culprit.id): \(Self.ending(end.status)); the others are shown")
    }
  }

  /// How a preview has ended the process.
  private static func ending(_ status: Int32) -> String {
    status == PreviewRequest.stuck
      ? "it was not shown within \(PreviewRequest.patience.components.seconds) seconds; look for a body that never returns"
      : "it ended the process, as a trap does; see its message above"
  }

  private static func events(at path: String) -> [PreviewEvent] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").compactMap {
      try? JSONDecoder().decode(PreviewEvent.self, from: Data($0.utf8))
    }
  }
}

/// The reasons why there is no gallery.
package enum PreviewsError: Error, Hashable, CustomStringConvertible {
  /// The folder is in no package.
  case noPackage(String, command: String)
  /// No test shows previews.
  case noTest(String)
  /// The program that shows previews was not built, or did not start.
  case notStarted(String, Int32)
  /// There is no preview.
  case noPreviews
  /// None is as it was asked for.
  case noMatch([String], of: Int)

  package var description: String {
    switch self {
    case .noPackage(let folder, let command):
      "there is no Package.swift in \(folder) or above it; run \"galley \(command)\" in a package's folder"
    case .noTest(let folder):
      "no test of \(folder) shows previews; add one line to a test target that depends on Galley and on the modules with views: "
        + "@Test(arguments: PreviewCheck.all) func previews(_ preview: PreviewCheck) throws { try preview.check() }"
    case .notStarted(let program, let status):
      "\(program) ended with \(status) before a preview was shown; see its messages above"
    case .noPreviews:
      "there are no previews: the modules that the test target depends on have neither #Preview nor PreviewProvider"
    case .noMatch(let filters, let count):
      "none of \(count) previews has \(filters.map { "\"\($0)\"" }.joined(separator: " or ")) in its place or name"
    }
  }
}
