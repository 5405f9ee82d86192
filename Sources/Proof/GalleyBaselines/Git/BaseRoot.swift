import Foundation
import GalleySystem
import Glibc

/// The root of a project by a base branch: a branch does not choose the place of the settings that it is judged by.
package struct BaseRoot {
  private let ref: String
  private let project: Project
  private let environment: [String: String]

  /// Refuses a checkout whose root is not that of the base.
  ///
  /// The base's root is the nearest folder from the working folder up that has a `Galley.json` there. It counts where its settings
  /// name approvers. Whoever sets `GALLEY_ROOT` names the root, which no branch does. A link or a submodule
  /// in the place of a folder on the way to such settings is refused wherever it is, in the repositories around this one too.
  ///
  /// - Parameters:
  ///   - ref: The base, as it was named.
  ///   - folder: The working folder, an absolute path.
  package static func check(
    _ ref: String, of project: Project, from folder: String,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BaseError) {
    do { try BaseRoot(ref: ref, project: project, environment: environment).check(from: folder) } catch {
      throw BaseError(error, ref: ref)
    }
  }

  private func check(from folder: String) throws {
    var repository = try? Git(in: project.root, environment: environment).atTop
    var nested: String?
    while let git = repository {
      // Reading a base that is not there is an error with its name.
      if let tip = try? git.branch(ref) {
        if (environment[Project.rootVariable] ?? "").isEmpty { try checkNearest(git, tip, folder, nested) }
        try checkReplaced(git, tip)
      }
      guard git.top != "/" else { return }
      nested = git.top
      let above = (git.top as NSString).deletingLastPathComponent
      repository = try? Git(in: above, environment: environment).atTop
    }
  }

  /// Refuses another root than the one that the base would have from a working folder.
  ///
  /// `nested`: the root of a repository inside of this one that has the project. It is judged by itself, unless the branch put it
  /// there.
  private func checkNearest(_ git: Git, _ tip: String, _ folder: String, _ nested: String?) throws {
    guard let start = Self.path(of: folder, in: git), let chosen = Self.path(of: project.root, in: git) else {
      return
    }
    let steps = start.split(separator: "/")
    let folders = (0...steps.count).reversed().map { steps[..<$0].joined(separator: "/") }
    let entries = try git.entries(["--full-tree", tip, "--"] + folders.map(Self.settings))
    guard let base = folders.first(where: { entries[Self.settings($0)] != nil }), base != chosen,
      let entry = entries[Self.settings(base)], try namesApprovers(entry, git)
    else { return }
    if let nested = nested.flatMap({ Self.path(of: $0, in: git) }) {
      let (before, now) = (
        try git.entries(["--full-tree", tip, "--", nested])[nested],
        try git.entries(["--full-tree", "HEAD", "--", nested])[nested]
      )
      guard now?.leadsElsewhere == true, before?.leadsElsewhere != true else { return }
    }
    throw BaseError.otherRoot(ref: ref, base: base, chosen: chosen)
  }

  /// Refuses a link or a submodule where the base has a folder with settings.
  private func checkReplaced(_ git: Git, _ tip: String) throws {
    let gone = try git.output([
      "diff-tree", "-r", "-z", "--name-only", "--no-renames", "--no-ext-diff", "--no-textconv",
      "--diff-filter=D", tip, "HEAD", "--", ":(top,glob)**/\(Settings.fileName)",
    ])
    for path in gone.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) {
      guard case .other(let folder, let entry) = try git.place(path, in: "HEAD"), folder != path,
        let settings = try git.entries(["--full-tree", tip, "--", path])[path],
        try namesApprovers(settings, git)
      else { continue }
      throw BaseError.replacedRoot(ref: ref, settings: path, folder: folder, what: entry.word)
    }
  }

  /// Whether settings of the base name approvers; those that cannot be read may.
  private func namesApprovers(_ entry: TreeEntry, _ git: Git) throws -> Bool {
    guard entry.isPlainFile, let bytes = try git.blobs([entry.digest])[0],
      let settings = try? Settings(json5: bytes)
    else { return true }
    return !settings.approvers.isEmpty
  }

  /// The path of the settings in a folder.
  private static func settings(_ folder: String) -> String {
    folder.isEmpty ? Settings.fileName : "\(folder)/\(Settings.fileName)"
  }

  /// The path of a folder from the root of a repository; `nil` if it is not inside.
  private static func path(of folder: String, in git: Git) -> String? {
    guard let real = realpath(folder, nil) else { return nil }
    defer { free(real) }
    let path = String(cString: real)
    if path == git.top { return "" }
    let top = git.top == "/" ? "/" : git.top + "/"
    return path.hasPrefix(top) ? String(path.dropFirst(top.count)) : nil
  }
}
