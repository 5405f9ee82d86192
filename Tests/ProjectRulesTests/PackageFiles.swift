import Foundation

/// The files of the package that these tests belong to.
enum PackageFiles {
  /// Its folder.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// All Swift files below a folder, in order of their paths.
  static func sources(below folder: String) throws -> [SourceText] {
    let start = root.appendingPathComponent(folder)
    guard let files = FileManager.default.enumerator(atPath: start.path) else { return [] }
    let names = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    return try names.map { name in
      let text = try String(contentsOf: start.appendingPathComponent(name), encoding: .utf8)
      return SourceText(path: "\(folder)/\(name)", text: text)
    }
  }

  /// The text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// The targets that `Package.swift` declares, other than tests and system libraries, with their folders.
  static func targets() throws -> [(name: String, folder: String)] {
    let entries = try text(of: "Package.swift").components(separatedBy: "\n    .")
    return entries.compactMap { entry in
      guard
        let name = entry.prefixMatch(of: /(?:target|executableTarget|macro)\(\s*name: "([^"]+)"/)?.output.1
      else {
        return nil
      }
      let path = entry.firstMatch(of: /path: "([^"]+)"/)?.output.1
      return (String(name), path.map(String.init) ?? "Sources/\(name)")
    }
  }
}
