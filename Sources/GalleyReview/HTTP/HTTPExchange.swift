import CMicroHTTPD
import Glibc

/// What answers requests.
protocol HTTPAnswering: Sendable {
  /// Looks at the head of a request before its body is read.
  ///
  /// - Parameter head: The request without its body.
  /// - Returns: The answer to a request that is refused; `nil` to go on.
  func refusal(of head: HTTPRequest) -> HTTPResponse?

  /// Answers a request that was not refused.
  ///
  /// - Parameter request: The request.
  /// - Returns: The answer.
  func answer(_ request: HTTPRequest) -> HTTPResponse
}

/// One request under way, and what the library calls for it.
final class HTTPExchange {
  private var request: HTTPRequest
  private var isAnswered = false

  private init(_ request: HTTPRequest) {
    self.request = request
  }

  /// What all requests of a daemon share.
  final class Context: Sendable {
    /// What answers.
    let answering: any HTTPAnswering
    /// What ends connections that take too long.
    let watch: ConnectionWatch

    /// Puts both together.
    init(_ answering: any HTTPAnswering, _ watch: ConnectionWatch) {
      self.answering = answering
      self.watch = watch
    }
  }

  /// Called with the head of a request, with each part of its body, and at its end.
  static let handle: MHD_AccessHandlerCallback = { context, connection, url, method, _, data, size, place in
    guard let context, let connection, let url, let method, let size, let place else { return galley_http_no }
    let shared = Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
    if let kept = place.pointee {
      let exchange = Unmanaged<HTTPExchange>.fromOpaque(kept).takeUnretainedValue()
      return exchange.goOn(connection, data, size, shared)
    }
    let exchange = HTTPExchange(
      HTTPRequest(
        method: String(cString: method), path: String(cString: url),
        arguments: fields(of: connection, galley_http_argument),
        headers: fields(of: connection, galley_http_header)))
    place.pointee = Unmanaged.passRetained(exchange).toOpaque()
    shared.watch.note(.reading, galley_http_socket(connection))
    guard let refusal = shared.answering.refusal(of: exchange.request) else { return galley_http_yes }
    exchange.isAnswered = true
    return send(refusal, connection, shared)
  }

  /// Called when an answer was sent, or a request came to no end.
  static let completed: MHD_RequestCompletedCallback = { context, connection, place, _ in
    if let kept = place?.pointee {
      Unmanaged<HTTPExchange>.fromOpaque(kept).release()
      place?.pointee = nil
    }
    guard let context, let connection else { return }
    Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().watch
      .note(.waiting, galley_http_socket(connection))
  }

  /// Called when a connection is made and when it is over.
  static let connected: MHD_NotifyConnectionCallback = { context, connection, _, event in
    guard let context, let connection else { return }
    let watch = Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().watch
    let socket = galley_http_socket(connection)
    if event == galley_http_started { watch.note(.waiting, socket) } else { watch.forget(socket) }
  }

  private func goOn(
    _ connection: OpaquePointer, _ data: UnsafePointer<CChar>?, _ size: UnsafeMutablePointer<Int>,
    _ shared: Context
  ) -> MHD_Result {
    if size.pointee > 0 {
      // The head said how long the body is, so it cannot be longer than what was allowed.
      if let data, !isAnswered {
        data.withMemoryRebound(to: UInt8.self, capacity: size.pointee) {
          request.body.append(contentsOf: UnsafeBufferPointer(start: $0, count: size.pointee))
        }
      }
      size.pointee = 0
      return galley_http_yes
    }
    guard !isAnswered else { return galley_http_yes }
    isAnswered = true
    shared.watch.note(.answering, galley_http_socket(connection))
    return Self.send(shared.answering.answer(request), connection, shared)
  }

  private static func send(_ answer: HTTPResponse, _ connection: OpaquePointer, _ shared: Context)
    -> MHD_Result
  {
    let response = answer.body.withUnsafeBytes { bytes in
      MHD_create_response_from_buffer(
        bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), galley_http_copied)
    }
    guard let response else { return galley_http_no }
    defer { MHD_destroy_response(response) }
    for field in answer.allHeaders {
      guard MHD_add_response_header(response, field.name, field.value) == galley_http_yes else {
        return galley_http_no
      }
    }
    shared.watch.note(.answering, galley_http_socket(connection))
    return MHD_queue_response(connection, answer.status, response)
  }

  /// Collects header fields or arguments while the library goes through them.
  private final class Collector {
    var fields: [HTTPRequest.Field] = []
  }

  private static func fields(of connection: OpaquePointer, _ kind: MHD_ValueKind) -> [HTTPRequest.Field] {
    let collector = Collector()
    _ = MHD_get_connection_values(
      connection, kind,
      { context, kind, key, value in
        guard let context, let key else { return galley_http_yes }
        let name = String(cString: key)
        let field = HTTPRequest.Field(
          name: kind == galley_http_header ? name.lowercased() : name,
          value: value.map { String(cString: $0) } ?? "")
        Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().fields.append(field)
        return galley_http_yes
      }, Unmanaged.passUnretained(collector).toOpaque())
    return collector.fields
  }
}
