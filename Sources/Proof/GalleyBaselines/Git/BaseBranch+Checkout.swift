import Foundation
import GalleyImage
import GalleySystem

extension BaseBranch {
  /// Refuses a checkout in which what decides is not what git has of it, where the base names approvers.
  ///
  /// The base is read as git has it, and so the branch has to be: a link, whose content in git is the name of its target, and an
  /// attribute by which git converts files would let a file say one thing here, and another once it is the base.
  ///
  /// - Parameter isOnCI: Whether what was not committed is refused too: on CI only what is in `HEAD` comes to be merged.
  package func checkCheckout(
    isOnCI: Bool, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BaseError) {
    guard !rules.approvers.isEmpty else { return }
    let deciding = AllowedSigners.paths(since: self, environment: environment)
    do { try check(Set(deciding + [Settings.fileName]).map(fromTop).sorted(), isOnCI) } catch {
      throw BaseError(error, ref: ref)
    }
  }

  private func check(_ rules: [String], _ isOnCI: Bool) throws {
    let whole = git.atTop
    let stores = Set([folder, project.settings.baselines].map { fromTop($0.joined(separator: "/")) }).sorted()
    let atTip = try commits.places(rules + stores, in: tip)
    let inHEAD = try whole.places(rules + stores, in: "HEAD")
    for (name, places) in [(ref, atTip), ("HEAD", inHEAD)] {
      for (index, (path, place)) in zip(rules + stores, places).enumerated() {
        try place.check(path, isFolder: index >= rules.count, in: name)
      }
    }
    for (name, commit) in [(ref, tip), ("HEAD", "HEAD")] {
      let folders = try whole.entries(["-r", "-d", commit, "--"] + stores)
      if let (path, entry) = folders.filter(\.value.leadsElsewhere).min(by: { $0.key < $1.key }) {
        throw BaseError.notPlain(ref: name, path: path, what: entry.word)
      }
    }
    let present = fromTop(project.settings.baselines.joined(separator: "/"))
    let unlike = try whole.changedFiles(since: "HEAD", below: [present] + rules)
    let untracked = unlike.filter { $0.hasSuffix("/") }.min().map { String($0.dropLast()) }
    if let path = try untracked ?? whole.firstSubmodule(below: present) {
      throw BaseError.repository(path: path)
    }
    var committed: [String: String] = [:]
    for (path, entry) in try whole.entries(["-r", "HEAD", "--", present]) where Self.isOfStore(path) {
      guard entry.isPlainFile else {
        throw BaseError.notPlain(ref: "HEAD", path: path, what: entry.word)
      }
      committed[path] = entry.digest
    }
    for (path, place) in zip(rules, inHEAD) {
      if case .file(let digest) = place { committed[path] = digest }
    }
    let changed = unlike.filter { rules.contains($0) || Self.isOfStore($0) }
    // Pictures may be pointers in git, and are what the journal says of them; the rest is read byte by byte.
    let read = Set(committed.keys.filter { !Self.isPicture($0) } + rules).sorted()
    let known = read.filter { committed[$0] != nil }
    let blobs = try whole.blobs(known.compactMap { committed[$0] })
    let inHead = Dictionary(zip(known, blobs), uniquingKeysWith: { first, _ in first })
    let differing = try read.filter { try presentFile($0) != inHead[$0] ?? nil }
    try Self.refuse(
      differing.filter { committed[$0] != nil && !changed.contains($0) }, BaseError.converted)
    guard isOnCI else { return }
    let fetched = try fetched(committed.filter { Self.isPicture($0.key) && changed.contains($0.key) })
    let others = changed.filter { committed[$0] == nil || Self.isPicture($0) && !fetched.contains($0) }
    try Self.refuse(Set(differing + others).sorted(), BaseError.uncommitted)
  }

  /// The pictures that Git LFS brought for the pointers that git has, where git does not know the filter that compares both.
  ///
  /// `pictures`: what names their content, by path from the root of the work tree.
  private func fetched(_ pictures: [String: String]) throws -> Set<String> {
    let pictures = pictures.sorted { $0.key < $1.key }
    let pointers = zip(pictures, try git.blobs(pictures.map(\.value))).filter {
      $0.1.map(Git.isLFSPointer) ?? false
    }
    return Set(
      try pointers.map { ($0.0.key, $0.1 ?? []) }.filter { path, pointer in
        guard let bytes = try presentFile(path) else { return false }
        return String(decoding: pointer, as: UTF8.self).split(separator: "\n")
          .contains("oid sha256:\(SHA256Digest(of: bytes))")
      }.map(\.0))
  }

  /// Whether the branch as it is now, or `HEAD`, has something at a path from the project's root.
  func isTracked(_ path: String) -> Bool {
    [tip, "HEAD"].contains { commit in
      (try? commits.places([fromTop(path)], in: commit)[0]).map { $0 != .missing } ?? false
    }
  }

  private static func refuse(_ paths: [String], _ error: (String, Int) -> BaseError) throws {
    if let first = paths.first { throw error(first, paths.count - 1) }
  }

  /// Whether a file in the folder of baselines is one that decides, by its name.
  private static func isOfStore(_ path: String) -> Bool {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    return name == DecisionJournal.fileName
      || !name.hasPrefix(".") && BaselinePart.allCases.contains { name.hasSuffix(".\($0.rawValue)") }
  }

  private static func isPicture(_ path: String) -> Bool {
    BaselinePart.pictures.contains { path.hasSuffix(".\($0.rawValue)") }
  }
}
