import Foundation
import GalleyImage
import GalleySystem
import Synchronization

/// The pictures that Git LFS and git-annex keep for a repository.
package struct ReferencedPictures: Sendable {
  /// The root of the project.
  private let root: String
  /// Whether a picture that is not on this machine is fetched.
  private let fetches: Bool

  init(_ project: Project) {
    root = project.root
    fetches = project.fetches
  }

  /// How long fetching one picture may take, in seconds.
  private static let limit = 600

  /// The number of pictures that are fetched at once: as many as Git LFS itself fetches.
  static let width = 8

  /// The bytes of a picture.
  ///
  /// - Parameters:
  ///   - reference: The file in its place.
  ///   - path: The path of that file in messages.
  /// - Throws: ``BaselineError/pictureElsewhere(_:_:)`` or ``BaselineError/pictureNotFetched(_:_:reason:)``.
  func bytes(of reference: PictureReference, at path: String) throws(BaselineError) -> [UInt8] {
    let git: Git
    do throws(GitError) { git = try Git(in: root) } catch {
      guard fetches else { throw .pictureElsewhere(path, reference) }
      throw .pictureNotFetched(path, reference, reason: "\(error)")
    }
    if let bytes = local(reference, git) { return bytes }
    guard fetches else { throw .pictureElsewhere(path, reference) }
    do throws(GitError) {
      if let bytes = try fetched(reference, git), reference.names(bytes) { return bytes }
      throw .notUnderstood(command: reference.tool == .lfs ? "lfs smudge" : "annex get")
    } catch {
      throw .pictureNotFetched(path, reference, reason: "\(error)")
    }
  }

  /// The bytes on this machine; `nil` if they are not here, or damaged.
  private func local(_ reference: PictureReference, _ git: Git) -> [UInt8]? {
    guard let path = place(of: reference, git),
      let data = try? BoundedFile.read(path, limit: ImageLimits.standard.fileBytes)
    else { return nil }
    let bytes = [UInt8](data)
    return reference.names(bytes) ? bytes : nil
  }

  /// The path at which the program keeps the bytes, an absolute path; `nil` if it does not say.
  private func place(of reference: PictureReference, _ git: Git) -> String? {
    switch reference.tool {
    case .lfs:
      let name = reference.name
      let steps = "objects/\(name.prefix(2))/\(name.dropFirst(2).prefix(2))/\(name)"
      return lfsFolder(git).map { "\($0)/\(steps)" }
    case .annex:
      guard let end = try? git.ask(["annex", "contentlocation", reference.name]), end.status == 0 else {
        return nil
      }
      return Self.line(end.bytes).map { $0.hasPrefix("/") ? $0 : "\(git.top)/\($0)" }
    }
  }

  /// The folder in which Git LFS keeps its files, by the root of the work tree: many pictures of one repository are asked for.
  private static let folders = Mutex<[String: String]>([:])

  private func lfsFolder(_ git: Git) -> String? {
    if let known = Self.folders.withLock({ $0[git.top] }) { return known }
    guard let common = (try? git.output(["rev-parse", "--git-common-dir"])).flatMap(Self.line) else {
      return nil
    }
    let base = common.hasPrefix("/") ? common : "\(git.folder)/\(common)"
    let storage = (try? git.setting("lfs.storage")) ?? nil
    let folder = storage.map { $0.hasPrefix("/") ? $0 : "\(base)/\($0)" } ?? "\(base)/lfs"
    Self.folders.withLock { $0[git.top] = folder }
    return folder
  }

  /// Has the program fetch the bytes, with all that the user's environment gives it: agents, proxies, and credentials.
  private func fetched(_ reference: PictureReference, _ git: Git) throws(GitError) -> [UInt8]? {
    let environment = Self.environment(ProcessInfo.processInfo.environment)
    func run(_ words: [String], _ input: [UInt8] = []) throws(GitError) -> [UInt8] {
      let name = words.prefix(2).joined(separator: " ")
      return try Git.bytes(
        of: Git.run(
          git.program, ["-C", root] + words, environment, named: name, input: input, seconds: Self.limit,
          mostBytes: ImageLimits.standard.fileBytes), named: name)
    }
    switch reference.tool {
    case .lfs:
      let pointer =
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(reference.name)\nsize \(reference.byteCount ?? 0)\n"
      return try run(["lfs", "smudge"], Array(pointer.utf8))
    case .annex:
      _ = try run(["annex", "get", "--quiet", "--key=\(reference.name)"])
      return local(reference, git)
    }
  }

  /// The user's environment without what names another repository, or keeps Git LFS from fetching.
  private static func environment(_ variables: [String: String]) -> [String: String] {
    var passed = variables
    for name in [
      "GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_COMMON_DIR", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX",
      "GIT_LFS_SKIP_SMUDGE", "GIT_LFS_SKIP_DOWNLOAD_ERRORS",
    ] {
      passed[name] = nil
    }
    passed["GIT_TERMINAL_PROMPT"] = "0"
    passed["LC_ALL"] = "C"
    return passed
  }

  /// The first line of a command's output; `nil` if there is none.
  private static func line(_ bytes: [UInt8]) -> String? {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n").first.map(String.init)
  }
}

extension BaselineStore {
  /// Fetches the pictures of checks whose bytes are elsewhere, many at once, if the project fetches.
  ///
  /// Nothing is thrown: reading a baseline afterwards tells why its picture is not here.
  package func fetchPictures(of keys: [CheckKey]) {
    guard project.fetches else { return }
    let pictures = ReferencedPictures(project)
    let references = keys.compactMap { key -> (PictureReference, String)? in
      let files = BaselineFiles(key, in: project.baselines)
      return reference(files.picture, in: files.folder).map { ($0, files.folder.displayPath(files.picture)) }
    }
    _ = references.concurrentMap(width: ReferencedPictures.width) { reference, path in
      try? pictures.bytes(of: reference, at: path)
    }
  }

  /// The reference in a file; `nil` if it is a picture, or cannot be read.
  func reference(_ name: String, in folder: Folder) -> PictureReference? {
    guard case .file(let stamp) = folder.status(of: [name])[0], stamp.size <= PictureReference.mostBytes
    else {
      return nil
    }
    return (try? folder.read(name)).flatMap { PictureReference($0) }
  }
}
