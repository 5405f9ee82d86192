import SwiftUI

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The server for the app's requests for articles.
package protocol NewsServer {
  /// Loads the content at an address.
  ///
  /// - Parameters:
  ///   - address: The address.
  ///   - completion: Gets the data, or `nil` where there is none.
  @MainActor func load(_ address: String, completion: @escaping @MainActor (Data?) -> Void)
}

/// The server on the network.
struct NetworkServer: NewsServer {
  func load(_ address: String, completion: @escaping @MainActor (Data?) -> Void) {
    guard let url = URL(string: address) else { return completion(nil) }
    Task {
      let answer = try? await URLSession.shared.data(from: url)
      let isGood = (answer?.1 as? HTTPURLResponse)?.statusCode == 200
      completion(isGood ? answer?.0 : nil)
    }
  }
}

/// The articles in the app, at once.
struct FixedServer: NewsServer {
  func load(_ address: String, completion: @escaping @MainActor (Data?) -> Void) {
    completion(NewsArchive.response(at: address))
  }
}

extension EnvironmentValues {
  /// The source of articles.
  @Entry package var newsServer: any NewsServer = NetworkServer()
}
