import Foundation

/// Commands as a reader would type them.
enum Shell {
  /// Runs a command, and returns its exit code and all that it printed.
  ///
  /// It has a temporary folder of its own, since SwiftPM leaves folders and locks there.
  static func run(
    _ command: String, in folder: String, environment changes: [String: String?] = [:]
  ) throws -> (exitCode: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let temporary = FileManager.default.temporaryDirectory.path + "/galley-readme-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: temporary, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: temporary) }
    process.environment = ProcessInfo.processInfo.environment.merging(changes.compactMapValues { $0 }) { $1 }
      .filter { changes[$0.key] != .some(nil) }
    process.environment?["TMPDIR"] = temporary
    let log = temporary + "/log"
    try Data().write(to: URL(fileURLWithPath: log))
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    process.standardOutput = handle
    process.standardError = handle
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOfFile: log, encoding: .utf8))
  }
}
