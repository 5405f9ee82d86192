import GalleyAutomation

extension Application {
  /// How many steps back are made at most, if nothing else is said: more than any app is deep.
  public static var backOutLimit: Int { 20 }

  /// Goes back until a page is there.
  ///
  /// Each step is the first of these that changes the screen: dismiss the keyboard, cancel an alert, dismiss
  /// the topmost sheet, tap the back control, swipe from the leading edge.
  ///
  /// - Parameters:
  ///   - layout: The page.
  ///   - limit: How many steps are made at most.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  /// - Returns: The live page.
  /// - Throws: ``PageError`` with everything that was tried, if no way is left, a screen comes up again, or the
  ///   limit is reached.
  public func backOutAll<L: Layout>(
    to layout: L.Type, limit: Int = backOutLimit, fileID: String = #fileID, filePath: String = #filePath,
    line: Int = #line
  ) throws -> Page<L> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
    return try PageContext(application: self, place: place).backOutAll(to: layout, limit: limit, at: place)
  }
}

extension Page {
  /// Goes back until another page is there; see `GalleyAutomation/Application/backOutAll(to:limit:fileID:filePath:line:)`.
  ///
  /// - Parameters:
  ///   - layout: The other page.
  ///   - limit: How many steps are made at most.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  /// - Returns: The live page.
  /// - Throws: ``PageError`` with everything that was tried, if no way is left, a screen comes up again, or the
  ///   limit is reached.
  public func backOutAll<Other: Layout>(
    to layout: Other.Type, limit: Int = Application.backOutLimit, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) throws -> Page<Other> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
    return try context.backOutAll(to: layout, limit: limit, at: place)
  }

  /// Goes back by one step, and waits for the page that was there before.
  ///
  /// - Parameters:
  ///   - layout: The page that was there before.
  ///   - duration: How long it may take; without one, as long as the device's `timeout` says.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  /// - Returns: The live page.
  /// - Throws: ``PageError`` if nothing changes the screen, or the page is not there in time.
  public func back<Other: Layout>(
    to layout: Other.Type, within duration: Duration? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line
  ) throws -> Page<Other> {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line)
    let deadline = context.deadline(within: duration)
    let before = try automator.driver.snapshot()
    try automator.log.step("Go back to \(layout)") {
      var backing = BackingOut(to: layout, from: context, at: place)
      try backing.once()
    }
    var arrival = context.live.asked(at: place)
    arrival.scope = []
    return try arrival.arrive(
      on: layout, until: deadline, after: Departure(step: "go back", snapshot: before))
  }
}

extension PageContext {
  fileprivate func backOutAll<L: Layout>(to layout: L.Type, limit: Int, at place: SourcePlace) throws -> Page<
    L
  > {
    try automator.log.step("Back out to \(layout)") {
      var backing = BackingOut(to: layout, from: self, at: place)
      try backing.all(limit: limit)
    }
    var arrival = live.asked(at: place)
    arrival.scope = []
    return Page<L>(arrival)
  }
}
