import Foundation
import GalleyBaselines
import GalleySystem
import GalleyText

extension BaselineStore {
  /// Looks through the whole store: every picture is decoded and every text is read, on all processors.
  ///
  /// Nothing is changed: changes that were cut short are read as if they were finished, and the report tells of them and
  /// of what killed processes left.
  package func verify() -> StoreReport {
    var report = StoreReport()
    inspect(&report)
    do throws(JournalError) { report.decisions = try records().count } catch {
      report.findings.append(.journal(error))
    }
    var census = StoreScan()
    census.count(project.baselines, in: self)
    report.findings += census.findings
    let keys = census.keys
    fetchPictures(of: keys)
    var elsewhere: [String] = []
    for reading in keys.concurrentMap({ self.reading($0) }) {
      switch reading {
      case .picture: report.pictures += 1
      case .text: report.texts += 1
      case .fault(.pictureElsewhere(let path, _)): elsewhere.append(path)
      case .fault(let fault): report.findings.append(.damaged(fault))
      // Somebody has taken it away meanwhile.
      case .gone: break
      }
    }
    if let first = elsewhere.min() {
      report.findings.append(.elsewhere(first, others: elsewhere.count - 1))
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
      switch try decided(key) {
      case .missing: return .gone
      case .found: return .picture
      case .text: return .text
      }
    } catch {
      // The report tells once of a journal that cannot be read.
      if case .journal = error { return (try? read(key)).map(Self.kind) ?? .gone }
      return .fault(error)
    }
  }

  private static func kind(_ stored: StoredBaseline) -> BaselineReading {
    switch stored {
    case .missing: .gone
    case .found: .picture
    case .text: .text
    }
  }

  /// Finds what was cut short, and what killed writers left.
  private func inspect(_ report: inout StoreReport) {
    var unfinished: [String] = []
    var leftovers: [String] = []
    var faults: [BaselineError] = []
    do throws(FileError) {
      try atRest { () throws(FileError) in
        try eachHidden(in: project.baselines) { folder, entry throws(FileError) in
          if let files = BaselineFiles(intent: entry.name, in: folder) {
            do throws(BaselineError) {
              _ = try pending(files)
              unfinished.append(folder.displayPath(entry.name))
            } catch {
              faults.append(error)
            }
          } else if isLeftover(entry), try !belongsToPromise(entry.name, in: folder) {
            leftovers.append(folder.displayPath(entry.name))
          }
        }
      }
    } catch {
      // A checkout that cannot be written has nothing that could be tidied, and can be verified all the same.
      let isLocked =
        [.lock, .create].contains(error.action) && [.readOnly, .permission].contains(error.reason)
      if !isLocked { faults.append(.file(error)) }
    }
    report.unfinished = unfinished.sorted()
    report.leftovers = leftovers.sorted()
    report.findings += faults.map(StoreFinding.damaged)
  }
}

/// The result of verifying a whole store.
package struct StoreReport: Sendable {
  /// The number of pictures that were decoded and equal the approved ones.
  package var pictures = 0
  /// The number of texts that equal the approved ones.
  package var texts = 0
  /// The number of lines that the journal has.
  package var decisions = 0
  /// The defects, sorted.
  package var findings: [StoreFinding] = []
  /// Changes that were cut short, and that the next command that writes finishes: the paths of the intents, in order.
  package var unfinished: [String] = []
  /// The useless files of killed processes beside the baselines: the paths, in order.
  package var leftovers: [String] = []

  /// Whether nothing is wrong.
  package var isClean: Bool { findings.isEmpty }

  /// Makes an empty report.
  package init() {}
}

/// A defect of a store.
package enum StoreFinding: Error, Hashable, Sendable {
  /// A baseline cannot be used, or a file has no business there.
  case damaged(BaselineError)
  /// Pointers stand for pictures whose bytes are not on this machine; the first of them by path.
  case elsewhere(String, others: Int)
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
    case .elsewhere(let path, let others):
      "\(path) \(others == 0 ? "is a pointer, and its picture is" : "and \(EnglishNoun.count(others, "other")) are pointers, and their pictures are") "
        + "not on this machine and could not be verified; set GALLEY_FETCH=1 to fetch them"
    case .journal(let fault): "\(fault)"
    case .caseCollision(let first, let second):
      "\(first) and \(second) differ only in case, which not every file system can hold; "
        + "give one of the two checks another name, and remove its old files"
    case .keyCaseCollision(let first, let second):
      "the checks \(first.text) and \(second.text) differ only in case; give one of the two another name"
    case .misplaced(let path, let belongs):
      "\(path) is the baseline of a check that belongs at \(belongs); move both files back, "
        + "or remove them and approve again"
    }
  }
}

extension StoreFinding: Comparable {
  /// Whether the first finding's sentence comes earlier.
  package static func < (a: StoreFinding, b: StoreFinding) -> Bool { a.description < b.description }
}
