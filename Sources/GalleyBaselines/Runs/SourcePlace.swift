/// A line of a test.
public struct SourcePlace: Hashable, Sendable, Codable {
  /// The file, from the project's root where it is inside.
  package var file: String
  /// The line, from 1 up.
  package var line: Int

  /// Makes a place.
  ///
  /// `line`: the line, from 1 up.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  /// The place as the project's files are named in version control.
  package func inside(_ root: String) -> SourcePlace {
    let prefix = root.hasSuffix("/") ? root : root + "/"
    return SourcePlace(file: file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file, line: line)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// The place as compilers write it.
  public var description: String { "\(file):\(line)" }
}
