/// Why a file could not be read or written.
///
/// Cases carry facts; ``FileErrorText`` makes sentences of them.
public struct FileError: Error, Hashable, Sendable {
  /// What was being done.
  public enum Action: Hashable, Sendable {
    /// The file was being read.
    case read

    /// The file was being written.
    case write
  }

  /// Why it failed.
  public enum Reason: Hashable, Sendable {
    /// Nothing is there.
    case missing

    /// A file to be created is there already.
    case exists

    /// A folder is where a file should be.
    case folder

    /// A file is where a folder should be.
    case notFolder

    /// It is no ordinary file but a device, a pipe or a socket.
    case notFile

    /// It is a symbolic link, which may not be followed here.
    case link

    /// The user may not do this.
    case permission

    /// The file system is read-only.
    case readOnly

    /// The disk, or the user's share of it, is full.
    case full

    /// The name or path is longer than the file system allows.
    case nameTooLong

    /// The file has more bytes than allowed.
    case tooLarge(bytes: Int, limit: Int)

    /// Something else, by the system's error number.
    case system(code: Int32)
  }

  /// What was being done.
  public let action: Action

  /// The file it was done to.
  public let path: String

  /// Why it failed.
  public let reason: Reason

  /// Makes an error of its facts.
  ///
  /// - Parameters:
  ///   - action: What was being done.
  ///   - path: The file it was done to.
  ///   - reason: Why it failed.
  public init(_ action: Action, _ path: String, _ reason: Reason) {
    self.action = action
    self.path = path
    self.reason = reason
  }
}

extension FileError: CustomStringConvertible {
  /// The error in words.
  public var description: String { FileErrorText.text(for: self) }
}
