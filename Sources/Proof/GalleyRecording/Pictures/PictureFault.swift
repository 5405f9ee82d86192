import GalleyBaselines
import GalleyText

/// The reason why a picture in a folder is no check.
package enum PictureFault: Error, Sendable {
  /// It is no file that can be read.
  case unreadable(String, String)
  /// Its name has no meaning.
  case name(PictureNameError)
  /// Another picture has the same key.
  case twin(CheckKey, String, String)
  /// It is a pointer of Git LFS.
  case pointer(String)
  /// It is damaged, or no picture that is supported.
  case damaged(String)
  /// Several trees lie beside it.
  case trees([String])
  /// Its tree cannot be used.
  case tree(String, String)
  /// A part that is not compared cannot be found.
  case region(PictureRegionError)
  /// Baselines cannot be written in the mode that was asked for.
  case mode(RecordModeError)
}

extension PictureFault: CustomStringConvertible {
  /// The reason as one sentence without a full stop.
  package var description: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(CleanText.path(path)) cannot be read: \(CleanText.line(reason))"
    case .name(let error): "\(error)"
    case .twin(let key, let one, let two):
      "\(CleanText.path(one)) and \(CleanText.path(two)) are both the check \(key.text); "
        + "rename one, or tell them apart by a pattern such as {name}-{browser}"
    case .pointer(let path):
      "\(CleanText.path(path)) is a pointer of Git LFS and no picture; fetch it with: git lfs pull"
    case .damaged(let reason): reason
    case .trees(let paths):
      "several trees belong to one picture: \(EnglishList.and(paths.map { CleanText.path($0) })); keep one"
    case .tree(let path, let reason):
      "\(CleanText.path(path)) is no tree of the picture: \(CleanText.line(reason))"
    case .region(let error): "\(error)"
    case .mode(let error): "\(error)"
    }
  }
}
