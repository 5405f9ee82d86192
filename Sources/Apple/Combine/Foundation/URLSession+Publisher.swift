import Foundation
import FoundationNetworking

extension URLSession {
  /// A publisher that loads a request once for each subscriber, on demand.
  ///
  /// - Reference: [Combine's `URLSession.DataTaskPublisher`](https://developer.apple.com/documentation/foundation/urlsession/datataskpublisher).
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError

    public let request: URLRequest
    /// The session that loads it.
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      subscriber.receive(subscription: DataTaskSubscription(self, downstream: subscriber))
    }
  }

  /// A publisher that loads a URL.
  ///
  /// - Parameter url: Where from.
  /// - Returns: The publisher.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// A publisher that loads a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: The publisher.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}

private final class DataTaskSubscription<Downstream: Subscriber>: Subscription
where Downstream.Input == (data: Data, response: URLResponse), Downstream.Failure == URLError {
  private let publisher: URLSession.DataTaskPublisher
  private let outlet: Outlet<Downstream>
  private let state = Shared<(task: URLSessionDataTask?, isOver: Bool)>((nil, false))

  init(_ publisher: URLSession.DataTaskPublisher, downstream: Downstream) {
    self.publisher = publisher
    outlet = Outlet(downstream)
  }

  func request(_ demand: Subscribers.Demand) {
    outlet.request(demand)
    guard demand > 0 else { return }
    let outlet = outlet
    let finish = Unchecked<(Data?, URLResponse?, (any Error)?) -> Void>({ data, response, error in
      if let response, error == nil {
        outlet.send((data ?? Data(), response))
        outlet.finish(.finished)
      } else {
        outlet.finish(.failure(error as? URLError ?? URLError(.unknown)))
      }
    })
    let started: URLSessionDataTask? = state.with { state in
      guard state.task == nil, !state.isOver else { return nil }
      let task = publisher.session.dataTask(with: publisher.request) { data, response, error in
        finish.value(data, response, error)
      }
      state.task = task
      return task
    }
    started?.resume()
  }

  func cancel() {
    outlet.cancel()
    let task = state.with { state in
      defer { state = (nil, true) }
      return state.task
    }
    task?.cancel()
  }
}
