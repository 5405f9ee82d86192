import BookshopCatalogue
import Foundation
import GalleyHTTP

/// The bookshop as a web app: pages, and the JSON API that their scripts call, on this machine's loopback addresses.
///
/// ```swift
/// let server = try BookshopServer(.init(troubles: Troubles(seed: 7, longestDelay: .milliseconds(200))))
/// print(server.address)
/// ```
package final class BookshopServer: Sendable {
  /// The settings of a server.
  package struct Settings: Sendable {
    /// The port; 0 for any free one.
    package var port: UInt16 = 0
    /// The folder with pages, styles and scripts, which are read for each request.
    package var site: URL
    /// Delays and failures.
    package var troubles: Troubles

    package init(port: UInt16 = 0, site: URL = Settings.ownSite, troubles: Troubles = Troubles()) {
      self.port = port
      self.site = site
      self.troubles = troubles
    }

    /// The folder in the sources.
    package static let ownSite = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Site", isDirectory: true)
  }

  private let server: LoopbackServer
  private let handler: ShopHandler

  /// Starts to serve.
  package init(_ settings: Settings = Settings()) throws(ServerError) {
    let token = try AccessToken()
    let answering = SiteFiles(folder: settings.site)
    var handler: ShopHandler?
    server = try LoopbackServer(port: settings.port) { port in
      let made = ShopHandler(
        rules: LoopbackRules(port: port, token: token), files: answering, troubles: settings.troubles)
      handler = made
      return made
    }
    guard let handler else { throw .cannotServe }
    self.handler = handler
  }

  package var port: UInt16 { server.port }

  /// The address of the first page.
  package var address: String { "http://127.0.0.1:\(server.port)" }

  /// Lets the next requests of an address fail with the status 503.
  ///
  /// - Parameters:
  ///   - count: The number of requests.
  ///   - path: The address without its query, such as `/api/books`.
  package func failNext(_ count: Int, of path: String) { handler.failNext(count, of: path) }

  /// Stops serving, after the requests in progress.
  package func stop() { server.stop() }
}
