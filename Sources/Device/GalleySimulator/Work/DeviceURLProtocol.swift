import Foundation
import FoundationNetworking
import GalleyServices
import Synchronization

/// Sends the requests of apps that they make by `URLSession` to the network of their device.
///
/// Servers, latency and failures are those that the test has set, and time is the device's. Requests of tests, and of all other
/// code that is no app's, go to the machine's network as ever.
final class DeviceURLProtocol: URLProtocol {
  /// Whether the request is over, answered or given up.
  private let isOver = Atomic(false)

  /// The shared session of apps.
  static let sharedSession: URLSession = {
    let configuration = URLSessionConfiguration.default
    configuration.protocolClasses = [DeviceURLProtocol.self]
    configuration.httpCookieStorage = .shared
    return URLSession(configuration: configuration)
  }()

  /// Adds it to a configuration that an app makes a session of.
  static func add(to configuration: URLSessionConfiguration) {
    configuration.protocolClasses = [DeviceURLProtocol.self] + (configuration.protocolClasses ?? [])
  }

  /// Requests to web servers, of apps.
  override class func canInit(with request: URLRequest) -> Bool {
    guard let scheme = request.url?.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      return false
    }
    return WorkReceivers.current != nil
  }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let work = WorkReceivers.current else { return fail(.unknown) }
    let request = NetworkRequest(
      request.httpMethod ?? "GET", url: request.url?.absoluteString ?? "", body: request.httpBody ?? Data(),
      headers: request.allHTTPHeaderFields ?? [:])
    let timeout = Duration.seconds(self.request.timeoutInterval)
    // It passes events from the app's main thread to its client, which takes them on any thread.
    nonisolated(unsafe) let own = self
    work.post {
      guard let network = work.network else { return own.fail(.notConnectedToInternet) }
      network.send(request) { result in
        switch result {
        case .success(let response): own.finish(response)
        case .failure(.failed(_, let code)): own.fail(URLError.Code(rawValue: code) ?? .unknown)
        case .failure(.unreachable):
          own.fail(network.network.isReachable ? .cannotConnectToHost : .notConnectedToInternet)
        }
      }
      work.after(timeout) { own.fail(.timedOut) }
    }
  }

  override func stopLoading() {
    isOver.store(true, ordering: .releasing)
  }

  private func finish(_ answer: NetworkResponse) {
    guard !isOver.exchange(true, ordering: .acquiringAndReleasing), let url = request.url,
      let response = HTTPURLResponse(
        url: url, statusCode: answer.status, httpVersion: "HTTP/1.1", headerFields: answer.headers)
    else { return }
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: answer.body)
    client?.urlProtocolDidFinishLoading(self)
  }

  private func fail(_ code: URLError.Code) {
    guard !isOver.exchange(true, ordering: .acquiringAndReleasing) else { return }
    var facts: [String: Any] = [:]
    if let url = request.url { facts[NSURLErrorFailingURLErrorKey] = url }
    client?.urlProtocol(self, didFailWithError: URLError(code, userInfo: facts))
  }
}
