import GalleyDiff
import GalleyImage

/// The result of comparing two folders.
package struct FolderDifference: Hashable, Sendable {
  /// The result for one picture.
  package enum Outcome: Hashable, Sendable {
    /// Both folders have it, and it was compared.
    case compared(FileDifference)
    /// Only the first folder has it.
    case onlyInFirst
    /// Only the second folder has it.
    case onlyInSecond
    /// It could not be compared, and why.
    case failed(String)
  }

  /// A picture, by its relative path.
  package struct Entry: Hashable, Sendable {
    /// Its path relative to the folder.
    package var path: String
    /// The result.
    package var outcome: Outcome
    /// The path of the difference picture relative to the output folder.
    package var picture: String?

    /// Makes an entry.
    package init(path: String, outcome: Outcome, picture: String? = nil) {
      self.path = path
      self.outcome = outcome
      self.picture = picture
    }

    /// Whether it was compared and differs.
    package var differs: Bool {
      if case .compared(let found) = outcome { !found.isEqual } else { false }
    }

    /// Whether it was compared and is equal.
    package var isEqual: Bool {
      if case .compared(let found) = outcome { found.isEqual } else { false }
    }
  }

  /// All pictures, by path.
  package var entries: [Entry]

  /// Makes a finding.
  package init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The number of equal pictures.
  package var equalCount: Int { entries.count { $0.isEqual } }

  /// The pictures that differ.
  package var different: [Entry] { entries.filter(\.differs) }

  /// The pictures that only the first folder has.
  package var missing: [Entry] { entries.filter { $0.outcome == .onlyInFirst } }

  /// The pictures that only the second folder has.
  package var extra: [Entry] { entries.filter { $0.outcome == .onlyInSecond } }

  /// The pictures that could not be compared.
  package var failed: [Entry] {
    entries.filter { if case .failed = $0.outcome { true } else { false } }
  }

  /// Whether pictures were compared, and all of both folders are equal.
  package var isEqual: Bool { !entries.isEmpty && equalCount == entries.count }
}
