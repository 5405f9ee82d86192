import Foundation
import GalleySystem
import Glibc

/// The folder in which the processes of one user have their sockets.
package struct PeerFolder: Sendable {
  package let path: String

  /// The end of the names of sockets that receive messages.
  private static let ending = ".socket"

  package init(_ path: String) {
    self.path = path
  }

  /// The folder that an environment says: in the user's folder for such files, or in that for temporary ones.
  ///
  /// - Reference: [XDG Base Directory Specification](https://specifications.freedesktop.org/basedir-spec/latest/), `XDG_RUNTIME_DIR`.
  package init(environment: [String: String]) {
    let own = environment["XDG_RUNTIME_DIR"] ?? ""
    self.init(own.hasPrefix("/") ? "\(own)/galley-beeps" : "/tmp/galley-beeps-\(geteuid())")
  }

  /// Makes the folder, if it is missing; false if there is none that is the user's alone.
  package func make() -> Bool { PrivateFolder(path).make() }

  /// Whether the folder exists and belongs to the user alone; a link or a folder of another user could lead to anybody.
  package var isPrivate: Bool { PrivateFolder(path).isPrivate }

  /// Whether a file of that name exists, whoever owns it.
  package var isTaken: Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }

  /// The sockets in the folder, in order; empty unless the folder belongs to the user alone.
  package var sockets: [String] {
    guard isPrivate else { return [] }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(Self.ending) && isOwnSocket($0) }.sorted()
  }

  /// Whether a name is that of a socket of the user, and not of a link to one.
  private func isOwnSocket(_ name: String) -> Bool {
    var facts = stat()
    return lstat("\(path)/\(name)", &facts) == 0 && facts.st_mode & S_IFMT == S_IFSOCK
      && facts.st_uid == geteuid()
  }

  /// A name for a socket that no process has had; the number is for people.
  package static func newName() -> String {
    "\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))\(ending)"
  }

  /// Calls something that takes the address of a socket in it, such as `bind`.
  ///
  /// An address holds about 100 bytes. Where the socket's path is longer, it is named by way of the open folder.
  ///
  /// - Parameters:
  ///   - name: The socket's name.
  ///   - call: The system call.
  /// - Returns: The result of the call; -1, with `errno`, if the folder does not exist.
  /// - Reference: [unix(7)](https://man7.org/linux/man-pages/man7/unix.7.html), *Pathname sockets*, and
  ///   [proc_pid_fd(5)](https://man7.org/linux/man-pages/man5/proc_pid_fd.5.html).
  package func call<Result: SignedInteger>(
    with name: String, _ call: (UnsafePointer<sockaddr>, socklen_t) -> Result
  ) -> Result {
    if var address = Self.address("\(path)/\(name)") { return address.pass(to: call) }
    let open = Glibc.open(path, O_DIRECTORY | O_CLOEXEC)
    guard open >= 0 else { return -1 }
    defer {
      let reason = errno
      close(open)
      errno = reason
    }
    guard var address = Self.address("/proc/self/fd/\(open)/\(name)") else {
      errno = ENAMETOOLONG
      return -1
    }
    return address.pass(to: call)
  }

  /// The address with a path; `nil` if that is longer than an address may be.
  private static func address(_ path: String) -> sockaddr_un? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    return withUnsafeMutableBytes(of: &address.sun_path) { place in
      // One byte is for the end.
      guard bytes.count < place.count else { return false }
      place.copyBytes(from: bytes)
      return true
    } ? address : nil
  }

  /// Removes the folder, unless others have sockets in it.
  package func removeIfEmpty() {
    rmdir(path)
  }

  /// Removes a socket.
  package func remove(_ name: String) {
    unlink("\(path)/\(name)")
  }
}

extension sockaddr_un {
  /// Calls something with the address as the system's functions take it.
  fileprivate mutating func pass<Result>(to call: (UnsafePointer<sockaddr>, socklen_t) -> Result) -> Result {
    withUnsafePointer(to: &self) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        call($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
