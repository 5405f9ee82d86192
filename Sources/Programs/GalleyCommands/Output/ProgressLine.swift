import GalleyText
import GalleyTree
import Glibc
import Synchronization

/// A line at the end of a terminal's text that is written over; nothing where standard error is no terminal.
package final class ProgressLine: Sendable {
  private let isShown: Bool
  private let write: @Sendable (String) -> Void
  private let text = Mutex("")

  package init(in context: CommandContext) {
    isShown = context.isErrorTerminal
    nonisolated(unsafe) let err = context.err
    write = { err($0) }
  }

  /// Shows a text, cut to the width of the terminal.
  package func show(_ new: String) {
    guard isShown else { return }
    let shown = DisplayWidth.cut(CleanText.line(new), to: Self.columns - 1)
    text.withLock { text in
      guard text != shown else { return }
      text = shown
      write("\r\(shown)\u{1B}[K")
    }
  }

  /// Takes the line away, so that something can be printed.
  package func hide() {
    text.withLock { text in
      guard !text.isEmpty else { return }
      text = ""
      write("\r\u{1B}[K")
    }
  }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 1 else { return 80 }
    return Int(size.ws_col)
  }
}

/// A bar on a progress line that shows how much of some work is done.
struct ProgressBar: Sendable {
  private static let width = 30

  private let line: ProgressLine

  init(in context: CommandContext) {
    line = ProgressLine(in: context)
  }

  /// Shows how much is done.
  func show(_ done: Int, of all: Int) {
    guard all > 0 else { return }
    let filled = done * Self.width / all
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    // A percentage is as often as anybody sees a change.
    if done == all || done % max(1, all / 100) == 0 { line.show("\(bar) \(done) of \(all)") }
  }

  /// Takes the bar away.
  func end() { line.hide() }
}
