import GalleyViews

/// The network of a simulated device, with servers of a test's own.
public final class SimulatedNetwork: NetworkService {
  /// The time that a response takes.
  public var latency = Duration.milliseconds(250)

  /// Whether any server can be reached.
  public var isReachable = true

  /// The number of coming requests that fail, even where a server is reachable.
  public var upcomingFailures = 0

  /// The requests so far, oldest first.
  public private(set) var requests: [NetworkRequest] = []

  /// Returns the additional delay of the next response.
  var additionalLatency: () -> Duration = { .zero }

  private let clock: VirtualClock
  private var servers: [(prefix: String, answer: (NetworkRequest) -> NetworkResponse)] = []

  init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Adds a server to the network.
  ///
  /// - Parameters:
  ///   - prefix: What the addresses it answers begin with, such as `https://recipes.example/`.
  ///   - answer: What it answers.
  public func serve(_ prefix: String, answer: @escaping (NetworkRequest) -> NetworkResponse) {
    servers.insert((prefix, answer), at: 0)
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: What to ask for.
  ///   - completion: Gets the answer after ``latency``, or why none came.
  public func send(
    _ request: NetworkRequest, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
  ) {
    requests.append(request)
    var isReached = isReachable
    if upcomingFailures > 0 {
      upcomingFailures -= 1
      isReached = false
    }
    let server = isReached ? servers.first { request.url.hasPrefix($0.prefix) } : nil
    clock.after(latency + additionalLatency()) {
      if let server {
        completion(.success(server.answer(request)))
      } else {
        completion(.failure(.unreachable(request.url)))
      }
    }
  }
}
