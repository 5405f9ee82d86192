import BaselineFixtures
import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyHTTP
import RawHTTPClient
import Synchronization
import galley_review

/// A clock that only goes when it is told to.
final class TestClock: Sendable {
  private let time = Mutex(Duration.zero)

  var clock: ServerClock { ServerClock { self.time.withLock { $0 } } }

  func advance(_ duration: Duration) { time.withLock { $0 += duration } }
}

/// A project with a run, reviewed by a server in this process.
struct ReviewFixture {
  let sandbox: Sandbox
  let server: ReviewServer
  let clock: TestClock

  /// Makes baselines, changes every screen, adds screens that are new, and starts a server.
  init(
    changed: Int = 3, new: Int = 1, idle: Duration = .seconds(3600),
    setUp: (inout ReviewServer.Options) -> Void = { _ in }
  )
    throws
  {
    let sandbox = try Sandbox()
    let keys = (0..<changed).map { Samples.key("check-\($0)") }
    try sandbox.run("before", all: keys.map { .init($0) } + [.init(Samples.key("same"))])
    try sandbox.approve("before")
    try sandbox.run(
      "r",
      all: keys.map { .init($0, Screen().button("Remove")) } + [.init(Samples.key("same"))]
        + (0..<new).map { .init(Samples.key("new-\($0)")) })
    try self.init(sandbox, idle: idle, setUp: setUp)
  }

  /// Starts a server on a project that is there.
  init(
    _ sandbox: Sandbox, run: String = "r", idle: Duration = .seconds(3600),
    setUp: (inout ReviewServer.Options) -> Void = { _ in }
  ) throws {
    let clock = TestClock()
    var options = ReviewServer.Options()
    options.clock = clock.clock
    options.idleTimeout = idle
    options.signature = { Signature(by: "Ada", at: Date()) }
    setUp(&options)
    self.sandbox = sandbox
    self.clock = clock
    server = try ReviewServer(try Run(run, in: sandbox.project), store: sandbox.store, options)
  }

  var client: RawClient { RawClient(port: server.port) }

  /// The header fields of the page's own requests.
  var headers: [String] {
    [
      "X-Galley-Token: \(server.token)", "Origin: http://127.0.0.1:PORT", "Content-Type: application/json",
      "Sec-Fetch-Site: same-origin",
    ]
  }

  /// The state, as the page reads it.
  func state() -> [String: Any] {
    clock.advance(.seconds(2))
    return client("GET /api/state", ["X-Galley-Token: \(server.token)"])?.object ?? [:]
  }

  /// The items of the state.
  func items() -> [[String: Any]] { state()["items"] as? [[String: Any]] ?? [] }

  /// The ids of the items that are in a state.
  func ids(_ status: String = "waiting") -> [String] {
    items().filter { $0["status"] as? String == status }.compactMap { $0["id"] as? String }
  }

  /// A request for decisions, as the page makes it.
  static func body(_ action: String, _ ids: [String], reason: String? = nil, run: String = "r") -> String {
    let more = reason.map { ",\"reason\":\"\($0)\"" } ?? ""
    let decisions = ids.map { "{\"id\":\"\($0)\",\"action\":\"\(action)\"\(more)}" }
    return "{\"format\":1,\"run\":\"\(run)\",\"decisions\":[\(decisions.joined(separator: ","))]}"
  }

  /// Decides as the page does.
  func decide(_ action: String, _ ids: [String], reason: String? = nil) -> RawClient.Answer? {
    client("POST /api/decisions", headers, body: Self.body(action, ids, reason: reason))
  }

  /// The cookie that opens pictures.
  func cookie() -> String {
    let answer = client("GET /api/state", ["X-Galley-Token: \(server.token)"])
    let cookie = answer?.header("set-cookie").first ?? ""
    return "Cookie: \(cookie.prefix { $0 != ";" })"
  }
}
