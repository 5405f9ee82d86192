import GalleyBaselines

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
  /// Changes that were cut short and are finished now: the promises' paths, in order.
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
  case damaged(BaselineFault)
  /// The journal cannot be read.
  case journal(JournalFault)
  /// Two names differ in nothing but case, by their paths.
  case twins(String, String)
  /// The keys of two baselines differ in nothing but case.
  case keyTwins(CheckKey, CheckKey)
  /// A sidecar lies where its key's baseline is not looked for.
  case misplaced(String, belongs: String)
}

extension StoreFinding: CustomStringConvertible {
  /// The finding as one sentence without a full stop, with the way out.
  package var description: String {
    switch self {
    case .damaged(let fault): "\(fault)"
    case .journal(let fault): "\(fault)"
    case .twins(let first, let second):
      "\(first) and \(second) differ only in case, which not every file system can hold; "
        + "give one of the two checks another name, and remove its old files"
    case .keyTwins(let first, let second):
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
