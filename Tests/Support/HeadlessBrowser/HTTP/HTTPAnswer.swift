import Foundation

/// An HTTP response.
public struct HTTPAnswer: Sendable {
  /// The status, such as 200.
  public var status: Int
  /// The header fields in their order; the names are in lower case.
  public var fields: [(name: String, value: String)]
  /// The body.
  public var body: [UInt8]

  /// The value of a header field, or nothing.
  public func header(_ name: String) -> String? {
    fields.first { $0.name == name.lowercased() }?.value
  }

  /// The body as text.
  public var text: String { String(decoding: body, as: UTF8.self) }

  /// Reads a response; `nil` if bytes of it are still missing and the connection is not over.
  init?(_ bytes: [UInt8], isOver: Bool) {
    guard let end = Self.end(of: bytes) else { return nil }
    let lines = String(decoding: bytes[..<end], as: UTF8.self).split(separator: "\r\n")
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }) else {
      return nil
    }
    self.status = status
    fields = lines.dropFirst().map { line in
      let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      return (parts[0].lowercased(), parts.dropFirst().first.map { $0.trimmed } ?? "")
    }
    let rest = bytes[(end + 4)...]
    body = Array(rest)
    if header("transfer-encoding")?.lowercased() == "chunked" {
      guard let whole = Self.unchunked(rest) else { return nil }
      body = whole
    } else if let length = header("content-length").flatMap({ Int($0) }) {
      guard rest.count >= length else { return nil }
      body = Array(rest.prefix(length))
    } else if !isOver && status >= 200 && status != 204 && status != 304 {
      return nil
    }
  }

  /// The end of the header, which is the first empty line.
  private static func end(of bytes: [UInt8]) -> Int? {
    let mark: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= mark.count else { return nil }
    return (0...(bytes.count - mark.count)).first { bytes[$0] == 13 && Array(bytes[$0..<$0 + 4]) == mark }
  }

  /// The body without the lengths of its chunks (RFC 9112, section 7.1); `nil` if its end is missing.
  private static func unchunked(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var whole: [UInt8] = []
    var rest = bytes
    while let line = rest.firstIndex(of: 10) {
      let size =
        String(decoding: rest[rest.startIndex..<line], as: UTF8.self)
        .split(separator: ";").first.map { Substring($0).trimmed } ?? ""
      guard let count = Int(size, radix: 16) else { return nil }
      rest = rest[(line + 1)...]
      if count == 0 { return whole }
      guard rest.count >= count + 2 else { return nil }
      whole += rest.prefix(count)
      rest = rest.dropFirst(count + 2)
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
