import Foundation
import GalleyImage
import GalleySystem
import GalleyText
import GalleyTree
import Synchronization

/// The journals of other branches, as they are there.
///
/// An approval there counts here only as long as it stands there: it is the latest line about its check in that branch's
/// journal, and the baseline that it made is still that branch's baseline, by its files. So a change that was reverted there, by a
/// decision or by git alone, counts for nothing.
package struct BranchJournals: Sendable {
  /// The journal of one branch.
  package struct Journal: Sendable {
    /// The branch, as it was called.
    package var ref: String
    /// Its commit.
    package var commit: String
    /// Its lines, in the order of the file.
    package var records: [DecisionRecord]
    /// Its text.
    var text: [UInt8]

    /// Its lines with those that sign them.
    package var signedLines: SignedLines { SignedLines(text) }
  }

  /// The journals, in the order in which the branches were named.
  package let journals: [Journal]
  private let git: Git?
  private let root: String

  /// The most bytes of all journals together.
  private static let mostBytes = 256 * 1024 * 1024

  /// No branch is asked.
  package static let none = BranchJournals(journals: [], git: nil, root: "")

  private init(journals: [Journal], git: Git?, root: String) {
    self.journals = journals
    self.git = git
    self.root = root
  }

  /// Reads the journals of branches that somebody named.
  ///
  /// - Throws: ``GitError`` if a branch does not exist or its journal cannot be read.
  package init(
    of refs: [String], in project: Project,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(GitError) {
    guard !refs.isEmpty else {
      self = .none
      return
    }
    let git = try Git(in: project.root, environment: environment)
    var named: [(String, String)] = []
    for ref in refs { named.append((ref, try git.branch(ref))) }
    self = try Self.read(named, git, project)
  }

  /// Reads the journals of all branches, local and remote.
  package static func ofAllBranches(
    in project: Project, environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(GitError) -> BranchJournals {
    let git = try Git(in: project.root, environment: environment)
    return try read(git.branches().map { ($0.name, $0.commit) }, git, project)
  }

  private static func read(
    _ refs: [(String, String)], _ git: Git, _ project: Project
  ) throws(GitError) -> BranchJournals {
    var seen: Set<String> = []
    let refs = refs.filter { seen.insert($0.1).inserted }
    let path = (project.settings.baselines + [DecisionJournal.fileName]).joined(separator: "/")
    let files = try git.blobs(refs.map { "\($0.1):./\(path)" }, mostBytes: mostBytes)
    var journals: [Journal] = []
    for ((ref, commit), bytes) in zip(refs, files) {
      // A branch from before the first approval has no journal.
      guard let bytes else { continue }
      do throws(JournalError) {
        journals.append(
          Journal(ref: ref, commit: commit, records: try DecisionJournal.records(in: bytes), text: bytes))
      } catch {
        throw .journal(ref: ref, error)
      }
    }
    return BranchJournals(journals: journals, git: git, root: project.root)
  }

  /// Whether a branch still has the baseline that a decision made: its file is read, whatever is said of it.
  func stillHolds(_ record: DecisionRecord, in journal: Journal, of project: Project) -> Bool {
    guard let git, let made = record.to else { return false }
    let files = BaselineFiles(record.key, in: project.baselines)
    let names = (files.contents(made.kind) + [files.sidecar]).map { files.folder.displayPath($0) }
    guard let blobs = try? git.blobs(names.map { "\(journal.commit):./\($0)" }), let note = blobs.last ?? nil
    else { return false }
    let found = zip(names, blobs).dropLast().filter { $0.1 != nil }
    guard found.count == 1, var content = found[0].1 else { return false }
    let paths = [found[0].0, names[names.count - 1]]
    if Git.isLFSPointer(content) {
      guard let fetched = git.smudged(paths[0], at: journal.commit), !Git.isLFSPointer(fetched) else {
        remarks.add(
          "the approval of \(CleanText.line(record.key.text, limit: 300)) on "
            + "\(CleanText.line(journal.ref, limit: 200)) does not count: \(paths[0]) is a Git LFS pointer there, "
            + "and git could not fetch the file; install Git LFS and run \"git lfs fetch --all\"")
        return false
      }
      content = fetched
    }
    guard let sidecar = try? SidecarFile.read(note, path: paths[1]), sidecar.key == record.key,
      (try? sidecar.digest) == made, record.drawing == nil || record.drawing == sidecar.drawing
    else { return false }
    switch sidecar {
    case .text: return Digest128(of: Data(content)) == made.text
    case .picture: return BaselineStore(project).knownPixels(of: content) == made.pixels
    }
  }

  /// The approvals on other branches that do not count, with the reasons: sentences without a full stop, sorted.
  package var uncounted: [String] { remarks.all }

  private var remarks = Remarks()

  /// Sentences that are found in many threads.
  private final class Remarks: Sendable {
    private let sentences = Mutex<Set<String>>([])
    var all: [String] { sentences.withLock { $0.sorted() } }
    func add(_ sentence: String) { sentences.withLock { _ = $0.insert(sentence) } }
  }
}

extension BranchJournals {
  private struct Question: Hashable {
    var root: String
    var refs: [String]
    var baselines: [String]
  }

  private static let asked = Mutex<[Question: Result<BranchJournals, GitError>]>([:])

  /// The journals of the branches that a project names.
  ///
  /// A process asks once: a suite has many checks, and branches do not move within it for a verdict to be one.
  package static func named(by project: Project) throws(GitError) -> BranchJournals {
    let refs = project.approvalsFrom
    guard !refs.isEmpty else { return .none }
    let question = Question(root: project.root, refs: refs, baselines: project.settings.baselines)
    let answer = asked.withLock { asked in
      if let known = asked[question] { return known }
      let answer = Result { () throws(GitError) in try BranchJournals(of: refs, in: project) }
      asked[question] = answer
      return answer
    }
    return try answer.get()
  }
}

extension BranchJournals {
  /// An approval, and where it was found.
  package struct Known: Hashable, Sendable {
    /// The approval.
    package var record: DecisionRecord
    /// The branch; `nil` for the checkout's own journal.
    package var ref: String?
  }

  /// The approval of a transition that somebody gave anywhere, if it was the last word about that transition.
  ///
  /// - Returns: The approval; `nil` if there is none, or it was taken back, or rejected later.
  package func approval(of transition: Transition, here: [DecisionRecord]) -> Known? {
    let all =
      here.map { Known(record: $0, ref: nil) }
      + journals.flatMap { journal in journal.records.map { Known(record: $0, ref: journal.ref) } }
    let undone = Set(all.compactMap(\.record.undoes))
    let last =
      all.filter { known in
        known.record.key == transition.key && known.record.transition == transition
          && (known.record.action == .approve || known.record.action == .reject)
          && !undone.contains(known.record.id)
      }
      .enumerated()
      .max { ($0.element.record.at, -$0.offset) < ($1.element.record.at, -$1.offset) }?.element
    return last?.record.action == .approve ? last : nil
  }
}
