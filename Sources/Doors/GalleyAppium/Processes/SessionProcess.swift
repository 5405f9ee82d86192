import Foundation
import GalleyJSON
import GalleySystem
import Glibc
import Synchronization

/// A session in a process of its own, so that an app that traps or never returns ends no other session.
final class SessionProcess: SessionRunner, @unchecked Sendable {
  /// The first frame for the process: the session to begin.
  struct Beginning: Codable {
    var id: String
    var capabilities: [String: JSONValue]
    /// The device of a session that asks for none.
    var device: String?
    /// The folder of the project whose baselines checks compare with.
    var folder: String?
  }

  /// The life of the process, as all threads know it.
  private struct Life {
    /// Whether its end was awaited, so that its number may be another one's.
    var isReaped = false
    /// Whether a client has ended the session in the middle of a command.
    var wasEnded = false
  }

  /// The longest time of a command, in real time: many times that of the longest wait on the device's clock.
  private static let longestCommand = Duration.seconds(120)
  /// The longest time in which the process closes its records at its end.
  private static let longestEnd = Duration.seconds(5)

  // The lock keeps commands apart, and guards the state below.
  private let lock = NSLock()
  private let channel: SessionChannel
  private let process: pid_t
  private let life = Mutex(Life())
  private var isOver = false
  private var reason = "it was ended"

  /// Starts the process.
  ///
  /// - Parameter program: The program that ``SessionLoop`` runs in, which is this one.
  init(_ program: Subprocess) throws(CommandError) {
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &pair) == 0
    else {
      throw CommandError(.sessionNotCreated, "There are too many open files for another session.")
    }
    defer { close(pair[1]) }
    channel = SessionChannel(socket: pair[0])
    do {
      // The app's own output must not come between the server's.
      process = try program.start(
        input: .descriptor(pair[1]), output: .descriptor(STDERR_FILENO), errors: .inherited)
    } catch {
      close(pair[0])
      throw CommandError(.sessionNotCreated, "The process of the session cannot be started: \(error).")
    }
  }

  deinit { finish() }

  /// Begins the session in the process.
  ///
  /// - Returns: The capabilities of the answer.
  func begin(_ beginning: Beginning) throws(CommandError) -> [String: JSONValue] {
    guard let reply = exchange(beginning),
      let value = try? JSONDecoder().decode(JSONValue.self, from: Data(reply.body))
    else { throw CommandError(.sessionNotCreated, "The process of the session has ended: \(ending).") }
    if reply.status == 200, case .object(let capabilities) = value { return capabilities }
    finish()
    throw CommandError(
      CommandError.Kind(rawValue: value["error"]?.text ?? "") ?? .sessionNotCreated,
      value["message"]?.text ?? "The session has not begun.")
  }

  func perform(_ request: SessionRequest) -> SessionReply? { exchange(request) }

  var ending: String { lock.withLock { reason } }

  func end() {
    guard lock.try() else {
      // A command in progress may last as long as the app's work; it is killed, since the session keeps nothing.
      life.withLock { life in
        life.wasEnded = true
        if !life.isReaped { kill(process, SIGKILL) }
      }
      return
    }
    defer { lock.unlock() }
    guard !isOver else { return }
    try? channel.write([])
    // The only answer is the end of the process.
    _ = try? channel.read(within: Self.longestEnd)
    stop()
  }

  /// Sends a frame and waits for the answer.
  private func exchange(_ message: some Encodable) -> SessionReply? {
    lock.lock()
    defer { lock.unlock() }
    guard !isOver else { return nil }
    do throws(SessionChannel.Failure) {
      // No request holds a number that JSON cannot express.
      try channel.write(Array((try? JSONEncoder().encode(message)) ?? Data("{}".utf8)))
      let frame = try channel.read(within: Self.longestCommand)
      let status = frame.prefix(4).reversed().reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      return SessionReply(status: status, body: Array(frame.dropFirst(4)))
    } catch {
      switch error {
      case .tooSlow:
        reason =
          "a command took longer than \(Self.longestCommand.components.seconds) seconds, so the process was ended"
        stop()
      case .ended:
        let status = stop()
        reason =
          life.withLock(\.wasEnded)
          ? "it was ended"
          : status > 128
            ? "signal \(status - 128) ended the process, as when an app traps" : "the app ended the process"
      }
      return nil
    }
  }

  private func finish() { lock.withLock { if !isOver { stop() } } }

  /// Ends the process, which keeps nothing, and waits for its end.
  @discardableResult private func stop() -> Int32 {
    isOver = true
    // The process may already be ending by a signal, which is the reason to report.
    var status = Int32(0)
    for _ in 0..<20 {
      let hasEnded = life.withLock { life in
        if !life.isReaped, waitpid(process, &status, WNOHANG) == process { life.isReaped = true }
        return life.isReaped
      }
      if hasEnded {
        close(channel.socket)
        return Subprocess.exitStatus(status)
      }
      if channel.hasEnded { usleep(10_000) } else { break }
    }
    life.withLock { life in
      life.isReaped = true
      kill(process, SIGKILL)
    }
    close(channel.socket)
    return Subprocess.wait(for: process)
  }
}

/// Begins sessions in processes of their own.
struct ProcessStarter: SessionStarter {
  /// The program of the processes.
  let program: Subprocess
  /// The device of a session that asks for none; `nil` for the usual one.
  let device: String?
  /// The folder of the project whose baselines checks compare with; `nil` for the working folder.
  let folder: String?

  func start(
    _ id: String, _ capabilities: [String: JSONValue]
  ) throws(CommandError) -> (runner: any SessionRunner, capabilities: [String: JSONValue]) {
    let runner = try SessionProcess(program)
    return (
      runner, try runner.begin(.init(id: id, capabilities: capabilities, device: device, folder: folder))
    )
  }
}
