import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree

/// An error of a baseline.
///
/// It stops its own check and no other.
package enum BaselineError: Error, Hashable, Sendable {
  /// A file could not be read or locked.
  case file(FileError)
  /// The picture is damaged, or no picture; the reason is a whole sentence.
  case picture(String, reason: String)
  /// A pointer stands for the picture, whose bytes are not on this machine.
  case pictureElsewhere(String, PictureReference)
  /// A pointer stands for the picture, whose bytes could not be fetched.
  case pictureNotFetched(String, PictureReference, reason: String)
  /// There is a sidecar but no picture.
  case pictureMissing(String)
  /// There is a picture but no sidecar.
  case sidecarMissing(String)
  /// The sidecar is a Git LFS pointer.
  case sidecarPointer(String)
  /// The sidecar holds both sides of a merge.
  case sidecarConflict(String)
  /// The sidecar cannot be understood.
  case sidecarBroken(String, String)
  /// The sidecar was written by a newer Galley.
  case sidecarFromFuture(String, version: Int, newest: Int)
  /// The picture is not the one that was approved with this sidecar.
  ///
  /// `display`: the part that profile, gamma and orientation have in it.
  case digestMismatch(
    String, approved: PixelDigest, found: PixelDigest, display: DisplayDifference = .none)
  /// The text is damaged, or its sidecar is missing; the path is that of the file in question.
  case text(String, TextBaselineError)
  /// The baseline and the candidate are of different kinds, a picture and a text.
  case otherKind(String, approved: CheckKind)
  /// There are pictures of several formats, by their paths.
  case severalPictures([String])
  /// There are both a picture and a text, by their paths.
  case bothKinds(picture: String, text: String)
  /// Another check has this file name.
  case nameTaken(String, by: CheckKey)
  /// Another file's name differs only in case.
  case caseCollision(String, existing: String)
  /// A change that was cut short could not be finished.
  case intentBroken(String)
  /// An intent was made in another checkout, is of another check than its place says, or of an older version.
  case intentForeign(String)
  /// An intent that git keeps: a change that was cut short belongs to one checkout, and to no commit.
  case intentCommitted(String)
  /// The baseline differs from the journal.
  case undecided(UndecidedBaseline)
  /// The journal cannot be read, so it is not known what was decided.
  case journal(JournalError)
}

extension BaselineError: FileErrorWrapping {
  package init(_ fault: FileError) { self = .file(fault) }
}

/// The part of profile, gamma and orientation in the difference of a picture from the approved one.
package enum DisplayDifference: Hashable, Sendable {
  /// None: both are shown as their pixels are stored.
  case none
  /// The pixels are the approved ones, and are shown in this way, in words.
  case only(String)
  /// One of both is not shown as its pixels are stored, so that the pixels may be equal.
  case perhaps
}

extension BaselineError: CustomStringConvertible {
  /// The fault as one sentence without a full stop: the file, the reason, and the way out.
  package var description: String {
    switch self {
    case .file(let fault): "\(fault)"
    case .picture(_, let reason): reason
    case .pictureElsewhere(let path, let reference):
      "\(path) is a \(reference.tool.title) pointer\(reference.facts), and the picture is not on this machine; "
        + "fetch it with \"\(reference.tool.fetching(path))\", or set GALLEY_FETCH=1"
    case .pictureNotFetched(let path, let reference, let reason):
      "\(path) is a \(reference.tool.title) pointer\(reference.facts), and the picture cannot be fetched: \(reason)"
    case .pictureMissing(let path):
      "\(path) is missing, but its .json is there; "
        + "restore it with \"git checkout -- \(path)\", or remove the .json and approve again"
    case .sidecarMissing(let path):
      "\(path) is missing, but its picture is there; "
        + "restore it with \"git checkout -- \(path)\", or remove the picture and approve again"
    case .sidecarPointer(let path):
      "\(path) is a Git LFS pointer, not the file itself; fetch it with \"git lfs pull\""
    case .sidecarConflict(let path):
      "\(path) has the marks of an unfinished merge; choose one side of the .json and of the file beside it "
        + "with \"git checkout --ours\" or \"--theirs\""
    case .sidecarBroken(let path, let detail):
      "\(path) cannot be understood: \(CleanText.line(detail, limit: 200)); "
        + "restore it with \"git checkout -- \(path)\", or remove it and the file beside it and approve again"
    case .sidecarFromFuture(let path, let version, let newest):
      "\(path) is of format \(version), and this Galley knows formats up to \(newest); update Galley"
    case .digestMismatch(let path, _, _, .only(let display)):
      "\(path) is not the approved picture: its pixels are the approved ones, but it is shown \(display), and the approved "
        + "one is not; restore both files with git, or remove both and approve again"
    case .digestMismatch(let path, let approved, let found, let display):
      "\(path) is not the approved picture: its pixels\(display == .none ? "" : ", shown by profile, gamma and orientation,") "
        + "are \(found.description.prefix(12))…, the approved ones are \(approved.description.prefix(12))…; "
        + "restore both files with git, or remove both and approve again"
    case .text(let path, let damage): damage.description(of: path)
    case .otherKind(let path, let approved):
      "\(path) is the approved \(approved.rawValue) of this check, "
        + "which is a \(approved == .picture ? "text" : "picture") now; give one of the two another name, "
        + "or remove the file and its .json and approve again"
    case .severalPictures(let paths):
      "\(EnglishList.and(paths)) are \(paths.count == 2 ? "both" : "all") there, and a check has one picture; "
        + "remove what is not meant"
    case .bothKinds(let picture, let text):
      "\(picture) and \(text) are both there, and a check is a picture or a text; remove the one that is not meant"
    case .nameTaken(let path, let key):
      "\(path) belongs to another check, \"\(key.text)\"; give one of the two another name"
    case .caseCollision(let path, let existing):
      "\(path) and \(existing) differ only in case, which not every file system can hold; "
        + "give one of the two another name"
    case .intentBroken(let path):
      "\(path) belongs to an interrupted change and cannot be understood; "
        + "remove it, and restore the files beside it with git"
    case .intentForeign(let path):
      "\(path) is a change of a baseline from another checkout, so Galley does not finish it here; "
        + "remove it, and untracked files beside it"
    case .intentCommitted(let path):
      "\(path) is a change of a baseline that git keeps, and such a change belongs to one checkout, so Galley does not "
        + "finish it; remove it and the files beside it that end with .new with \"git rm\""
    case .undecided(let baseline): "\(baseline)"
    case .journal(let fault): "\(fault)"
    }
  }
}
