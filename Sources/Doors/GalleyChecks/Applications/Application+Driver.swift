import GalleyAutomation

extension Application {
  /// Names an app on a driver of one's own, for a test.
  ///
  /// ```swift
  /// let page = try Page<Sign>(on: Application("sign", on: StillDriver(screen)))
  /// ```
  ///
  /// The driver is put under automation, and what fails leaves its picture and its tree in the run, for the report.
  ///
  /// - Parameters:
  ///   - bundleIdentifier: The name that the driver knows the app by.
  ///   - driver: The driver, which belongs to the test.
  public convenience init(_ bundleIdentifier: String, on driver: any Driver) {
    let automator = Automator(driver: driver)
    automator.evidence = RunEvidenceRecorder()
    self.init(bundleIdentifier, on: automator)
  }
}
