import GalleyTree

/// Levels and regions as they were asked for, before the trees are matched.
struct LevelPlan: Sendable {
  let level: MatchLevel
  /// The regions, by number of their element in the new tree.
  let regions: [Int: LevelRegion]

  /// Looks regions up.
  ///
  /// - Parameters:
  ///   - level: The level outside of regions.
  ///   - regions: The regions; of two of one element the last counts.
  ///   - candidate: The new tree.
  /// - Throws: ``LevelError/noElement(_:_:)`` and ``LevelError/badPattern(_:reason:)``.
  init(_ level: MatchLevel, _ regions: [LevelRegion], in candidate: ElementOutline) throws(LevelError) {
    self.level = level
    var found: [Int: LevelRegion] = [:]
    for region in regions {
      guard let number = candidate.number(at: region.path) else {
        throw .noElement(region.path, region.level)
      }
      if case .expression(let expression)? = region.pattern {
        do throws(TextPatternError) { _ = try TextPattern(matching: expression) } catch {
          throw .badPattern(error)
        }
      }
      found[number] = region
    }
    self.regions = found
  }

  /// Whether how siblings stand to each other counts somewhere.
  var asksForArrangements: Bool { level == .layout || regions.values.contains { $0.level == .layout } }

  /// Whether texts have to obey a pattern even if they are what they were.
  var asksForPatterns: Bool { regions.values.contains { $0.level == .dynamic && $0.pattern != nil } }

  /// The trees matched so that texts play no part where they do not count.
  func matching(_ plain: ElementMatching) -> ElementMatching {
    var roots = Set(regions.filter { $0.value.level == .layout }.keys)
    if level == .layout { roots.insert(0) }
    return roots.isEmpty ? plain : ElementMatching(plain, withoutTextsBelow: roots)
  }

  /// Which level each element is judged by.
  func map(_ matching: ElementMatching) -> LevelMap { LevelMap(matching, level, regions) }
}
