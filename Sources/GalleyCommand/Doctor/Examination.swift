import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyImage
import GalleyRaster
import GalleyTree

/// What `galley doctor` finds.
struct Examination {
  /// The fonts, by package.
  let fonts: [FontInventory.Package]
  /// The needed fonts opened, or why they cannot be.
  let library: Result<FontLibrary, FontError>
  /// The versions of libraries, by name.
  let libraries: [String: String]
  /// The project, or why there is none.
  let project: Result<Project, ProjectFault>
  /// Galley's environment variables that are set.
  let settings: [String: String]
  /// What of the baselines' fonts and libraries is different here, and for how many baselines.
  let differences: [(fact: String, baselines: Int)]
  /// How many baselines there are.
  let baselines: Int
  /// What of the store cannot be read.
  let faults: [BaselineFault]
  /// The characters of a run that no font has, if there is a run.
  let missing: [MissingGlyph]

  /// Looks at everything.
  ///
  /// - Parameters:
  ///   - project: The project, or why there is none.
  ///   - environment: The environment variables.
  ///   - run: The run to look at; `nil` for the newest.
  ///   - folders: Where to look for Inter.
  ///   - fallbackFolders: Where to look for the fonts that stand in.
  init(
    project: Result<Project, ProjectFault>, environment: [String: String], run: String?,
    folders: [String] = FontLibrary.defaultFolders,
    fallbackFolders: [String] = FontLibrary.defaultFallbackFolders
  ) {
    self.project = project
    settings = environment.filter { $0.key.hasPrefix("GALLEY_") || $0.key == "CI" }
    fonts = FontInventory(folders: folders, fallbackFolders: fallbackFolders).packages
    library = Result { () throws(FontError) in
      try FontLibrary(folders: folders, fallbackFolders: fallbackFolders)
    }
    let drawing = (try? library.get())?.libraryVersions ?? [:]
    libraries = drawing.merging(["libpng": PNG.libraryVersion]) { first, _ in first }

    var listing = StoreListing()
    var missing: [MissingGlyph] = []
    if case .success(let project) = project {
      listing = BaselineStore(project).listing()
      if let run = try? Run(run, in: project) {
        missing = Set(run.records.flatMap(\.fingerprint.missing)).sorted()
      }
    }
    baselines = listing.keys.count
    faults = listing.faults
    self.missing = missing
    differences = Self.differences(of: Array(listing.fingerprints.values), from: try? library.get())
  }

  /// How the command ends.
  var exitCode: ExitCode {
    if case .failure = library { return .notComparable }
    // A baseline that cannot be read may be of other fonts.
    if !faults.isEmpty { return .notComparable }
    return differences.isEmpty ? .clean : .differences
  }

  private static func differences(
    of baselines: [Fingerprint], from library: FontLibrary?
  ) -> [(fact: String, baselines: Int)] {
    guard let library else { return [] }
    var counts: [String: Int] = [:]
    for (fingerprint, count) in Dictionary(grouping: baselines, by: { $0 }).mapValues(\.count) {
      let faces = fingerprint.fonts.keys.compactMap { FaceID(name: $0) }
      let here = Fingerprint(
        renderer: FontLibrary.rendererVersion, libraries: library.libraryVersions,
        fonts: library.digests(of: faces), missing: fingerprint.missing)
      var facts = here.differences(from: fingerprint)
      facts += faces.filter { !library.isInstalled($0) }.map { "font \($0.name): not installed here" }
      for fact in facts { counts[fact, default: 0] += count }
    }
    return counts.sorted { $0.key < $1.key }.map { (fact: $0.key, baselines: $0.value) }
  }
}
