import Foundation
import GalleyBaselines
import GalleySystem
import Glibc

extension BaselineStore {
  /// The result of tidying: the paths of the changes that it finished and of the files that it removed, in order.
  package struct Tidying: Sendable {
    /// The intents of changes that were cut short and are finished now.
    package var settled: [String] = []
    /// The useless files of killed processes that were removed.
    package var removed: [String] = []
    /// The errors of changes that could not be finished and files that could not be removed.
    package var faults: [BaselineError] = []
  }

  /// Finishes changes that were cut short, and removes what killed writers left.
  @discardableResult
  package func tidy() -> Tidying {
    var settled: [String] = []
    var removed: [String] = []
    var faults: [BaselineError] = []
    do throws(FileError) {
      // A checkout that has no store has no lock either.
      guard !(try project.baselines.entries()).isEmpty else { return Tidying() }
      try locked { () throws(FileError) in
        var leftovers: [(folder: Folder, name: String)] = []
        try eachHidden(in: project.baselines) { folder, entry throws(FileError) in
          if let files = BaselineFiles(intent: entry.name, in: folder) {
            do throws(BaselineError) {
              if try recover(files) { settled.append(folder.displayPath(entry.name)) }
            } catch {
              faults.append(error)
            }
          } else if isLeftover(entry) {
            leftovers.append((folder, entry.name))
          }
        }
        // What an intent that cannot be carried out needs is no leftover.
        for (folder, name) in leftovers where try folder.contains(name) {
          guard try !belongsToPromise(name, in: folder) else { continue }
          try folder.remove(name)
          folder.removeEmpty(below: project.baselines)
          removed.append(folder.displayPath(name))
        }
      }
    } catch {
      faults.append(.file(error))
    }
    return Tidying(settled: settled.sorted(), removed: removed.sorted(), faults: faults)
  }

  /// Whether a hidden file is one that only a writer at work needs; under the lock there is none, but for those that
  /// write whole files, who say who they are.
  func isLeftover(_ entry: Folder.Entry) -> Bool {
    guard entry.kind == .file else { return false }
    if entry.name.hasSuffix(BaselineFiles.stagedEnd) { return true }
    guard entry.name.hasSuffix(".part"), let writer = entry.name.dropLast(5).split(separator: ".").last,
      let pid = writer.split(separator: "-").first.flatMap({ Int32($0) })
    else { return false }
    return pid <= 0 || kill(pid, 0) != 0
  }

  /// Whether a staged file belongs to an intent beside it.
  func belongsToPromise(_ name: String, in folder: Folder) throws(FileError) -> Bool {
    for part in BaselinePart.allCases {
      let end = ".\(part.rawValue)\(BaselineFiles.stagedEnd)"
      if name.hasSuffix(end) { return try folder.contains("\(name.dropLast(end.count)).intent") }
    }
    return false
  }
}
