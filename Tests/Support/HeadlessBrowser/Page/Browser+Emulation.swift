extension Browser {
  /// Makes the window of another size.
  ///
  /// - Parameters:
  ///   - width: Of the page, in CSS pixels.
  ///   - height: Of the page, in CSS pixels.
  ///   - density: Pixels a CSS pixel.
  /// - Throws: Why it cannot.
  public func resize(width: Int, height: Int, density: Double = 1) throws(BrowserFault) {
    try devTools(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .integer(width), "height": .integer(height), "deviceScaleFactor": .number(density),
        "mobile": false,
      ])
  }

  /// Answers the page's media queries as if the user wanted this.
  ///
  /// - Parameters:
  ///   - isDark: Whether dark is preferred.
  ///   - reducesMotion: Whether less motion is preferred.
  ///   - forcesColors: Whether the system forces its colours.
  /// - Throws: Why it cannot.
  public func prefer(isDark: Bool = false, reducesMotion: Bool = false, forcesColors: Bool = false)
    throws(BrowserFault)
  {
    try devTools(
      "Emulation.setEmulatedMedia",
      [
        "features": [
          ["name": "prefers-color-scheme", "value": isDark ? "dark" : "light"],
          ["name": "prefers-reduced-motion", "value": reducesMotion ? "reduce" : "no-preference"],
          ["name": "forced-colors", "value": forcesColors ? "active" : "none"],
        ]
      ])
  }

  /// Turns scripts of pages on or off.
  ///
  /// - Parameter isOn: Whether they run.
  /// - Throws: Why it cannot.
  public func setScripts(_ isOn: Bool) throws(BrowserFault) {
    try devTools("Emulation.setScriptExecutionDisabled", ["value": .boolean(!isOn)])
  }

  /// Restores the state of a new browser: one empty light tab of the default size, with scripts and without data.
  ///
  /// - Throws: Why it cannot.
  public func startAfresh() throws(BrowserFault) {
    try leavePages()
    _ = try session.send("DELETE", "/actions", as: JSONValue.self)
    for origin in ["file://", "*"] {
      try devTools("Storage.clearDataForOrigin", ["origin": .string(origin), "storageTypes": "all"])
    }
    try devTools("Network.clearBrowserCookies")
    try setScripts(true)
    try prefer()
    try resize(width: options.size.width, height: options.size.height)
    _ = try log()
    if options.notesRequests { _ = try requests() }
  }
}
