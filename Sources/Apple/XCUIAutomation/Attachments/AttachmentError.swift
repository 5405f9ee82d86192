/// The reason why something cannot be attached.
enum AttachmentError: Error, Hashable {
  /// A file cannot be read.
  case unreadable(path: String, reason: String)
  /// An object is no property list; its type.
  case noPropertyList(type: String)
  /// A folder cannot be made one file.
  case noArchive(path: String)
}

extension AttachmentError: CustomStringConvertible {
  /// The reason and the way out, in a sentence.
  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "The file \(path) cannot be attached: \(reason)"
    case .noPropertyList(let type):
      """
      A value of \(type) cannot be attached as a property list. A list holds dictionaries, arrays, texts, numbers, \
      dates and bytes only.
      """
    case .noArchive(let path):
      """
      The folder \(path) cannot be attached, as nothing here writes archives. Attach its files, each by \
      XCTAttachment(contentsOfFile:).
      """
    }
  }
}
