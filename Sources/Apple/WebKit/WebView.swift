import Foundation
import FoundationNetworking
import GalleyViews
import Observation

/// The page of a ``WebView``; nothing here loads or reads HTML, so that it has an address alone.
///
/// - Reference: [`WebPage`](https://developer.apple.com/documentation/webkit/webpage).
@MainActor @Observable public final class WebPage {
  /// The configuration of a page.
  public struct Configuration: Sendable {
    public init() {}
  }

  /// An event on the way to a page.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation
    case receivedServerRedirect
    case committed
    case finished
  }

  /// The address of no page.
  nonisolated static let blank = URL(string: "about:blank") ?? URL(filePath: "/")

  /// The address.
  public private(set) var url: URL?
  /// The title, which is not known.
  public var title: String { "" }
  /// Whether the page is being loaded; never.
  public var isLoading: Bool { false }
  /// The part of the page that has been loaded, from 0 to 1; nothing.
  public var estimatedProgress: Double { 0 }
  /// Whether all of the page came over secure connections; nothing did.
  public var hasOnlySecureContent: Bool { false }
  /// The words by which the page tells servers what it is.
  public var customUserAgent: String?
  /// Whether a developer may look into the page, of which nothing comes here.
  public var isInspectable = false

  /// Creates a page.
  public init(configuration: Configuration = Configuration()) {}

  /// Asks for a page.
  ///
  /// - Returns: The events, which end with ``WKError/Code/pagesAreNotRendered``.
  @discardableResult public func load(_ request: URLRequest) -> AsyncThrowingStream<
    NavigationEvent, any Error
  > {
    url = request.url
    return AsyncThrowingStream { $0.finish(throwing: WKError(.pagesAreNotRendered)) }
  }

  /// Asks for a page.
  ///
  /// - Returns: The events, which end with ``WKError/Code/pagesAreNotRendered``.
  @discardableResult public func load(_ url: URL?) -> AsyncThrowingStream<NavigationEvent, any Error> {
    load(URLRequest(url: url ?? Self.blank))
  }

  /// Takes the text of a page, which is not rendered.
  ///
  /// - Returns: The events, which end with ``WKError/Code/pagesAreNotRendered``.
  @discardableResult public func load(html: String, baseURL: URL)
    -> AsyncThrowingStream<NavigationEvent, any Error>
  {
    load(URLRequest(url: baseURL))
  }

  /// Asks for the page again.
  @discardableResult public func reload(fromOrigin: Bool = false)
    -> AsyncThrowingStream<NavigationEvent, any Error>
  {
    load(url)
  }

  /// Ends loading, of which there is none.
  public func stopLoading() {}

  /// Runs a script.
  ///
  /// - Throws: ``WKError``, as there is no page.
  @discardableResult public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:])
    async throws -> Any?
  {
    throw WKError(.pagesAreNotRendered)
  }
}

/// A view of a web page; nothing here loads or reads HTML, so that it shows the address.
///
/// A test that needs the page shows `SimulatedWebView` in its place.
///
/// - Reference: [`WebView`](https://developer.apple.com/documentation/webkit/webview-swift.struct).
public struct WebView: View {
  private let address: URL?
  private let page: WebPage?

  /// Creates the view of an address.
  public init(url: URL?) {
    address = url
    page = nil
  }

  /// Creates the view of a page.
  public init(_ page: WebPage) {
    address = nil
    self.page = page
  }

  /// The address, as the content of a web view.
  public var body: some View {
    PagePlaceholder(text: (address ?? page?.url)?.absoluteString ?? "")
  }
}

extension View {
  /// Allows swipes that lead back and forth, of which nothing comes here.
  public func webViewBackForwardNavigationGestures(_ value: WebViewBehavior) -> some View { self }

  /// Allows the page of a link after a long press, of which nothing comes here.
  public func webViewLinkPreviews(_ value: WebViewBehavior) -> some View { self }

  /// Allows larger and smaller pages, of which nothing comes here.
  public func webViewMagnificationGestures(_ value: WebViewBehavior) -> some View { self }

  /// Shows or hides the colour behind the page, of which nothing comes here.
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}

/// Whether a web view allows something.
///
/// - Reference: [`WebView.BackForwardNavigationGesturesBehavior`](https://developer.apple.com/documentation/webkit/webview-swift.struct).
public enum WebViewBehavior: Hashable, Sendable {
  case automatic
  case enabled
  case disabled
}
