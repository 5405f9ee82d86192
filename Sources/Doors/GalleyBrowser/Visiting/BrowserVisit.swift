import Foundation
import GalleyAutomation
import GalleyImage
import GalleyJSON
import GalleyText
import GalleyTree
import GalleyWebDriver

/// A browser that a command goes from page to page with, without a test.
package final class BrowserVisit {
  let driver: BrowserDriver
  private let automator: Automator
  let origin: String

  /// The longest time for a page to come to rest; a page that never rests is taken as it is.
  private static let patience = Duration.seconds(10)

  /// Starts a browser for the pages of an address's origin.
  ///
  /// - Parameters:
  ///   - address: The address, of which only the origin counts.
  ///   - cookies: The cookies of the origin, by name.
  ///   - isVisible: Whether a person sees the window, which is then of this machine; no server starts it.
  ///   - environment: The environment that chooses the browser if `engine` is `nil`.
  package init(
    for address: URL, as device: BrowserDevice, in engine: BrowserEngine?, cookies: [String: String] = [:],
    isVisible: Bool = false, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(VisitError) {
    guard let origin = BrowserDriver.origin(of: address) else {
      throw .notLoaded(address: address.absoluteString, reason: "it has no scheme and host")
    }
    do throws(DriverError) {
      var engine = engine
      if engine == nil { engine = try .chosen(in: environment) }
      driver = try BrowserDriver.start(
        engine ?? .chromium, device, at: isVisible ? nil : BrowserServer.chosen(in: environment),
        isVisible: isVisible)
    } catch { throw .noBrowser(reason: error.description.withoutStop) }
    self.origin = origin
    automator = Automator(driver: driver)
    driver.addresses[origin] = address
    for (name, value) in cookies.sorted(by: { $0.key < $1.key }) {
      do throws(DriverError) { try driver.setCookie(name, value) } catch { throw .cookie(name: name) }
    }
  }

  /// Opens an address and waits until the page rests.
  package func open(_ address: URL) throws(VisitError) -> VisitedPage {
    do throws(DriverError) {
      try driver.open(address, in: LaunchRequest(origin))
    } catch {
      throw Self.reason(of: error, at: address.absoluteString)
    }
    do {
      try automator.settle(until: driver.now + Self.patience)
      let words = try driver.commands.call("visit()").text
      let page = VisitedPage(try JSONDecoder().decode(VisitedPage.Facts.self, from: Data((words ?? "").utf8)))
      // Chromium shows a page of its own in place of an error's empty answer.
      if page.address.hasPrefix("chrome-error:") {
        throw VisitError.notLoaded(
          address: address.absoluteString, reason: "the server answers with an error and without a page")
      }
      return page
    } catch let error as VisitError {
      throw error
    } catch {
      throw .notLoaded(address: address.absoluteString, reason: "\(error)".withoutStop)
    }
  }

  /// Opens an address that has to be a page of the site.
  ///
  /// - Throws: ``VisitError``, also for a status of 400 and above, and for files.
  package func openPage(_ address: URL) throws(VisitError) -> VisitedPage {
    let page = try open(address)
    if let status = page.status, status >= 400 { throw .status(status, address: address.absoluteString) }
    guard page.isDocument else { throw .noDocument(type: page.type, address: address.absoluteString) }
    return page
  }

  /// The screen with the present page.
  package func screen() throws(VisitError) -> Element {
    do throws(DriverError) { return try driver.snapshot().screen } catch {
      throw .notLoaded(address: origin, reason: error.description.withoutStop)
    }
  }

  /// The picture of the present page.
  package func picture() throws(VisitError) -> Bitmap {
    do throws(DriverError) { return try driver.capture().picture } catch {
      throw .notLoaded(address: origin, reason: error.description.withoutStop)
    }
  }

  /// The origin of an address, such as `https://shop.example`.
  package static func origin(of address: URL) -> String? { BrowserDriver.origin(of: address) }

  /// Ends the browser.
  package func end() { driver.end() }

  deinit { end() }

  /// The reason of a failed navigation: Chromium and Firefox have different words for one fact.
  static func reason(of error: DriverError, at address: String) -> VisitError {
    guard case .launchFailed(_, let reason) = error else {
      return .notLoaded(address: address, reason: error.description.withoutStop)
    }
    if reason.contains("CONNECTION_REFUSED") || reason.contains("Connection refused") {
      return .refused(address: address)
    }
    if reason.contains("NAME_NOT_RESOLVED") || reason.contains("UNKNOWN_HOST") {
      return .unknownHost(address: address)
    }
    return .notLoaded(address: address, reason: reason)
  }
}
