import Foundation
import GalleySystem
import Glibc

/// A temporary folder for files that other programs write.
package enum TemporaryFolder {
  package static func with<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.path + "/galley-\(UUID().uuidString)"
    guard mkdir(folder, 0o700) == 0 else { throw FileError(.create, folder, code: errno) }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    return try body(folder)
  }
}
