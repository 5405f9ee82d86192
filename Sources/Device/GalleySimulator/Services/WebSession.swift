import Foundation
import GalleyServices
import GalleySystem
import GalleyViews

/// A website on which a person signs in, as a test shows it.
@MainActor public struct WebSignInPage {
  /// The whole address.
  public let url: URL
  let lead: (URL) -> Void

  /// Redirects to another address, as a page does after the sign-in; an address of the app's scheme ends the
  /// session.
  public func redirect(to url: URL) {
    lead(url)
  }
}

extension SimulatedDevice {
  /// Shows views as a website on which people sign in.
  ///
  /// Without such views, the answer of a server of ``network`` is shown as text. Redirects are followed, so
  /// that a person who is already signed in sees no page.
  ///
  ///     device.showSignInPage(at: "https://example.com/login") { page in
  ///       Button("Log In") { page.redirect(to: URL(string: "example-app://done?code=1")!) }
  ///     }
  ///
  /// - Parameters:
  ///   - prefix: The beginning of the addresses.
  ///   - title: The page's title, which is the label of its `webView`.
  ///   - content: The content of the page, from the top.
  public func showSignInPage<Content: View>(
    at prefix: String, title: String = "",
    @ViewBuilder content: @escaping @MainActor (WebSignInPage) -> Content
  ) {
    MainActorEntry.run { signIns.pages.insert((prefix, title, { AnyView(content($0)) }), at: 0) }
  }
}

/// Signing in to an app on a website: the system's question, then a browser until an address ends it.
@MainActor final class WebSession {
  /// The process that shows websites above apps.
  private static let browser = "com.apple.SafariViewService"

  private let app: InstalledApp
  private let callbackScheme: String?
  private weak var device: SimulatedDevice?
  private var completion: ((Result<URL, SignInError>) -> Void)?
  private var page: WebSignIn?

  init(
    app: InstalledApp, callbackScheme: String?, on device: SimulatedDevice,
    completion: @escaping (Result<URL, SignInError>) -> Void
  ) {
    self.app = app
    self.callbackScheme = callbackScheme?.lowercased()
    self.device = device
    self.completion = completion
  }

  /// Asks, unless nothing is shared with the browser, and shows the first page.
  func start(at url: URL, isEphemeral: Bool) {
    guard !isEphemeral else { return open(url) }
    let question = SpringboardModel.SystemQuestion(
      title: "“\(app.displayName)” Wants to Use “\(url.host ?? url.absoluteString)” to Sign In",
      message: "This allows the app and website to share information about you.",
      buttons: [.init("Cancel", .cancel), .init("Continue")])
    device?.askFromApp(question) { [self] answer in
      if answer == 1 { open(url) } else { end(with: .failure(.canceled)) }
    }
  }

  private func open(_ url: URL) {
    guard completion != nil, let device else { return }
    let page = WebSignIn(url: url)
    page.cancel = { [self] in end(with: .failure(.canceled)) }
    guard device.show(.webSignIn(page), for: app.bundleIdentifier) else {
      return end(with: .failure(.impossible))
    }
    self.page = page
    load(url)
  }

  /// Goes to an address: that of the app's scheme ends it.
  private func load(_ url: URL) {
    guard completion != nil, let device, let page else { return }
    if let scheme = url.scheme?.lowercased(), scheme == callbackScheme { return end(with: .success(url)) }
    page.url = url
    page.page = .loading
    let address = url.absoluteString
    if let shown = device.signIns.pages.first(where: { address.hasPrefix($0.prefix) }) {
      let content = shown.content(WebSignInPage(url: url) { [weak self] in self?.load($0) })
      page.page = .views(title: shown.title, content)
      return
    }
    device.network.send(NetworkRequest(url: address), from: Self.browser) { [weak self] result in
      self?.show(result, of: url)
    }
  }

  /// Shows the answer of a server, or follows a redirect.
  private func show(_ result: Result<NetworkResponse, NetworkError>, of url: URL) {
    guard let response = try? result.get() else {
      page?.page = .text("Safari can’t open the page because the server can’t be found.")
      return
    }
    let location = response.headers.first { $0.key.lowercased() == "location" }?.value
    if (300..<400).contains(response.status),
      let next = location.flatMap({ URL(string: $0, relativeTo: url) })
    {
      return load(next.absoluteURL)
    }
    page?.page = .text(String(decoding: response.body, as: UTF8.self))
  }

  /// Closes the page, and reports the result to the app.
  func end(with result: Result<URL, SignInError>) {
    guard let completion else { return }
    self.completion = nil
    if let page, case .webSignIn(let shown) = device?.home.sheet?.content, shown === page {
      device?.home.sheet = nil
    }
    page = nil
    completion(result)
  }
}
