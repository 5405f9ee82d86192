import GalleyAutomation

extension VoiceOver {
  /// Turns VoiceOver on, with the cursor on the first element of a page.
  ///
  /// - Parameter page: The page, or a component or row of one.
  /// - Throws: `DriverError` if the device does not answer.
  public init<L: Layout>(on page: Page<L>) throws {
    let context = page.context.live
    try self.init(context.automator) { screen in
      (try? context.range(on: screen)) ?? context.applicationRange(on: screen)
    }
  }
}

extension Page {
  /// The page with actions as a person with VoiceOver performs them: by moving the cursor, and by activating
  /// elements.
  ///
  /// ```swift
  /// try inbox.throughVoiceOver.compose.tap()
  /// ```
  ///
  /// Such an action fails with a reason if VoiceOver does not reach its element. It leads to the same pages.
  public var throughVoiceOver: Page {
    var context = context
    context.inputMethod = .voiceOver
    return Page(context)
  }
}
