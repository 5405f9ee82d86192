/// Tells which issues of accessibility a project puts up with; `Galley` installs the one that reads `Galley.json`.
package protocol KnownIssueSource: AnyObject {
  /// The known issues of what is audited.
  ///
  /// - Parameters:
  ///   - subject: What is audited: a page's layout, or an app.
  ///   - filePath: The test's source file, which tells the project.
  /// - Returns: The issues, by `identity` of `AuditIssue`.
  /// - Throws: Why the settings cannot be read.
  func knownIssues(of subject: String, forTestAt filePath: String) throws -> [String]
}
