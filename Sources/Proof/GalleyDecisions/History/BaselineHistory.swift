import Foundation
import GalleyBaselines
import GalleyImage
import GalleySystem
import GalleyTree

/// The history of the baselines of a store: the commits of their files, and the decisions.
///
/// Git is asked once for the whole store. Where there is no git, or no repository, the journal is what is left, and
/// ``fault`` says why.
package struct BaselineHistory: Sendable {
  /// One step of a check's history: a version that was committed, a decision, or both.
  package struct Entry: Hashable, Sendable, Codable {
    /// The commit that brought the version; `nil` of a decision that no commit shows.
    package var commit: GitCommit?
    /// The decision on it; `nil` if the journal has none.
    package var decision: DecisionRecord?
    /// The digest of the baseline from then on; `nil` if there was none, or it is not known.
    package var digest: ContentDigest?
    /// The name of the picture's or text's content in git; `nil` where there was none.
    package var content: String?
    /// The name of the sidecar's content in git; `nil` where there was none.
    package var sidecar: String?
    /// The path of the picture or text at that time, from the project's root; `nil` of a decision that no commit
    /// shows.
    package var path: String?

    /// The date of the decision, if there is one, else of the commit.
    package var date: Date { decision?.at ?? commit?.date ?? .distantPast }
    /// The person who decided, if anybody did, else the author of the commit.
    package var by: String { decision?.by ?? commit?.author ?? "" }
    /// The reason of the decision, else the commit's subject.
    package var words: String { decision?.reason ?? commit?.subject ?? "" }
  }

  /// The reason why git has no answer; `nil` if it has.
  package let fault: GitError?
  /// The reason why the journal has no answer; `nil` if it has.
  package let journalFault: JournalError?
  private let store: BaselineStore
  private let git: Git?
  private let log: [GitLog.Entry]
  private let journal: [CheckKey: [DecisionRecord]]
  /// Which commits touched a file, by its path; newest first.
  private let touched: [String: [Int]]

  /// The most bytes of all sidecars that are read at once.
  private static let mostSidecars = 256 * 1024 * 1024

  /// Reads the history of a store; never fails, and reports the missing parts.
  package init(
    of store: BaselineStore, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.store = store
    var (git, entries, fault) = (Git?.none, [GitLog.Entry](), GitError?.none)
    do throws(GitError) {
      let found = try Git(in: store.project.root, environment: environment)
      git = found
      entries = try GitLog(found, of: store.project.settings.baselines.joined(separator: "/")).entries
    } catch {
      fault = error
    }
    (self.git, self.log, self.fault) = (git, entries, fault)
    var touched: [String: [Int]] = [:]
    for (number, entry) in entries.enumerated() {
      for change in entry.changes { touched[change.path, default: []].append(number) }
    }
    self.touched = touched
    var (records, journalFault) = ([DecisionRecord](), JournalError?.none)
    do throws(JournalError) { records = try store.records() } catch { journalFault = error }
    journal = Dictionary(grouping: records, by: \.key)
    self.journalFault = journalFault
  }

  /// The checks that anything was ever decided of, in order.
  package var decidedKeys: [CheckKey] { journal.keys.sorted() }

  /// The history of a check, newest first.
  package func entries(of key: CheckKey) -> [Entry] {
    entries(of: [key])[key] ?? []
  }

  /// The histories of several checks, newest first: git is asked once for all of them.
  package func entries(of keys: [CheckKey]) -> [CheckKey: [Entry]] {
    var versions: [CheckKey: [Entry]] = [:]
    for key in keys { versions[key] = self.versions(of: key) }
    let wanted = Set(versions.values.flatMap { $0.compactMap(\.sidecar) }).sorted()
    var digests: [String: ContentDigest] = [:]
    if let git, let blobs = try? git.blobs(wanted, mostBytes: Self.mostSidecars) {
      for (name, bytes) in zip(wanted, blobs) {
        digests[name] = bytes.flatMap { try? SidecarFile.read($0, path: name).digest }
      }
    }
    return versions.reduce(into: [:]) { result, pair in
      result[pair.key] = merged(
        pair.value.map { entry in
          var entry = entry
          entry.digest = entry.sidecar.flatMap { digests[$0] }
          return entry
        }, with: journal[pair.key] ?? [])
    }
  }

  /// The picture or text of a version, as it was committed.
  ///
  /// - Returns: Its bytes; `nil` where there was none.
  /// - Throws: `GitError`; `GitError.pointer(_:)` where Git LFS has the file.
  package func content(
    of entry: Entry, mostBytes: Int = ImageLimits.standard.fileBytes
  ) throws(GitError) -> [UInt8]? {
    guard let git, let name = entry.content, Git.isDigest(name) else { return nil }
    // A little more than the file is the line before it.
    guard let bytes = try git.blobs([name], mostBytes: mostBytes + 256)[0] else { return nil }
    if Git.isLFSPointer(bytes) { throw .pointer(entry.path ?? name) }
    return bytes
  }

  /// What git tells of a check's files, newest first; a file that was given another name is followed.
  private func versions(of key: CheckKey) -> [Entry] {
    let files = BaselineFiles(key, in: store.project.baselines)
    var paths = (
      contents: CheckKind.allCases.flatMap(files.contents).map { files.folder.displayPath($0) },
      sidecar: files.folder.displayPath(files.sidecar)
    )
    var found: [(number: Int, content: GitLog.Change?, sidecar: GitLog.Change?)] = []
    var next = 0
    while true {
      let mine = paths.contents + [paths.sidecar]
      guard let number = mine.compactMap({ path in touched[path]?.first { $0 >= next } }).min() else { break }
      let changes = log[number].changes
      let content =
        changes.first { paths.contents.contains($0.path) && $0.blob != nil }
        ?? changes.first { paths.contents.contains($0.path) }
      let sidecar = changes.first { $0.path == paths.sidecar }
      found.append((number, content, sidecar))
      // Both files have one name but for its end, so what one was called tells of both.
      if let origin = sidecar?.origin ?? content?.origin {
        let stem = (origin as NSString).deletingPathExtension
        let endings = CheckKind.allCases.flatMap(\.fileExtensions)
        paths = (endings.map { "\(stem).\($0)" }, stem + ".json")
      }
      next = number + 1
    }
    // A commit that touched one file of the two left the other as it was before.
    var (content, sidecar) = (GitLog.Change?.none, GitLog.Change?.none)
    var entries: [Entry] = []
    for step in found.reversed() {
      content = step.content ?? content
      sidecar = step.sidecar ?? sidecar
      entries.append(
        Entry(
          commit: log[step.number].commit, content: content?.blob, sidecar: sidecar?.blob, path: content?.path
        ))
    }
    return entries.reversed()
  }

  /// Gives each version the decision that made it, and each other decision a place of its own.
  private func merged(_ versions: [Entry], with records: [DecisionRecord]) -> [Entry] {
    var open = records
    var entries: [Entry] = []
    for (index, version) in versions.enumerated() {
      var entry = version
      let before = index + 1 < versions.count ? versions[index + 1].digest : nil
      // The same snapshot may have been approved twice; the one that replaced what was there is meant, and the last of these.
      let mine = open.indices.filter { number in
        let record = open[number]
        switch record.action {
        case .approve, .undo: return version.digest != nil && record.to == version.digest
        case .remove: return version.content == nil && record.to == nil
        case .reject, .comment: return false
        }
      }
      let best = mine.last { open[$0].from == before } ?? mine.last
      if let best { entry.decision = open.remove(at: best) }
      entries.append(entry)
    }
    // Versions stay in git's order, whatever the clocks of those say who decided.
    for record in open.sorted(by: { $0.at < $1.at }) {
      let entry = Entry(commit: nil, decision: record, digest: record.action == .approve ? record.to : nil)
      entries.insert(entry, at: entries.firstIndex { $0.date <= record.at } ?? entries.count)
    }
    return entries
  }
}
