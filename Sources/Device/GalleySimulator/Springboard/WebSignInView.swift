import Foundation
import GalleyTree
import GalleyViews
import Observation

/// A website on which a person signs in to an app.
@MainActor @Observable final class WebSignIn {
  /// The page at an address.
  enum Page {
    /// Nothing, before there is an answer.
    case loading
    /// The answer of a server.
    case text(String)
    /// The views of a test.
    case views(title: String, AnyView)
  }

  /// The address.
  var url: URL
  var page = Page.loading
  /// Ends without an answer.
  @ObservationIgnored var cancel: () -> Void = {}

  init(url: URL) {
    self.url = url
  }
}

/// The system's sheet with a website on which a person signs in to an app.
///
/// - Reference: [Authenticating a user through a web
///   service](https://developer.apple.com/documentation/authenticationservices/authenticating-a-user-through-a-web-service).
struct WebSignInView: View {
  let page: WebSignIn

  var body: some View {
    NavigationStack {
      Group {
        switch page.page {
        case .loading: ProgressView()
        case .text(let text): WebContent("") { Text(verbatim: text) }
        case .views(let title, let content): WebContent(title) { content }
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .navigationTitle(page.url.host ?? "").navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { page.cancel() } }
      }
    }
  }
}
