/// Paths as text, without a look at the file system.
package enum PathText {
  /// An absolute path without `.`, `..`, repeated slashes and a slash at the end.
  ///
  /// Links are not followed: `/a/b/..` is `/a`, wherever `/a/b` leads. Above the root is the root. It is what Foundation's
  /// `standardizedFileURL` gives, which looks for conformances in the whole program first.
  ///
  /// - Parameter path: An absolute path.
  /// - Returns: The same, standardized.
  package static func standardized(_ path: String) -> String {
    var steps: [Substring] = []
    for step in path.split(separator: "/") where step != "." {
      if step == ".." {
        _ = steps.popLast()
      } else {
        steps.append(step)
      }
    }
    // Appending a part of another string, or joining parts, looks for conformances in the whole program when it is first done.
    var result = ""
    for step in steps { result += "/" + String(step) }
    return result.isEmpty ? "/" : result
  }
}
