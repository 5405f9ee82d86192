import GalleyImage

/// The result of comparing two folders.
public struct FolderDifference: Hashable, Sendable {
  /// The result for one picture.
  public enum Outcome: Hashable, Sendable {
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
  public struct Entry: Hashable, Sendable {
    /// Its path relative to the folder.
    public var path: String
    /// The result.
    public var outcome: Outcome
    /// The path of the difference picture relative to the output folder.
    public var picture: String?

    /// Makes an entry.
    public init(path: String, outcome: Outcome, picture: String? = nil) {
      self.path = path
      self.outcome = outcome
      self.picture = picture
    }

    /// Whether it was compared and differs.
    public var differs: Bool {
      if case .compared(let found) = outcome { !found.isEqual } else { false }
    }

    /// Whether it was compared and is equal.
    public var isEqual: Bool {
      if case .compared(let found) = outcome { found.isEqual } else { false }
    }
  }

  /// All pictures, by path.
  public var entries: [Entry]

  /// Makes a finding.
  public init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// The number of equal pictures.
  public var equalCount: Int { entries.count { $0.isEqual } }

  /// The pictures that differ.
  public var different: [Entry] { entries.filter(\.differs) }

  /// The pictures that only the first folder has.
  public var missing: [Entry] { entries.filter { $0.outcome == .onlyInFirst } }

  /// The pictures that only the second folder has.
  public var extra: [Entry] { entries.filter { $0.outcome == .onlyInSecond } }

  /// The pictures that could not be compared.
  public var failed: [Entry] {
    entries.filter { if case .failed = $0.outcome { true } else { false } }
  }

  /// Whether pictures were compared, and all of both folders are equal.
  public var isEqual: Bool { !entries.isEmpty && equalCount == entries.count }
}
