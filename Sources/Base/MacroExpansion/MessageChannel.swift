import Foundation

/// Messages of the compiler and answers to it: eight bytes of length, the lowest first, and then so many bytes.
package struct MessageChannel {
  private let input: FileHandle
  private let output: FileHandle

  /// The longest message that is read; a file of source is far below.
  package static let longest: UInt64 = 256 << 20

  /// Names where messages come from and where answers go.
  package init(input: FileHandle, output: FileHandle) {
    self.input = input
    self.output = output
  }

  /// The reason why a message could not be read.
  package enum Failure: Error, Equatable, CustomStringConvertible {
    /// The input ended before the message did.
    case ended(after: Int, of: Int)
    case tooLong(UInt64)
    /// The message is not JSON, or not of the form of the protocol.
    case noMessage(start: String, bytes: Int, reason: String)

    /// The problem, in words.
    package var description: String {
      switch self {
      case .ended(let read, let expected): "the input ended after \(read) of \(expected) bytes"
      case .tooLong(let length): "a message of \(length) bytes is longer than \(MessageChannel.longest)"
      case .noMessage(let start, let bytes, let reason):
        "\(bytes) bytes that begin with \(start) are no message of the compiler: \(reason)"
      }
    }
  }

  /// Reads a message; `nil` at the end of the input, and at an empty message, which a compiler that stops early
  /// may leave behind.
  package func read() throws -> Data? {
    let head = try read(8)
    if head.isEmpty { return nil }
    guard head.count == 8 else { throw Failure.ended(after: head.count, of: 8) }
    let length = head.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard length > 0 else { return nil }
    guard length <= Self.longest else { throw Failure.tooLong(length) }
    let body = try read(Int(length))
    guard body.count == length else { throw Failure.ended(after: body.count, of: Int(length)) }
    return body
  }

  /// Reads so many bytes, or fewer at the end.
  private func read(_ count: Int) throws -> Data {
    var data = Data()
    while data.count < count, let part = try input.read(upToCount: count - data.count), !part.isEmpty {
      data += part
    }
    return data
  }

  /// The error of a message that cannot be understood.
  package static func failure(_ message: Data, _ error: any Error) -> Failure {
    .noMessage(
      start: String(decoding: message.prefix(80), as: UTF8.self).debugDescription, bytes: message.count,
      reason: "\(error)")
  }

  /// Writes an answer.
  package func write(_ message: Data) throws {
    let length = UInt64(message.count)
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> ($0 * 8)) })
    try output.write(contentsOf: head + message)
  }
}
