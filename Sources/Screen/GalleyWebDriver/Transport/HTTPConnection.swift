import CCurl
import Foundation
import Synchronization

/// A connection to an HTTP server, kept open from one request to the next.
///
/// libcurl sends the requests, since `URLSession` refuses the header fields of ChromeDriver, which have no blank behind the colon.
package final class HTTPConnection: Sendable {
  /// A request.
  package struct Request: Sendable {
    package var method: String
    /// The whole address.
    package var url: String
    package var body: [UInt8]?
    /// The header fields, such as `Accept: */*`.
    package var fields: [String] = []
    /// The user's name and password, with a colon between them.
    package var credentials: String?
    /// The address of a proxy; `nil` for none, whatever the environment says.
    package var proxy: String?

    package init(_ method: String, _ url: String, body: [UInt8]? = nil, fields: [String] = []) {
      self.method = method
      self.url = url
      self.body = body
      self.fields = fields
    }
  }

  /// An answer.
  package struct Answer: Sendable {
    /// The status, such as 200.
    package var status: Int
    package var body: [UInt8]
  }

  /// A reason for which there is no answer.
  package enum Failure: Error, Hashable, Sendable {
    /// Nobody accepts connections at the address, in the library's words.
    case notConnected(String)
    /// The time is over.
    case late
    /// The answer is longer than the limit.
    case tooLong(limit: Int)
    /// The connection ended, or what came is no HTTP, in the library's words.
    case broken(String)
  }

  /// The library's handle; one request at a time uses it.
  private struct Handle: @unchecked Sendable {
    let pointer: UnsafeMutableRawPointer?
  }

  /// The largest answer in bytes: pictures of whole pages have some 100 MB.
  package static let longestAnswer = 512 << 20

  /// Starts the library, once.
  private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let handle: Mutex<Handle>
  private let opened = Mutex(0)
  private let limit: Int

  package init(longestAnswer limit: Int = HTTPConnection.longestAnswer) {
    handle = Mutex(Handle(pointer: Self.isReady ? curl_easy_init() : nil))
    self.limit = limit
  }

  deinit {
    handle.withLock { curl_easy_cleanup($0.pointer) }
  }

  /// The number of connections that were opened so far: 1 as long as the first one is kept.
  package var connectionCount: Int { opened.withLock { $0 } }

  /// Receives an answer while the library reads it.
  private final class Receiver {
    var bytes: [UInt8] = []
    let limit: Int

    init(limit: Int) { self.limit = limit }
  }

  /// Sends a request and waits for its answer.
  ///
  /// - Parameter duration: The longest time that everything may take.
  package func send(_ request: Request, within duration: Duration) throws(Failure) -> Answer {
    let receiver = Receiver(limit: limit)
    let (code, status, reason) = handle.withLock { handle -> (CURLcode, Int, String) in
      guard let pointer = handle.pointer else { return (CURLE_FAILED_INIT, 0, "libcurl could not start") }
      let result = Self.perform(request, within: duration, over: pointer, into: receiver)
      opened.withLock { $0 += galley_curl_connections(pointer) }
      return (result.code, galley_curl_status(pointer), result.reason)
    }
    switch code {
    case CURLE_OK: return Answer(status: status, body: receiver.bytes)
    case CURLE_OPERATION_TIMEDOUT: throw .late
    case CURLE_COULDNT_CONNECT, CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY:
      throw .notConnected(reason)
    case CURLE_WRITE_ERROR: throw .tooLong(limit: limit)
    default: throw .broken(reason)
    }
  }

  private static func perform(
    _ request: Request, within duration: Duration, over pointer: UnsafeMutableRawPointer,
    into receiver: Receiver
  ) -> (code: CURLcode, reason: String) {
    var fields: UnsafeMutablePointer<curl_slist>?
    // Without `Expect:` the library waits a second for servers to admit long bodies.
    for field in request.fields + ["Expect:"] { fields = curl_slist_append(fields, field) }
    defer { curl_slist_free_all(fields) }
    var reason = [CChar](repeating: 0, count: galley_curl_reason_size)
    let milliseconds = max(1, Int((duration / .milliseconds(1)).rounded(.up)))
    let body = request.body ?? []
    let code = request.method.withCString { method in
      request.url.withCString { url in
        (request.proxy ?? "").withCString { proxy in
          withOptionalText(request.credentials) { credentials in
            body.withUnsafeBytes { bytes in
              // An empty body has no address.
              let empty = UnsafeRawPointer(method)
              var facts = galley_curl_request(
                method: method, url: url, body: request.body == nil ? nil : bytes.baseAddress ?? empty,
                size: bytes.count, fields: fields, credentials: credentials, proxy: proxy,
                connecting: milliseconds, whole: milliseconds)
              return galley_curl_send(
                pointer, &facts, Self.receive, Unmanaged.passUnretained(receiver).toOpaque(), &reason)
            }
          }
        }
      }
    }
    let words = String(decoding: reason.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (code, words.isEmpty ? String(cString: curl_easy_strerror(code)) : words)
  }

  private static let receive: galley_curl_receiver = { bytes, count, context in
    guard let bytes, let context else { return false }
    let receiver = Unmanaged<Receiver>.fromOpaque(context).takeUnretainedValue()
    guard receiver.bytes.count + count <= receiver.limit else { return false }
    receiver.bytes.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: count))
    return true
  }

  private static func withOptionalText<Result>(
    _ text: String?, _ body: (UnsafePointer<CChar>?) -> Result
  ) -> Result {
    guard let text else { return body(nil) }
    return text.withCString { body($0) }
  }
}
