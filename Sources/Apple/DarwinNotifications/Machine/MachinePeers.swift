import Foundation
import Glibc
import Synchronization

/// The other processes of this machine's user, as senders and receivers of notifications.
///
/// Each process that listens has a datagram socket in a folder of the user's. Datagrams of one sender arrive
/// in their order, each once, as Unix sockets lose none. A socket that nobody has open any more belongs to a
/// process that was killed; the process that finds it removes it.
package final class MachinePeers: Sendable {
  /// The peers in this process's environment.
  package static let shared = MachinePeers(PeerFolder(environment: ProcessInfo.processInfo.environment))

  /// The most bytes that a name may have that goes to other processes.
  package static let longestName = 1024

  /// The longest time in which a process may not take a message, before it is skipped: it was stopped, or
  /// hangs.
  private static let patience = timeval(tv_sec: 1, tv_usec: 0)

  /// The folder that their sockets are in.
  package let folder: PeerFolder
  /// The socket that is sent by; one at a time, so that one sender's order is kept.
  private let sender = Mutex<Int32>(-1)
  /// The name of the socket of this process; `nil` until it listens.
  private let own = Mutex<String?>(nil)
  private let listeners = Mutex<[@Sendable (String) -> Void]>([])

  package init(_ folder: PeerFolder) {
    self.folder = folder
  }

  // MARK: Sending

  /// Sends a name to all others.
  ///
  /// - Returns: The number of receivers.
  @discardableResult
  package func send(_ name: String) -> Int {
    let bytes = Array(name.utf8)
    guard !bytes.isEmpty, bytes.count <= Self.longestName else { return 0 }
    let own = own.withLock { $0 }
    return sender.withLock { socket in
      var count = 0
      for peer in folder.sockets where peer != own {
        if socket < 0 { socket = Self.open() }
        if socket >= 0, send(bytes, to: peer, by: socket) { count += 1 }
      }
      return count
    }
  }

  private func send(_ bytes: [UInt8], to peer: String, by socket: Int32) -> Bool {
    while true {
      let sent = folder.call(with: peer) { sendto(socket, bytes, bytes.count, 0, $0, $1) }
      if sent >= 0 { return true }
      if errno == EINTR { continue }
      // A socket is given its name only once it is bound, so that nobody has it open.
      if errno == ECONNREFUSED { folder.remove(peer) }
      return false
    }
  }

  // MARK: Listening

  /// Receives messages of others from now on; does nothing the second time.
  ///
  /// - Returns: Whether others can reach this process.
  @discardableResult
  package func listen() -> Bool {
    own.withLock { own in
      guard own == nil else { return true }
      let name = PeerFolder.newName()
      guard let socket = openSocket(named: name) else { return false }
      own = name
      atexit { MachinePeers.shared.leave() }
      Thread.detachNewThread { [self] in receive(from: socket) }
      return true
    }
  }

  /// Calls a closure with the name of each message from others, in addition to observers, on the main queue.
  package func listen(_ listener: @escaping @Sendable (String) -> Void) {
    listeners.withLock { $0.append(listener) }
    listen()
  }

  /// Removes the sockets of processes that are gone.
  private func sweep() {
    for peer in folder.sockets {
      let socket = Self.open()
      guard socket >= 0 else { continue }
      defer { close(socket) }
      let result = folder.call(with: peer) { connect(socket, $0, $1) }
      if result != 0, errno == ECONNREFUSED { folder.remove(peer) }
    }
  }

  /// Removes the socket of this process, so that others need not find out that it is gone.
  package func leave() {
    own.withLock { own in
      guard let socket = own else { return }
      folder.remove(socket)
      folder.removeIfEmpty()
      own = nil
    }
  }

  /// Makes the folder and the socket of this process in it.
  private func openSocket(named name: String) -> Int32? {
    // The last process that leaves removes the folder, perhaps at this moment.
    for _ in 0..<10 {
      guard folder.make() else { return nil }
      sweep()
      if let socket = bind(as: name) { return socket }
      guard errno == ENOENT else { return nil }
    }
    return nil
  }

  private func bind(as name: String) -> Int32? {
    // Under another name at first: between its making and its binding, a socket looks like that of a process that is gone.
    let first = "\(name).new"
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { return nil }
    let result = folder.call(with: first) { Glibc.bind(socket, $0, $1) }
    if result == 0, rename("\(folder.path)/\(first)", "\(folder.path)/\(name)") == 0 { return socket }
    let reason = errno
    close(socket)
    folder.remove(first)
    errno = reason
    return nil
  }

  private func receive(from socket: Int32) {
    // One more, so that a longer one is seen to be longer.
    var bytes = [UInt8](repeating: 0, count: Self.longestName + 1)
    while true {
      let count = recv(socket, &bytes, bytes.count, 0)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return }
      guard count > 0, count <= Self.longestName,
        let name = String(validating: bytes[..<count], as: UTF8.self)
      else { continue }
      DispatchQueue.main.async { [self] in
        NotificationSpace.machine.deliver(name)
        for listener in listeners.withLock({ $0 }) { listener(name) }
      }
    }
  }

  // MARK: Sockets

  /// Opens a socket to send by, whose waits end.
  private static func open() -> Int32 {
    let socket = Glibc.socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var limit = patience
    setsockopt(socket, SOL_SOCKET, SO_SNDTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return socket
  }
}
