import BookshopCatalogue
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The server of the shop.
struct ShopServer: Sendable {
  /// A reason why the server did not do as asked.
  struct Failure: Error {
    /// The message for the reader.
    let message: String
  }

  private struct Problem: Decodable { let error: String }

  private static let address = "https://bookshop.example"

  /// Signs a reader in.
  func signIn(_ reader: SignIn) async throws(Failure) -> SignedIn { try await send("/session", reader) }

  /// Loads books that match a search.
  func books(_ query: String, from start: Int) async throws(Failure) -> BookPage {
    let text = query.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    let url = URL(string: "\(Self.address)/api/books?query=\(text)&from=\(start)&count=20")
    return try await load(url.map { URLRequest(url: $0) })
  }

  /// Orders books.
  func order(_ order: Order) async throws(Failure) -> Receipt { try await send("/api/orders", order) }

  private func send<Answer: Decodable>(_ path: String, _ body: some Encodable) async throws(Failure) -> Answer
  {
    var request = URL(string: Self.address + path).map { URLRequest(url: $0) }
    request?.httpMethod = "POST"
    request?.setValue("application/json", forHTTPHeaderField: "Content-Type")
    request?.httpBody = try? JSONEncoder().encode(body)
    return try await load(request)
  }

  private func load<Answer: Decodable>(_ request: URLRequest?) async throws(Failure) -> Answer {
    guard let request, let (data, _) = try? await URLSession.shared.data(for: request) else {
      throw Failure(message: "The shop cannot be reached.")
    }
    if let answer = try? JSONDecoder().decode(Answer.self, from: data) { return answer }
    let problem = try? JSONDecoder().decode(Problem.self, from: data)
    throw Failure(message: problem?.error ?? "The shop cannot be reached.")
  }
}
