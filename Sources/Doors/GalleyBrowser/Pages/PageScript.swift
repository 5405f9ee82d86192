import CEmbeddedTexts
import GalleyJSON
import GalleyTreeFormats
import GalleyWebDriver

/// Galley's script in a page: the object `galley` of a world of its own, which shares no global and no prototype with the page.
enum PageScript {
  /// The handles of a document.
  static let handles = 1 << 32

  /// The value of a look at a page that may have opened a window.
  static let opened: JSONValue = "opened"

  /// The code that makes the object, unless it is there; ``begin(_:)`` comes before its first call.
  ///
  /// It is the same for all documents, so that Chromium compiles it once for all pages of a site.
  ///
  /// - Parameter channel: The name of the event by which the page's own frames are held.
  static func preparation(channel: String) -> String {
    let agent = String(cString: galley_browser_agent)
    let hold = String(cString: galley_browser_hold)
    let visit = String(cString: galley_browser_visit)
    let parts = "\(agent)(\(TreeScript.function), \"\(channel)\"), \(hold)(\"\(channel)\"), \(visit)()"
    // An element named galley is a member of the window, too, but not one of its own.
    return "Object.hasOwn(globalThis, 'galley') || (globalThis.galley = Object.assign(\(parts))), true"
  }

  /// The code that sets the number of the document, with which its handles begin.
  static func begin(_ document: Int) -> String { "galley.begin(\(1 + document * handles))" }

  /// The code that holds the page's own frames, for the page's world, before its first script.
  static func frames(channel: String) -> String {
    "\(String(cString: galley_browser_frames))(\"\(channel)\")"
  }

  /// The code that holds the clock of a page, for the page's world, before its first script.
  ///
  /// - Parameter time: The time at which it stands, in milliseconds since 1970.
  static func clock(channel: String, at time: Double) -> String {
    "\(String(cString: galley_browser_clock))(\"\(channel)\", \(time))"
  }

  /// The code that tells which requests of the page's scripts are on their way, for the page's world, before its first script.
  static func requests(channel: String) -> String {
    "\(String(cString: galley_browser_requests))(\"\(channel)-requests\")"
  }

  /// The code that tells what a person does in a page, for a world of its own, before the page's first script.
  ///
  /// - Parameter send: The expression of a function that takes a text.
  static func recording(channel: String, send: String) -> String {
    "\(String(cString: galley_browser_record))(\(TreeScript.function), \"\(channel)\", \(send))"
  }

  /// The code that tells a recorder of dialogs, for the page's world, before its first script.
  static func dialogs(channel: String) -> String {
    "\(String(cString: galley_browser_dialogs))(\"\(channel)\")"
  }

  // MARK: In a frame

  /// The code that puts Galley's frame into a document, unless it is there; its world is the page's.
  static func frame(named name: String) -> String {
    """
    if (window["\(name)"]) return true;
    var root = document.head || document.documentElement, frame = document.createElement("iframe");
    frame.style.display = "none"; frame.setAttribute("aria-hidden", "true");
    root.appendChild(frame); frame.contentWindow.name = "\(name)";
    """
  }

  /// The code that makes the object in Galley's frame, whose functions take document and window of the page for their own.
  static func framedPreparation(channel: String, document: Int) -> String {
    let agent = String(cString: galley_browser_agent)
    let hold = String(cString: galley_browser_hold)
    let plain = String(cString: galley_browser_plain)
    let visit = String(cString: galley_browser_visit)
    return """
      globalThis.galley || (globalThis.galley = (function (window, document, location, addEventListener, frame) {
        return \(plain)("\(channel)",
          Object.assign(\(agent)(\(TreeScript.function), "\(channel)"), \(hold)("\(channel)"), \(visit)()));
      })(parent, parent.document, parent.location, parent.addEventListener.bind(parent), globalThis));
      \(begin(document));
      // Who enters a frame gives it the focus.
      parent.focus();
      return true;
      """
  }

  /// The code that answers with the value of an expression, its error, or the end of the document.
  static func answered(_ expression: String) -> String {
    """
    var done = arguments[arguments.length - 1], end = new AbortController();
    function answer(value) { end.abort(); done(value); }
    addEventListener("pagehide", function () { answer({ gone: true }); }, { signal: end.signal });
    Promise.resolve().then(function () { return \(expression); }).then(
      function (value) { answer({ value: value === undefined ? null : value }); },
      function (error) { answer({ fault: String(error && error.message || error) }); });
    """
  }
}
