import CMicroHTTPD
import Foundation
import Glibc

/// A secret of 256 bits that allows requests.
package struct AccessToken: Sendable {
  /// The secret as text, such as 64 hexadecimal digits.
  package let text: String

  /// Creates a secret from the system's random numbers.
  package init() throws(ServerError) {
    var bytes = [UInt8](repeating: 0, count: 32)
    guard galley_http_random(&bytes, bytes.count) else { throw .noRandomness }
    text = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }

  /// Reads a secret from a file that only its owner may read, with at least 32 letters and digits.
  package init(file path: String) throws(ServerError) {
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
    let content = String(decoding: bytes.prefix(count), as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    let isPlain = content.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard isPlain, (Self.shortest...512).contains(content.utf8.count) else {
      throw .badTokenFile(
        path, "it needs \(Self.shortest) to 512 letters and digits, such as \"openssl rand -hex 32\" prints")
    }
    text = content
  }

  /// The smallest number of letters and digits of a secret.
  private static let shortest = 32

  /// Compares a text with the secret in a time that does not depend on where the two differ.
  package func isEqual(to other: String) -> Bool {
    let secret = Array(text.utf8)
    let other = Array(other.utf8)
    var difference = secret.count ^ other.count
    for index in secret.indices {
      difference |= Int(secret[index] ^ (index < other.count ? other[index] : 0))
    }
    return difference == 0
  }
}
