import GalleyBaselines
import GalleyDecisions
import GalleyRaster
import GalleyTree

/// What `galley doctor` found, as JSON.
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

  /// What is around fonts and libraries, in order.
  var workbench: [Workbench.Finding]

  init(_ examination: Examination, _ workbench: Workbench) {
    self.workbench = workbench.findings
    exitCode = examination.exitCode.rawValue
    galley = CommandLineTool.version
    renderer = FontLibrary.rendererVersion
    libraries = examination.libraries
    fonts = examination.fonts.map { package in
      Package(
        name: package.name, isNeeded: package.isNeeded,
        installed: Dictionary(uniqueKeysWithValues: package.installed.map { ($0.name, $0.path ?? "") }),
        missing: package.missing.map(\.name))
    }
    if case .failure(let error) = examination.library { fault = "\(error)" }
    if case .success(let project) = examination.project { self.project = project.root }
    baselines = examination.baselines
    differences = examination.differences.map { Difference(fact: $0.fact, baselines: $0.baselines) }
    missing = examination.missing
    settings = examination.settings
  }
}
