import Foundation
import GalleyAutomation
import GalleyTree

extension Navigable {
  /// Goes back until a page is there.
  ///
  /// Each step is the first of these that changes the screen within the device's `timeout`: dismiss the keyboard, cancel an alert, leave a page that
  /// was pushed on a sheet, dismiss the topmost sheet, tap the back control, swipe from the leading edge, choose another
  /// tab. Each tab is tried once. In a browser, a step back in the history since the launch takes the place of the swipe, and comes last.
  ///
  /// - Parameters:
  ///   - layout: The page.
  ///   - limit: The greatest number of steps.
  /// - Returns: The live page.
  /// - Throws: ``PageError`` with everything that was tried, if no way is left, a screen comes up again, or the
  ///   limit is reached.
  public func backOutAll<L: Layout>(
    to layout: L.Type, limit: Int = Application.backOutLimit, site: CallSite = #_callSite
  ) throws -> Page<L> {
    let context = _pageContext(at: site).outside
    try context.automator.log.step("Back out to \(layout)") {
      var backing = BackNavigation(to: layout, from: context, at: site)
      try backing.all(limit: limit)
    }
    return Page<L>(context)
  }

  /// Goes to a page by the shortest known way from any page of the app.
  ///
  /// The ways are the elements that layouts declare to open pages: those of the atlas, and those that are
  /// found from these. Rows are entered by the first row. Elements of families need an argument, and are not
  /// used. If no way leads on, it goes back by a step. A way that does not lead where its layout declares is
  /// not tried again.
  ///
  /// - Parameters:
  ///   - layout: The page.
  ///   - limit: The greatest number of steps.
  /// - Returns: The live page.
  /// - Throws: ``PageError`` with every step and the page after it, and with the ways known from where it ended.
  public func navigate<L: Layout>(
    to layout: L.Type, limit: Int = Application.backOutLimit, site: CallSite = #_callSite
  ) throws -> Page<L> {
    let context = _pageContext(at: site).outside
    return try context.automator.log.step("Navigate to \(layout)") {
      var finding = RouteNavigation(to: layout, from: context, at: site)
      return Page<L>(try finding.run(limit: limit))
    }
  }

  /// Hides the keyboard, and checks that it is gone; does nothing without a keyboard.
  ///
  /// It tries, in this order: the key that hides it, the escape key, a drag of scrollable content, and in a
  /// field for one line the return key, which may also submit the text.
  ///
  /// - Throws: ``PageError`` with everything that was tried, if it is still there.
  public func dismissKeyboard(site: CallSite = #_callSite)
    throws
  {
    let context = _pageContext(at: site).outside
    try context.automator.log.step("Dismiss the keyboard") {
      var dismissal = KeyboardDismissal(context, at: site)
      try dismissal.run()
    }
  }

  /// Ends the app, starts it again, and waits for a page.
  ///
  /// - Parameters:
  ///   - layout: The page it begins with.
  ///   - arguments: The launch arguments; if you omit them, those of the last launch.
  ///   - environment: The launch environment; if you omit it, that of the last launch.
  ///   - duration: The longest wait for the page; if you omit it, the device's `timeout`.
  /// - Returns: The live page.
  /// - Throws: ``PageError`` if the page is not there in time, and `DriverError` if the app does not start.
  public func relaunch<L: Layout>(
    to layout: L.Type, arguments: [String]? = nil, environment: [String: String]? = nil,
    within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws -> Page<L> {
    let application = _pageContext(at: site).application
    if let arguments { application.launchArguments = arguments }
    if let environment { application.launchEnvironment = environment }
    return try application.automator.log.step("Relaunch to \(layout)") {
      try application.terminate()
      try application.launch()
      // A page of the new launch knows nothing of the titles before it.
      let context = PageContext(application: application, place: site)
      return try context.arrive(on: layout, until: context.deadline(within: duration))
    }
  }
}

extension Page {
  /// Goes back by one step, and waits for the page that was there before; hiding the keyboard is no step.
  ///
  /// - Parameters:
  ///   - layout: The page that was there before.
  ///   - duration: The longest wait, counted from the step that changed the screen; if you omit it, the
  ///     device's `timeout`.
  /// - Returns: The live page.
  /// - Throws: ``PageError`` if nothing changes the screen, or the page is not there in time.
  public func back<Other: Layout>(
    to layout: Other.Type, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws -> Page<Other> {
    let before = try automator.driver.snapshot()
    var began = automator.driver.now
    try automator.log.step("Go back to \(layout)") {
      var backing = BackNavigation(to: layout, from: context, at: site)
      try backing.once()
      began = backing.log.latest
    }
    let deadline = min(context.deadline(within: duration), began + (duration ?? automator.timeout))
    return try context.asked(at: site).outside.arrive(
      on: layout, until: deadline, after: PrecedingStep(step: "go back", snapshot: before))
  }
}

extension Application {
  /// Opens a URL in the app, as when a person taps a link to it, and waits for a page.
  ///
  /// - Parameters:
  ///   - url: The address, such as `recipes://soup`.
  ///   - layout: The page it opens.
  ///   - duration: The longest wait for the page; if you omit it, the device's `timeout`.
  /// - Returns: The live page.
  /// - Throws: ``PageError`` if the page is not there in time, and `DriverError` if the app does nothing with addresses.
  public func open<L: Layout>(
    _ url: URL, to layout: L.Type, within duration: Duration? = nil, site: CallSite = #_callSite
  ) throws -> Page<L> {
    let context = PageContext(application: self, place: site)
    let deadline = context.deadline(within: duration)
    let before = try automator.driver.snapshot()
    try open(url)
    let departure = PrecedingStep(step: "open \(url.absoluteString)", snapshot: before)
    return try context.arrive(on: layout, until: deadline, after: departure)
  }
}
