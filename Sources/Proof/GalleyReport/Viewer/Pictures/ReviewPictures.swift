import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleySystem

/// Writes the pictures of the baselines that a branch changed into the report's folder, as they are in git and in the store.
struct ReviewPictures: Sendable {
  let folder: PictureFolder
  let store: BaselineStore

  /// The number of baselines whose pictures are written.
  private static let most = 500

  /// Writes both sides of each change; what cannot be read is left out, and so is a text.
  func gather(_ review: BranchReview?) -> [String: WrittenReport.ChangePictures] {
    guard let review else { return [:] }
    var pictures: [String: WrittenReport.ChangePictures] = [:]
    for change in review.changes.prefix(Self.most) {
      var sides = WrittenReport.ChangePictures()
      if let name = change.before?.content, change.before?.digest?.pixels != nil {
        sides.before = (try? review.base.picture(name)).flatMap { bytes in
          try? folder.placeShared("version-\(name).\(PictureFormat.fileExtension(of: bytes))") { bytes }
        }
      }
      if let key = change.key, let pixels = change.after?.digest?.pixels {
        sides.after = try? folder.placeShared(store.sharedName(of: key, "\(pixels)")) {
          try store.pictureFile(of: key)
        }
      }
      if sides.before != nil || sides.after != nil { pictures[change.path] = sides }
    }
    return pictures
  }
}
