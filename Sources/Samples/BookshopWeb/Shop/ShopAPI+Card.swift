import GalleyHTTP
import Synchronization

extension ShopAPI {
  /// The kinds of pictures for a gift card.
  private static let pictures = ["image/png", "image/jpeg", "image/gif", "image/webp"]
  /// The largest size of a picture, in bytes.
  private static let largest = 1024 * 1024

  /// Keeps or returns the picture of the gift card.
  func card(_ method: String, _ request: HTTPRequest, _ key: String) -> HTTPResponse {
    switch method {
    case "GET":
      guard let card = handler.sessions.withLock({ $0[key]?.card }) else {
        return RequestError.notFound.response
      }
      return HTTPResponse(200, card.type, card.bytes)
    case "PUT":
      guard let type = request.one("content-type"), Self.pictures.contains(type) else {
        return .problem(415, "The card takes PNG, JPEG, GIF and WebP pictures.")
      }
      guard (1...Self.largest).contains(request.body.count) else {
        return .problem(413, "The picture must not be larger than 1 MB.")
      }
      handler.sessions.withLock { $0[key]?.card = (type, request.body) }
      return HTTPResponse(204)
    default: return RequestError.badMethod(allowed: "GET, PUT").response
    }
  }
}
