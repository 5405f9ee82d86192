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
    do throws(JournalFault) { report.decisions = try journal.records().count } catch {
      report.findings.append(.journal(error))
    }
    var census = StoreCensus()
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
    case fault(BaselineFault)
  }

  private func reading(_ key: CheckKey) -> BaselineReading {
    do throws(BaselineFault) {
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
    var faults: [BaselineFault] = []
    do throws(FileError) {
      // A checkout that has no store has no lock either.
      guard !(try project.baselines.entries()).isEmpty else { return }
      try locked { () throws(FileError) in
        var leftovers: [(folder: Folder, name: String)] = []
        try eachHidden(in: project.baselines) { folder, entry throws(FileError) in
          if let files = BaselineFiles(intent: entry.name, in: folder) {
            do throws(BaselineFault) {
              if try settle(files) { settled.append(folder.displayPath(entry.name)) }
            } catch {
              faults.append(error)
            }
          } else if isLeftover(entry) {
            leftovers.append((folder, entry.name))
          }
        }
        // What a promise that cannot be kept needs is no leftover.
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

  /// Whether a file that is staged waits for a promise beside it.
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
