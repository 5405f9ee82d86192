import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyRaster
import GalleyTree

/// The JSON output of `galley doctor`.
struct DoctorDocument: Encodable {
  /// The version of the format.
  var format = 1
  var exitCode: Int32
  var galley: String
  var renderer: String
  var libraries: [String: String]
  var fonts: [Package]
  var fault: String?
  var project: String?
  var baselines: Int
  var differences: [Difference]
  var missing: [MissingGlyph]
  var settings: [String: String]
  /// The places of the icon sets by package; empty where one is not installed.
  var icons: [String: String]
  /// The names of symbols in the sources that have no drawing.
  var symbols: [Symbol]

  /// The places in the sources that Linux leaves out or refuses.
  var sources: [AppSourceLint.Problem]

  struct Symbol: Encodable {
    var name: String
    var nearest: String?
    var place: String
  }

  struct Package: Encodable {
    var name: String
    var isNeeded: Bool
    var installed: [String: String]
    var missing: [String]
  }

  struct Difference: Encodable {
    var fact: String
    var baselines: Int
  }

  /// The results of the system checks, in order.
  var workbench: [SystemChecks.Finding]

  /// The programs, the library and the fonts that pages in browsers need.
  var browsers: BrowserChecks

  init(_ checks: RenderingChecks, _ workbench: SystemChecks, _ browsers: BrowserChecks) {
    self.workbench = workbench.findings
    self.browsers = browsers
    exitCode = checks.exitCode.rawValue
    galley = CommandLineTool.version
    renderer = FontLibrary.rendererVersion
    libraries = checks.libraries
    fonts = checks.fonts.map { package in
      Package(
        name: package.name, isNeeded: package.isNeeded,
        installed: Dictionary(uniqueKeysWithValues: package.installed.map { ($0.name, $0.path ?? "") }),
        missing: package.missing.map(\.name))
    }
    if case .failure(let error) = checks.library { fault = "\(error)" }
    if case .success(let project) = checks.project { self.project = project.root }
    baselines = checks.baselines
    differences = checks.differences.map { Difference(fact: $0.fact, baselines: $0.baselines) }
    missing = checks.missing
    settings = checks.settings
    icons = Dictionary(uniqueKeysWithValues: checks.icons.map { ($0.package, $0.place ?? "") })
    sources = checks.sources
    symbols = checks.symbols.map {
      Symbol(name: $0.symbol.name, nearest: $0.symbol.nearest, place: $0.place)
    }
  }
}
