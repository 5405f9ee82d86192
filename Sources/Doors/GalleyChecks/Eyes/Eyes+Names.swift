import XCUIAutomation

/// The names of Applitools' kit for XCUITest.
extension Eyes {
  /// Makes a step of the whole screen.
  @discardableResult
  public func checkWindow(
    withTag tag: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> TestResults.Step.Status? {
    check(tag, .window(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a step.
  @discardableResult
  public func check(
    withTag tag: String, andSettings target: EyesTarget = .window(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestResults.Step.Status? {
    check(tag, target, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a step of one element.
  @discardableResult
  public func checkRegion(
    _ place: some RegionTargetConvertible, withTag tag: String, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestResults.Step.Status? {
    check(tag, .region(place), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
