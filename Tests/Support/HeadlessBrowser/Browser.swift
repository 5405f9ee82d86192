import Foundation
import GalleyImage
import Synchronization

/// Chromium without a window, driven through chromedriver.
///
/// One test at a time uses it. It ends with ``quit()``, and at the latest with the process.
public final class Browser: Sendable {
  /// The settings of a browser.
  public struct Options: Sendable {
    /// The size of the page's window, in CSS pixels.
    public var size = ViewportSize(width: 1280, height: 900)
    /// Whether it logs each request of a page, for ``Browser/requests()``.
    public var notesRequests = true
    /// Further arguments of Chromium.
    public var arguments: [String] = []

    /// The default settings.
    public init() {}
  }

  /// The size of the page's window, in CSS pixels.
  public struct ViewportSize: Hashable, Sendable {
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// A size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }
  }

  let session: WebDriverSession
  let options: Options
  private let driver: DriverProcess
  private let kept = Mutex<[any Sendable]>([])

  /// Starts a browser with a new profile.
  public init(_ options: Options = Options()) throws(BrowserError) {
    let programs = try BrowserPrograms.installed()
    self.options = options
    let driver = try DriverProcess(programs)
    self.driver = driver
    do throws(BrowserError) {
      session = try WebDriverSession(
        port: driver.port,
        capabilities: Self.capabilities(options, programs, profile: "\(driver.folder)/profile"))
      try startAfresh()
    } catch {
      let words = driver.words
      driver.stop()
      throw .notStarted(program: programs.chromium, said: "\(error) \(words)")
    }
  }

  /// Ends the browser and its driver, and removes the profile.
  public func quit() {
    _ = try? session.send("DELETE", "", as: JSONValue.self)
    driver.stop()
  }

  private static func capabilities(
    _ options: Options, _ programs: BrowserPrograms, profile: String
  ) -> JSONValue {
    var arguments = [
      "--headless=new", "--user-data-dir=\(profile)", "--window-size=1280,900", "--hide-scrollbars",
      "--no-first-run", "--no-default-browser-check", "--disable-background-networking",
      "--disable-component-update", "--disable-sync", "--disable-extensions", "--disable-breakpad",
      // A container's shared memory is often too small.
      "--disable-dev-shm-usage", "--disable-gpu", "--mute-audio", "--lang=en",
      // Colours on pictures are what was drawn.
      "--force-color-profile=srgb", "--force-device-scale-factor=1",
      // Names of `example` are this machine, as after DNS rebinding; every other name leads nowhere.
      "--host-resolver-rules=MAP *.example 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, "
        + "EXCLUDE [::1]",
    ]
    // The sandbox needs namespaces that root in a container seldom has, and Chromium refuses to run as root with it.
    if geteuid() == 0 { arguments.append("--no-sandbox") }
    arguments += options.arguments
    var logs: JSONValue = ["browser": "ALL"]
    if options.notesRequests { logs = ["browser": "ALL", "performance": "ALL"] }
    return [
      "browserName": "chrome", "pageLoadStrategy": "normal", "unhandledPromptBehavior": "ignore",
      "timeouts": ["script": 300_000, "pageLoad": 120_000, "implicit": 0],
      "goog:chromeOptions": [
        "binary": .string(programs.chromium), "args": .array(arguments.map(JSONValue.string)),
      ],
      "goog:loggingPrefs": logs,
    ]
  }

  /// The memory of the renderer processes in bytes, with their share of common pages.
  public var pageMemory: Int {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { Int($0) != nil }.reduce(0) { sum, process in
      guard let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline"),
        case let line = String(decoding: words, as: UTF8.self), line.contains(driver.folder),
        line.contains("--type=renderer"),
        let rollup = FileManager.default.contents(atPath: "/proc/\(process)/smaps_rollup"),
        let size = String(decoding: rollup, as: UTF8.self).firstMatch(of: /\nPss: +(\d+) kB/)
      else { return sum }
      return sum + (Int(size.1) ?? 0) * 1024
    }
  }

  /// Keeps a server, or anything else that pages need, until ``leavePages()``.
  ///
  /// A page polls its server as long as it is open. When the test's own reference is the last one, the server ends before
  /// the page does, and the browser reports a connection that was refused.
  public func keep(_ object: some Sendable) { kept.withLock { $0.append(object) } }

  /// Closes all tabs but one, which becomes empty, and then releases the objects of ``keep(_:)``.
  public func leavePages() throws(BrowserError) {
    let tabs = try tabs
    for tab in tabs.dropFirst() {
      try select(tab)
      try closeTab()
    }
    if let first = tabs.first { try select(first) }
    try session.post("/url", ["url": "about:blank"])
    kept.withLock { $0 = [] }
  }

  // MARK: Pages

  /// Opens a page and waits until it is loaded.
  public func open(_ url: URL) throws(BrowserError) {
    try session.post("/url", ["url": .string(url.absoluteString)])
  }

  /// Loads the page again.
  public func reload() throws(BrowserError) { try session.post("/refresh") }

  /// The page's address.
  public var address: String {
    get throws(BrowserError) { try session.send("GET", "/url") }
  }

  /// Runs a script in the page, as the body of a function with `arguments`, and returns its result.
  public func run<Value: Decodable>(
    _ script: String, _ arguments: JSONValue..., as type: Value.Type = Value.self
  ) throws(BrowserError) -> Value {
    try session.send("POST", "/execute/sync", ["script": .string(script), "args": .array(arguments)])
  }

  /// Runs a script in the page without a result.
  public func perform(_ script: String, _ arguments: JSONValue...) throws(BrowserError) {
    try session.post("/execute/sync", ["script": .string(script), "args": .array(arguments)])
  }

  /// Runs a script as the body of an `async` function with `arguments`, and returns its result.
  public func runAsync<Value: Decodable>(
    _ script: String, _ arguments: JSONValue..., as type: Value.Type = Value.self
  ) throws(BrowserError) -> Value {
    // The driver waits until a script's promise is settled.
    try session.send(
      "POST", "/execute/sync",
      [
        "script": .string("return (async function() {\(script)\n}).apply(null, arguments)"),
        "args": .array(arguments),
      ])
  }

  /// Runs a command of the DevTools protocol (https://chromedevtools.github.io/devtools-protocol/).
  @discardableResult
  public func devTools(_ command: String, _ parameters: JSONValue = [:]) throws(BrowserError) -> JSONValue {
    try session.send("POST", "/goog/cdp/execute", ["cmd": .string(command), "params": parameters])
  }

  /// A picture of the window, with one pixel per CSS pixel unless a density is set.
  public func screenshot() throws(BrowserError) -> Bitmap {
    try Self.picture(session.send("GET", "/screenshot"))
  }

  static func picture(_ base64: String) throws(BrowserError) -> Bitmap {
    guard let data = Data(base64Encoded: base64) else {
      throw .unreadable(command: "GET screenshot", reason: "it is no base64")
    }
    do throws(PNGError) {
      return try PNG.decode(data)
    } catch {
      throw .unreadable(
        command: "GET screenshot", reason: PNGErrorText.text(for: error, subject: "The picture"))
    }
  }
}
