import Foundation
import Synchronization

/// The files of an app on a device, in a folder of this machine that is there as long as the device.
///
/// It is made when it is asked for: most apps of tests have no files.
package final class AppSandbox: Sendable {
  private struct State {
    var home: URL?
    var suites: [String: SimulatedUserDefaults.Values] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  deinit {
    if let home = state.withLock({ $0.home }) { try? FileManager.default.removeItem(at: home) }
  }

  /// The folder that all others are in.
  package var home: URL {
    state.withLock { state in
      if let home = state.home { return home }
      let home = FileManager.default.temporaryDirectory
        .appendingPathComponent("galley-sandbox-\(UUID().uuidString)", isDirectory: true)
      state.home = home
      return home
    }
  }

  /// The folder for a purpose, which is made if it is missing; `nil` if apps have none for it.
  ///
  /// - Reference: [File System Basics](https://developer.apple.com/library/archive/documentation/FileManagement/Conceptual/FileSystemProgrammingGuide/FileSystemOverview/FileSystemOverview.html), table 1-1.
  package func folder(for directory: FileManager.SearchPathDirectory) -> URL? {
    let path: String
    switch directory {
    case .documentDirectory: path = "Documents"
    case .libraryDirectory: path = "Library"
    case .applicationSupportDirectory: path = "Library/Application Support"
    case .cachesDirectory: path = "Library/Caches"
    default: return nil
    }
    return folder(path)
  }

  /// The folder for files that need not stay.
  package var temporary: URL { folder("tmp") }

  private func folder(_ path: String) -> URL {
    let url = home.appendingPathComponent(path, isDirectory: true)
    try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// The values of user defaults of a name.
  package func suite(_ name: String) -> SimulatedUserDefaults.Values {
    state.withLock { state in
      if let values = state.suites[name] { return values }
      let values = SimulatedUserDefaults.Values()
      state.suites[name] = values
      return values
    }
  }

  /// Removes all files and suites.
  package func reset() {
    let home = state.withLock { state in
      state.suites.values.forEach { $0.removeAll() }
      return state.home
    }
    if let home { try? FileManager.default.removeItem(at: home) }
  }
}
