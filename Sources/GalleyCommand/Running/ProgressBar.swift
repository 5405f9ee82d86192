import Synchronization

/// A bar on a terminal that shows how much of some work is done; nothing where nobody looks.
final class ProgressBar: Sendable {
  private static let width = 30

  private let isShown: Bool
  private let write: @Sendable (String) -> Void
  /// The last percentage that was shown: more often, nobody sees it.
  private let shown = Mutex(-1)

  /// Makes a bar.
  ///
  /// - Parameter surroundings: Where it is shown.
  init(in surroundings: Surroundings) {
    isShown = surroundings.isTerminal
    nonisolated(unsafe) let err = surroundings.err
    write = { err($0) }
  }

  /// Shows that something was done; never called on two threads at once.
  func show(_ done: Int, of all: Int) {
    guard isShown, all > 0 else { return }
    let percent = done * 100 / all
    let isNew = shown.withLock { shown in
      defer { shown = percent }
      return shown != percent
    }
    guard isNew else { return }
    let filled = done * Self.width / all
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
    write("\r\(bar) \(done) of \(all)")
  }

  /// Takes the bar away.
  func end() {
    if isShown { write("\r\u{1B}[K") }
  }
}
