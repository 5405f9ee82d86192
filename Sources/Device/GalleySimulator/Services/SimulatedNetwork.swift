import GalleyAutomation
import GalleyServices
import GalleySystem
import GalleyViews

/// The network of a simulated device, with servers of a test's own.
public final class SimulatedNetwork: NetworkService, Sendable {
  /// The time that a response takes.
  public var latency: Duration {
    get { MainActorEntry.run { settings.latency } }
    set { MainActorEntry.run { settings.latency = newValue } }
  }

  /// Whether any server can be reached.
  public var isReachable: Bool {
    get { MainActorEntry.run { settings.isReachable } }
    set { MainActorEntry.run { settings.isReachable = newValue } }
  }

  /// The number of coming requests that fail, even where a server is reachable.
  public var upcomingFailures: Int {
    get { MainActorEntry.run { settings.upcomingFailures } }
    set { MainActorEntry.run { settings.upcomingFailures = newValue } }
  }

  /// The requests so far, oldest first.
  public var requests: [NetworkRequest] { MainActorEntry.run { sent } }

  /// The settings of a test.
  private struct Settings {
    var latency = Duration.milliseconds(250)
    var isReachable = true
    var upcomingFailures = 0
  }

  @MainActor private var settings = Settings()
  @MainActor private var sent: [NetworkRequest] = []

  /// Returns the additional delay of the next response.
  @MainActor var additionalLatency: () -> Duration = { .zero }

  /// A request of an app, with its outcome.
  private struct Exchange {
    let number: Int
    let bundleIdentifier: String
    let request: NetworkRequest
    let sent: Duration
    /// The reason why there is no good response; `nil` once there is one.
    var problem: FailedRequest.Reason?
  }

  private let clock: VirtualClock
  /// The rules of tests for the requests of apps, by bundle identifier.
  @MainActor var rules: [String: NetworkRules] = [:]
  @MainActor private var exchanges: [Exchange] = []
  @MainActor private var servers: [(prefix: String, answer: (NetworkRequest) -> NetworkResponse)] = []

  init(clock: VirtualClock) {
    self.clock = clock
  }

  /// Adds a server to the network.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of its addresses, such as `https://recipes.example/`.
  ///   - answer: The closure that answers requests; called on the main actor.
  public func serve(_ prefix: String, answer: @escaping (NetworkRequest) -> NetworkResponse) {
    nonisolated(unsafe) let answer = answer
    MainActorEntry.run { servers.insert((prefix, answer), at: 0) }
  }

  /// Sends a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - completion: A closure that receives the answer after ``latency``, or the reason why none came.
  public func send(
    _ request: NetworkRequest, completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    MainActorEntry.run { send(request, from: "", completion: completion) }
  }

  /// Sends a request of an app.
  @MainActor func send(
    _ request: NetworkRequest, from bundleIdentifier: String,
    completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    let passage = rules[bundleIdentifier].map { RequestPassage(request, $0, sent: clock.now) }
    let request = passage?.request ?? request
    sent.append(request)
    let number = sent.count
    exchanges.removeAll { $0.bundleIdentifier == bundleIdentifier && $0.request.isSame(as: request) }
    exchanges.append(
      Exchange(
        number: number, bundleIdentifier: bundleIdentifier, request: request, sent: clock.now,
        problem: .pending))
    if let passage, let answer = passage.stubbed {
      let delay = passage.delay(of: try? answer.get()) + additionalLatency()
      clock.after(delay, what: "the stubbed answer to \(request)", isUnordered: true) { [weak self] in
        self?.finish(number, passage, answer, completion)
      }
      return
    }
    ask(request, number, passage, completion)
  }

  /// Asks a server, if one can be reached.
  @MainActor private func ask(
    _ request: NetworkRequest, _ number: Int, _ passage: RequestPassage?,
    _ completion: @escaping (Result<NetworkResponse, NetworkError>) -> Void
  ) {
    nonisolated(unsafe) let completion = completion
    var problem: FailedRequest.Reason?
    if !settings.isReachable { problem = .unreachable("device.network.isReachable is false") }
    if settings.upcomingFailures > 0 {
      settings.upcomingFailures -= 1
      problem = .unreachable("device.network.upcomingFailures made it fail")
    }
    let server = problem == nil ? servers.first { request.url.hasPrefix($0.prefix) } : nil
    if problem == nil, server == nil { problem = .noServer(served: servers.map(\.prefix).reversed()) }
    let delay = settings.latency + additionalLatency()
    clock.after(delay, what: "the answer to \(request)", isUnordered: true) { [weak self] in
      guard let self, let server else {
        self?.end(number, with: problem)
        passage?.end(nil, at: self?.clock.now ?? .zero)
        completion(.failure(.unreachable(request)))
        return
      }
      let response = server.answer(request)
      guard let passage else {
        end(number, with: response.status >= 400 ? .status(response.status) : nil)
        return completion(.success(response))
      }
      let changed = passage.returning(response)
      let more = passage.delay(of: changed)
      guard more > .zero else { return finish(number, passage, .success(changed), completion) }
      clock.after(more, what: "the rest of the answer to \(request)", isUnordered: true) { [weak self] in
        self?.finish(number, passage, .success(changed), completion)
      }
    }
  }

  /// Hands an answer to the app that has gone through rules.
  @MainActor private func finish(
    _ number: Int, _ passage: RequestPassage, _ answer: Result<NetworkResponse, NetworkError>,
    _ completion: (Result<NetworkResponse, NetworkError>) -> Void
  ) {
    let answer = passage.stub == nil ? answer : answer.map(passage.returning)
    switch answer {
    case .success(let response):
      end(number, with: response.status >= 400 ? .status(response.status) : nil)
      passage.end(response, at: clock.now)
    case .failure(let error):
      end(number, with: .unreachable("a stub of the test made it fail: \(error)"))
      passage.end(nil, at: clock.now)
    }
    completion(answer)
  }

  @MainActor private func end(_ number: Int, with problem: FailedRequest.Reason?) {
    guard let index = exchanges.firstIndex(where: { $0.number == number }) else { return }
    exchanges[index].problem = problem
  }

  /// Forgets the requests of an app that has ended.
  @MainActor func forget(_ bundleIdentifier: String) {
    exchanges.removeAll { $0.bundleIdentifier == bundleIdentifier }
  }

  /// The requests of an app that have no good response, oldest first.
  @MainActor func failedRequests(of bundleIdentifier: String) -> [FailedRequest] {
    exchanges.compactMap { exchange in
      guard exchange.bundleIdentifier == bundleIdentifier, let problem = exchange.problem else { return nil }
      var remedy: String?
      if case .noServer = problem {
        remedy = "device.network.serve(\"\(exchange.request.host)\") { request in … }"
      }
      return FailedRequest(
        exchange.request.method, exchange.request.url, sent: exchange.sent, reason: problem, remedy: remedy)
    }
  }
}

extension NetworkRequest {
  /// Whether two requests are for the same.
  fileprivate func isSame(as other: NetworkRequest) -> Bool { method == other.method && url == other.url }

  /// The address up to its path, such as `https://recipes.example/`.
  fileprivate var host: String {
    let parts = url.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    return parts.count < 3 ? url : parts.prefix(3).joined(separator: "/") + "/"
  }
}
