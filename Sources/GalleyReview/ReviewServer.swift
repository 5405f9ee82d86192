import CMicroHTTPD
import Foundation
import GalleyBaselines
import GalleyReport
import Synchronization

/// Serves the report on this machine alone, and takes decisions.
///
/// It may be used from any thread. A server that nobody uses for a while stops by itself.
package final class ReviewServer: Sendable {
  /// The version of the library that speaks HTTP.
  package static var libraryVersion: String { String(cString: galley_http_version()) }

  /// How a server is set up.
  package struct Options: Sendable {
    /// The port; 0 for any that is free.
    package var port: UInt16 = 0
    /// An address in numbers to listen on instead of the loopback ones; it needs a ``tokenFile``.
    package var address: String?
    /// A file with the token, which only its owner may read; without one, the token is made anew.
    package var tokenFile: String?
    /// After how long without use the server stops; 0 for never.
    package var idleTimeout: Duration = .seconds(4 * 60 * 60)
    /// What tells the time.
    package var clock: ReviewClock = .continuous
    /// Who decides, now.
    package var signature: @Sendable () -> Signature = { .current() }

    /// The usual: a free port of this machine, a fresh token, four hours.
    package init() {}
  }

  /// Where the page is, with the token behind `#`.
  package let url: String
  /// The port.
  package let port: UInt16
  /// The token that every request to the interface needs, in a header `X-Galley-Token`.
  package let token: String
  /// The run.
  package let run: Run
  /// The addresses that it listens on.
  package let addresses: [String]

  private let options: Options
  private let verdict: Verdict
  private let session: ReviewSession
  private let router: ReviewRouter
  private let listener: HTTPListener
  private let ended = Mutex<End?>(nil)

  /// Why a server stopped.
  package enum End: Sendable, Hashable {
    /// Somebody asked it to.
    case stopped
    /// Nobody used it for so long.
    case idle(Duration)
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - run: The run to review.
  ///   - store: The store that decisions change.
  ///   - options: How it is set up.
  /// - Throws: ``ReviewFault``.
  package init(_ run: Run, store: BaselineStore, _ options: Options = Options()) throws(ReviewFault) {
    self.run = run
    self.options = options
    var place = ListeningSockets.Address.loopback
    if let address = options.address {
      guard ListeningSockets.isLoopback(address) != nil else { throw .noAddress(address) }
      guard options.tokenFile != nil else { throw .notLoopback(address) }
      place = .other(address)
    }
    let token = try options.tokenFile.map { path throws(ReviewFault) in try AccessToken(file: path) }
    let secret: AccessToken
    if let token { secret = token } else { secret = try AccessToken() }
    let pass = try AccessToken()
    verdict = Gate(countsOrphans: true).verdict(on: run, against: store)
    let (folder, items) = try ReviewFolder.prepare(run, verdict, store)
    session = ReviewSession(run, store, items, options.clock, sign: options.signature)
    let sockets = try ListeningSockets.open(place, port: options.port)
    let rules = RequestRules(port: sockets.port, token: secret, pass: pass, address: options.address)
    router = ReviewRouter(session, folder, rules, options.clock)
    listener = try HTTPListener(sockets, options.clock, router)
    port = sockets.port
    self.token = secret.text
    addresses =
      options.address.map { [$0] } ?? (sockets.numbers.count == 2 ? ["127.0.0.1", "::1"] : ["127.0.0.1"])
    let host = options.address.map { $0.contains(":") ? "[\($0)]" : $0 } ?? "127.0.0.1"
    url = "http://\(host):\(sockets.port)/#token=\(secret.text)"
  }

  /// Looks after time: connections that take too long, and a server that nobody uses.
  ///
  /// Whoever starts a server calls it about once a second.
  ///
  /// - Returns: Why the server has stopped; `nil` while it runs.
  @discardableResult
  package func tick() -> End? {
    if let end { return end }
    listener.watch.sweep()
    let limit = options.idleTimeout
    if limit > .zero, options.clock.now() - router.lastActivity >= limit { stop(.idle(limit)) }
    return end
  }

  /// Why the server has stopped; `nil` while it runs.
  package var end: End? { ended.withLock { $0 } }

  /// Ends the server, once what is being decided is decided.
  package func stop() { stop(.stopped) }

  private func stop(_ end: End) {
    let isFirst = ended.withLock { ended in
      defer { ended = ended ?? end }
      return ended == nil
    }
    if isFirst { listener.stop() }
  }

  /// What was decided so far, and what is left.
  package var summary: ReviewSummary { ReviewSummary(verdict, session.facts) }
}
