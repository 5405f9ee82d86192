import Foundation
import GalleyImage
import GalleySystem

/// The branch that a pull request is to be merged into, and the commit at which this one left it.
///
/// What the branch changed is told from that commit. What is allowed is told by the branch as it is now: it is what whoever
/// opens a pull request cannot change.
package struct BaseBranch: Sendable {
  /// The branch, as it was named.
  package let ref: String
  /// Its newest commit.
  package let tip: String
  /// The newest commit that it has in common with what is checked out.
  package let commit: String
  /// The text of `Galley.json` at ``commit``; `nil` if there was none.
  package let settingsText: [UInt8]?
  /// The settings of the branch as it is now; those without a file if there is none.
  package let rules: Settings
  /// The files of the baselines at ``commit``, by their path from the project's root, with what names their content.
  package let files: [String: String]
  /// The folder of the baselines at ``commit``, from the project's root.
  package let folder: [String]
  let git: Git
  let commits: CommitFiles
  let project: Project
  /// The path of the project's root from that of the work tree, with a slash at the end if it has any step.
  let prefix: String

  /// The most bytes of all sidecars and texts that are read at once.
  static let mostBytes = 512 * 1024 * 1024

  /// Finds a branch, and where the one that is checked out left it.
  package init(
    _ ref: String, in project: Project,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BaseError) {
    do throws(GitError) {
      git = try Git(in: project.root, environment: environment)
    } catch {
      throw .git(ref: ref, error)
    }
    self.project = project
    self.ref = ref
    do throws(GitError) { tip = try git.branch(ref) } catch {
      if case .onlyTag = error { throw .git(ref: ref, error) }
      throw .missing(ref: ref, isShallow: git.isShallow)
    }
    do {
      guard let common = try git.mergeBase("HEAD", tip) else {
        throw BaseError.noCommonCommit(ref: ref, isShallow: git.isShallow)
      }
      commit = common
      prefix = try git.prefix
      commits = CommitFiles(git, ref: ref)
      let texts = try commits.contents(of: [prefix + Settings.fileName], in: [commit, tip])
      settingsText = texts[0][0]
      let text = texts[1][0]
      do throws(SettingsError) {
        rules = try text.map { text throws(SettingsError) in try Settings(json5: text) } ?? Settings()
      } catch {
        throw BaseError.settings(ref: ref, error)
      }
      folder = settingsText.flatMap { try? Settings(json5: $0) }?.baselines ?? Settings().baselines
      files = try git.files(of: commit, below: folder.joined(separator: "/"))
    } catch let fault as BaseError {
      throw fault
    } catch let fault as GitError {
      throw Self.error(fault, ref, git)
    } catch {
      throw .git(ref: ref, .notUnderstood(command: "merge-base"))
    }
  }

  /// Whether it has every commit of what is checked out, so that only what is not committed differs from ``commit``.
  package var containsHEAD: Bool { (try? git.commit("HEAD")) == commit }

  /// The paths of baselines that may have changed since ``commit``, without their extensions.
  package func changedStems() throws(BaseError) -> [String] {
    let folders = Set([folder, project.settings.baselines].map { $0.joined(separator: "/") }).sorted()
    let changed: Set<String>
    do throws(GitError) { changed = try git.changedFiles(since: commit, below: folders) } catch {
      throw .git(ref: ref, error)
    }
    let stems = changed.compactMap { path -> String? in
      let name = (path as NSString).lastPathComponent
      guard BaselinePart.allCases.contains(where: { name.hasSuffix(".\($0.rawValue)") }), !name.hasPrefix(".")
      else { return nil }
      return (path as NSString).deletingPathExtension
    }
    return Set(stems).sorted()
  }

  /// The content of files at ``commit``.
  ///
  /// `paths`: from the project's root. Returns `nil` for each that was not there.
  package func contents(of paths: [String]) throws(BaseError) -> [[UInt8]?] {
    let names = paths.map { files[$0] }
    let blobs: [[UInt8]?]
    do throws(GitError) {
      blobs = try git.blobs(names.compactMap { $0 }, mostBytes: Self.mostBytes)
    } catch {
      throw Self.error(error, ref, git)
    }
    var rest = blobs[...]
    var contents: [[UInt8]?] = []
    for name in names {
      let content = name == nil ? nil : rest.removeFirst()
      if name != nil, content == nil { throw .contentMissing(ref: ref) }
      contents.append(content)
    }
    return contents
  }

  /// What an error of git means: a clone without some files fails where one is asked for.
  static func error(_ fault: GitError, _ ref: String, _ git: Git) -> BaseError {
    if case .failed(_, _, let words) = fault,
      words.contains("promisor remote") || words.contains("lazy fetch")
    {
      return .contentMissing(ref: ref)
    }
    return .git(ref: ref, fault)
  }

  /// A file of the branch as it is now.
  ///
  /// `path`: from the project's root. Returns its bytes; `nil` if it is not there.
  package func file(_ path: String) -> [UInt8]? { blob(tip, path) }

  /// Whether a file differs between ``commit`` and the checkout.
  ///
  /// `path`: from the project's root.
  package func isChanged(_ path: String) -> Bool {
    let (before, now) = versions(of: path)
    return before != now
  }

  /// A file at ``commit`` and in the checkout; `nil` where it is not there.
  func versions(of path: String) -> (before: [UInt8]?, now: [UInt8]?) {
    (blob(commit, path), present(path))
  }

  /// A file in the checkout; `nil` where it is not there, and where a link leads to it.
  func present(_ path: String) -> [UInt8]? { (try? presentFile(fromTop(path))).flatMap { $0 } }

  /// A file in the checkout; `nil` where it is not there.
  ///
  /// `path`: from the root of the work tree. Throws `FileError` for a link, wherever it is on the way.
  func presentFile(_ path: String) throws(FileError) -> [UInt8]? {
    var steps = path.split(separator: "/").map(String.init)
    guard let name = steps.popLast() else { return nil }
    do throws(FileError) { return try Folder(root: git.top, steps: steps).readIfPresent(name) } catch {
      // So it is with a folder that is not there.
      if error.reason == .missing { return nil }
      throw error
    }
  }

  /// The path from the root of the work tree of a file that is named from the project's root.
  func fromTop(_ path: String) -> String { String(PathText.standardized("/\(prefix)\(path)").dropFirst()) }

  private func blob(_ commit: String, _ path: String) -> [UInt8]? {
    (try? commits.contents(of: [fromTop(path)], in: [commit])[0][0]).flatMap { $0 }
  }

  /// The branch that the remote `origin` calls its own, by its name.
  package static let standardName = "origin/HEAD"

  /// The branch that the remote `origin` calls its own, if it or the checkout names approvers.
  package static func standard(
    in project: Project, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BaseError) -> BaseBranch? {
    let ref = standardName
    guard let git = try? Git(in: project.root, environment: environment), git.has("refs/remotes/\(ref)"),
      let commit = try? git.commit("refs/remotes/\(ref)")
    else { return nil }
    let place = (try? git.prefix).flatMap { try? git.place($0 + Settings.fileName, in: commit) }
    let bytes = (try? git.blobs(["\(commit):./\(Settings.fileName)"]))?[0]
    // Settings that cannot be read may name somebody.
    let rules = place == .missing ? Settings() : bytes.flatMap { try? Settings(json5: $0) }
    guard !project.settings.approvers.isEmpty || rules?.approvers.isEmpty != true else { return nil }
    return try BaseBranch(ref, in: project, environment: environment)
  }

  /// A picture of an earlier version.
  ///
  /// `name`: what names it in git.
  package func picture(_ name: String) throws(GitError) -> [UInt8] {
    guard let bytes = try git.blobs([name], mostBytes: ImageLimits.standard.fileBytes + 256)[0] else {
      throw .notUnderstood(command: "cat-file")
    }
    if Git.isLFSPointer(bytes) { throw .pointer(name) }
    return bytes
  }

  /// The lines of the journal at ``commit``; none of a journal that cannot be read.
  package func journal() throws(BaseError) -> [DecisionRecord] {
    (try? DecisionJournal.records(in: try journalText())) ?? []
  }

  /// The text of the journal at ``commit``; empty if there was none.
  package func journalText() throws(BaseError) -> [UInt8] {
    let path = (folder + [DecisionJournal.fileName]).joined(separator: "/")
    return try contents(of: [path])[0] ?? []
  }

  /// The folder of the baselines at ``commit``, as a folder of the checkout.
  package var store: Folder { project.folder.inside(folder) }

  /// Whether the checkout has its baselines in another folder.
  package var isElsewhere: Bool { folder != project.settings.baselines }

  /// The settings that differ from those at ``commit``.
  package func settingsChanges() -> [SettingsChange] {
    SettingsChange.between(
      settingsText, (try? project.folder.readIfPresent(Settings.fileName)).flatMap { $0 })
  }
}
