/// What a check compares.
public enum CheckKind: String, Sendable, Hashable, Codable, CaseIterable {
  /// Pixels, with the tree of the same instant where there is one.
  case picture
  /// A text.
  case text

  /// The extension of the files that hold it.
  var fileExtension: String {
    switch self {
    case .picture: "png"
    case .text: "txt"
    }
  }
}
