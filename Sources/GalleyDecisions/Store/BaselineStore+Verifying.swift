import Foundation
import GalleyBaselines
import GalleySystem
import Glibc

extension BaselineStore {
  /// Looks through the whole store: every picture is decoded and every text is read, on all processors.
  ///
  /// Changes that were cut short are finished, and what killed processes left is removed; the report tells of both.
  package func verify() -> StoreReport {
    var report = StoreReport()
    tidy(&report)
    do throws(JournalError) { report.decisions = try journal.records().count } catch {
      report.findings.append(.journal(error))
    }
    var census = StoreScan()
    census.count(project.baselines, in: self)
    report.findings += census.findings
    let keys = census.keys
    for reading in keys.concurrentMap({ self.reading($0) }) {
      switch reading {
      case .picture: report.pictures += 1
      case .text: report.texts += 1
      case .fault(let fault): report.findings.append(.damaged(fault))
      // Somebody has taken it away meanwhile.
      case .gone: break
      }
    }
    report.findings = Set(report.findings).sorted()
    return report
  }

  /// The result of reading one baseline.
  private enum BaselineReading: Sendable {
    case picture, text, gone
    case fault(BaselineError)
  }

  private func reading(_ key: CheckKey) -> BaselineReading {
    do throws(BaselineError) {
      switch try read(key) {
      case .missing: return .gone
      case .found: return .picture
      case .text: return .text
      }
    } catch {
      return .fault(error)
    }
  }

  /// Finishes what was cut short, and removes what killed writers left.
  private func tidy(_ report: inout StoreReport) {
    var settled: [String] = []
    var removed: [String] = []
    var faults: [BaselineError] = []
    do throws(FileError) {
      // A checkout that has no store has no lock either.
      guard !(try project.baselines.entries()).isEmpty else { return }
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
      // A checkout that cannot be written has nothing that could be tidied, and can be verified all the same.
      let isLocked =
        [.lock, .create].contains(error.action) && [.readOnly, .permission].contains(error.reason)
      if !isLocked { faults.append(.file(error)) }
    }
    report.settled = settled.sorted()
    report.removed = removed.sorted()
    report.findings += faults.map(StoreFinding.damaged)
  }

  /// Whether a hidden file is one that only a writer at work needs; under the lock there is none, but for those that
  /// write whole files, who say who they are.
  private func isLeftover(_ entry: Folder.Entry) -> Bool {
    guard entry.kind == .file else { return false }
    if entry.name.hasSuffix(BaselineFiles.stagedEnd) { return true }
    guard entry.name.hasSuffix(".part"), let writer = entry.name.dropLast(5).split(separator: ".").last,
      let pid = writer.split(separator: "-").first.flatMap({ Int32($0) })
    else { return false }
    return pid <= 0 || kill(pid, 0) != 0
  }

  /// Whether a staged file belongs to an intent beside it.
  private func belongsToPromise(_ name: String, in folder: Folder) throws(FileError) -> Bool {
    for part in BaselinePart.allCases {
      let end = ".\(part.rawValue)\(BaselineFiles.stagedEnd)"
      if name.hasSuffix(end) { return try folder.contains("\(name.dropLast(end.count)).intent") }
    }
    return false
  }

  /// Goes through all hidden files of the store.
  func eachHidden(
    in folder: Folder, _ body: (Folder, Folder.Entry) throws(FileError) -> Void
  ) throws(FileError) {
    for entry in try folder.entries() {
      if entry.kind == .folder, !entry.name.hasPrefix(".") {
        try eachHidden(in: folder.inside(entry.name), body)
      } else if entry.name.hasPrefix(".") {
        try body(folder, entry)
      }
    }
  }
}

/// The result of verifying a whole store.
package struct StoreReport: Sendable {
  /// The number of pictures that were decoded and are what was approved.
  package var pictures = 0
  /// The number of texts that are what was approved.
  package var texts = 0
  /// The number of lines that the journal has.
  package var decisions = 0
  /// The defects, sorted.
  package var findings: [StoreFinding] = []
  /// Changes that were cut short and are finished now: the paths of the intents, in order.
  package var settled: [String] = []
  /// What killed processes left beside the baselines and nobody needs; it is removed: the paths, in order.
  package var removed: [String] = []

  /// Whether nothing is wrong.
  package var isClean: Bool { findings.isEmpty }

  /// Makes an empty report.
  package init() {}
}

/// A defect of a store.
package enum StoreFinding: Error, Hashable, Sendable {
  /// A baseline cannot be used, or a file has no business there.
  case damaged(BaselineError)
  /// The journal cannot be read.
  case journal(JournalError)
  /// Two names differ in nothing but case, by their paths.
  case caseCollision(String, String)
  /// The keys of two baselines differ in nothing but case.
  case keyCaseCollision(CheckKey, CheckKey)
  /// A sidecar lies where its key's baseline is not looked for.
  case misplaced(String, belongs: String)
}

extension StoreFinding: CustomStringConvertible {
  /// The finding as one sentence without a full stop, with the way out.
  package var description: String {
    switch self {
    case .damaged(let fault): "\(fault)"
    case .journal(let fault): "\(fault)"
    case .caseCollision(let first, let second):
      "\(first) and \(second) differ only in case, which not every file system can hold; "
        + "give one of the two checks another name, and remove its old files"
    case .keyCaseCollision(let first, let second):
      "the checks \(first.text) and \(second.text) differ only in case; give one of the two another name"
    case .misplaced(let path, let belongs):
      "\(path) is the baseline of a check that is looked for at \(belongs); move both files back, "
        + "or remove them and approve again"
    }
  }
}

extension StoreFinding: Comparable {
  /// Whether the first finding's sentence comes earlier.
  package static func < (a: StoreFinding, b: StoreFinding) -> Bool { a.description < b.description }
}
