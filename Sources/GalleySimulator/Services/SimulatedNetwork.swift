import GalleyViews

/// The network of a simulated device: servers that answer after a while, or cannot be reached.
public final class SimulatedNetwork: NetworkService {
  /// How long an answer takes.
  public var latency = Duration.milliseconds(250)

  /// Whether any server can be reached.
  public var isReachable = true

  /// The next so many requests find no server, even where one is reachable.
  public var failuresAhead = 0

  /// All requests so far, oldest first.
  public private(set) var requests: [NetworkRequest] = []

  /// How much later than ``latency`` the next answer comes.
  var lateness: () -> Duration = { .zero }

  private let clock: VirtualClock
  private var servers: [(prefix: String, answer: (NetworkRequest) -> NetworkResponse)] = []

  init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Puts a server on the network.
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
    if failuresAhead > 0 {
      failuresAhead -= 1
      isReached = false
    }
    let server = isReached ? servers.first { request.url.hasPrefix($0.prefix) } : nil
    clock.after(latency + lateness()) {
      if let server {
        completion(.success(server.answer(request)))
      } else {
        completion(.failure(.unreachable(request.url)))
      }
    }
  }
}
