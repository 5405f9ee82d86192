import GalleyImage

/// What a comparison of two folders found.
public struct FolderDifference: Hashable, Sendable {
  /// What became of one picture.
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

  /// A picture, by its path from both folders on.
  public struct Entry: Hashable, Sendable {
    /// Its path from the folder on.
    public var path: String
    /// What became of it.
    public var outcome: Outcome
    /// Where the picture of the difference is, from the output folder on.
    public var picture: String?

    /// Makes an entry.
    ///
    /// - Parameters:
    ///   - path: Its path from the folder on.
    ///   - outcome: What became of it.
    ///   - picture: Where the picture of the difference is.
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
  ///
  /// - Parameter entries: All pictures, by path.
  public init(_ entries: [Entry]) {
    self.entries = entries
  }

  /// How many are equal.
  public var equalCount: Int { entries.count { $0.isEqual } }

  /// Those that differ.
  public var different: [Entry] { entries.filter(\.differs) }

  /// Those that only the first folder has.
  public var missing: [Entry] { entries.filter { $0.outcome == .onlyInFirst } }

  /// Those that only the second folder has.
  public var extra: [Entry] { entries.filter { $0.outcome == .onlyInSecond } }

  /// Those that could not be compared.
  public var failed: [Entry] {
    entries.filter { if case .failed = $0.outcome { true } else { false } }
  }

  /// Whether pictures were compared, and all of both folders are equal.
  public var isEqual: Bool { !entries.isEmpty && equalCount == entries.count }
}
