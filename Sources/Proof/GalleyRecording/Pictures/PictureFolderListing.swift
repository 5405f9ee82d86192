import GalleyBaselines
import GalleyDiff
import GalleyFileDiff

/// The pictures of some folders, with the names of their checks.
package struct PictureFolderListing: Sendable {
  /// A picture in a folder.
  package struct Picture: Sendable {
    /// The folder, an absolute path.
    package let folder: String
    /// The path in the folder.
    package let path: String
    /// The name of its check, or the reason why it has none.
    package let name: Result<PictureNaming.Name, PictureFault>

    /// The absolute path.
    package var file: String { "\(folder)/\(path)" }
  }

  /// The pictures, by folder and path.
  package private(set) var pictures: [Picture] = []

  /// Lists the pictures of folders.
  ///
  /// Two pictures with one key, or with keys that differ in nothing but case, have no name.
  ///
  /// - Parameters:
  ///   - folders: Absolute paths.
  ///   - naming: The rule of names.
  ///   - leavesOut: Whether a path in its folder is left out.
  package init(
    _ folders: [String], named naming: PictureNaming, leavingOut leavesOut: (String) -> Bool = { _ in false }
  ) throws(FolderError) {
    for folder in folders {
      let listing = try FolderListing(folder)
      for path in (listing.pictures + listing.faults.keys).sorted() where !leavesOut(path) {
        let name: Result<PictureNaming.Name, PictureFault>
        if let fault = listing.faults[path] {
          name = .failure(.unreadable(path, fault))
        } else {
          do throws(PictureNameError) { name = .success(try naming.name(of: path)) } catch {
            name = .failure(.name(error))
          }
        }
        pictures.append(Picture(folder: folder, path: path, name: name))
      }
    }
    refuseTwins()
  }

  private mutating func refuseTwins() {
    var byKey: [String: [Int]] = [:]
    for (place, picture) in pictures.enumerated() {
      if case .success(let name) = picture.name { byKey[name.key.caseFolded, default: []].append(place) }
    }
    for places in byKey.values where places.count > 1 {
      for place in places {
        guard case .success(let name) = pictures[place].name, let other = places.first(where: { $0 != place })
        else { continue }
        let (one, two) = (pictures[place], pictures[other])
        let isOneFolder = one.folder == two.folder
        pictures[place] = Picture(
          folder: one.folder, path: one.path,
          name: .failure(
            .twin(name.key, isOneFolder ? one.path : one.file, isOneFolder ? two.path : two.file)))
      }
    }
  }
}
