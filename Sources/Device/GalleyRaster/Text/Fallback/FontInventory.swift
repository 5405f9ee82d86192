/// The fonts that text can be set in, with the files of those that are installed.
///
/// Looking for the files reads none of them. Of most fallback families there is only a regular face; a bold one is
/// listed where it is there.
package struct FontInventory: Sendable {
  /// The fonts that come in one Debian package.
  package struct Package: Sendable, Hashable {
    /// The package's name, such as `fonts-noto-core`.
    package var name: String
    /// Whether nothing can be drawn without it.
    package var isNeeded: Bool
    /// Whether it has a design of the system's, in whose place text is set in Inter.
    package var isDesign: Bool
    /// The faces, in the order of the list of all faces.
    package var faces: [Face]

    /// The faces that are there.
    package var installed: [Face] { faces.filter { $0.path != nil } }
    /// The faces that are not there.
    package var missing: [Face] { faces.filter { $0.path == nil } }
  }

  /// One face.
  package struct Face: Sendable, Hashable {
    /// Its name, such as `NotoSansThai-Regular`.
    package var name: String
    /// The path of its file; `nil` where no folder has it.
    package var path: String?
  }

  /// The packages, the one that is needed first.
  package let packages: [Package]

  /// Looks for all fonts.
  ///
  /// - Parameters:
  ///   - folders: The folders that are searched for Inter, in order.
  ///   - fallbackFolders: The folders that are searched for fallback fonts, in order.
  package init(
    folders: [String] = FontLibrary.defaultFolders,
    fallbackFolders: [String] = FontLibrary.defaultFallbackFolders
  ) {
    var packages: [Package] = []
    for (number, entry) in FaceCatalogue.entries.enumerated() where !entry.isRounded {
      let isInter = number < FaceName.all.count
      let face = Face(
        name: entry.name, path: FontLibrary.file(entry.file, in: isInter ? folders : fallbackFolders))
      if face.path == nil, entry.isOptional { continue }
      if let index = packages.firstIndex(where: { $0.name == entry.package }) {
        packages[index].faces.append(face)
      } else {
        let isDesign = !isInter && number < FaceCatalogue.firstFallback
        packages.append(
          Package(name: entry.package, isNeeded: isInter, isDesign: isDesign, faces: [face]))
      }
    }
    self.packages = packages
  }
}
