import GalleyCommands
import GalleySystem
import Glibc

/// A command of this tool that runs as a process of its own, so that a newer save can end it with all that it has started.
struct WatchChild {
  private let pid: pid_t
  private var pipes: OutputPipes
  /// Whether it was asked to end.
  private(set) var isCancelled = false

  /// Starts the tool.
  ///
  /// - Parameters:
  ///   - words: The tool and its arguments.
  ///   - environment: The environment variables.
  ///   - folder: The working folder.
  ///   - line: A function for each line of standard output or standard error, without its line break.
  /// - Throws: `ChildProcess.StartError`.
  init(
    _ words: [String], _ environment: [String: String], in folder: String,
    line: @escaping (String, ChildProcess.Stream) -> Void
  ) throws(ChildProcess.StartError) {
    var pipes = OutputPipes()
    var writers: [Int32] = []
    defer { for number in writers { close(number) } }
    for stream in ChildProcess.Stream.allCases {
      guard let writer = pipes.open({ _ in }, { line($0, stream) }) else {
        throw ChildProcess.StartError(program: words[0], reason: String(cString: strerror(errno)))
      }
      writers.append(writer)
    }
    let program = Subprocess(words[0], Array(words.dropFirst()), environment: environment, in: folder)
    do throws(Subprocess.Failure) {
      pid = try program.start(
        input: .discarded, output: .descriptor(writers[0]), errors: .descriptor(writers[1]))
    } catch {
      pipes.end()
      throw ChildProcess.StartError(program: words[0], reason: "\(error)")
    }
    self.pipes = pipes
  }

  /// The descriptors that can be read when it prints or ends.
  var descriptors: [Int32] { pipes.descriptors }

  /// Asks it to end, once.
  mutating func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    kill(pid, SIGTERM)
  }

  /// Reads what it has printed.
  ///
  /// - Returns: Its exit status if it has ended; 128 and the signal's number if a signal ended it.
  mutating func read() -> Int32? {
    let isSilent = pipes.wait(and: -1, milliseconds: 0) == 0
    var status = Int32(0)
    // Whatever it has left behind may keep the pipes open.
    guard pipes.isEmpty || isSilent, waitpid(pid, &status, pipes.isEmpty ? 0 : WNOHANG) == pid else {
      return nil
    }
    pipes.end()
    return Subprocess.exitStatus(status)
  }

  /// Ends it, and waits for that.
  mutating func end() {
    cancel()
    while read() == nil { _ = pipes.wait(and: -1, milliseconds: 50) }
  }
}
