import GalleyImage

/// An element of a page in a ``Browser``.
public struct PageElement: Sendable {
  let browser: Browser
  let reference: String

  /// The name of a reference to an element (https://www.w3.org/TR/webdriver2/#elements).
  static let key = "element-6066-11e4-a52e-4f735466cecf"

  /// The element as an argument of a script.
  public var argument: JSONValue { [Self.key: .string(reference)] }

  /// The visible text.
  public var text: String {
    get throws(BrowserError) { try browser.session.send("GET", "/element/\(reference)/text") }
  }

  /// An attribute, or nothing.
  public func attribute(_ name: String) throws(BrowserError) -> String? {
    try run("return element.getAttribute(arguments[1])", .string(name))
  }

  /// The rectangle in the window.
  public var frame: Frame {
    get throws(BrowserError) {
      try run(
        "const r = element.getBoundingClientRect(); return {x: r.x, y: r.y, width: r.width, height: r.height}"
      )
    }
  }

  /// A rectangle in the window, in CSS pixels.
  public struct Frame: Decodable, Hashable, Sendable {
    /// From the left.
    public var x: Double
    /// From the top.
    public var y: Double
    /// To the right of ``x``.
    public var width: Double
    /// Below ``y``.
    public var height: Double
  }

  /// Whether it is visible.
  public var isShown: Bool {
    get throws(BrowserError) { try browser.session.send("GET", "/element/\(reference)/displayed") }
  }

  /// Scrolls it into view and clicks its middle; fails if another element is above it.
  public func click() throws(BrowserError) { try browser.session.post("/element/\(reference)/click") }

  /// Types into it.
  public func type(_ text: String) throws(BrowserError) {
    try browser.session.post("/element/\(reference)/value", ["text": .string(text)])
  }

  /// Empties a field.
  public func clear() throws(BrowserError) { try browser.session.post("/element/\(reference)/clear") }

  /// Runs a script with this `element`; further arguments start at `arguments[1]`.
  public func run<Value: Decodable>(
    _ script: String, _ arguments: JSONValue..., as type: Value.Type = Value.self
  ) throws(BrowserError) -> Value {
    try browser.session.send(
      "POST", "/execute/sync",
      [
        "script": .string("const element = arguments[0]; \(script)"),
        "args": .array([argument] + arguments),
      ])
  }

  /// A picture of it, scrolled into view.
  public func screenshot() throws(BrowserError) -> Bitmap {
    try Browser.picture(browser.session.send("GET", "/element/\(reference)/screenshot"))
  }
}
