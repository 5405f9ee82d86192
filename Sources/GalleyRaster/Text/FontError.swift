/// Why the fonts cannot be used.
public enum FontError: Error, Hashable, Sendable {
  /// No folder has a face's file.
  case missing(face: String, folders: [String])
  /// A file is there but is no font that can be read.
  case unreadable(face: String, path: String)
}

extension FontError: CustomStringConvertible {
  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .missing(let face, let folders):
      let places =
        folders.isEmpty ? "  (no folder was given)" : folders.map { "  \($0)" }.joined(separator: "\n")
      return """
        The font face \(face) is not installed. Looked for \(face).otf and \(face).ttf in:
        \(places)
        Install the Inter font family: apt-get install fonts-inter
        """
    case .unreadable(let face, let path):
      return """
        The file of the font face \(face) is not a font that can be read: \(path)
        Install the Inter font family anew: apt-get install --reinstall fonts-inter
        """
    }
  }
}
