import Foundation
import GalleyJSON
import GalleyWebDriver

/// The commands by which a driver runs a browser, over whatever protocol it has.
///
/// Errors of both protocols have the codes of the W3C's WebDriver.
package protocol BrowserCommands: AnyObject {
  /// The name and version of the browser, as fingerprints hold them.
  var browser: String { get }
  /// The name of the event by which the page's own frames are held, which no page guesses.
  var channel: String { get }
  /// The longest time of a command that names none.
  var limit: Duration { get }

  /// The address of the page.
  func address() throws(WebDriverError) -> String
  /// Opens an address, and returns when it is loaded.
  func open(_ address: String, within limit: Duration) throws(WebDriverError)
  /// Goes to another page of the history: -1 is the one before.
  func traverse(by delta: Int) throws(WebDriverError)
  /// The value of a call of one of the functions of Galley's script in the page, such as `wait(3, 500)`, which may be a promise.
  ///
  /// An open dialog is an error with the code ``BrowserDialog/code``; a page that goes meanwhile is none.
  func call(_ function: String, within limit: Duration?) throws(WebDriverError) -> JSONValue
  /// The value of a call of such a function in a frame of another origin, by the handle of the frame's element; `nil` for a frame that the
  /// browser gives no access to, or that does not answer in time.
  func call(_ function: String, inFrame handle: UInt64) -> JSONValue?
  /// The value of an expression among the page's own scripts, which may be a promise, as JSON has it.
  func evaluate(_ expression: String) throws(WebDriverError) -> JSONValue
  /// Whether a command has met a dialog that may still be open, known without a question to the browser.
  var mayShowDialog: Bool { get }
  /// The dialog that is open; `nil` for none.
  func dialog() throws(WebDriverError) -> BrowserDialog?
  /// Fills the field of a dialog.
  func type(_ text: String) throws(WebDriverError)
  /// Answers the dialog that is open; one that has gone meanwhile is an error with the code `no such alert`.
  func answer(_ answer: DialogScene.Answer) throws(WebDriverError)
  /// Performs a chain of actions.
  func act(_ chain: JSONValue, within limit: Duration) throws(WebDriverError)
  /// Inserts a text that no key has into the focused element.
  func insert(_ text: String) throws(WebDriverError)
  /// The picture of the page's window, a PNG in base64.
  func screenshot() throws(WebDriverError) -> String
  /// The cookies that the page's requests carry, by name.
  func cookies() throws(WebDriverError) -> [String: String]
  /// Sets a cookie of an origin, and tells whether the browser took it.
  func setCookie(_ name: String, _ value: String, of origin: String) throws(WebDriverError) -> Bool
  /// Has a script run in every document before the page's own scripts, and returns its name.
  func addScript(_ source: String) throws(WebDriverError) -> String
  /// Takes such a script back.
  func removeScript(_ name: String) throws(WebDriverError)
  /// Has pages see other settings of a person's device from now on.
  func emulate(_ emulation: BrowserEmulation) throws(WebDriverError)
  /// The abilities in which browsers differ.
  var abilities: BrowserAbilities { get }
  /// Whether a page has opened the window in front.
  var isWindowOpened: Bool { get }
  /// Closes the window in front, if a page has opened it, and turns to the one below; tells whether it did.
  func closeWindow() throws(WebDriverError) -> Bool
  /// Gives files to a file input of the page by their paths, and tells whether the browser could.
  func attach(_ paths: [String], to handle: UInt64) throws(WebDriverError) -> Bool
  /// Returns the events of downloads since the latest call; a browser that does not answer has none.
  func takeDownloads() -> [DownloadEvent]
  /// Returns the problems that the browser has logged since the latest call; a browser that does not answer has logged none.
  func takeLog() -> [LoggedProblem]
  /// Has the browser ask for a route of each request from now on; a second call checks that it still does.
  func route(by routes: RequestRoutes) throws(WebDriverError)
  /// Has a script run in a world of its own in every document that comes, before the page's own scripts, and hears its messages, also
  /// from documents that go at once; tells whether the browser can.
  ///
  /// - Parameters:
  ///   - source: The script, by the expression of a function that takes a message.
  ///   - heard: Receives each message, on a thread of the connection's own.
  func listen(
    to source: (_ send: String) -> String, _ heard: @escaping @Sendable (String) -> Void
  ) throws(WebDriverError) -> Bool
  /// Ends the browser, and returns when none of its processes is left.
  func end()
}

extension BrowserCommands {
  func call(_ function: String) throws(WebDriverError) -> JSONValue { try call(function, within: nil) }
  package func call(_ function: String, inFrame handle: UInt64) -> JSONValue? { nil }
  package func attach(_ paths: [String], to handle: UInt64) throws(WebDriverError) -> Bool { false }
  package func takeDownloads() -> [DownloadEvent] { [] }
  package func listen(
    to source: (_ send: String) -> String, _ heard: @escaping @Sendable (String) -> Void
  ) throws(WebDriverError) -> Bool { false }
  package func emulate(_ emulation: BrowserEmulation) throws(WebDriverError) {}
  package func route(by routes: RequestRoutes) throws(WebDriverError) {}
}
