import CMicroHTTPD
import Foundation
import Glibc

/// A secret of 256 bits, which only whoever may decide knows.
struct AccessToken: Sendable {
  /// The secret, as 64 digits.
  let text: String

  /// Makes a secret of the system's randomness.
  ///
  /// - Throws: ``ReviewFault/noRandomness``.
  init() throws(ReviewFault) {
    var bytes = [UInt8](repeating: 0, count: 32)
    guard galley_http_random(&bytes, bytes.count) else { throw .noRandomness }
    text = bytes.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count == 1 ? "0" + digits : digits
    }.joined()
  }

  /// Reads a secret that outlives the process.
  ///
  /// - Parameter path: A file that nobody but its owner may read, with 64 digits or more, letters and digits only.
  /// - Throws: ``ReviewFault/badTokenFile(_:_:)``.
  init(file path: String) throws(ReviewFault) {
    let number = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else { throw .badTokenFile(path, String(cString: strerror(errno))) }
    defer { close(number) }
    var facts = stat()
    guard fstat(number, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw .badTokenFile(path, "it is not a plain file")
    }
    guard facts.st_mode & 0o077 == 0 else {
      throw .badTokenFile(path, "others may read it; \"chmod 600\" keeps them out")
    }
    guard facts.st_uid == geteuid() else { throw .badTokenFile(path, "it belongs to somebody else") }
    var bytes = [UInt8](repeating: 0, count: 513)
    let count = Glibc.read(number, &bytes, bytes.count)
    guard count >= 0 else { throw .badTokenFile(path, String(cString: strerror(errno))) }
    let words = String(decoding: bytes.prefix(count), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let isPlain = words.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    guard isPlain, (Self.shortest...512).contains(words.utf8.count) else {
      throw .badTokenFile(
        path, "it needs \(Self.shortest) to 512 letters and digits, such as \"openssl rand -hex 32\" prints")
    }
    text = words
  }

  /// How many letters or digits a secret has at least.
  private static let shortest = 32

  /// Whether a text is the secret; how long that takes tells nothing of where the two differ.
  ///
  /// - Parameter other: The text.
  /// - Returns: Whether they are equal.
  func isEqual(to other: String) -> Bool {
    let secret = Array(text.utf8)
    let other = Array(other.utf8)
    var difference = secret.count ^ other.count
    for index in secret.indices {
      difference |= Int(secret[index] ^ (index < other.count ? other[index] : 0))
    }
    return difference == 0
  }
}
