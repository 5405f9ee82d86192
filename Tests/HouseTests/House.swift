import Foundation

/// The package whose rules are checked: the one these tests belong to.
enum House {
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
}
