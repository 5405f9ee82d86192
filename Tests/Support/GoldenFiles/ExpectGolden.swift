import Testing

/// Records an issue if a text is not the one in the golden file of the test, in the section named for the function.
///
/// A function that compares several texts gives each a name, or makes one table of them.
package func expectGolden(
  _ text: String?, _ name: String? = nil, file: String = #filePath, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let problem = GoldenFile(of: file).problem(with: [("", text)], in: function, part: name)
  if let problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
}

/// Records an issue if named texts are not those in the golden file of the test, in the section named for the function.
package func expectGolden(
  _ texts: [(name: String, text: String?)], file: String = #filePath, function: String = #function,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let problem = GoldenFile(of: file).problem(with: texts, in: function)
  if let problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
}
