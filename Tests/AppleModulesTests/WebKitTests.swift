import Foundation
import FoundationNetworking
import GalleyAutomation
import GalleySimulator
import GalleyTree
import SwiftUI
import Testing
import WebKit

/// An app with a web view of UIKit and one of SwiftUI.
private struct BrowserApp: App {
  static let bundleIdentifier = "org.example.Browser"

  var body: some Scene { WindowGroup { BrowserView() } }
}

private struct BrowserView: View {
  @State private var words = "nothing"

  var body: some View {
    VStack {
      Text(words)
      OldWebView(words: $words).accessibilityIdentifier("old")
      WebView(url: URL(string: "https://example.org/new")).accessibilityIdentifier("new")
    }
  }
}

private struct OldWebView: UIViewRepresentable {
  @Binding var words: String

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.navigationDelegate = context.coordinator
    for path in ["old", "refused"] {
      if let url = URL(string: "https://example.org/\(path)") { view.load(URLRequest(url: url)) }
    }
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {}

  final class Coordinator: NSObject, WKNavigationDelegate {
    private let parent: OldWebView

    init(_ parent: OldWebView) {
      self.parent = parent
    }

    func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async
      -> WKNavigationActionPolicy
    {
      navigationAction.request.url?.lastPathComponent == "refused" ? .cancel : .allow
    }

    func webView(
      _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
    ) {
      parent.words = error.localizedDescription
    }
  }
}

/// Web pages, which a simulated device does not render.
@Suite struct WebKitTests {
  @Test func `web views show addresses and delegates hear that pages are not rendered`() throws {
    let device = try SimulatedDevice()
    device.install(BrowserApp.self)
    try device.launch(LaunchRequest(BrowserApp.bundleIdentifier))
    #expect(
      try device.element(
        "The simulated device renders no web pages. In tests, show a SimulatedWebView in place of the page.")
        != nil)
    let screen = try device.snapshot().screen
    #expect(screen.paths { $0.type == .webView }.count == 2)
    #expect(try device.element("https://example.org/old") != nil)
    #expect(try device.element("https://example.org/new") != nil)
    #expect(try device.element("https://example.org/refused") == nil)
  }

  @MainActor @Test func `a page has an address and events that end with the reason`() async throws {
    let page = WebPage()
    let url = try #require(URL(string: "https://example.org"))
    let events = page.load(URLRequest(url: url))
    #expect(page.url == url && !page.isLoading)
    await #expect(throws: WKError(.pagesAreNotRendered)) { for try await _ in events {} }
    await #expect(throws: WKError(.pagesAreNotRendered)) { try await page.callJavaScript("1") }
  }
}
