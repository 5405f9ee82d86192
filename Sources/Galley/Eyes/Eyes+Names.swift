import XCUIAutomation

/// The names of Applitools' kit for XCUITest.
extension Eyes {
  /// Makes a step of the whole screen.
  ///
  /// - Parameters:
  ///   - tag: The step's name.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  ///   - column: The column; leave it out.
  /// - Returns: What became of the step; `nil` if eyes are disabled.
  @discardableResult
  public func checkWindow(
    withTag tag: String, fileID: String = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) -> TestResults.Step.Status? {
    check(tag, .window(), fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a step.
  ///
  /// - Parameters:
  ///   - tag: The step's name.
  ///   - target: What to look at, and how, such as `Target.window().fully()`.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  ///   - column: The column; leave it out.
  /// - Returns: What became of the step; `nil` if eyes are disabled.
  @discardableResult
  public func check(
    withTag tag: String, andSettings target: EyesTarget = .window(), fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestResults.Step.Status? {
    check(tag, target, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a step of one element.
  ///
  /// - Parameters:
  ///   - place: Which element.
  ///   - tag: The step's name.
  ///   - fileID: The source file; leave it out.
  ///   - filePath: The source file's path; leave it out.
  ///   - line: The line; leave it out.
  ///   - column: The column; leave it out.
  /// - Returns: What became of the step; `nil` if eyes are disabled.
  @discardableResult
  public func checkRegion(
    _ place: some CheckPlaceable, withTag tag: String, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> TestResults.Step.Status? {
    check(tag, .region(place), fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
