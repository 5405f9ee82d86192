import GalleyCommands
import Glibc

/// The source of a watch's events: the terminal with its keys, or the signals alone where there is no terminal.
enum WatchInput {
  case terminal(Terminal)
  case signals(SignalWatch)

  /// Waits for an event, for a number of milliseconds or for ever.
  ///
  /// - Parameters:
  ///   - milliseconds: The time to wait; `nil` for no end.
  ///   - others: Further descriptors to read.
  func next(within milliseconds: Int32?, or others: [Int32]) -> Terminal.Event {
    switch self {
    case .terminal(let terminal): return terminal.next(within: milliseconds, or: others)
    case .signals(let watch):
      while true {
        // Of standard output nothing is asked but whether its reader has gone.
        var sources = [
          pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
        ]
        sources += others.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        let count = poll(&sources, nfds_t(sources.count), milliseconds ?? -1)
        if count < 0 && errno != EINTR { return .closed }
        if let signal = watch.next() { return .signal(signal) }
        if count < 0 { continue }
        if count == 0 { return .silence }
        if Int32(sources[1].revents) & (POLLERR | POLLHUP) != 0 { return .closed }
        return .other
      }
    }
  }

  /// The terminal, if there is one.
  var terminal: Terminal? {
    if case .terminal(let terminal) = self { terminal } else { nil }
  }

  /// Restores the terminal, or the signal handlers.
  func end() {
    switch self {
    case .terminal(let terminal): terminal.end()
    case .signals(let watch): watch.end()
    }
  }
}
