/// An error of missing or unreadable fonts.
package enum FontError: Error, Hashable, Sendable {
  /// No folder has a face's file.
  case missing(face: String, folders: [String])
  /// A file is there but is no font that can be read.
  case unreadable(face: String, path: String)
}

extension FontError: CustomStringConvertible {
  /// The problem and the way out.
  package var description: String {
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
        Install \(Self.family(of: face)) anew: apt-get install --reinstall \(Self.package(of: face))
        """
    }
  }
}

extension FontError {
  private static func package(of face: String) -> String {
    FaceCatalogue.entries.first { $0.name == face }?.package ?? "fonts-inter"
  }

  private static func family(of face: String) -> String {
    package(of: face) == "fonts-inter" ? "the Inter font family" : "the Noto fonts"
  }
}
