import Foundation
import GalleyTree
import Glibc

/// Why a file or folder could not be used.
public struct FileFault: Error, Hashable, Sendable, Codable {
  /// What stands in the way.
  public enum Kind: String, Sendable, Codable {
    /// There is no such file or folder.
    case missing
    /// It is a symbolic link, and none is followed here.
    case symbolicLink
    /// It is a folder or a device where a file is needed.
    case notAFile
    /// It is a file where a folder is needed.
    case notAFolder
    /// The user may not.
    case noPermission
    /// There is no room left.
    case diskFull
    /// It would be larger than this process may write.
    case overLimit
    /// The file system takes no changes.
    case readOnly
    /// It is larger than any such file is.
    case tooLarge
    /// The system gave another reason.
    case failed
  }

  /// What was to be done.
  public enum Action: String, Sendable, Codable {
    /// Reading a file.
    case read
    /// Writing a file.
    case write
    /// Making a folder.
    case make
    /// Listing a folder.
    case list
    /// Removing a file.
    case remove
    /// Waiting for one's turn.
    case lock
  }

  /// What was to be done.
  public var action: Action
  /// The file or folder, from the project's root.
  public var path: String
  /// What stands in the way.
  public var kind: Kind
  /// The system's own words, where they add something.
  public var detail: String

  /// Makes a fault of its facts.
  ///
  /// - Parameters:
  ///   - action: What was to be done.
  ///   - path: The file or folder, from the project's root.
  ///   - kind: What stands in the way.
  ///   - detail: The system's own words.
  public init(_ action: Action, _ path: String, _ kind: Kind, detail: String = "") {
    self.action = action
    self.path = path
    self.kind = kind
    self.detail = detail
  }

  /// Makes a fault of a system error number.
  init(_ action: Action, _ path: String, code: Int32) {
    let kind: Kind =
      switch code {
      case ENOENT: .missing
      case ELOOP: .symbolicLink
      case EISDIR: .notAFile
      case ENOTDIR: .notAFolder
      case EACCES, EPERM: .noPermission
      case ENOSPC, EDQUOT: .diskFull
      case EFBIG: .overLimit
      case EROFS: .readOnly
      default: .failed
      }
    self.init(action, path, kind, detail: kind == .failed ? String(cString: strerror(code)) : "")
  }
}

extension FileFault {
  /// Whether it would have worked with more room.
  var isLackOfRoom: Bool { kind == .diskFull || kind == .overLimit }
}

extension FileFault: CustomStringConvertible {
  /// The fault as one sentence without a full stop, naming the file and, where there is one, the way out.
  public var description: String {
    let what = ElementText.clean(path)
    let verb =
      switch action {
      case .read: "cannot read"
      case .write: "cannot write"
      case .make: "cannot make the folder"
      case .list: "cannot list"
      case .remove: "cannot remove"
      case .lock: "cannot lock"
      }
    let reason =
      switch kind {
      case .missing: "it does not exist"
      case .symbolicLink: "it is a symbolic link, and Galley follows none; put the real file or folder there"
      case .notAFile: "it is not a plain file"
      case .notAFolder: "something on the way to it is not a folder"
      case .noPermission: "permission was denied"
      case .diskFull: "there is no room left on the disk; make room there and try again"
      case .overLimit:
        "it would be larger than this process may write; raise the limit (ulimit -f) and try again"
      case .readOnly: "the file system is read-only"
      case .tooLarge: "it is too large"
      case .failed: detail
      }
    return "\(verb) \(what): \(reason)"
  }
}
