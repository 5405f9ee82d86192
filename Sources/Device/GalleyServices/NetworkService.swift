import Foundation

/// A request of an app to a server.
public struct NetworkRequest: Hashable, Sendable {
  /// The HTTP method, such as `GET`.
  public var method: String
  /// The whole address.
  public var url: String
  /// The request's body.
  public var body: Data
  /// The header's fields by name.
  public var headers: [String: String]

  public init(
    _ method: String = "GET", url: String, body: Data = Data(), headers: [String: String] = [:]
  ) {
    self.method = method
    self.url = url
    self.body = body
    self.headers = headers
  }
}

extension NetworkRequest: CustomStringConvertible {
  /// Method and address, such as `GET https://recipes.example/`.
  public var description: String { "\(method) \(url)" }
}

/// A server's response to a request.
public struct NetworkResponse: Hashable, Sendable {
  /// The HTTP status code.
  public var status: Int
  /// The response's body.
  public var body: Data
  /// The header's fields by name.
  public var headers: [String: String]

  public init(status: Int = 200, body: Data = Data(), headers: [String: String] = [:]) {
    self.status = status
    self.body = body
    self.headers = headers
  }
}

/// The error of a request without a response.
public enum NetworkError: Error, Hashable, Sendable {
  /// The server of this request could not be reached.
  case unreachable(NetworkRequest)
  /// The request failed; the code is that of a `URLError`.
  case failed(NetworkRequest, code: Int)
}

extension NetworkError: CustomStringConvertible, LocalizedError {
  /// The request, and the fact that no server answers it.
  public var description: String {
    switch self {
    case .unreachable(let request): "no server answers \(request)"
    case .failed(let request, let code): "\(request) failed with the code \(code)"
    }
  }

  /// The request, and the fact that no server answers it.
  public var errorDescription: String? { description }
}

/// The device's network, as an app sees it.
public protocol NetworkService {
  /// Sends a request, and calls a closure with the response or the error.
  func send(_ request: NetworkRequest, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void)
}

/// The network of views outside of any device: no server can be reached.
package struct NoNetwork: NetworkService {
  package init() {}

  /// Fails at once.
  package func send(
    _ request: NetworkRequest, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
  ) {
    completion(.failure(.unreachable(request)))
  }
}
