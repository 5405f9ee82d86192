import Foundation
import GalleySystem
import Glibc

/// The folder in which the processes of one user have their sockets.
package struct PeerFolder: Sendable {
  /// The path of the folder.
  package let path: String

  /// What the names of sockets end with that can be sent to.
  private static let ending = ".socket"

  /// Names a folder.
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

  /// The sockets in it, in order.
  package var sockets: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter { $0.hasSuffix(Self.ending) }.sorted()
  }

  /// A name for a socket that no process has had; the number is for people.
  package static func newName() -> String {
    "\(getpid())-\(String(UInt64.random(in: .min ... .max), radix: 36))\(ending)"
  }

  /// The address of a socket in it; `nil` if its path is longer than an address may be.
  package func address(of name: String) -> sockaddr_un? {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array("\(path)/\(name)".utf8)
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
