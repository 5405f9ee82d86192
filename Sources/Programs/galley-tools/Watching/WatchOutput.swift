import Foundation
import GalleyCommands
import GalleyText

/// The output of a round: its progress on one line, and below each other the messages of the compiler, each once, failures and the verdict.
final class WatchOutput {
  private let printer: Printer
  private let package: String
  private let line: ProgressLine
  private var counts = TestCounts()
  private var known: Set<String> = []
  private var isRepeated = false
  /// The lines that were shown.
  private(set) var shown: [String] = []
  /// What was printed on standard output, which is JSON.
  private(set) var data = ""
  /// Whether the compiler has found errors.
  private(set) var hasErrors = false
  /// Whether nothing is shown any more.
  var isMuted = false

  /// Shows the output of one round in a package.
  init(_ printer: Printer, package: String) {
    self.printer = printer
    self.package = package
    line = ProgressLine(in: printer.context)
  }

  /// Takes a line of a round.
  func take(_ text: String, _ stream: ChildProcess.Stream) {
    if stream == .output {
      data += text + "\n"
      return
    }
    if isMuted { return }
    guard let event = SuiteEvent(text) else { return pass(text) }
    counts.count(event)
    switch event {
    case .build(let done, let all, let what): line.show("Building \(done)/\(all)  \(what)")
    case .noise: break
    case .started, .passed, .skipped, .failed:
      line.show("Testing \(counts.all)" + (counts.failed > 0 ? "  \(counts.failed) failed" : ""))
    }
  }

  private func pass(_ text: String) {
    if text.contains("Another instance of SwiftPM") {
      let process = text.firstMatch(of: /PID: (\d+)/).map { ", process \($0.1)," } ?? ""
      say("Another build of this package\(process) is running; this round waits for its end.")
      return
    }
    if let match = text.prefixMatch(of: #/(/[^:]+):\d+:\d+: (error|warning): /#) {
      // SwiftPM prints the messages of a file once for each step that reads it.
      isRepeated = !known.insert(text).inserted
      if match.2 == "error" { hasErrors = true }
      guard !isRepeated else { return }
      let path = String(match.1)
      let short = path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
      say(short + text.dropFirst(path.count))
      return
    }
    if isRepeated, text.prefixMatch(of: #/\s*\d*\s*\|/#) != nil { return }
    isRepeated = false
    // Without a program there is no verdict, and the page is that of the watch.
    if hasErrors, text.hasPrefix("incomplete  nothing was compared") { isMuted = true }
    if isMuted || text.hasPrefix("Report: ") { return }
    if text.prefixMatch(of: /error: [\w-]+ command failed with exit code/) != nil { return }
    say(text)
  }

  private func say(_ text: String) {
    line.hide()
    let text = ControlFilter.clean(text)
    shown.append(text)
    printer.report(text + "\n")
  }

  /// Removes the progress.
  func end() { line.hide() }
}
