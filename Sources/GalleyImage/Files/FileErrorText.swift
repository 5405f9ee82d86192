import Glibc

/// Makes sentences of ``FileError``: what failed, why, and what to do.
public enum FileErrorText {
  /// The sentences for an error.
  ///
  /// - Parameter error: What went wrong.
  /// - Returns: One line of one or two sentences.
  public static func text(for error: FileError) -> String {
    "\(quoted(error.path)) cannot be \(error.action == .read ? "read" : "written"): \(words(for: error))."
  }

  /// A path in quotes, with control characters spelled out so that none reaches a terminal.
  ///
  /// - Parameter path: Any path.
  /// - Returns: The path as a Swift string literal.
  public static func quoted(_ path: String) -> String { path.debugDescription }

  private static func words(for error: FileError) -> String {
    switch (error.reason, error.action) {
    case (.missing, .read): "there is no such file. Check the path, and that the file is checked out"
    case (.missing, .write): "its folder does not exist. Create it first"
    case (.exists, _): "it is there already. Remove it first, or choose another name"
    case (.folder, .read): "it is a folder. Name a file in it"
    case (.folder, .write): "a folder of that name is there. Remove it, or choose another name"
    case (.notFolder, _): "a part of the path is a file, not a folder. Check the path"
    case (.notFile, _): "it is a device, a pipe or a socket. Name an ordinary file"
    case (.link, _): "it is a symbolic link, or leads through too many. Put the file itself there"
    case (.permission, .read): "you have no permission. Change it with chmod or chown, or run as another user"
    case (.permission, .write):
      "you have no permission in its folder. Change it with chmod or chown, or run as another user"
    case (.readOnly, _): "the file system is read-only. Choose another folder, or mount it for writing"
    case (.full, _): "the disk is full, or your share of it. Free some space and try again"
    case (.nameTooLong, _): "its name is too long for the file system. Choose a shorter one"
    case (.tooLarge(let bytes, let limit), _):
      "it has \(bytes) bytes, and no more than \(limit) are allowed. Name another file, or raise the limit"
    case (.system(let code), _): "\(String(cString: strerror(code))) (error \(code))"
    }
  }
}
