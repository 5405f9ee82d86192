import Glibc

extension FileError.Reason {
  /// The reason behind a system error number.
  ///
  /// - Parameter code: As in `errno`.
  public init(code: Int32) {
    switch code {
    case ENOENT: self = .missing
    case EEXIST: self = .exists
    case EISDIR: self = .folder
    case ENOTDIR: self = .notFolder
    case ELOOP: self = .link
    case EACCES, EPERM: self = .permission
    case EROFS: self = .readOnly
    case ENOSPC, EDQUOT: self = .full
    case ENAMETOOLONG: self = .nameTooLong
    default: self = .system(code: code)
    }
  }
}
