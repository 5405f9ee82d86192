import CEmbeddedTexts
import GalleyTreeFormats

/// Galley's script in a page: the object `galley` of a world of its own, which shares no global and no prototype with the page.
enum PageScript {
  /// The handles of a document.
  private static let handles = 1 << 32

  /// The code that makes the object, unless it is there.
  ///
  /// - Parameters:
  ///   - channel: The name of the event by which the page's own frames are held.
  ///   - document: The number of the document: the handles of each begin with another number.
  static func preparation(channel: String, document: Int) -> String {
    let agent = String(cString: galley_browser_agent)
    let hold = String(cString: galley_browser_hold)
    let first = 1 + document * handles
    let parts = "\(agent)(\(TreeScript.function), \(first), \"\(channel)\"), \(hold)(\"\(channel)\")"
    return "globalThis.galley || (globalThis.galley = Object.assign(\(parts))), true"
  }

  /// The code that holds the page's own frames, for the page's world, before its first script.
  static func frames(channel: String) -> String {
    "\(String(cString: galley_browser_frames))(\"\(channel)\")"
  }

  /// The code that tells which requests of the page's scripts are on their way, for the page's world, before its first script.
  static func requests(channel: String) -> String {
    "\(String(cString: galley_browser_requests))(\"\(channel)-requests\")"
  }
}
