import Glibc

/// The pipes that a program prints to, read a line at a time.
package struct OutputPipes {
  private struct Pipe {
    var number: Int32
    var isOfErrors: Bool
    var take: ([UInt8]) -> Void
    var line: (String) -> Void
    var rest: [UInt8] = []
  }

  private var pipes: [Pipe] = []
  /// The number of bytes that have been read.
  package private(set) var bytes = 0

  /// A longer line is read in parts.
  private static let longestLine = 1 << 20

  package init() {}

  /// Whether no pipe is open any more.
  package var isEmpty: Bool { pipes.isEmpty }

  /// The ends that can be read.
  package var descriptors: [Int32] { pipes.map(\.number) }

  /// Whether the last byte of what goes to standard error was not a line's end.
  var isWithinErrorLine: Bool { pipes.contains { $0.isOfErrors && !$0.rest.isEmpty } }

  /// Opens a pipe, and returns the end that a program writes to; `nil` if there can be none.
  ///
  /// - Parameters:
  ///   - isOfErrors: Whether what it gets goes to standard error.
  ///   - take: A function that gets all bytes, as they come, and none at the end.
  ///   - line: A function that gets every line without its line break.
  package mutating func open(
    isOfErrors: Bool = false, _ take: @escaping ([UInt8]) -> Void, _ line: @escaping (String) -> Void
  ) -> Int32? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for number in ends { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    pipes.append(Pipe(number: ends[0], isOfErrors: isOfErrors, take: take, line: line))
    return ends[1]
  }

  /// Waits until there is something to read, or another descriptor says something, and reads.
  ///
  /// - Returns: The number of descriptors that had something to say.
  package mutating func wait(and other: Int32, milliseconds: Int32) -> Int {
    var polled = pipes.map { pollfd(fd: $0.number, events: Int16(POLLIN), revents: 0) }
    polled.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0))
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return 0 }
    for index in pipes.indices.reversed() where polled[index].revents != 0 { read(index) }
    return polled.count { $0.revents != 0 }
  }

  private mutating func read(_ index: Int) {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let size = Glibc.read(pipes[index].number, &buffer, buffer.count)
    if size < 0, errno == EINTR { return }
    guard size > 0 else {
      end(pipes.remove(at: index))
      return
    }
    bytes += size
    pipes[index].take(Array(buffer[..<size]))
    pipes[index].rest += buffer[..<size]
    var rest = pipes[index].rest[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      pipes[index].line(String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    if rest.count > Self.longestLine {
      pipes[index].line(String(decoding: rest, as: UTF8.self))
      rest = []
    }
    pipes[index].rest = Array(rest)
  }

  private func end(_ pipe: Pipe) {
    close(pipe.number)
    pipe.take([])
    if !pipe.rest.isEmpty { pipe.line(String(decoding: pipe.rest, as: UTF8.self)) }
  }

  /// Closes what is open.
  package mutating func end() {
    for pipe in pipes { end(pipe) }
    pipes = []
  }

  /// Writes bytes to a stream of this process; what nobody reads is dropped.
  static func copy(_ bytes: [UInt8], to stream: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(stream, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
