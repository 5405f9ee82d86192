import Foundation
import GalleyBaselines
import GalleySystem
import GalleyText
import GalleyTree
import SourceReading

/// Makes an XCUITest target a Galley target: writes the prelude, and tells what else is to be done.
struct XCUITestSetup {
  /// The step of the set-up for the prelude.
  let step: ProjectSetup.Step
  /// The lines to add to `Package.swift`, which is not changed.
  let linesToPaste: [String]
  /// The code of the target that Linux does not support.
  let lint: SuiteLint

  /// Sets up a target.
  ///
  /// - Parameters:
  ///   - name: The target's name, or the path of its folder.
  ///   - app: The type of the app, if the user has named it.
  ///   - module: The module of the app, if the user has named it.
  ///   - isDryRun: Whether nothing is written.
  ///   - context: Where this is done.
  /// - Throws: ``XCUITestError``, or `FileError` for files.
  init(target name: String, app: String?, module: String?, isDryRun: Bool, in context: CommandContext) throws
  {
    guard let package = try SuitePackage(holding: context.folder) else {
      throw XCUITestError.noPackage(context.folder)
    }
    let (folder, target) = try Self.find(name, in: package, context)
    let path =
      folder.hasPrefix(package.root + "/") ? String(folder.dropFirst(package.root.count + 1)) : folder
    let file = path + "/" + Prelude.fileName
    var prelude: Prelude?
    if let old = try Self.existing(in: folder) {
      step = ProjectSetup.Step(
        outcome: .kept, what: path + "/" + old, words: "the target has its prelude, which is not changed")
    } else {
      let chosen = try Self.prelude(app: app, module: module, in: package, testsIn: folder)
      prelude = chosen
      let isWritten =
        try isDryRun || Folder(root: folder).create(Array(chosen.text.utf8), as: Prelude.fileName)
      step = ProjectSetup.Step(
        outcome: isWritten ? .wrote : .kept, what: file,
        words: isWritten
          ? "XCTestCase is a device with \(chosen.app)" : "it exists, and is not changed")
    }
    let shown = folder == context.folder ? "" : context.shown(folder)
    lint = try SuiteLint(folder: folder, as: shown)
    linesToPaste = Self.lines(
      target, name: (folder as NSString).lastPathComponent, path: path, prelude: prelude, in: package, lint,
      shown, context)
  }

  private static func find(
    _ name: String, in package: SuitePackage, _ context: CommandContext
  ) throws -> (folder: String, target: PackageTargets.Target?) {
    func isFolder(_ path: String) -> Bool {
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
    if let target = package.targets.tests.first(where: { $0.name == name }) {
      let folder = PathText.standardized(package.root + "/" + target.folder)
      guard isFolder(folder) else { throw XCUITestError.noTargetFolder(name, folder: target.folder) }
      return (folder, target)
    }
    let isStep = !name.contains("/") && name != "." && name != ".."
    for folder in (isStep ? [package.root + "/Tests/" + name] : []) + [context.absolute(name)]
    where isFolder(folder) {
      let target = package.target(holding: folder)
      return (folder, target?.kind == "testTarget" ? target : nil)
    }
    let known = package.targets.tests.map(\.name)
    throw XCUITestError.noTarget(name, known: known, meant: SpellingSuggestion.nearest(to: name, in: known))
  }

  /// The file of a folder that is its prelude: it exports Galley to all others.
  private static func existing(in path: String) throws -> String? {
    if try Folder(root: path).contains(Prelude.fileName) { return Prelude.fileName }
    return try SuiteFolder(path).sources.first { source in
      let tokens = TokenizedSource(source.bytes) { KnownModules().canImport($0) }
      return tokens.tokens.indices.contains { index in
        tokens.has("@_exported", at: index) && tokens.has("import", at: index + 1)
          && tokens.has("Galley", at: index + 2)
      }
    }?.path
  }

  private static func prelude(
    app: String?, module: String?, in package: SuitePackage, testsIn folder: String
  ) throws -> Prelude {
    if let app, let module { return Prelude(app: app, module: module) }
    let apps = DeclaredApp.all(of: package, testsIn: folder)
    let known = apps.map { app in app.module.map { "\(app.name) of \($0)" } ?? app.name }
    let found = apps.filter { (app == nil || $0.name == app) && (module == nil || $0.module == module) }
    if found.isEmpty, let wanted = app ?? module { throw XCUITestError.unknownApp(wanted, known: known) }
    guard let first = found.first else { throw XCUITestError.noApp }
    guard found.count == 1 else { throw XCUITestError.severalApps(known) }
    return Prelude(app: first.name, module: first.module)
  }

  /// What the manifest lacks.
  private static func lines(
    _ target: PackageTargets.Target?, name: String, path: String, prelude: Prelude?, in package: SuitePackage,
    _ lint: SuiteLint, _ shown: String, _ context: CommandContext
  ) -> [String] {
    let galley =
      GalleyPackage.find(
        for: package.root, executable: context.executable, home: context.environment["HOME"])
      ?? GalleyPackage(path: "../galley")
    var lines: [String] = []
    let isNamed =
      package.targets.names.contains { $0 == "Galley" || $0.lowercased() == "galley" }
      || package.targets.targets.contains(where: \.usesGalley)
    if !isNamed, !package.targets.localPackages.contains(galley.path) {
      lines.append("dependencies:  \(galley.dependency),")
    }
    // What a target with Swift cannot have is left out by name.
    let left = lint.problems.filter { $0.rule.isCuredByExclusion }.map { problem in
      let path = shown.isEmpty ? problem.file : String(problem.file.dropFirst(shown.count + 1))
      return "\"\(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
    if let target, target.usesGalley, target.hasLanguageMode {
      if !left.isEmpty { lines.append("in \(target.name):  exclude: [\(left.joined(separator: ", "))],") }
      return lines
    }
    let targetName = target?.name ?? name
    let folder = target?.folder ?? path
    let module = prelude?.module.flatMap { module in
      package.targets.targets.first { $0.name == module }?.name
    }
    var arguments = ["name: \"\(targetName)\""]
    arguments.append(
      "dependencies: [\((module.map { ["\"\($0)\""] } ?? []).joined())\(module == nil ? "" : ", ")\(galley.product("Galley"))]"
    )
    if folder != "Tests/\(targetName)" { arguments.append("path: \"\(folder)\"") }
    if !left.isEmpty { arguments.append("exclude: [\(left.joined(separator: ", "))]") }
    arguments.append("swiftSettings: [.swiftLanguageMode(.v5)]")
    lines.append("targets:       .testTarget(\(arguments.joined(separator: ", "))),")
    return lines
  }
}

extension SuiteRule {
  /// Whether a file is cured by leaving it out of the target.
  fileprivate var isCuredByExclusion: Bool {
    ["objc-source", "c-header", "xcode-file", "fastlane-helper"].contains(id)
  }
}

extension CommandContext {
  /// A path as messages name it: short if it is below the working folder.
  func shown(_ path: String) -> String {
    path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }
}
