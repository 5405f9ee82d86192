import Foundation
import GalleyAutomation
import GalleyWebDriver

extension BrowserDriver {
  /// The origin of an address, which is the name of its app, such as `https://shop.example`.
  static func origin(of url: URL) -> String? {
    // All files are one app: a browser tells none from another.
    if url.scheme?.lowercased() == "file" { return "file://" }
    guard let scheme = url.scheme?.lowercased(), let host = url.host?.lowercased(), !host.isEmpty else {
      return nil
    }
    let usual = ["http": 80, "https": 443][scheme]
    let shown = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return "\(scheme)://\(shown)" + (url.port.flatMap { $0 == usual ? nil : ":\($0)" } ?? "")
  }

  /// The address of an app's first page, with the launch environment as query items.
  private func address(of request: LaunchRequest) throws(DriverError) -> URL {
    guard let first = addresses[request.bundleIdentifier] ?? URL(string: request.bundleIdentifier),
      var parts = URLComponents(url: first, resolvingAgainstBaseURL: true), parts.scheme != nil
    else { throw .notInstalled(request.bundleIdentifier, installed: addresses.keys.sorted()) }
    if !request.environment.isEmpty {
      parts.queryItems =
        (parts.queryItems ?? [])
        + request.environment.sorted { $0.key < $1.key }.map { URLQueryItem(name: $0.key, value: $0.value) }
    }
    return parts.url ?? first
  }

  /// Opens the address of an app, after leaving the page that is there.
  public func launch(_ request: LaunchRequest) throws(DriverError) {
    let url = try address(of: request)
    if !isFresh { try leave(request.bundleIdentifier) }
    try withPendingScripts { () throws(DriverError) in
      try go(to: url.absoluteString, of: request.bundleIdentifier)
    }
    markLaunch()
  }

  /// Leaves the page that is there, with all that is known of it.
  private func leave(_ name: String) throws(DriverError) {
    try run { () throws(WebDriverError) in while try commands.closeWindow() {} }
    try go(to: "about:blank", of: name)
    judgeProblems()
    forgetProblems()
    _ = commands.takeDownloads()
    downloads.forget()
  }

  /// Opens the address of the app, unless one of its pages is open.
  public func activate(_ request: LaunchRequest) throws(DriverError) {
    if state(of: request.bundleIdentifier) == .runningForeground { return }
    try launch(request)
  }

  /// Opens an address.
  public func open(_ url: URL, in request: LaunchRequest) throws(DriverError) {
    guard url.scheme != nil else { throw .opensNoURL(request.bundleIdentifier, url: url.absoluteString) }
    try go(to: url.absoluteString, of: request.bundleIdentifier)
  }

  /// Leaves the page of an app.
  public func terminate(_ bundleIdentifier: String) throws(DriverError) {
    guard state(of: bundleIdentifier) == .runningForeground else { return }
    try go(to: "about:blank", of: bundleIdentifier)
  }

  /// The state of an app: in front if a page of its origin is there.
  public func state(of bundleIdentifier: String) -> ApplicationState {
    if let origin = try? look()?.origin {
      if origin == bundleIdentifier { return .runningForeground }
    } else if latest?.bundleIdentifier == bundleIdentifier {
      return .runningForeground
    }
    return addresses[bundleIdentifier] == nil ? .unknown : .notRunning
  }

  /// Opens an address and waits until it is loaded; dialogs of the page that is left are accepted.
  private func go(to address: String, of name: String) throws(DriverError) {
    defer { tick() }
    // A browser that has just started shows nothing that asks.
    let dialog = isFresh ? nil : try run { () throws(WebDriverError) in try commands.dialog() }
    isFresh = false
    if dialog != nil { try answerDialog(.accept) }
    do throws(WebDriverError) {
      try commands.open(address, within: .seconds(90))
    } catch {
      // The question of a page whether it is really to be left, or a dialog of the new page's beginning.
      guard error.code == BrowserDialog.code else {
        throw .launchFailed(name, reason: WebDriverErrorText.reason(error))
      }
    }
  }
}
