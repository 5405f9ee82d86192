/// The folders of a module, from the lowest up, and which of them the files of each may use.
struct FolderList {
  struct Folder: Equatable {
    /// Its path below the list's folder.
    let name: String
    /// What its files may use, by the beginnings of paths: a folder, or a group of them.
    let uses: [String]

    /// The group that it is in, which is the outermost folder.
    var group: Substring { name.prefix { $0 != "/" } }

    /// Whether files of this folder may use what another one declares.
    func mayUse(_ other: String) -> Bool {
      name == other || uses.contains { other == $0 || other.hasPrefix($0 + "/") }
    }
  }

  /// The folders, from the lowest up.
  let folders: [Folder]

  /// The groups, from the lowest up.
  var groups: [Substring] {
    folders.reduce(into: []) { groups, folder in
      if !groups.contains(folder.group) { groups.append(folder.group) }
    }
  }

  /// The rows that allow a use of a group above their own, or of no folder at all; one message each.
  var disorder: [String] {
    let groups = groups
    return folders.flatMap { folder in
      folder.uses.compactMap { use in
        guard let place = groups.firstIndex(of: use.prefix { $0 != "/" }),
          folders.contains(where: { $0.name == use || $0.name.hasPrefix(use + "/") })
        else { return "\(folder.name) may use \(use), which is no folder of the list." }
        let isAbove = place > groups.firstIndex(of: folder.group) ?? 0
        return isAbove ? "\(folder.name) may use \(use), which stands above it." : nil
      }
    }
  }

  /// Reads a list: a line a folder, its name, what it is and what it may use, with bars between; `#` begins a comment.
  init(_ text: String) {
    folders = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      index, line in
      guard !line.hasPrefix("#") else { return nil }
      let parts = line.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed }
      guard parts.count == 3 else { return nil }
      let uses = parts[2].split(separator: ",").map { $0.trimmed }.filter { !$0.isEmpty }
      return Folder(name: parts[0], uses: uses)
    }
  }

  /// The folder that holds a file, by its path below the list's folder; the deepest where one is in another.
  func holding(_ path: String) -> Folder? {
    folders.filter { path.hasPrefix($0.name + "/") }.max { $0.name.utf8.count < $1.name.utf8.count }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
