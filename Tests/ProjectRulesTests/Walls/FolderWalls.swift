/// Finds uses of names across the walls between the folders of a module.
///
/// A name that several folders declare counts as that of a folder which may be used, if there is one.
struct FolderWalls {
  /// A use of a name that only folders declare which the file may not use.
  struct Violation {
    /// The file's path from the package's root.
    let file: String
    let line: Int
    let name: String
    let folder: FolderList.Folder
    /// The folders that declare the name.
    let declaring: [String]

    /// What is wrong, where, and the ways out.
    var message: String {
      """
      \(file):\(line): uses \(name) of \(declaring.joined(separator: " and ")), which \(folder.name) may not. \
      It may use \(folder.uses.isEmpty ? "nothing else" : folder.uses.joined(separator: ", ")). Move the declaration down, declare a protocol, a registry or an \
      environment key in \(folder.name), or name a namesake of the toolchain in FolderWalls.namesakes.
      """
    }

    /// The same without its line, as the list of debts has it.
    var debt: String { "\(file): \(name)" }
  }

  /// Members of the toolchain's types that have a namesake in one folder alone.
  static let namesakes: Set<String> = [
    "addObserver", "immediate", "index", "isMultiple", "propertyList", "removeLast", "replacing",
  ]

  private struct File {
    let path: String
    let folder: FolderList.Folder
    let names: SwiftNames
    /// The names that this file alone sees.
    let own: Set<String>
  }

  private let files: [File]
  /// The folders that declare a name, at the top of a file or as a member.
  private var tops: [String: Set<String>] = [:]
  private var members: [String: Set<String>] = [:]
  /// The names that are known inside of a type and its extensions.
  private var inner: [String: Set<String>] = [:]
  private let elsewhere: Set<String>

  /// Reads all files of a module.
  ///
  /// - Parameters:
  ///   - list: The folders.
  ///   - root: The folder of the list, from the package's root.
  ///   - sources: The module's files.
  ///   - others: The files of modules whose members may have the same names.
  init(_ list: FolderList, root: String, sources: [SourceText], others: [SourceText] = []) {
    elsewhere = others.reduce(into: Self.namesakes) { names, source in
      for declaration in SwiftNames(source.code).declarations where !declaration.isPrivate {
        names.insert(declaration.name)
      }
    }
    files = sources.compactMap { source in
      guard source.path.hasPrefix(root + "/") else { return nil }
      return list.holding(String(source.path.dropFirst(root.count + 1))).map { folder in
        let names = SwiftNames(source.code)
        let own = Set(names.declarations.lazy.filter { $0.isPrivate && !$0.isParameter }.map(\.name))
        return File(path: source.path, folder: folder, names: names, own: own)
      }
    }
    for file in files {
      for declaration in file.names.declarations { note(declaration, in: file.folder.name) }
    }
  }

  private mutating func note(_ declaration: SwiftNames.Declaration, in folder: String) {
    if let owner = declaration.owner, declaration.isType {
      inner[owner, default: []].insert(declaration.name)
    }
    guard !declaration.isPrivate else { return }
    if declaration.owner == nil {
      tops[declaration.name, default: []].insert(folder)
    } else {
      members[declaration.name, default: []].insert(folder)
    }
  }

  /// The uses that no row of the list allows, in order of files and lines.
  var violations: [Violation] {
    uses.filter { use in !use.declaring.contains(where: use.folder.mayUse) }
  }

  /// What each folder uses of others, as far as that is certain: of names that one folder alone declares.
  var usedFolders: [String: Set<String>] {
    uses.reduce(into: [:]) { used, use in
      if use.declaring.count == 1 { used[use.folder.name, default: []].formUnion(use.declaring) }
    }
  }

  /// The uses of names that the file's own folder does not declare.
  var uses: [Violation] {
    files.flatMap { file in
      file.names.uses.compactMap { use -> Violation? in
        guard let declaring = declaring(use, in: file), !declaring.contains(file.folder.name) else {
          return nil
        }
        return Violation(
          file: file.path, line: use.line, name: use.name, folder: file.folder, declaring: declaring.sorted())
      }
    }
  }

  /// The folders that declare the name of a use; `nil` where it is another name, or not known.
  private func declaring(_ use: SwiftNames.Use, in file: File) -> Set<String>? {
    if use.isMember { return isKnownElsewhere(use.name, in: file) ? nil : members[use.name] }
    if isLocal(use, in: file.names) || file.own.contains(use.name) { return nil }
    // A nested type is known inside of its owner alone, which is named there; what else begins so is the toolchain's.
    if use.name.first?.isUppercase == true { return tops[use.name] }
    if let folders = tops[use.name] { return folders.union(members[use.name] ?? []) }
    return isKnownElsewhere(use.name, in: file) ? nil : members[use.name]
  }

  private func isKnownElsewhere(_ name: String, in file: File) -> Bool {
    elsewhere.contains(name) || file.own.contains(name)
  }

  /// Whether a name is that of a parameter, a variable or a nested type around a use.
  private func isLocal(_ use: SwiftNames.Use, in names: SwiftNames) -> Bool {
    var place: Int? = use.scope
    while let index = place {
      let scope = names.scopes[index]
      if scope.locals.contains(use.name) { return true }
      if let type = scope.type, inner[type]?.contains(use.name) == true { return true }
      place = scope.parent
    }
    return false
  }
}
