import Foundation
import GalleyAutomation

/// The answer of a test to a request that one of its routes takes.
public struct RouteAnswer: Hashable, Sendable {
  /// An answer of the test in place of that of a server.
  struct Fulfilment: Hashable, Sendable {
    var status: Int
    /// The headers, by their names in the order of the alphabet.
    var headers: [Header]
    var body: Data
  }

  struct Header: Hashable, Sendable {
    var name: String
    var value: String
  }

  enum Kind: Hashable, Sendable {
    case fulfill(Fulfilment)
    case abort
    case pass
  }

  var kind: Kind
  /// The time before it is done.
  var delay = Duration.zero

  init(_ kind: Kind) { self.kind = kind }

  /// Lets the request fail without an answer, as if the server could not be reached.
  public static var abort: RouteAnswer { RouteAnswer(.abort) }

  /// Lets the request go to its server, as an exception to routes that were added before.
  public static var `continue`: RouteAnswer { RouteAnswer(.pass) }

  /// Answers with a text.
  ///
  /// - Parameters:
  ///   - status: The status, in 200…599.
  ///   - headers: The headers by their names.
  ///   - contentType: The type of the body, such as `text/html; charset=utf-8`; it replaces the header of that name.
  ///   - body: The text, in UTF-8, of at most 8 MB.
  public static func fulfill(
    status: Int = 200, headers: [String: String] = [:], contentType: String? = nil, body: String = ""
  ) -> RouteAnswer {
    fulfill(status: status, headers: headers, contentType: contentType, body: Data(body.utf8))
  }

  /// Answers with bytes.
  ///
  /// - Parameters:
  ///   - status: The status, in 200…599.
  ///   - headers: The headers by their names.
  ///   - contentType: The type of the body, such as `image/png`; it replaces the header of that name.
  ///   - body: The bytes, at most 8 MB.
  public static func fulfill(
    status: Int = 200, headers: [String: String] = [:], contentType: String? = nil, body: Data
  ) -> RouteAnswer {
    var all = headers.map { Header(name: $0.key, value: $0.value) }
    func remove(_ name: String) { all.removeAll { $0.name.lowercased() == name } }
    func has(_ name: String) -> Bool { all.contains { $0.name.lowercased() == name } }
    if let contentType {
      remove("content-type")
      all.append(Header(name: "Content-Type", value: contentType))
    }
    // The bytes are those that the page is to get.
    remove("content-encoding")
    remove("transfer-encoding")
    if !body.isEmpty, !has("content-length") {
      all.append(Header(name: "Content-Length", value: String(body.count)))
    }
    all.sort { ($0.name, $0.value) < ($1.name, $1.value) }
    return RouteAnswer(.fulfill(Fulfilment(status: status, headers: all, body: body)))
  }

  /// Answers with a value as JSON, of the type `application/json`.
  ///
  /// - Parameters:
  ///   - status: The status, in 200…599.
  ///   - headers: The headers by their names.
  ///   - json: The value, whose JSON has at most 8 MB.
  /// - Throws: `DriverError` if the value cannot be written as JSON.
  public static func fulfill(
    status: Int = 200, headers: [String: String] = [:], json: some Encodable
  ) throws(DriverError) -> RouteAnswer {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let body = try? encoder.encode(json) else {
      throw .unsupported("answer a request with JSON", reason: "the value cannot be written as JSON")
    }
    let hasType = headers.keys.contains { $0.lowercased() == "content-type" }
    return fulfill(
      status: status, headers: headers, contentType: hasType ? nil : "application/json", body: body)
  }

  /// The same after some time, by the clock of the machine.
  ///
  /// - Parameter duration: The time, which also a held clock of the page waits for.
  public func delayed(by duration: Duration) -> RouteAnswer {
    var late = self
    late.delay = duration
    return late
  }

  /// The largest body: Chromium takes 3 s for one of 8 MB, and 10 s for one of 16 MB.
  static let mostBytes = 8 << 20

  /// The reason for which browsers do not take it, with the way out; `nil` for none.
  var fault: String? {
    guard delay >= .zero, delay < .seconds(1_000_000) else { return "the delay \(delay) is no time to wait" }
    guard case .fulfill(let answer) = kind else { return nil }
    guard 200...599 ~= answer.status else {
      return
        "\(answer.status) is no status of an answer, which is in 200…599; for none at all there is .abort"
    }
    guard answer.body.count <= Self.mostBytes else {
      return "the body has \(answer.body.count) bytes, and may have \(Self.mostBytes)"
    }
    for header in answer.headers {
      guard !header.name.isEmpty, header.name.utf8.allSatisfy(Self.isOfToken) else {
        return "a header cannot be called “\(header.name)”"
      }
      guard !header.value.utf8.contains(where: { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }) else {
        return "the header \(header.name) has a line break or another control character"
      }
    }
    return nil
  }

  /// Whether names of headers and methods may have a byte.
  ///
  /// - Reference: [RFC 9110, section 5.6.2](https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2).
  static func isOfToken(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
    }
  }
}
