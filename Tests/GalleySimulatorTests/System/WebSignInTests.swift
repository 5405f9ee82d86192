import AuthenticationServices
import Foundation
import GalleyAutomation
import GalleyServices
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// An app that people sign in to on a website, by a task and by a session.
struct ForumApp: App {
  static let bundleIdentifier = "org.example.Forum"

  var body: some Scene { WindowGroup { ForumView() } }
}

private struct ForumView: View {
  @State private var result = "nobody"
  @State private var login = Login()
  @Environment(\.webAuthenticationSession) private var session

  var body: some View {
    VStack(spacing: 12) {
      Text(result).accessibilityIdentifier("result")
      Button("by task") { signIn(nil) }
      Button("privately") { signIn(.ephemeral) }
      Button("by session") { login.start { result = $0 } }
      Button("without a window") { login.start(isAbove: false) { result = $0 } }
      Button("for two seconds") {
        login.start { result = $0 }
        Task {
          try? await Task.sleep(for: .seconds(2))
          login.session?.cancel()
        }
      }
    }
  }

  private func signIn(_ browser: WebAuthenticationSession.BrowserSession?) {
    Task {
      do {
        let url = try await session.authenticate(
          using: Login.url, callbackURLScheme: "forum", preferredBrowserSession: browser)
        result = url.absoluteString
      } catch {
        result = (error as? ASWebAuthenticationSessionError)?.code == .canceledLogin ? "canceled" : "\(error)"
      }
    }
  }
}

private final class Login: NSObject, ASWebAuthenticationPresentationContextProviding {
  nonisolated static var url: URL { URL(string: "https://forum.example/login") ?? URL(fileURLWithPath: "/") }

  var session: ASWebAuthenticationSession?

  func start(isAbove: Bool = true, _ completion: @escaping @MainActor (String) -> Void) {
    let session = ASWebAuthenticationSession(url: Self.url, callbackURLScheme: "forum") { url, error in
      completion(url?.absoluteString ?? "\((error as? ASWebAuthenticationSessionError)?.code.rawValue ?? 0)")
    }
    if isAbove { session.presentationContextProvider = self }
    self.session = session
    session.start()
  }

  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor {
    ASPresentationAnchor(frame: .zero)
  }
}

/// Signing in on a website: the system's question, and the browser above the app.
@Suite struct WebSignInTests {
  let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.install(ForumApp.self)
    try device.launch(LaunchRequest(ForumApp.bundleIdentifier))
  }

  private func text() throws -> String? {
    device.advance(by: .seconds(1))
    return try device.element("result")?.label
  }

  private func showPage() {
    device.showSignInPage(at: "https://forum.example/login", title: "Log in to Forum") { page in
      Text("Welcome back")
      Button("Log In") {
        if let end = URL(string: "forum://done?code=1") { page.redirect(to: end) }
      }
    }
  }

  @Test(arguments: ["by task", "by session"]) func thePersonSignsInOnAPage(button: String) throws {
    showPage()
    try device.touch(button)
    let alert = try #require(try device.systemElements(.alert).first)
    #expect(alert.label == "“Forum” Wants to Use “forum.example” to Sign In")
    #expect(
      alert.paths { $0.type == .staticText }.compactMap { alert[$0]?.label }.last
        == "This allows the app and website to share information about you.")
    #expect(
      alert.paths { $0.type == .button }.compactMap { alert[$0]?.label } == ["Cancel", "Continue"])
    try device.touch("Continue")
    device.advance(by: .seconds(1))
    let root = try #require(try device.snapshot().application(ForumApp.bundleIdentifier)?.root)
    let page = try #require(root.paths { $0.type == .webView }.first.flatMap { root[$0] })
    #expect(page.label == "Log in to Forum")
    #expect(try device.element("forum.example") != nil, "the browser says where it is")
    try device.touch("Log In")
    #expect(try text() == "forum://done?code=1")
    #expect(try device.element("Log In") == nil)
  }

  @Test func thePersonIsAskedAndCanSayNo() throws {
    showPage()
    try device.touch("by task")
    try device.touch("Cancel")
    #expect(try text() == "canceled")
    #expect(try device.element("Log In") == nil)
    try device.touch("by session")
    try device.touch("Continue")
    device.advance(by: .seconds(1))
    try device.touch("Cancel")
    #expect(try text() == "1")
  }

  @Test func whatIsPrivateIsNotAsked() throws {
    showPage()
    try device.touch("privately")
    device.advance(by: .seconds(1))
    #expect(try device.systemElements(.alert).isEmpty)
    try device.touch("Log In")
    #expect(try text() == "forum://done?code=1")
  }

  @Test func whatAServerLeadsToIsFollowed() throws {
    device.network.serve("https://forum.example/") { request in
      request.url.hasSuffix("login")
        ? NetworkResponse(status: 302, headers: ["Location": "/known"])
        : NetworkResponse(status: 302, headers: ["location": "FORUM://done?code=2"])
    }
    try device.touch("privately")
    #expect(try text() == "FORUM://done?code=2")
    #expect(
      device.network.requests.map(\.url) == ["https://forum.example/login", "https://forum.example/known"])
  }

  @Test func whatAServerSaysIsShown() throws {
    device.network.serve("https://forum.example/") { _ in NetworkResponse(body: Data("Closed today".utf8)) }
    try device.touch("privately")
    device.advance(by: .seconds(1))
    #expect(try device.element("Closed today") != nil)
    try device.touch("Cancel")
    #expect(try text() == "canceled")
    device.network.isReachable = false
    try device.touch("privately")
    device.advance(by: .seconds(1))
    #expect(try device.element("Safari can’t open the page because the server can’t be found.") != nil)
  }

  @Test func theAppCanEndIt() throws {
    try device.touch("without a window")
    #expect(try text() == "2")
    showPage()
    try device.touch("for two seconds")
    try device.touch("Continue")
    device.advance(by: .seconds(1))
    #expect(try device.element("Log In") != nil)
    #expect(try text() == "1")
    #expect(try device.element("Log In") == nil)
    try device.touch("by session")
    try device.touch("Continue")
    device.advance(by: .seconds(1))
    try device.terminate(ForumApp.bundleIdentifier)
    try device.launch(LaunchRequest(ForumApp.bundleIdentifier))
    #expect(try device.element("Log In") == nil)
    #expect(try text() == "nobody")
  }
}
