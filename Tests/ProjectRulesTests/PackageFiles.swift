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

  /// A target that `Package.swift` declares.
  struct Target {
    let name: String
    /// Its folder, from the package's root.
    let folder: String
    /// The names of the targets that it depends on.
    let dependencies: [String]
  }

  /// The targets that `Package.swift` declares, other than tests and system libraries.
  static func targets() throws -> [Target] {
    let entries = try text(of: "Package.swift").components(separatedBy: "\n    .")
    return entries.compactMap { entry in
      guard
        let name = entry.prefixMatch(of: /(?:target|executableTarget|macro)\(\s*name: "([^"]+)"/)?.output.1
      else {
        return nil
      }
      let path = entry.firstMatch(of: /path: "([^"]+)"/)?.output.1
      let dependencies = entry.firstMatch(of: /dependencies: \[([^\]]*)\]/)?.output.1 ?? ""
      return Target(
        name: String(name), folder: path.map(String.init) ?? "Sources/\(name)",
        dependencies: dependencies.matches(of: /"([^"]+)"/).map { String($0.output.1) })
    }
  }
}
