import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyImage
import GalleyRaster
import GalleyTree

/// The fonts, libraries and settings of this machine, compared with those of the baselines.
struct RenderingChecks {
  /// The fonts, by package.
  let fonts: [FontInventory.Package]
  /// The icon sets that symbols are drawn from, with where they are; `nil` where one is not installed.
  let icons: [(package: String, place: String?)]
  /// The names of symbols in the project's sources that have no drawing.
  let symbols: [SymbolSources.Unknown]
  /// The names of fonts in the project's sources that it has no file for.
  let unknownFonts: [FontSources.Unknown]
  /// The places in the project's sources that Linux leaves out or refuses.
  let sources: [AppSourceLint.Problem]
  /// The required fonts, or the reason why they cannot be opened.
  let library: Result<FontLibrary, FontError>
  /// The versions of libraries, by name.
  let libraries: [String: String]
  /// The project, or the reason why there is none.
  let project: Result<Project, ProjectError>
  /// The environment variables of Galley that are set.
  let settings: [String: String]
  /// The fonts and libraries of baselines that are different here, with the number of baselines.
  let differences: [(fact: String, baselines: Int)]
  /// The number of baselines.
  let baselines: Int
  /// The baselines that cannot be read.
  let faults: [BaselineError]
  /// The characters of a run that no font has, if there is a run.
  let missing: [MissingGlyph]

  /// Examines this machine, a project, and a run of it, the newest for `nil`.
  init(
    project: Result<Project, ProjectError>, environment: [String: String], run: String?,
    folders: [String] = FontLibrary.defaultFolders,
    fallbackFolders: [String] = FontLibrary.defaultFallbackFolders, icons: IconLibrary = .shared,
    browsers: BrowserChecks? = nil
  ) {
    self.project = project
    settings = environment.filter { $0.key.hasPrefix("GALLEY_") || $0.key == "CI" }
    fonts = FontInventory(folders: folders, fallbackFolders: fallbackFolders).packages
    self.icons = IconLibrary.IconSet.allCases.map { ($0.package, icons.place(of: $0)) }
    symbols = (try? project.get()).map { SymbolSources(folder: $0.root).unknown } ?? []
    unknownFonts = (try? project.get()).map { FontSources(folder: $0.root).unknown } ?? []
    sources = (try? project.get()).map { AppSourceLint(folder: $0.root).problems } ?? []
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
    let fingerprints = Array(listing.fingerprints.values)
    differences =
      Self.differences(of: fingerprints.filter(Self.isDrawnByGalley), from: try? library.get())
      + (browsers?.differences(of: fingerprints) ?? [])
  }

  var exitCode: ExitCode {
    if case .failure = library { return .notComparable }
    // A baseline that cannot be read may have been rendered with other fonts.
    if !faults.isEmpty { return .notComparable }
    return differences.isEmpty ? .clean : .differences
  }

  /// Whether a screen was drawn by Galley, and not by a browser or by whatever made a recorded picture.
  private static func isDrawnByGalley(_ fingerprint: Fingerprint) -> Bool {
    fingerprint.renderer.prefix { $0 != " " } == FontLibrary.rendererVersion.prefix { $0 != " " }
  }

  private static func differences(
    of baselines: [Fingerprint], from library: FontLibrary?
  ) -> [(fact: String, baselines: Int)] {
    guard let library else { return [] }
    var counts: [String: Int] = [:]
    for (fingerprint, count) in Dictionary(grouping: baselines, by: { $0 }).mapValues(\.count) {
      let faces = fingerprint.fonts.keys.compactMap { FaceID(name: $0) }
      var here = Fingerprint(
        renderer: FontLibrary.rendererVersion, libraries: library.libraryVersions,
        fonts: library.digests(of: faces), missing: fingerprint.missing)
      for name in fingerprint.symbols.keys { here.symbols[name] = DrawnSymbol(text: name)?.digest ?? "none" }
      // What a picture shows no drawing of is told by its check, and is no fact about this machine.
      here.missingSymbols = fingerprint.missingSymbols
      here.missingFonts = fingerprint.missingFonts
      var facts = here.differences(from: fingerprint)
      facts += faces.filter { !library.isInstalled($0) }.map { "font \($0.name): not installed here" }
      for fact in facts { counts[fact, default: 0] += count }
    }
    return counts.sorted { $0.key < $1.key }.map { (fact: $0.key, baselines: $0.value) }
  }
}
