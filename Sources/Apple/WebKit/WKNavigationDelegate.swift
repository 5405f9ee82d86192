import Foundation
import FoundationNetworking
import GalleyViews

/// The way to a page.
///
/// - Reference: [`WKNavigation`](https://developer.apple.com/documentation/webkit/wknavigation).
@MainActor @preconcurrency open class WKNavigation: NSObject {
  override init() {
    super.init()
  }
}

/// The decision about a page.
///
/// - Reference: [`WKNavigationActionPolicy`](https://developer.apple.com/documentation/webkit/wknavigationactionpolicy).
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

/// The decision about the answer of a server.
///
/// - Reference: [`WKNavigationResponsePolicy`](https://developer.apple.com/documentation/webkit/wknavigationresponsepolicy).
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

/// The cause of the way to a page.
///
/// - Reference: [`WKNavigationType`](https://developer.apple.com/documentation/webkit/wknavigationtype).
public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

/// A part of a page.
///
/// - Reference: [`WKFrameInfo`](https://developer.apple.com/documentation/webkit/wkframeinfo).
@MainActor @preconcurrency open class WKFrameInfo: NSObject {
  /// Whether it is the whole page.
  public let isMainFrame = true
  /// The request that it came from.
  public let request: URLRequest

  init(_ request: URLRequest) {
    self.request = request
    super.init()
  }
}

/// The wish to go to a page.
///
/// - Reference: [`WKNavigationAction`](https://developer.apple.com/documentation/webkit/wknavigationaction).
@MainActor @preconcurrency open class WKNavigationAction: NSObject {
  /// The request.
  public let request: URLRequest
  /// The cause: the app.
  public let navigationType = WKNavigationType.other
  /// The part of the page that changes; the whole page.
  public let targetFrame: WKFrameInfo?
  /// The part of the page that wishes it.
  public let sourceFrame: WKFrameInfo
  /// Whether a file is to be saved.
  public let shouldPerformDownload = false

  init(_ request: URLRequest) {
    self.request = request
    sourceFrame = WKFrameInfo(request)
    targetFrame = sourceFrame
    super.init()
  }
}

/// The answer of a server, of which there is none.
///
/// - Reference: [`WKNavigationResponse`](https://developer.apple.com/documentation/webkit/wknavigationresponse).
@MainActor @preconcurrency open class WKNavigationResponse: NSObject {
  /// The answer.
  public let response: URLResponse
  /// Whether it is for the whole page.
  public let isForMainFrame = true
  /// Whether it can be shown.
  public let canShowMIMEType = false

  init(_ response: URLResponse) {
    self.response = response
    super.init()
  }
}

/// A delegate that decides about pages, and hears of their loading.
///
/// - Reference: [`WKNavigationDelegate`](https://developer.apple.com/documentation/webkit/wknavigationdelegate).
@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {
  /// Called before a page is loaded; the handler takes the decision.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  /// Called before a page is loaded; returns the decision.
  func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  /// Called with a server's answer, of which there is none.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void)
  /// Called when loading begins.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Called when the server leads elsewhere, which does not happen here.
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// Called when content arrives, which does not happen here.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Called when the page is there, which does not happen here.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Called when a page that has begun fails, which does not happen here.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Called when a page could not be loaded.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
  /// Called when the page's process has ended, which does not happen here.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// The default: asks the `async` form.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
  ) {
    Task { decisionHandler(await self.webView(webView, decidePolicyFor: navigationAction)) }
  }
  /// The default: allows the page.
  public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
    -> WKNavigationActionPolicy
  { .allow }
  /// The default: allows the answer.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationResponsePolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  /// The default: does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// The default: does nothing.
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// The default: does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// The default: does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// The default: does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// The default: does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
  /// The default: does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// A delegate that shows alerts of pages and opens windows, which no page asks for.
///
/// - Reference: [`WKUIDelegate`](https://developer.apple.com/documentation/webkit/wkuidelegate).
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {
  /// Called when a page opens a window; returns its view.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// Called when a page closes its window.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  /// The default: opens none.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// The default: does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
}

/// The look of a window that a page opens.
///
/// - Reference: [`WKWindowFeatures`](https://developer.apple.com/documentation/webkit/wkwindowfeatures).
@MainActor @preconcurrency open class WKWindowFeatures: NSObject {
  override init() {
    super.init()
  }
}
