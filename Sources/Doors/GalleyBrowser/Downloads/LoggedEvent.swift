import Foundation
import GalleyJSON

/// An event of DevTools in a log of chromedriver.
struct LoggedEvent: Decodable {
  /// The event as JSON.
  private var message: String

  private struct Message: Decodable {
    struct Event: Decodable {
      var method: String
      var params: JSONValue?
    }
    var message: Event
  }

  private var event: Message.Event? {
    // Most events are of no concern.
    guard message.contains("\"Page.download") else { return nil }
    return try? JSONDecoder().decode(Message.self, from: Data(message.utf8)).message
  }

  /// The event's name, such as `Page.downloadWillBegin`.
  var name: String? { event?.method }
  var facts: JSONValue? { event?.params }
}
