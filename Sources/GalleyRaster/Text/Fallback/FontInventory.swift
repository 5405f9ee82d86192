/// Which of the fonts that text can be set in are installed, and where.
///
/// Looking for the files reads none of them. Of most families that stand in there is only a regular face; a bold one is
/// listed where it is there.
public struct FontInventory: Sendable {
  /// The fonts that come in one Debian package.
  public struct Package: Sendable, Hashable {
    /// The package's name, such as `fonts-noto-core`.
    public var name: String
    /// Whether nothing can be drawn without it.
    public var isNeeded: Bool
    /// The faces, in the order of the list of all faces.
    public var faces: [Face]

    /// The faces that are there.
    public var installed: [Face] { faces.filter { $0.path != nil } }
    /// The faces that are not there.
    public var missing: [Face] { faces.filter { $0.path == nil } }
  }

  /// One face.
  public struct Face: Sendable, Hashable {
    /// Its name, such as `NotoSansThai-Regular`.
    public var name: String
    /// Where its file is; `nil` where no folder has it.
    public var path: String?
  }

  /// The packages, the one that is needed first.
  public let packages: [Package]

  /// Looks for all fonts.
  ///
  /// - Parameters:
  ///   - folders: Where to look for Inter, in order.
  ///   - fallbackFolders: Where to look for the fonts that stand in, in order.
  public init(
    folders: [String] = FontLibrary.defaultFolders,
    fallbackFolders: [String] = FontLibrary.defaultFallbackFolders
  ) {
    var packages: [Package] = []
    for (number, entry) in FaceCatalogue.entries.enumerated() {
      let isInter = number < FaceName.all.count
      let face = Face(
        name: entry.name, path: FontLibrary.file(entry.file, in: isInter ? folders : fallbackFolders))
      if face.path == nil, entry.isOptional { continue }
      if let index = packages.firstIndex(where: { $0.name == entry.package }) {
        packages[index].faces.append(face)
      } else {
        packages.append(Package(name: entry.package, isNeeded: isInter, faces: [face]))
      }
    }
    self.packages = packages
  }
}
