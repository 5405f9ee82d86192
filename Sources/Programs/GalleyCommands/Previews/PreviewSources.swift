import Foundation

/// The previews that the sources of a package declare.
package struct PreviewSources {
  /// The package's folder.
  let folder: String

  /// Looks at a package.
  ///
  /// - Parameter folder: The package's folder.
  package init(folder: String) {
    self.folder = folder
  }

  /// The names of the test functions that check previews.
  ///
  /// Names and arguments of tests are found in the text; a test is compiled and run before anything depends on it.
  var tests: [String] {
    files(below: "Tests").flatMap { _, text in
      text.contains("PreviewCheck")
        ? text.matches(of: /PreviewCheck\.all[^{]*?func\s+`?(\w+)`?\s*\(/).map { String($0.output.1) } : []
    }
  }

  /// File and line of each declaration of a type that ends as preview providers' do, by the type's name.
  var providers: [String: String] {
    var places: [String: String] = [:]
    for (path, text) in files(below: "Sources") where text.contains("PreviewProvider") {
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        guard let match = line.firstMatch(of: /(?:struct|class|enum)\s+(\w+)\b[^{]*\bPreviewProvider\b/)
        else { continue }
        places[String(match.output.1)] = "\(path):\(number + 1)"
      }
    }
    return places
  }

  /// The paths of files from the package's folder, by their names.
  var paths: [String: [String]] {
    Dictionary(grouping: files(below: "Sources").map { $0.path }) { ($0 as NSString).lastPathComponent }
  }

  /// The Swift files below one of the package's folders, in order.
  package func files(below name: String) -> [(path: String, text: String)] {
    let root = folder + "/" + name
    guard let found = FileManager.default.enumerator(atPath: root) else { return [] }
    return found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOfFile: "\(root)/\(path)", encoding: .utf8) else { return nil }
      return ("\(name)/\(path)", text)
    }
  }
}
