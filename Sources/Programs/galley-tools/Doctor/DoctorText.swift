import Foundation
import GalleyBaselines
import GalleyCommands
import GalleyDecisions
import GalleyRaster
import GalleyText
import GalleyTree

/// The text output of `galley doctor`.
enum DoctorText {
  /// The number of missing faces of a package that are listed.
  private static let mostFaces = 3
  /// The number of symbols without a drawing, and of fonts without a file, that are listed.
  private static let mostNames = 50

  /// The whole report: subjects and facts in two columns.
  static func report(
    _ checks: RenderingChecks, _ workbench: SystemChecks? = nil, _ browsers: BrowserChecks? = nil
  ) -> String {
    var lines = [row("galley", "\(CommandLineTool.version), renderer \"\(FontLibrary.rendererVersion)\"")]
    lines.append(
      row(
        "libraries",
        checks.libraries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(
          separator: ", ")))
    for (index, package) in checks.fonts.enumerated() {
      lines.append(row(index == 0 ? "fonts" : "", fonts(package)))
    }
    for (index, icons) in checks.icons.enumerated() {
      lines.append(row(index == 0 ? "icons" : "", self.icons(icons)))
    }
    if case .failure(let error) = checks.library {
      lines += "\(error)".split(separator: "\n").map { row("", clean(String($0))) }
    }
    lines += browsers?.rows(row) ?? []
    lines += project(checks)
    if !checks.missing.isEmpty {
      lines += CheckText.boxes(checks.missing).map { row("boxes", clean($0)) }
    }
    lines += listed(checks.symbols.map { row("symbol", clean("\($0.place): \($0.symbol)")) })
    lines += listed(checks.unknownFonts.map { row("font", clean("\($0.place): \($0.font)")) })
    lines += listed(
      checks.sources.map { row("source", clean("\($0.file):\($0.line): \($0.reason); \($0.cure)")) })
    lines += workbench?.rows(row) ?? []
    let settings = checks.settings.sorted { $0.key < $1.key }.map { "\($0.key)=\(clean($0.value))" }
    lines.append(
      row(
        "settings",
        settings.isEmpty ? "no environment variable of Galley is set" : settings.joined(separator: " ")))
    lines += ["", verdict(checks)]
    return lines.map { $0 + "\n" }.joined()
  }

  private static func fonts(_ package: FontInventory.Package) -> String {
    let installed = package.installed
    guard let first = installed.first?.path else {
      let loss =
        package.isNeeded
        ? "nothing can be rendered"
        : package.isDesign
          ? "text of its design is set in Inter" : "characters that only it has are drawn as boxes"
      return "\(package.name): not installed, \(loss); apt-get install \(package.name)"
    }
    let folder = clean((first as NSString).deletingLastPathComponent)
    let missing = package.missing
    guard !missing.isEmpty else {
      return "\(package.name): \(EnglishNoun.count(installed.count, "face")) in \(folder)"
    }
    let named = EnglishList.first(mostFaces, of: missing.map(\.name))
    return
      "\(package.name): \(installed.count) of \(package.faces.count) faces in \(folder), not \(named)"
  }

  private static func icons(_ icons: (package: String, place: String?)) -> String {
    guard let place = icons.place else {
      return
        "\(icons.package): not installed, symbols are drawn as dotted boxes; apt-get install \(icons.package)"
    }
    return "\(icons.package): \(clean(place))"
  }

  /// Names in the sources that nothing is found for: the first of them, and how many more there are.
  private static func listed(_ unknown: [String]) -> [String] {
    unknown.prefix(mostNames)
      + (unknown.count > mostNames ? [row("", EnglishList.more(unknown.count - mostNames))] : [])
  }

  private static func project(_ checks: RenderingChecks) -> [String] {
    switch checks.project {
    case .failure(let fault): return [row("project", clean("\(fault)"))]
    case .success(let project):
      let count = EnglishNoun.count(checks.baselines, "baseline")
      let folder = project.settings.baselines.joined(separator: "/")
      var lines = [row("project", "\(clean(project.root)), \(count) in \(clean(folder))")]
      lines += checks.faults.map { row("damaged", clean("\($0)")) }
      lines += checks.differences.map {
        row("other", "\(clean($0.fact)) (\(EnglishNoun.count($0.baselines, "baseline")))")
      }
      return lines
    }
  }

  private static func verdict(_ checks: RenderingChecks) -> String {
    switch checks.exitCode {
    case .clean where checks.baselines == 0: "Screens can be rendered."
    case .clean: "Screens are rendered with the fonts and libraries of the baselines."
    case .differences:
      "The baselines were rendered with other fonts or libraries, so pixels may differ. \(CheckText.environmentAdvice)."
    default:
      if case .failure = checks.library {
        "Screens cannot be rendered."
      } else {
        "Damaged baselines cannot be compared."
      }
    }
  }

  private static func row(_ head: String, _ text: String) -> String {
    head.padding(toLength: 11, withPad: " ", startingAt: 0) + text
  }

  private static func clean(_ text: String) -> String {
    CleanText.line(text)
  }
}
