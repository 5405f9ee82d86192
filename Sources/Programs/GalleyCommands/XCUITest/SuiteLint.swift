import GalleySystem
import SourceReading

/// The code of a folder that Linux does not support, found without building it.
struct SuiteLint {
  /// What was found, by file and place.
  private(set) var problems: [SuiteProblem] = []
  /// The files that could not be read, with paths relative to the folder.
  let unreadable: [FileError]
  /// The number of Swift files that were read.
  let fileCount: Int

  /// Reads a folder, and the manifest of the package that it is in, if it is in one.
  ///
  /// - Parameters:
  ///   - path: The folder's path, absolute.
  ///   - name: The path as messages begin with it; empty for none.
  /// - Throws: `FileError` if the folder or the manifest cannot be read.
  init(folder path: String, as name: String) throws(FileError) {
    let package = try SuitePackage(holding: path)
    var excluded: Set<String> = []
    if let package, let target = package.target(holding: path) {
      let root = package.root + "/" + target.folder
      for name in target.excluded {
        let full = root + "/" + name
        if full.hasPrefix(path + "/") { excluded.insert(String(full.dropFirst(path.count + 1))) }
      }
    }
    let folder = try SuiteFolder(path, excluded: excluded)
    self.init(folder, KnownModules(ofPackage: package?.modules), as: name)
  }

  /// Looks at files that were read.
  init(_ folder: SuiteFolder, _ modules: KnownModules, as name: String) {
    func display(_ path: String) -> String {
      name.isEmpty ? path : name == "/" ? "/" + path : "\(name)/\(path)"
    }
    unreadable = folder.unreadable.map { $0.at(display($0.path)) }
    fileCount = folder.sources.count
    let files = folder.sources.map { source in
      let tokens = TokenizedSource(source.bytes, canImport: modules.canImport)
      return IsolationRules.File(source: tokens, declarations: DeclarationReader(tokens))
    }
    let declared = Set(
      files.flatMap { file in
        file.declarations.types.filter { $0.keyword != "extension" }.map(\.name)
          + file.declarations.globals.map(\.name)
      } + files.flatMap { Self.aliases($0.source) })
    for other in folder.others {
      problems.append(SuiteProblem(rule: other.rule, file: display(other.path), found: Self.name(other.path)))
    }
    var isHelper: Set<Int> = []
    for (index, file) in files.enumerated() {
      let path = display(folder.sources[index].path)
      if let helper = file.declarations.globals.first(where: {
        $0.name == "setupSnapshot" && $0.keyword == "func"
      }),
        Self.name(path) == "SnapshotHelper.swift"
      {
        isHelper.insert(index)
        problems.append(
          SuiteProblem(
            rule: .named("fastlane-helper"), file: path, position: file.source.position(of: helper.token),
            found: "SnapshotHelper.swift"))
        continue
      }
      let imports = ImportRules(file.source)
      let tokens = TokenRules(
        file.source, declared: declared,
        importsCoreFoundation: imports.imports.contains { $0.module == "CoreFoundation" })
      let conditions = file.source.leftOut.map { (SuiteRule.named("platform-condition"), $0, $0.text) }
      for (rule, token, found) in imports.problems(modules) + tokens.found + conditions {
        problems.append(
          SuiteProblem(rule: rule, file: path, position: file.source.position(of: token), found: found))
      }
    }
    for finding in IsolationRules(files).findings where !isHelper.contains(finding.file) {
      problems.append(
        SuiteProblem(
          rule: finding.rule, file: display(folder.sources[finding.file].path),
          position: files[finding.file].source.position(of: finding.token), found: finding.found,
          subject: finding.subject))
    }
    let none = SourcePosition(line: 0, column: 0)
    problems.sort {
      ($0.file, $0.position ?? none, $0.rule.id) < ($1.file, $1.position ?? none, $1.rule.id)
    }
  }

  /// The number of problems of a severity.
  func count(_ severity: SuiteRule.Severity) -> Int { problems.count { $0.rule.severity == severity } }

  private static func name(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  private static func aliases(_ source: TokenizedSource) -> [String] {
    source.tokens.indices.compactMap { index in
      source.has("typealias", at: index) ? source[index + 1]?.text : nil
    }
  }
}
