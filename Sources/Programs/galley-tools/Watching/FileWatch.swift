import GalleySystem
import GalleyText
import Glibc

/// A watch for changes of files in a folder and all folders below it.
///
/// - Reference: inotify(7).
final class FileWatch {
  /// A change.
  enum Event: Hashable {
    /// A file has come, gone or changed, by its absolute path.
    case changed(String)
    /// A folder has gone, with files that nobody names.
    case removed(String)
    /// So much has changed that the system does not tell what.
    case lost
    /// The folder itself is gone.
    case gone
  }

  /// The folder, an absolute path.
  let root: String
  /// A descriptor that can be read when something has changed.
  let descriptor: Int32

  private let skips: (String) -> Bool
  private var folders: [Int32: String] = [:]
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_DELETE_SELF | IN_MOVE_SELF
      | IN_ONLYDIR | IN_DONT_FOLLOW)

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - root: The folder, an absolute path.
  ///   - skips: Whether a folder below it is left out, by its absolute path.
  /// - Throws: ``FileWatchError``.
  init(_ root: String, skips: @escaping (String) -> Bool) throws(FileWatchError) {
    self.root = root
    self.skips = skips
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    guard descriptor >= 0 else { throw FileWatchError(root: root, count: 0, code: errno) }
    do throws(FileWatchError) { _ = try add(root) } catch {
      close(descriptor)
      throw error
    }
    if folders.isEmpty {
      close(descriptor)
      throw FileWatchError(root: root, count: 0, code: ENOENT)
    }
  }

  deinit { close(descriptor) }

  /// Watches a folder with all below it, and returns the files that are there.
  private func add(_ folder: String) throws(FileWatchError) -> [String] {
    let number = inotify_add_watch(descriptor, folder, Self.mask)
    guard number >= 0 else {
      if [ENOSPC, ENOMEM].contains(errno) {
        throw FileWatchError(root: root, count: folders.count, code: errno)
      }
      // It has gone meanwhile, or cannot be read.
      return []
    }
    folders[number] = folder
    var files: [String] = []
    for entry in (try? Folder(root: folder).entries()) ?? [] {
      let path = "\(folder)/\(entry.name)"
      if entry.kind != .folder {
        files.append(path)
      } else if !skips(path) {
        files += try add(path)
      }
    }
    return files
  }

  /// The changes since the last call.
  ///
  /// - Throws: ``FileWatchError`` if a new folder cannot be watched.
  func next() throws(FileWatchError) -> [Event] {
    var events: [Event] = []
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return events }
      for change in changes(in: buffer[..<count]) { events += try take(change) }
    }
  }

  /// One record of the system.
  private struct Change {
    var number: Int32
    var mask: UInt32
    var name: String

    func has(_ flag: Int32) -> Bool { mask & UInt32(bitPattern: flag) != 0 }
  }

  private func changes(in bytes: ArraySlice<UInt8>) -> [Change] {
    var changes: [Change] = []
    var start = bytes.startIndex
    let head = MemoryLayout<inotify_event>.size
    while start + head <= bytes.endIndex {
      let event = bytes[start..<start + head].withUnsafeBytes { $0.loadUnaligned(as: inotify_event.self) }
      let name = bytes[(start + head)...].prefix(Int(event.len)).prefix { $0 != 0 }
      changes.append(
        Change(number: event.wd, mask: event.mask, name: String(decoding: name, as: UTF8.self)))
      start += head + Int(event.len)
    }
    return changes
  }

  private func take(_ change: Change) throws(FileWatchError) -> [Event] {
    if change.has(IN_Q_OVERFLOW) {
      // New folders may be among what was not told.
      _ = try add(root)
      return [.lost]
    }
    guard let folder = folders[change.number] else { return [] }
    if change.has(IN_IGNORED) {
      folders[change.number] = nil
      return folder == root ? [.gone] : []
    }
    if change.has(IN_DELETE_SELF) || change.has(IN_MOVE_SELF) { return folder == root ? [.gone] : [] }
    let path = "\(folder)/\(change.name)"
    guard change.has(Int32(IN_ISDIR)) else {
      // A new file counts when it is closed; a hard link is whole at once, and causes no other event.
      let isUnfinished = change.has(IN_CREATE) && FileStamp(of: path).map { $0.size == 0 } ?? true
      return isUnfinished ? [] : [.changed(path)]
    }
    if skips(path) { return [] }
    if change.has(IN_MOVED_FROM) || change.has(IN_DELETE) { return remove(path) }
    return try add(path).map(Event.changed)
  }

  /// Stops watching a folder that has gone.
  private func remove(_ folder: String) -> [Event] {
    for (number, path) in folders where path == folder || path.hasPrefix(folder + "/") {
      inotify_rm_watch(descriptor, number)
      folders[number] = nil
    }
    return [.removed(folder)]
  }
}

/// The reason why a folder cannot be watched.
struct FileWatchError: Error, Hashable, CustomStringConvertible {
  var root: String
  /// The number of folders that are watched.
  var count: Int
  var code: Int32

  var description: String {
    let folder = CleanText.line(root)
    switch code {
    case ENOSPC:
      return
        "\(folder) cannot be watched: after \(EnglishNoun.count(count, "folder")), this user's watches are used up"
        + "\(Self.limit("max_user_watches")); end other watching programs, or raise the limit: "
        + "sudo sysctl fs.inotify.max_user_watches=524288"
    case EMFILE, ENFILE:
      return "\(folder) cannot be watched: this user has too many watching programs"
        + "\(Self.limit("max_user_instances")); end some, or raise the limit: "
        + "sudo sysctl fs.inotify.max_user_instances=1024"
    default: return "\(folder) cannot be watched: \(String(cString: strerror(code)))"
    }
  }

  private static func limit(_ name: String) -> String {
    let text = try? String(
      decoding: BoundedFile.read("/proc/sys/fs/inotify/\(name)", limit: 64), as: UTF8.self)
    return text.flatMap { Int($0.prefix { $0.isNumber }) }.map { " (\(name) is \($0))" } ?? ""
  }
}
