import CMicroHTTPD
import Glibc

/// A handler of requests.
package protocol HTTPHandler: Sendable {
  /// Checks a request before its body is read; the response refuses it, and `nil` accepts it.
  func refusal(of head: HTTPRequest) -> HTTPResponse?

  /// Responds to a request that was accepted.
  func answer(_ request: HTTPRequest) -> HTTPResponse
}

/// One request in progress, with the callbacks of the library.
final class HTTPExchange {
  private var request: HTTPRequest
  private var isAnswered = false

  private init(_ request: HTTPRequest) {
    self.request = request
  }

  /// The objects that all requests of a daemon share.
  final class Context: Sendable {
    let answering: any HTTPHandler
    let watch: ConnectionMonitor
    /// The number of connections beyond which one that asks nothing is closed.
    let mostIdle: Int

    init(_ answering: any HTTPHandler, _ watch: ConnectionMonitor, mostIdle: Int) {
      self.answering = answering
      self.watch = watch
      self.mostIdle = mostIdle
    }
  }

  /// The callback for the head of a request, for each part of its body, and for its end.
  static let handle: MHD_AccessHandlerCallback = { context, connection, url, method, _, data, size, place in
    guard let context, let connection, let url, let method, let size, let place else { return galley_http_no }
    let shared = Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
    if let kept = place.pointee {
      let exchange = Unmanaged<HTTPExchange>.fromOpaque(kept).takeUnretainedValue()
      return exchange.receive(connection, data, size, shared)
    }
    let exchange = HTTPExchange(
      HTTPRequest(
        method: String(cString: method), path: String(cString: url),
        query: fields(of: connection, galley_http_argument),
        headers: fields(of: connection, galley_http_header).map { field in
          HTTPRequest.Field(name: field.name.lowercased(), value: field.value)
        }))
    place.pointee = Unmanaged.passRetained(exchange).toOpaque()
    shared.watch.note(.reading, galley_http_socket(connection))
    guard let refusal = shared.answering.refusal(of: exchange.request) else { return galley_http_yes }
    exchange.isAnswered = true
    return send(refusal, connection, shared)
  }

  /// The callback for the end of a request, whether it was answered or not.
  static let completed: MHD_RequestCompletedCallback = { context, connection, place, _ in
    if let kept = place?.pointee {
      Unmanaged<HTTPExchange>.fromOpaque(kept).release()
      place?.pointee = nil
    }
    guard let context, let connection else { return }
    Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().watch
      .note(.waiting, galley_http_socket(connection))
  }

  /// The callback for the start and the end of a connection.
  static let connected: MHD_NotifyConnectionCallback = { context, connection, _, event in
    guard let context, let connection else { return }
    let shared = Unmanaged<Context>.fromOpaque(context).takeUnretainedValue()
    let socket = galley_http_socket(connection)
    if event == galley_http_started {
      shared.watch.open(socket, most: shared.mostIdle)
    } else {
      shared.watch.forget(socket)
    }
  }

  private func receive(
    _ connection: OpaquePointer, _ data: UnsafePointer<CChar>?, _ size: UnsafeMutablePointer<Int>,
    _ shared: Context
  ) -> MHD_Result {
    if size.pointee > 0 {
      // The head has the length of the body, so it cannot be longer than allowed.
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

  /// Collects header fields or parameters while the library iterates over them.
  private final class Collector {
    var fields: [HTTPRequest.Field] = []
  }

  private static func fields(of connection: OpaquePointer, _ kind: MHD_ValueKind) -> [HTTPRequest.Field] {
    let collector = Collector()
    _ = MHD_get_connection_values(
      connection, kind,
      { context, _, key, value in
        guard let context, let key else { return galley_http_yes }
        let field = HTTPRequest.Field(
          name: String(cString: key), value: value.map { String(cString: $0) } ?? "")
        Unmanaged<Collector>.fromOpaque(context).takeUnretainedValue().fields.append(field)
        return galley_http_yes
      }, Unmanaged.passUnretained(collector).toOpaque())
    return collector.fields
  }
}
