import Foundation
import GalleyImage
import GalleySystem
import Synchronization

/// A cache of what files hold that were read whole on this machine, so that they need not be read again.
///
/// It is trusted, so it lies outside the repository, in a folder that only its user can write to, and is keyed by what
/// nobody can forge: facts about content by the SHA-256 digest of its bytes and by the version of what read them; the digest
/// of a file by the system's word that it was not touched since. Without it everything is read anew, with the same results.
package final class ContentCache: Sendable {
  /// More facts than the largest store that is known of needs; those that were not used for longest go.
  static let most = 400_000
  /// The largest file that is read.
  static let largestFile = ContentCacheFile.headerBytes + most * 2 * ContentCacheFile.recordBytes
  static let fileName = "content"

  private let folder: PrivateFolder?
  private let known: ContentCacheFile
  private let state = Mutex(State())
  private let today: UInt32

  /// What this process found out.
  private struct State {
    var facts: [SHA256Digest: ContentFact] = [:]
    /// Those that are not written yet, and those that were used for the first time today.
    var unwritten: [SHA256Digest: ContentFact] = [:]
  }

  /// Opens the cache of a folder; what cannot be trusted or understood in it is passed over.
  ///
  /// `folder`: an absolute path; `nil` to keep facts in this process only. `now`: the time, in nanoseconds since 1970.
  package init(at folder: String?, now: Int64 = FileStamp.now) {
    self.folder = folder.map(PrivateFolder.init)
    today = UInt32(clamping: now / 86_400_000_000_000)
    known = ContentCacheFile(self.folder?.read(Self.fileName, limit: Self.largestFile) ?? [])
  }

  private static let opened = Mutex<[String: ContentCache]>([:])

  /// The cache of a project, which all of a process share.
  package static func of(_ project: Project) -> ContentCache {
    // Without a folder nothing outlives the store that asks.
    guard case .folder(let path) = project.cache else { return ContentCache(at: nil) }
    return opened.withLock { opened in
      if let cache = opened[path] { return cache }
      let cache = ContentCache(at: path)
      opened[path] = cache
      return cache
    }
  }

  /// The number of facts that were read from the folder.
  package var count: Int { known.count }

  /// Whether a fact that was noted now would be written.
  package var isKept: Bool { folder != nil }

  // MARK: Asking

  /// What is known of content, by the digest of its bytes.
  func fact(_ digest: SHA256Digest) -> ContentFact? {
    if let fact = state.withLock({ $0.facts[digest] }) { return fact }
    guard let (fact, day) = known.fact(digest) else { return nil }
    // What is used stays; a day is exact enough, and spares writing.
    if day < today { note(fact, of: digest) }
    return fact
  }

  /// Notes what is known of content.
  func note(_ fact: ContentFact, of digest: SHA256Digest) {
    state.withLock { state in
      state.facts[digest] = fact
      state.unwritten[digest] = fact
    }
  }

  /// Whether a claim was confirmed, by the digest of all that it says.
  package func isConfirmed(_ claim: SHA256Digest) -> Bool { fact(claim) == .confirmed }

  /// Notes that a claim was confirmed, by the digest of all that it says.
  package func confirm(_ claim: SHA256Digest) { note(.confirmed, of: claim) }

  /// The digest of a file, if it is known by its stamp.
  func digest(of stamp: FileStamp) -> SHA256Digest? {
    if case .file(let digest)? = fact(Self.name(of: stamp)) { digest } else { nil }
  }

  /// Notes the digest of a file that had a stamp before and after it was read, unless it could have changed unseen.
  ///
  /// `began`: when it was read, in nanoseconds since 1970.
  func note(_ digest: SHA256Digest, of stamp: FileStamp, at began: Int64) {
    guard stamp.isSettled(at: began) else { return }
    note(.file(digest), of: Self.name(of: stamp))
  }

  /// The digest that stands for a stamp; no file's bytes have it.
  private static func name(of stamp: FileStamp) -> SHA256Digest {
    let numbers = [
      0x67616C6C65790001, stamp.device, stamp.inode, UInt64(bitPattern: stamp.size),
      UInt64(bitPattern: stamp.modified),
      UInt64(bitPattern: stamp.changed),
    ]
    return numbers.withUnsafeBytes { SHA256Digest(of: $0) }
  }

  // MARK: Writing

  /// Writes what is new beside what is there by then; where that fails, it is found out again.
  package func save() {
    let new = state.withLock { state in
      defer { state.unwritten = [:] }
      return state.unwritten
    }
    guard let folder, !new.isEmpty else { return }
    folder.replace(Self.fileName) {
      let there = ContentCacheFile(folder.read(Self.fileName, limit: Self.largestFile) ?? [])
      return there.merged(with: new, on: today, most: Self.most)
    }
  }
}
