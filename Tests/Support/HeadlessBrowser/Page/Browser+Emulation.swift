extension Browser {
  /// Sets the size of the page in CSS pixels, and the number of pixels per CSS pixel.
  public func resize(width: Int, height: Int, density: Double = 1) throws(BrowserError) {
    try devTools(
      "Emulation.setDeviceMetricsOverride",
      [
        "width": .integer(width), "height": .integer(height), "deviceScaleFactor": .number(density),
        "mobile": false,
      ])
  }

  /// Sets the user's preferences, as the page's media queries see them.
  public func prefer(isDark: Bool = false, reducesMotion: Bool = false, forcesColors: Bool = false)
    throws(BrowserError)
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
  public func setScripts(_ isOn: Bool) throws(BrowserError) {
    try devTools("Emulation.setScriptExecutionDisabled", ["value": .boolean(!isOn)])
  }

  /// Restores the state of a new browser: one empty light tab of the default size, with scripts and without data.
  public func startAfresh() throws(BrowserError) {
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
