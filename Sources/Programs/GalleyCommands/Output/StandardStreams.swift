import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleySystem
import Glibc

/// Writes to a stream of the process, and keeps the first error: a tool whose output is lost has failed.
final class ProcessOutput {
  private let descriptor: Int32
  private let name: String
  /// The error of the first failed write; nothing is written after it.
  private(set) var fault: FileError?

  init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Writes a text, all of it or up to an error.
  func write(_ text: String) {
    guard fault == nil else { return }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if written < 0 && errno == EINTR { continue }
      guard written >= 0 else {
        fault = FileError(.write, name, .init(code: errno))
        return
      }
      rest = rest.dropFirst(written)
    }
  }

  /// The exit code of the tool, which is not that of success if something was not written.
  func end(_ code: ExitCode, _ say: (String) -> Void) -> ExitCode {
    guard let fault else { return code }
    say("galley: \(fault).\n")
    return code == .clean ? .notComparable : code
  }
}

/// Standard input of the process.
enum StandardInput {
  /// Reads to its end, or up to a number of bytes.
  static func read(most: Int) throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = Glibc.read(STDIN_FILENO, &part, min(part.count, most - bytes.count))
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError(.read, "standard input", .init(code: errno)) }
      if count == 0 { break }
      bytes += part[..<count]
    }
    return bytes
  }
}
