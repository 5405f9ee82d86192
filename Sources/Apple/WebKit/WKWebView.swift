// Apple's names are kept as they are.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import FoundationNetworking
import GalleyViews

/// A web view of UIKit; nothing here loads or reads HTML, so that it shows the address or the text that it was given.
///
/// Its delegate decides about each page, and then hears that it could not be loaded: ``WKError/Code/pagesAreNotRendered``. Text that the app
/// gives it by ``loadHTMLString(_:baseURL:)`` is not rendered either.
///
/// - Reference: [`WKWebView`](https://developer.apple.com/documentation/webkit/wkwebview).
@MainActor @preconcurrency open class WKWebView: UIView {
  /// The configuration.
  public let configuration: WKWebViewConfiguration
  /// The delegate that decides about pages.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The delegate that shows alerts and opens windows, of which there are none.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address of the page.
  open private(set) var url: URL?
  /// The title of the page, which is not known.
  open var title: String? { nil }
  /// Whether a page is being loaded; never.
  open var isLoading: Bool { false }
  /// The part of the page that has been loaded, from 0 to 1; nothing.
  open var estimatedProgress: Double { 0 }
  /// Whether all of the page came over secure connections; nothing did.
  open var hasOnlySecureContent: Bool { false }
  /// Whether there is a page to go back to; never.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go forward to; never.
  open var canGoForward: Bool { false }
  /// Whether swipes lead back and forth, of which nothing comes here.
  open var allowsBackForwardNavigationGestures = false
  /// Whether a long press shows the page of a link, of which nothing comes here.
  open var allowsLinkPreview = true
  /// Whether a developer may look into the page, of which nothing comes here.
  open var isInspectable = false
  /// The words by which the view tells servers what it is.
  open var customUserAgent: String?
  /// The colour behind the page.
  open var underPageBackgroundColor: UIColor!
  /// The scroll view of the page, which holds nothing.
  public let scrollView = UIScrollView()

  /// Creates a web view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    showPlaceholder("")
  }

  /// Creates a web view without a size.
  public convenience init() {
    self.init(frame: .zero, configuration: WKWebViewConfiguration())
  }

  /// Creates a web view without a size; nothing is read of an archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    showPlaceholder("")
  }

  private func showPlaceholder(_ text: String) {
    shownContent = AnyView(PagePlaceholder(text: text))
  }

  /// Asks for a page, which the delegate may refuse; then it hears that the page could not be loaded.
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    let navigation = WKNavigation()
    let action = WKNavigationAction(request)
    guard let navigationDelegate else {
      show(request)
      return navigation
    }
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard policy == .allow, let self else { return }
      show(request)
      navigationDelegate.webView(self, didStartProvisionalNavigation: navigation)
      navigationDelegate.webView(
        self, didFailProvisionalNavigation: navigation, withError: WKError(.pagesAreNotRendered))
    }
    return navigation
  }

  private func show(_ request: URLRequest) {
    url = request.url
    showPlaceholder(request.url?.absoluteString ?? "")
  }

  /// Takes the text of a page, which is not rendered.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    load(URLRequest(url: baseURL ?? WebPage.blank))
  }

  /// Takes the data of a page, which is not rendered.
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    load(URLRequest(url: baseURL))
  }

  /// Takes the file of a page, which is not rendered.
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL)
    -> WKNavigation?
  {
    load(URLRequest(url: URL))
  }

  /// Asks for the page again.
  @discardableResult open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }

  /// Asks for the page again, past caches.
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }

  /// Ends loading, of which there is none.
  open func stopLoading() {}

  /// Goes back, to which there is nothing.
  @discardableResult open func goBack() -> WKNavigation? { nil }

  /// Goes forward, to which there is nothing.
  @discardableResult open func goForward() -> WKNavigation? { nil }

  /// Runs a script, which fails.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, WKError(.pagesAreNotRendered))
  }

  /// Runs a script.
  ///
  /// - Throws: ``WKError``, as there is no page.
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.pagesAreNotRendered)
  }
}

/// The address in the place of a page.
struct PagePlaceholder: View {
  let text: String

  var body: some View {
    WebContent("") { Text(verbatim: text).font(.footnote).foregroundStyle(.secondary) }
  }
}

/// The reason why a page could not be loaded.
///
/// - Reference: [`WKError`](https://developer.apple.com/documentation/webkit/wkerror-swift.struct).
public struct WKError: Error, Hashable, Sendable, CustomNSError, LocalizedError {
  /// The reasons.
  public enum Code: Int, Sendable {
    case unknown = 1
    case webContentProcessTerminated = 2
    case webViewInvalidated = 3
    case javaScriptExceptionOccurred = 4
    case javaScriptResultTypeIsUnsupported = 5
    /// The simulated device renders no pages; Apple's devices do not have this reason.
    case pagesAreNotRendered = 10_000
  }

  /// The reason.
  public let code: Code

  public init(_ code: Code) {
    self.code = code
  }

  /// The domain.
  public static var errorDomain: String { "WKErrorDomain" }
  /// The number of the reason.
  public var errorCode: Int { code.rawValue }
  /// The description where Foundation for Linux looks for it, which asks an error with a code for no other one.
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: errorDescription ?? ""] }
  /// The reason in words.
  public var errorDescription: String? {
    code == .pagesAreNotRendered
      ? "The simulated device renders no web pages. In tests, show a SimulatedWebView in place of the page."
      : "The operation couldn’t be completed. (\(Self.errorDomain) error \(code.rawValue).)"
  }
}
