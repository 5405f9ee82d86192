import Foundation
import GalleySystem

/// Galley as `make install` or the Debian package has put it below a prefix.
///
/// `Scripts/install` writes the facts; the layout of the folders is described there.
package struct Installation: Hashable {
  /// The facts that the installation has of itself: `PREFIX/lib/galley/installation.json`.
  package struct Facts: Hashable, Codable {
    package var version: String
    /// The commit of the sources, in twelve digits; with `-changed` if files were changed.
    package var commit: String
    /// The version of the compiler that built the modules, such as `6.3.1`.
    package var compiler: String
  }

  /// The prefix, an absolute path.
  package let prefix: String
  /// The facts; `nil` if they cannot be read.
  package let facts: Facts?

  /// The most bytes of a file of the installation's own.
  private static let largest = 16 << 20

  /// Finds the installation that a program belongs to; `nil` if it was not installed with libraries.
  ///
  /// - Parameter executable: The program, an absolute path: `PREFIX/bin/galley`.
  package init?(of executable: String) {
    let folder = (executable as NSString).deletingLastPathComponent
    guard (folder as NSString).lastPathComponent == "bin" else { return nil }
    self.init(below: (folder as NSString).deletingLastPathComponent)
  }

  /// Finds the installation below a prefix; `nil` if there is none.
  package init?(below prefix: String) {
    guard FileManager.default.fileExists(atPath: prefix + "/share/galley/Package.swift") else { return nil }
    self.prefix = prefix
    facts = (try? BoundedFile.read(prefix + "/lib/galley/installation.json", limit: Self.largest)).flatMap {
      try? JSONDecoder().decode(Facts.self, from: Data($0))
    }
  }

  /// The folder that users' packages depend on.
  package var package: String { prefix + "/share/galley" }

  /// The files of the installation that are not there, relative to the prefix; `nil` if their list is not there either.
  package var missing: [String]? {
    guard let bytes = try? BoundedFile.read(prefix + "/lib/galley/files.txt", limit: Self.largest) else {
      return nil
    }
    let files = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    return files.filter { !FileManager.default.fileExists(atPath: "\(prefix)/\($0)") }
  }

  /// The command that installs it again.
  package var remedy: String { "make install PREFIX=\(prefix)" }

  /// The path that manifests have for the package: below a home folder it is the same for everybody.
  func path(home: String?) -> String {
    guard let home, home.hasPrefix("/"), home != "/", package.hasPrefix(home + "/") else { return package }
    return "~" + package.dropFirst(home.count)
  }
}
