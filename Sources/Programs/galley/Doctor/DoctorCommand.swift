import Foundation
import GalleyBaselines
import GalleyDecisions
import GalleyRaster
import GalleyTree

/// `galley doctor`: reports fonts, libraries and settings, and compares them with those of the baselines.
enum DoctorCommand: Command {
  static let name = "doctor"

  static let spec = CommandSpec(
    name: name, summary: "report fonts, icons, libraries and settings, and what is missing",
    options: [.run],
    discussion: """
      Also reports whether the baselines were rendered with the same fonts and libraries, which characters of the
      newest run have no font, which names of symbols in the sources have no drawing, and the state of git, the
      journal and the disk, each with what to do.

      Exits with 0 if screens can be rendered, 1 if the baselines were rendered with other fonts or libraries, and 2 if
      required fonts are not installed or a baseline is damaged.
      """)

  static func run(
    _ arguments: ParsedArguments, in context: CommandContext, _ printer: Printer
  ) throws -> ExitCode {
    let checks = RenderingChecks(
      project: Result { () throws(ProjectError) in try context.project() },
      environment: context.environment, run: arguments.value("--run"))
    let workbench = SystemChecks(try? checks.project.get(), in: context)
    printer.report(DoctorText.report(checks, workbench))
    try printer.data(DoctorDocument(checks, workbench))
    return checks.exitCode
  }
}

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

  init(_ checks: RenderingChecks, _ workbench: SystemChecks) {
    self.workbench = workbench.findings
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
    symbols = checks.symbols.map {
      Symbol(name: $0.symbol.name, nearest: $0.symbol.nearest, place: $0.place)
    }
  }
}
