import GalleyTree

/// A part of the screen that is judged by a level of its own.
///
/// Regions may lie in each other; the innermost counts.
public struct LevelRegion: Sendable, Hashable {
  /// The element of the new tree that the region is, with everything below it.
  public var path: ElementPath
  /// How it is judged.
  public var level: MatchLevel
  /// What its texts must obey, for ``MatchLevel/dynamic``; `nil` for whatever they obeyed before.
  public var pattern: TextPattern?

  /// Makes a region.
  ///
  /// - Parameters:
  ///   - path: The element of the new tree.
  ///   - level: How it is judged.
  ///   - pattern: What its texts must obey.
  public init(_ path: ElementPath, _ level: MatchLevel, pattern: TextPattern? = nil) {
    self.path = path
    self.level = level
    self.pattern = pattern
  }
}
