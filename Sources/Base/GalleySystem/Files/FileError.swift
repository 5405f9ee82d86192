import GalleyText
import Glibc

/// An error of reading, writing or finding a file or folder.
package struct FileError: Error, Hashable, Sendable {
  /// The operation that failed.
  package enum Action: Hashable, Sendable {
    /// Reading a file.
    case read
    /// Writing a file.
    case write
    /// Making a folder.
    case create
    /// Listing a folder.
    case list
    /// Removing a file or folder.
    case remove
    /// Taking a lock.
    case lock
  }

  /// The reason of the failure.
  package enum Reason: Error, Hashable, Sendable {
    /// Nothing is there.
    case missing
    /// A file to be created is there already.
    case exists
    /// A folder is where a file should be.
    case folder
    /// A file is where a folder should be.
    case notFolder
    /// It is a device, a pipe or a socket.
    case notFile
    /// It is a symbolic link, which may not be followed here.
    case link
    /// It is a symbolic link to something that is not there.
    case linkToNothing
    /// It is a symbolic link that leads back to itself.
    case linkLoop
    /// It is a block device, such as a disk.
    case blockDevice
    case socket
    /// The folder that it should be in is not there.
    case noFolder(String)
    /// Nobody reads the pipe any longer.
    case noReader
    /// The user may not do this.
    case permission
    /// The file system is read-only.
    case readOnly
    /// The disk, or the user's share of it, is full.
    case full
    /// The file would be larger than this process may write.
    case overLimit
    /// The name or path is longer than the file system allows.
    case nameTooLong
    /// The file has more bytes than allowed.
    case tooLarge(bytes: Int, limit: Int)
    /// Another reason, by the system's error number.
    case system(code: Int32)
    /// Another reason, in words without a full stop.
    case other(String)
  }

  /// The operation that failed.
  package let action: Action
  /// The file or folder.
  package let path: String
  /// The reason of the failure.
  package let reason: Reason

  /// Creates an error of its facts.
  package init(_ action: Action, _ path: String, _ reason: Reason) {
    self.action = action
    self.path = path
    self.reason = reason
  }

  /// Creates an error of a system error number, as in `errno`.
  package init(_ action: Action, _ path: String, code: Int32) {
    self.init(action, path, Reason(code: code))
  }
}

extension FileError.Reason {
  /// The reason behind a system error number, as in `errno`.
  package init(code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EEXIST: self = .exists
    case EISDIR: self = .folder
    case ENOTDIR: self = .notFolder
    case ENXIO, ENODEV: self = .notFile
    case ELOOP: self = .link
    case EPIPE: self = .noReader
    case EACCES, EPERM: self = .permission
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .full
    case EFBIG: self = .overLimit
    case ENAMETOOLONG: self = .nameTooLong
    default: self = .system(code: code)
    }
  }
}

extension FileError {
  /// Whether it would have worked with more room.
  package var isLackOfRoom: Bool { reason == .full || reason == .overLimit }

  /// The same error about another path.
  package func at(_ path: String) -> FileError { FileError(action, path, reason) }
}

extension FileError: CustomStringConvertible {
  /// The error as one sentence without a full stop: the failed action, the reason, and the solution.
  package var description: String {
    let verb =
      switch action {
      case .read: "cannot read"
      case .write: "cannot write"
      case .create: "cannot make the folder"
      case .list: "cannot list"
      case .remove: "cannot remove"
      case .lock: "cannot lock"
      }
    return "\(verb) \(CleanText.path(path)): \(Self.words(reason, action))"
  }

  /// The reason with the way out, without the action and the place.
  package var words: String { Self.words(reason, action) }

  /// The reason of a failure, without the action and the place.
  static func words(_ reason: Reason, _ action: Action) -> String {
    switch reason {
    case .missing: action == .read ? "it does not exist; check the path" : "it does not exist"
    case .exists: "it is there already; remove it, or choose another name"
    case .folder:
      action == .read
        ? "it is a folder; name a file in it"
        : "a folder of that name is there; remove it, or choose another name"
    case .notFolder: "something on the way to it is not a folder"
    case .notFile: "it is not a plain file"
    case .link: "it is a symbolic link, and Galley follows none; put the real file or folder there"
    case .linkToNothing:
      "it is a symbolic link to something that is not there; create its target, or remove the link"
    case .linkLoop: "it is a symbolic link that leads back to itself; remove it"
    case .blockDevice: "it is a block device, which no output goes to; name a file"
    case .socket: "it is a socket, which no output goes to; name a file or a pipe"
    case .noFolder(let folder): "there is no folder \(CleanText.path(folder)); make it, or name another"
    case .noReader: "nobody reads the pipe any longer"
    case .permission: "permission was denied; change it with chmod or chown, or run as another user"
    case .readOnly: "the file system is read-only; choose another folder, or mount it for writing"
    case .full: "there is no room left on the disk; make room there and try again"
    case .overLimit:
      "it would be larger than this process may write; raise the limit (ulimit -f) and try again"
    case .nameTooLong: "its name is too long for the file system; choose a shorter one"
    case .tooLarge(let bytes, let limit): "it has \(bytes) bytes, and no more than \(limit) are allowed"
    case .system(let code): String(cString: strerror(code))
    case .other(let words): words
    }
  }
}

/// An error that can wrap an error of a file.
package protocol FileErrorWrapping: Error {
  init(_ error: FileError)
}

extension FileError: FileErrorWrapping {
  package init(_ error: FileError) { self = error }
}
