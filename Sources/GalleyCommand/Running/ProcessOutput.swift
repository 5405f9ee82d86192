import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleySystem
import Glibc

/// Writes to an open stream of the process, and keeps why it could not: a tool that was not heard has not done its work.
final class ProcessOutput {
  private let descriptor: Int32
  private let name: String
  /// Why something was not written; nothing is written after it.
  private(set) var fault: FileError?

  /// Makes it.
  ///
  /// - Parameters:
  ///   - descriptor: The open stream.
  ///   - name: What it is called in errors.
  init(_ descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  /// Writes a text, all of it or up to a fault.
  ///
  /// - Parameter text: The text.
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

  /// How the tool ends.
  ///
  /// - Parameters:
  ///   - code: How it would end if all was written.
  ///   - say: Gets the words for what was not.
  /// - Returns: The code; another one if something was not written.
  func end(_ code: ExitCode, _ say: (String) -> Void) -> ExitCode {
    guard let fault else { return code }
    say("galley: \(fault).\n")
    return code == .clean ? .notComparable : code
  }
}
