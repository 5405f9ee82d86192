import Foundation
import GalleyBaselines
import GalleyJSON
import GalleyViews
import Glibc

/// The work of a session's process: it begins one session, and performs its commands until the server goes away.
struct SessionLoop {
  private let channel: SessionChannel
  /// The apps that are installed on the device.
  nonisolated(unsafe) private let apps: [any App.Type]

  /// Takes the connection from standard input, which apps then find empty.
  init(_ apps: [any App.Type]) {
    self.apps = apps
    channel = SessionChannel(socket: fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3))
    let nothing = open("/dev/null", O_RDWR | O_CLOEXEC)
    dup2(nothing, STDIN_FILENO)
  }

  /// The size of the stack of deep trees, in bytes.
  private static let stack = 64 << 20

  /// Performs commands on a thread of their own until the server goes away, which ends the process.
  func run() {
    let watch = Thread { [channel] in
      channel.awaitEnd(); _exit(0)
    }
    watch.start()
    let thread = Thread {
      self.perform(); _exit(0)
    }
    thread.stackSize = Self.stack
    thread.start()
  }

  private func perform() {
    guard let frame = try? channel.read(),
      let beginning = try? JSONDecoder().decode(SessionProcess.Beginning.self, from: Data(frame))
    else { return }
    let session: DeviceSession
    do throws(CommandError) {
      session = try DeviceSession(
        id: beginning.id, try SessionPlan(beginning.capabilities, apps: apps, device: beginning.device),
        apps: apps)
      if let folder = beginning.folder { session.folder = folder }
    } catch {
      answer(error.kind.status, error.value)
      return
    }
    answer(200, .object(session.capabilities))
    // A frame without bytes ends the session.
    while let frame = try? channel.read(), !frame.isEmpty,
      let request = try? JSONDecoder().decode(SessionRequest.self, from: Data(frame))
    {
      let reply = session.perform(request)
      answer(reply.status, reply.body)
    }
    RunRecorder.closeAll()
  }

  private func answer(_ status: UInt32, _ value: JSONValue) {
    answer(status, (try? JSONEncoder().encode(value)).map(Array.init) ?? Array("{}".utf8))
  }

  private func answer(_ status: UInt32, _ body: [UInt8]) {
    // The watch ends the process if the server has gone.
    try? channel.write(withUnsafeBytes(of: status.littleEndian) { Array($0) } + body)
  }
}
