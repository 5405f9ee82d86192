import Foundation
import GalleySystem
import Glibc

/// The processes of a browser: those whose environment names its folder.
enum BrowserProcesses {
  static func of(_ folder: String) -> [pid_t] {
    ProcessTable().entries.values.filter { !$0.hasEnded && belongs($0.pid, to: folder) }.map(\.pid)
  }

  private static func belongs(_ process: pid_t, to folder: String) -> Bool {
    // Chromium overwrites the environments of its processes, and their command lines name the folder.
    if ProcessTable.command(of: process).contains(where: { $0.contains(folder) }) { return true }
    let environment = try? Data(contentsOf: URL(fileURLWithPath: "/proc/\(process)/environ"))
    return environment?.range(of: Data(folder.utf8)) != nil
  }

  /// The command lines of the processes of a browser that are left after some time; it returns as soon as there is none.
  static func rest(of folder: String, after limit: Duration) -> [String] {
    let deadline = ContinuousClock.now + limit
    while true {
      let left = of(folder)
      if left.isEmpty { return [] }
      if ContinuousClock.now > deadline {
        return left.map { ProcessTable.command(of: $0).joined(separator: " ") }
      }
      poll(nil, 0, 20)
    }
  }

  /// Waits until all processes of a browser have ended and its folder is gone.
  static func waitForEnd(of folder: String) -> Bool {
    let deadline = ContinuousClock.now + .seconds(30)
    while ContinuousClock.now < deadline {
      if of(folder).isEmpty, !FileManager.default.fileExists(atPath: folder) { return true }
      poll(nil, 0, 20)
    }
    return false
  }
}
