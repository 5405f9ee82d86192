/// A source of the accessibility issues that a project accepts; `Galley` installs the one that reads
/// `Galley.json`.
package protocol KnownIssueSource: AnyObject {
  /// The known issues of an audited page or app.
  ///
  /// - Parameters:
  ///   - subject: The name of the page's layout, or of the app.
  ///   - filePath: The test's source file, which determines the project.
  /// - Returns: The issues, by `identity` of `AuditIssue`.
  /// - Throws: The reason why the settings cannot be read.
  func knownIssues(of subject: String, forTestAt filePath: String) throws -> [String]
}
