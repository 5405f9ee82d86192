import XCUIAutomation

/// The names of Applitools' kit for XCUITest.
extension Eyes {
  /// Makes a step of the whole screen.
  @discardableResult
  public func checkWindow(
    withTag tag: String, site: CallSite = #_callSite
  ) -> TestResults.Step.Status? {
    check(tag, .window(), site: site)
  }

  /// Makes a step.
  @discardableResult
  public func check(
    withTag tag: String, andSettings target: EyesTarget = .window(), site: CallSite = #_callSite
  ) -> TestResults.Step.Status? {
    check(tag, target, site: site)
  }

  /// Makes a step of one element.
  @discardableResult
  public func checkRegion(
    _ place: some RegionTargetConvertible, withTag tag: String, site: CallSite = #_callSite
  ) -> TestResults.Step.Status? {
    check(tag, .region(place), site: site)
  }
}
