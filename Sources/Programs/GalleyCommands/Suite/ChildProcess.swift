import Foundation
import GalleySystem
import Glibc

/// Runs another program in the foreground, and ends all that it has started when a signal would end this process.
package enum ChildProcess {
  /// The end of a program.
  package struct End: Hashable {
    /// Its exit status; 128 and the signal's number if a signal ended it.
    package var status: Int32
    /// The signal that interrupted this process meanwhile; `nil` if none did.
    package var interruption: Int32?
  }

  /// The reason why a program could not be started.
  package struct StartError: Error, CustomStringConvertible {
    var program: String
    var reason: String

    package init(program: String, reason: String) {
      (self.program, self.reason) = (program, reason)
    }

    package var description: String {
      "cannot start \"\(program)\": \(reason); see that it is installed and on the PATH"
    }
  }

  /// The destination of a program's output.
  package enum Output {
    /// The streams of this process.
    case inherited
    /// Standard error of this process for both streams.
    case standardError
    /// A new file for standard output.
    case file(String)
    /// The streams of this process, or standard error for both, without what a terminal would obey, and a function that is
    /// called with each line as it is.
    case copied(toErrors: Bool, (String) -> Void)
    /// A function for both streams, called with one line at a time, without its line break.
    case lines((String, Stream) -> Void)
  }

  /// A stream that a program prints to.
  package enum Stream: CaseIterable {
    case output, errors

    var number: Int32 { self == .output ? STDOUT_FILENO : STDERR_FILENO }
  }

  /// The environment variable that tells what a program has started, and what that has started, from any other process.
  static let mark = "GALLEY_FAMILY"

  /// The time that processes have to end after a signal, in milliseconds; more than any that answers needs, and less than CI
  /// systems give until they kill.
  private static let patience: Int64 = 2_000
  /// The time between two looks at a program that is watched, in milliseconds.
  private static let period: Int32 = 200
  /// The time after which what cannot be killed is left alone, as a process that waits for a device.
  private static let lastPatience: Int64 = 2_000

  /// Runs a program, which is looked for on the `PATH`, until it ends.
  ///
  /// - Parameters:
  ///   - words: The program and its arguments.
  ///   - environment: The environment variables.
  ///   - folder: The working folder; `nil` for that of this process.
  ///   - isMarked: Whether an environment variable identifies all that the program starts. A build goes without: SwiftPM plans anew
  ///     whenever a variable has changed.
  ///   - output: The destination of its output.
  ///   - watching: A function that is called several times a second with the pipes that the program prints to and its processes, and
  ///     returns those of them that are to be killed.
  /// - Throws: ``StartError``.
  package static func run(
    _ words: [String], environment: [String: String], in folder: String? = nil, isMarked: Bool = true,
    output: Output, watching: ((OutputPipes, () -> [pid_t]) -> [pid_t])? = nil
  ) throws(StartError) -> End {
    guard let watch = SignalWatch() else {
      throw StartError(program: words[0], reason: String(cString: strerror(errno)))
    }
    defer { watch.end() }
    var environment = environment
    let name = "\(getpid())-\(UInt64.random(in: .min ... .max))"
    if isMarked { environment[mark] = name }
    // Without a mark, what loses its parent is known as a child of this process.
    if !isMarked { ProcessFamily.adoptOrphans() }
    let (pid, readers) = try start(words, environment, folder, output)
    var family = ProcessFamily(of: pid, marked: isMarked ? (mark, name) : nil)
    watch.wake(atEndOf: pid)

    var pipes = readers
    var status: Int32?
    var interruption: (signal: Int32, until: Int64)?
    var isKilling = false
    while true {
      if let signal = watch.next() {
        // Whoever asks again does not want to wait.
        let isAgain = interruption != nil
        interruption = (interruption?.signal ?? signal, now() + (isAgain ? 0 : patience))
        if !isAgain { family.signal(signal) }
      }
      // After the watch was asked: what it said of the end was said when there was one.
      if status == nil {
        var code = Int32(0)
        if waitpid(pid, &code, WNOHANG) == pid { status = Subprocess.exitStatus(code) }
      }
      if let (_, until) = interruption {
        let isLeft = status == nil || !family.members().isEmpty
        family.reap()
        if !isLeft { break }
        if now() >= until {
          if isKilling, now() >= until + lastPatience { break }
          isKilling = true
          family.signal(SIGKILL)
        }
      }
      // What was started in the background may keep the pipes open for longer; nobody waits for that.
      let isOver = status != nil && interruption == nil
      if status == nil, let watching {
        for process in watching(pipes, { family.members() }) { kill(process, SIGKILL) }
      }
      let idle = watching == nil ? -1 : Self.period
      let count = pipes.wait(
        and: watch.descriptor, milliseconds: isOver ? 0 : interruption == nil ? idle : 20)
      if isOver, count == 0 || pipes.isEmpty { break }
    }
    pipes.end()
    family.reap()
    return End(status: status ?? 128 + SIGKILL, interruption: interruption?.signal)
  }

  private static func now() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000
  }

  private static func start(
    _ words: [String], _ environment: [String: String], _ folder: String?, _ output: Output
  ) throws(StartError) -> (pid: pid_t, readers: OutputPipes) {
    var pipes = OutputPipes()
    var writers: [Int32] = []
    defer { for number in writers { close(number) } }
    func open(
      isOfErrors: Bool = false, _ take: @escaping ([UInt8]) -> Void, _ line: @escaping (String) -> Void
    ) throws(StartError) -> Int32 {
      guard let writer = pipes.open(isOfErrors: isOfErrors, take, line) else {
        throw StartError(program: words[0], reason: String(cString: strerror(errno)))
      }
      writers.append(writer)
      return writer
    }
    let streams: (output: Subprocess.Stream, errors: Subprocess.Stream)
    switch output {
    case .inherited: streams = (.inherited, .inherited)
    case .standardError: streams = (.descriptor(STDERR_FILENO), .inherited)
    case .file(let path): streams = (.newFile(path), .inherited)
    case .lines(let take):
      streams = (
        .descriptor(try open({ _ in }) { take($0, .output) }),
        .descriptor(try open({ _ in }) { take($0, .errors) })
      )
    case .copied(let toErrors, let line):
      // One pipe where both streams lead to one place, so that what was written first comes first.
      let errors = try open(isOfErrors: true, copier(to: STDERR_FILENO), line)
      if toErrors || isSame(STDOUT_FILENO, STDERR_FILENO) {
        streams = (.descriptor(errors), .descriptor(errors))
      } else {
        let output = try open(copier(to: STDOUT_FILENO), line)
        streams = (.descriptor(output), .descriptor(errors))
      }
    }
    let program = Subprocess(words[0], Array(words.dropFirst()), environment: environment, in: folder)
    do throws(Subprocess.Failure) {
      return (try program.start(output: streams.output, errors: streams.errors), pipes)
    } catch {
      pipes.end()
      throw StartError(program: words[0], reason: "\(error)")
    }
  }

  /// Writes bytes to a stream of this process, cleaned.
  private static func copier(to stream: Int32) -> ([UInt8]) -> Void {
    var filter = ControlFilter()
    return { bytes in
      OutputPipes.copy(bytes.isEmpty ? filter.end() : filter.clean(bytes), to: stream)
    }
  }

  /// Whether two descriptors are of one file, pipe or terminal.
  private static func isSame(_ one: Int32, _ other: Int32) -> Bool {
    var (first, second) = (stat(), stat())
    return fstat(one, &first) == 0 && fstat(other, &second) == 0 && first.st_dev == second.st_dev
      && first.st_ino == second.st_ino
  }
}
