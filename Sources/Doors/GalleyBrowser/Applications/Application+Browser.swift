import Foundation
import GalleyAutomation
import GalleyPages
import GalleyText
import GalleyTree
import GalleyWebDriver

extension Application {
  /// Starts a browser for the test and opens an address in it.
  ///
  /// ```swift
  /// let login = try Page<Login>(on: .browser("http://127.0.0.1:8080/login", device: .iPhoneX))
  /// ```
  ///
  /// The app is the origin of the address. The browser has a profile of its own; it ends with the app, and at the latest with the test's
  /// process. Settings that you omit are those of `galley test`, such as `--appearance dark`, or else the usual ones.
  ///
  /// - Parameters:
  ///   - address: The address of the first page.
  ///   - device: The window of the browser; if you omit it, that of `galley test --device`, or else a desktop's.
  ///   - engine: The browser; if you omit it, that of the environment variable `GALLEY_BROWSER`, or else Chromium.
  ///   - server: The server that starts the browser; if you omit it, that of the environment variable `GALLEY_WEBDRIVER`, or else this
  ///     machine without one.
  ///   - appearance: Light or dark.
  ///   - textSize: The text size, by which the browser's font grows; lengths in `em` and `rem` follow.
  ///   - locale: Language and region, as a BCP 47 tag.
  ///   - contrast: The contrast of colours.
  ///   - forcedColors: Whether the system's few colours replace those of the page.
  ///   - reduceMotion: Whether motion is to be avoided.
  ///   - timeZone: The time zone, such as `Europe/Berlin`; that of Greenwich if nobody chooses one.
  ///   - environment: The launch environment, which becomes query items of the address.
  ///   - forbidden: The kinds of problems that fail the test, such as `[.uncaughtError]`; the test fails when the browser ends.
  ///   - prepare: Receives the browser before the first page is loaded, to set cookies and storage, and to add routes.
  /// - Returns: The app, with its first page loaded.
  /// - Throws: `DriverError` if there is no browser or the page does not load, or `LayoutValidationError` if the layouts of the test's
  ///   target have errors.
  public static func browser(
    _ address: String, device: BrowserDevice? = nil, engine: BrowserEngine? = nil,
    at server: BrowserServer? = nil, appearance: ColorScheme? = nil, textSize: TextSize? = nil,
    locale: String? = nil, contrast: ColorSchemeContrast? = nil, forcedColors: Bool = false,
    reduceMotion: Bool? = nil, timeZone: String? = nil, environment: [String: String] = [:],
    forbids forbidden: Set<AppProblem.Kind> = [], prepare: (BrowserDriver) throws -> Void = { _ in },
    site: CallSite = #_callSite
  ) throws -> Application {
    // Before a browser is started for layouts that cannot work.
    try RegisteredAtlases.verify()
    guard forbidden.isEmpty || TestLibrary.isConnected else {
      throw DriverError.unsupported(
        "forbid problems of a page",
        reason: "the test's target does not depend on GalleyChecks, which fails tests")
    }
    guard let url = URL(string: address), let origin = BrowserDriver.origin(of: url) else {
      throw DriverError.launchFailed(address, reason: "it is no address such as http://127.0.0.1:8080/login")
    }
    let stated = try StatedConfiguration.stated(in: ProcessInfo.processInfo.environment)
    var emulation = BrowserEmulation(stated)
    emulation.appearance = appearance ?? emulation.appearance
    emulation.textSize = textSize ?? emulation.textSize
    emulation.locale = locale ?? emulation.locale
    emulation.contrast = contrast ?? emulation.contrast
    emulation.forcesColors = forcedColors
    emulation.reduceMotion = reduceMotion ?? emulation.reduceMotion
    emulation.timeZone = timeZone ?? emulation.timeZone
    let driver = try BrowserDriver.start(
      engine ?? .chosen(), device ?? stated.device.flatMap(BrowserDevice.init(named:)) ?? .desktop, emulation,
      at: server ?? BrowserServer.chosen())
    guard forbidden.isEmpty || driver.commands.abilities.keepsLog else {
      throw DriverError.unsupported(
        "forbid problems of a page", reason: "\(driver.commands.browser) logs none; Chromium and Firefox do")
    }
    driver.addresses[origin] = url
    driver.forbidden = (forbidden, site)
    try prepare(driver)
    let automator = Automator(driver: driver)
    automator.evidence = TestLibrary.evidence()
    let application = Application(origin, on: automator)
    application.launchEnvironment = environment
    try application.launch()
    return application
  }

  /// The browser of the app, or `nil` on any other driver.
  public var browser: BrowserDriver? { automator.driver as? BrowserDriver }
}
