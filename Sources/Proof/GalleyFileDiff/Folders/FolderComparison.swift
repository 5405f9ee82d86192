import Dispatch
import Foundation
import GalleyDiff
import GalleyImage
import GalleySystem
import Synchronization

/// Compares all pictures of two folders, and of the folders in them, on many cores.
///
/// Files belong together that have the same path in both folders. One that cannot be read fails alone.
package struct FolderComparison: Sendable {
  /// The comparison of two files.
  package var files: FileComparison

  /// The number of files that are compared at once, at least 1.
  package var jobs: Int

  /// The look of difference pictures.
  package var style: DifferenceStyle

  /// The folder for difference pictures; nil to draw none.
  ///
  /// They get the relative paths of the pictures. It may not lie in a folder that is compared.
  package var output: String?

  /// Makes a comparison.
  package init(
    _ files: FileComparison = FileComparison(), jobs: Int, style: DifferenceStyle = DifferenceStyle(),
    output: String? = nil
  ) {
    precondition(jobs > 0, "somebody must do the work")
    self.files = files
    self.jobs = jobs
    self.style = style
    self.output = output
  }

  /// Compares two folders.
  ///
  /// - Parameters:
  ///   - first: One folder's path, such as that of the approved pictures.
  ///   - second: The other's.
  ///   - progress: Hears how many pictures are done, and of how many; on any thread, but never on two at once.
  ///   - isStopped: Whether to stop; asked before each pair, on any thread. What was begun is finished, so that no file
  ///     is left half written.
  /// - Returns: What was found, by path.
  /// - Throws: ``FolderError`` when a folder cannot be listed, or the comparison was stopped.
  package func compare(
    _ first: String, _ second: String,
    progress: @escaping @Sendable (_ done: Int, _ all: Int) -> Void = { _, _ in },
    isStopped: @escaping @Sendable () -> Bool = { false }
  ) throws(FolderError) -> FolderDifference {
    let (old, new) = (try FolderListing(first), try FolderListing(second))
    try checkOutput(first, second)
    let paths = Set(old.pictures + new.pictures + Array(old.faults.keys) + Array(new.faults.keys)).sorted()
    let (inOld, inNew) = (Set(old.pictures), Set(new.pictures))
    var entries = paths.map { path -> FolderDifference.Entry in
      if let fault = old.faults[path] ?? new.faults[path] {
        return .init(path: path, outcome: .failed(fault))
      }
      return .init(path: path, outcome: inNew.contains(path) ? .onlyInSecond : .onlyInFirst)
    }
    let pairs = paths.indices.filter {
      inOld.contains(paths[$0]) && inNew.contains(paths[$0]) && old.faults[paths[$0]] == nil
        && new.faults[paths[$0]] == nil
    }
    let targets = targets(of: pairs.map { paths[$0] })
    let work = Work(count: pairs.count, progress: progress)
    DispatchQueue.concurrentPerform(iterations: max(1, min(jobs, pairs.count))) { _ in
      while !isStopped(), let place = work.next() {
        let path = paths[pairs[place]]
        // The pair that is likely to be the next of this thread; the others have theirs.
        if place + jobs < pairs.count { readAhead(paths[pairs[place + jobs]], in: [first, second]) }
        work.put(place, compare("\(first)/\(path)", "\(second)/\(path)", path, targets[place], pairs.count))
      }
    }
    let done = work.entries.count
    if done < pairs.count { throw .stopped(done: done, of: pairs.count) }
    for (place, entry) in work.entries { entries[pairs[place]] = entry }
    return FolderDifference(entries)
  }

  private func readAhead(_ path: String, in folders: [String]) {
    for folder in folders {
      BoundedFile.readAhead("\(folder)/\(path)", limit: files.limits.fileBytes, links: files.links)
    }
  }

  private func compare(
    _ first: String, _ second: String, _ path: String, _ target: String, _ pairs: Int
  ) -> FolderDifference.Entry {
    var files = files
    // Links are resolved by now where they lead out of the folder.
    if pairs >= jobs { files.threads = .one }
    do {
      guard let output else {
        return .init(path: path, outcome: .compared(try files.compare(first, second)))
      }
      let full = "\(output)/\(target)"
      // Most pictures are equal, and need no folder.
      let quick = FileComparison(.verdict, limits: files.limits, links: files.links)
      let verdict = try quick.compare(first, second)
      if verdict.isEqual { return .init(path: path, outcome: .compared(verdict)) }
      try Folder.make((full as NSString).deletingLastPathComponent)
      let found = try files.compare(first, second, drawing: style, to: full)
      return .init(path: path, outcome: .compared(found), picture: found.isEqual ? nil : target)
    } catch {
      return .init(path: path, outcome: .failed(ErrorWords.of(error)))
    }
  }

  /// The paths of difference pictures, which are PNG files; names that differ only in case are made distinct for case-insensitive disks.
  private func targets(of paths: [String]) -> [String] {
    var taken: Set<String> = []
    return paths.map { path in
      let stem = (path as NSString).deletingPathExtension
      var target = path.lowercased().hasSuffix(".png") ? path : "\(stem).png"
      var number = 2
      while !taken.insert(target.lowercased()).inserted {
        target = "\(stem)~\(number).png"
        number += 1
      }
      return target
    }
  }

  private func checkOutput(_ first: String, _ second: String) throws(FolderError) {
    guard let output else { return }
    // The folder need not be there yet, but some folder above it is.
    var existing = output
    while FolderListing.resolved(existing) == nil, existing.contains("/") {
      existing = String(existing[..<existing.lastIndex(of: "/")!])
    }
    let target = (FolderListing.resolved(existing) ?? "") + output.dropFirst(existing.count)
    for folder in [first, second] {
      guard let root = FolderListing.resolved(folder) else { continue }
      if target == root || target.hasPrefix(root + "/") { throw .outputInside(output) }
    }
  }

  /// The state that the threads share.
  private final class Work: Sendable {
    private let count: Int
    private let state = Mutex((next: 0, entries: [(Int, FolderDifference.Entry)]()))
    private let progress: @Sendable (Int, Int) -> Void

    init(count: Int, progress: @escaping @Sendable (Int, Int) -> Void) {
      self.count = count
      self.progress = progress
    }

    func next() -> Int? {
      state.withLock { state in
        guard state.next < count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    func put(_ place: Int, _ entry: FolderDifference.Entry) {
      state.withLock { state in
        state.entries.append((place, entry))
        progress(state.entries.count, count)
      }
    }

    var entries: [(Int, FolderDifference.Entry)] { state.withLock { $0.entries } }
  }
}
