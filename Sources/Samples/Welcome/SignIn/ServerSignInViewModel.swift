import SwiftUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A sign-in at the server, which greets who signs in for the first time.
final class ServerSignInViewModel: SignInViewModel {
  var showWelcomePrompt: (() -> Void)?

  /// The reply of the server.
  private struct Session: Decodable {
    var name: String
    var isNew: Bool
  }

  func signIn(_ name: String, password: String) async -> String {
    var request = URLRequest(url: URL(string: "https://welcome.example/session")!)
    request.httpMethod = "POST"
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request.httpBody = try? JSONEncoder().encode(["name": name, "password": password])
    guard let (data, response) = try? await URLSession.shared.data(for: request) else {
      return "The server cannot be reached."
    }
    guard (response as? HTTPURLResponse)?.statusCode == 200,
      let session = try? JSONDecoder().decode(Session.self, from: data)
    else { return "Name or password is wrong." }
    if session.isNew { showWelcomePrompt?() }
    return "Hello \(session.name)"
  }
}
