import GalleyText
import GalleyTree

/// The reason why a suite cannot be looked at or set up.
enum XCUITestError: Error, Hashable, CustomStringConvertible {
  /// The path leads to a file.
  case notFolder(String)
  /// There is no such folder.
  case noFolder(String)
  /// No package holds the working folder.
  case noPackage(String)
  /// There is no such test target.
  case noTarget(String, known: [String], meant: String?)
  /// The manifest names a target whose folder is not there.
  case noTargetFolder(String, folder: String)
  /// No type is an app.
  case noApp
  /// No type of that name, or in that module, is an app.
  case unknownApp(String, known: [String])
  /// Several types are apps.
  case severalApps([String])

  var description: String {
    switch self {
    case .notFolder(let path): "\(clean(path)) is not a folder; give the folder of a test target"
    case .noFolder(let path): "there is no folder \(clean(path)); check the path"
    case .noPackage(let path):
      "neither \(clean(path)) nor a folder above it has a Package.swift; make one with \"swift package init\""
    case .noTarget(let name, let known, let meant):
      "there is no test target \"\(clean(name))\" and no folder of that name; "
        + (meant.map { SpellingSuggestion.bareQuestion(clean($0)) }
          ?? (known.isEmpty
            ? "Package.swift has no test targets: make a folder in Tests"
            : "there is \(list(known))"))
    case .noTargetFolder(let name, let folder):
      "the test target \"\(clean(name))\" has no folder: put its sources into \(clean(folder))"
    case .noApp:
      "no type in the package's targets is an App of SwiftUI; \"galley init --sample\" adds an example, and "
        + "--app and --module name one that is elsewhere"
    case .unknownApp(let name, let known):
      known.isEmpty
        ? "the package has no app \"\(clean(name))\"; add --module with the module that has it"
        : "the package has no app \"\(clean(name))\"; there is \(list(known)); add --module for one that is elsewhere"
    case .severalApps(let names): "several types are apps: choose by --app one of \(list(names))"
    }
  }

  private func clean(_ text: String) -> String { CleanText.line(text, limit: 200) }

  private func list(_ names: [String]) -> String { clean(EnglishList.some(names)) }
}
