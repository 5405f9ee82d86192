import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyHTTP
import GalleyReport
import Synchronization

/// A server for the report of a run that also makes decisions; other machines cannot reach it by default.
///
/// It may be used from any thread. It stops after some time without use.
package final class ReviewServer: Sendable {
  /// The version of the HTTP library.
  package static var libraryVersion: String { HTTPListener.libraryVersion }

  /// The settings of a server.
  package struct Options: Sendable {
    /// The port; 0 for any free port.
    package var port: UInt16 = 0
    /// A numeric address to listen on instead of the loopback ones; it needs a ``tokenFile``.
    package var address: String?
    /// A file with the token, which only its owner may read; without one, a new token is made.
    package var tokenFile: String?
    /// The time without use after which the server stops; 0 for never.
    package var idleTimeout: Duration = .seconds(4 * 60 * 60)
    package var clock: ServerClock = .continuous
    /// The environment, which tells whether this is CI, where decisions are refused without ``onCI``.
    package var environment: [String: String] = [:]
    /// The reason to decide on CI, where there is one.
    package var onCI: String?
    /// The author of decisions.
    package var signature: @Sendable () -> Signature = { .current() }

    /// A free port, a new token, and four hours.
    package init() {}
  }

  /// The page's address, with the token behind `#`.
  package let url: String
  package let port: UInt16
  /// The token that every request to `/api` needs, in a header `X-Galley-Token`.
  package let token: String
  package let run: Run
  /// The addresses that the server listens on.
  package let addresses: [String]

  private let options: Options
  private let store: BaselineStore
  private let session: ReviewSession
  private let router: ReviewRouter
  private let listener: HTTPListener
  private let ended = Mutex<End?>(nil)

  /// A reason for which a server stopped.
  package enum End: Sendable, Hashable {
    /// ``stop()`` was called.
    case stopped
    /// It was not used for this time.
    case idle(Duration)
  }

  /// Starts a server for a run; decisions change the store.
  package init(_ run: Run, store: BaselineStore, _ options: Options = Options()) throws {
    self.run = run
    self.store = store
    self.options = options
    var place = ListeningSockets.Address.loopback
    if let address = options.address {
      guard ListeningSockets.isLoopback(address) != nil else { throw ServerError.noAddress(address) }
      guard options.tokenFile != nil else { throw ReviewError.notLoopback(address) }
      place = .other(address)
    }
    let secret = try options.tokenFile.map { try AccessToken(file: $0) } ?? AccessToken()
    let pass = try AccessToken()
    let verdict = Gate(countsOrphans: true).review(of: run, against: store)
    let (folder, items) = try ReviewFolder.prepare(run, verdict, store)
    session = ReviewSession(
      run, store, items, options.clock, .init(environment: options.environment, word: options.onCI),
      sign: options.signature)
    let sockets = try ListeningSockets.open(place, port: options.port)
    let rules = RequestRules(
      general: LoopbackRules(port: sockets.port, token: secret, address: options.address), pass: pass)
    router = ReviewRouter(session, folder, rules, options.clock)
    listener = try HTTPListener(sockets, options.clock, router)
    port = sockets.port
    self.token = secret.text
    addresses =
      options.address.map { [$0] } ?? (sockets.numbers.count == 2 ? ["127.0.0.1", "::1"] : ["127.0.0.1"])
    let host = options.address.map { $0.contains(":") ? "[\($0)]" : $0 } ?? "127.0.0.1"
    url = "http://\(host):\(sockets.port)/#token=\(secret.text)"
  }

  /// Closes connections that take too long, and stops a server without use; to be called about once a second.
  ///
  /// - Returns: The reason for which the server stopped; `nil` while it runs.
  @discardableResult
  package func tick() -> End? {
    if let end { return end }
    listener.watch.sweep()
    let limit = options.idleTimeout
    if limit > .zero, options.clock.now() - router.lastActivity >= limit { stop(.idle(limit)) }
    return end
  }

  /// The reason for which the server stopped; `nil` while it runs.
  package var end: End? { ended.withLock { $0 } }

  /// Stops the server after the requests in progress.
  package func stop() { stop(.stopped) }

  private func stop(_ end: End) {
    let isFirst = ended.withLock { ended in
      defer { ended = ended ?? end }
      return ended == nil
    }
    if isFirst { listener.stop() }
  }

  /// The numbers of decided and remaining changes, and the gate's verdict on run and store as they are now.
  package var summary: ReviewSummary { ReviewSummary(session.facts, exitCode) }

  /// The numbers in words, as long as nothing is judged.
  package var progress: String { ReviewSummary(session.facts, .clean).text }

  private var exitCode: ExitCode {
    guard let run = try? Run(run.name, in: run.project) else { return .notComparable }
    return Gate(countsOrphans: true).verdict(on: run, against: store).exitCode
  }
}
