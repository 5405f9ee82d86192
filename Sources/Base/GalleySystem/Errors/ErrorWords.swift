import Foundation
import Glibc

/// Makes words of errors of any origin, as messages of this package have them.
///
/// Errors of this package describe themselves. Those of Foundation print as the names of their types and
/// codes, which do not help.
package enum ErrorWords {
  /// The error in words.
  package static func of(_ error: any Error) -> String {
    // Any of these can be cast to CocoaError, in any domain.
    if type(of: error) is NSError.Type { return words(error as NSError) }
    return switch error {
    case let error as DecodingError: words(error)
    case let error as EncodingError: words(error)
    case let error as CocoaError: words(error)
    case let error as POSIXError: String(cString: strerror(error.code.rawValue))
    default: "\(error)"
    }
  }

  private static func words(_ error: DecodingError) -> String {
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context.codingPath)) has no \"\(key.stringValue)\""
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context.codingPath)) is of the wrong kind"
    case .dataCorrupted(let context):
      if context.codingPath.isEmpty { return "it is not JSON" }
      return "\(place(context.codingPath)): \(context.debugDescription)"
    @unknown default: return "it cannot be read"
    }
  }

  private static func words(_ error: EncodingError) -> String {
    guard case .invalidValue(let value, let context) = error else {
      return "it has a value that JSON cannot hold"
    }
    if value is any FloatingPoint { return "\(place(context.codingPath)) is a number that is not finite" }
    return "\(place(context.codingPath)) has a value that JSON cannot hold"
  }

  /// Such as `tree.children[2].type`.
  private static func place(_ path: [any CodingKey]) -> String {
    let text = path.reduce(into: "") { text, key in
      if let index = key.intValue {
        text += "[\(index)]"
      } else {
        text += (text.isEmpty ? "" : ".") + key.stringValue
      }
    }
    return text.isEmpty ? "it" : text
  }

  private static func words(_ error: CocoaError) -> String {
    let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error
    var reason: FileError.Reason?
    switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile: reason = .missing
    case .fileWriteFileExists: reason = .exists
    case .fileReadNoPermission, .fileWriteNoPermission: reason = .permission
    case .fileWriteOutOfSpace: reason = .full
    case .fileWriteVolumeReadOnly: reason = .readOnly
    default:
      if let cause, (cause as NSError).domain == NSPOSIXErrorDomain {
        reason = .init(code: Int32((cause as NSError).code))
      }
    }
    guard let reason else { return "the system reports error \(error.code.rawValue) of files" }
    // Foundation numbers errors of reading from 256 on, and those of writing from 512 on.
    let action: FileError.Action = error.code.rawValue < 512 ? .read : .write
    guard let path = error.userInfo[NSFilePathErrorKey] as? String ?? error.filePath else {
      return FileError.words(reason, action)
    }
    return "\(FileError(action, path, reason))"
  }

  private static func words(_ error: NSError) -> String {
    switch error.domain {
    case NSPOSIXErrorDomain: String(cString: strerror(Int32(error.code)))
    case NSCocoaErrorDomain: words(CocoaError(.init(rawValue: error.code), userInfo: error.userInfo))
    default: "the system reports error \(error.code) of \(error.domain)"
    }
  }
}
