import Foundation

/// Pictures of other projects, which are not part of this one: a folder named by `GALLEY_FIXTURES`, else
/// `../shared/fixtures` beside the package.
enum Fixtures {
  static let folder: URL? = {
    let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    // A worktree may lie one folder deeper than the package does.
    let beside = [
      package.deletingLastPathComponent(), package.deletingLastPathComponent().deletingLastPathComponent(),
    ]
    let named = ProcessInfo.processInfo.environment["GALLEY_FIXTURES"].map { [URL(fileURLWithPath: $0)] }
    let candidates = named ?? beside.map { $0.appendingPathComponent("shared/fixtures") }
    return candidates.first { FileManager.default.fileExists(atPath: $0.path) }
  }()

  /// Every PNG in the folder, in order.
  static let pictures: [String] = {
    guard let folder, let files = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".png") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }()
}
