import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree

/// The regions of the settings, resolved in the new tree before the trees are matched.
struct ResolvedRegions: Sendable {
  let level: MatchLevel
  let regions: [MatchRegion]
  /// For each region, the number of its element in the new tree; `nil` for a rectangle.
  let elements: [Int?]
  /// For each region, the pixels that it covers; of what is not compared, without the regions inside of it.
  let areas: [PixelArea]
  /// The nesting of the regions with a level.
  let nesting: RegionNesting
  /// Pixels a point.
  let scale: Double
  /// Whether both screens have a tree.
  let hasTrees: Bool

  /// Resolves regions.
  ///
  /// - Parameters:
  ///   - settings: What is asked for.
  ///   - trees: Whether there is an approved tree, and the new one.
  ///   - scale: Pixels a point.
  ///   - width: The width of what either picture covers, in pixels.
  ///   - height: Its height, in pixels.
  /// - Throws: ``MatchSettingsError``.
  init(
    _ settings: MatchSettings, trees: (hasBaseline: Bool, candidate: FlatElementTree?), scale: Double,
    width: Int, height: Int
  ) throws(MatchSettingsError) {
    let side: MatchSettingsError.Side? =
      switch (trees.hasBaseline, trees.candidate != nil) {
      case (true, true): nil
      case (true, false): .candidate
      case (false, true): .baseline
      case (false, false): .both
      }
    if let side, settings.level.needsTrees { throw .needsTree(settings.level, missing: side) }
    var elements: [Int?] = []
    var areas: [PixelArea] = []
    for region in settings.regions {
      let number = try Self.number(of: region, in: trees.candidate, lacking: side)
      elements.append(number)
      areas.append(
        RegionCoverage.area(
          of: region, element: number, in: trees.candidate, scale: scale, width: width, height: height))
    }
    level = settings.level
    regions = settings.regions
    self.elements = elements
    nesting = RegionNesting(settings.regions, elements, trees.candidate)
    for outer in regions.indices where Self.isBlind(regions[outer]) {
      // What is ignored by its place is ignored whatever lies there.
      if regions[outer].kind == .ignore, elements[outer] == nil { continue }
      for inner in nesting.ordered where !Self.isBlind(regions[inner]) && nesting.isIn(inner, outer) {
        for rect in areas[inner].rects { areas[outer].subtract(rect) }
      }
    }
    self.areas = areas
    self.scale = scale
    hasTrees = side == nil
  }

  private static func number(
    of region: MatchRegion, in candidate: FlatElementTree?, lacking side: MatchSettingsError.Side?
  ) throws(MatchSettingsError) -> Int? {
    var edges = [region.padding]
    if case .floating(let limits) = region.kind { edges.append(limits) }
    guard edges.allSatisfy(\.isUsable) else { throw .badEdges(region) }
    if case .expression(let expression)? = region.pattern {
      do throws(TextPatternError) { _ = try TextPattern(matching: expression) } catch {
        throw .badPattern(error)
      }
    }
    if let side, region.needsTrees { throw .regionNeedsTree(region, missing: side) }
    switch region.place {
    case .element(let path):
      guard let number = candidate?.number(at: path) else { throw .noElement(path, of: region) }
      return number
    case .rectangle(let rect):
      guard [rect.minX, rect.minY, rect.width, rect.height].allSatisfy(\.isFinite) else {
        throw .badEdges(region)
      }
      return nil
    }
  }

  /// Whether the relative position of siblings counts somewhere.
  var asksForArrangements: Bool { level == .layout || regions.contains { $0.level == .layout } }

  /// Whether equal trees can have causes.
  var asksOfEqualTrees: Bool { regions.contains { $0.pattern != nil } }

  /// Whether pixels that do not count can have causes.
  var asksForContrast: Bool {
    regions.contains { if case .accessibility = $0.kind { true } else { false } }
  }

  /// Whether pixels of a region are not compared.
  private static func isBlind(_ region: MatchRegion) -> Bool {
    switch (region.kind, region.place) {
    case (.ignore, _), (.level(.none), .rectangle): true
    default: false
    }
  }

  /// The indices of the regions whose pixels are not compared.
  var ignoring: [Int] { regions.indices.filter { Self.isBlind(regions[$0]) } }

  /// The indices of the rectangles that are ignored, whatever lies there.
  var ignoredRectangles: [Int] {
    regions.indices.filter { regions[$0].kind == .ignore && elements[$0] == nil }
  }

  /// The rectangles that are not compared, in pixels.
  var masks: [PixelRect] { ignoring.flatMap { areas[$0].rects } }

  /// The trees matched so that texts play no part where they do not count.
  func matching(_ plain: ElementMatching) -> ElementMatching {
    var roots = Set(zip(regions, elements).compactMap { $0.level == .layout ? $1 : nil })
    if level == .layout { roots.insert(0) }
    return roots.isEmpty ? plain : ElementMatching(plain, withoutTextsBelow: roots)
  }

  /// The pixels without an owner that count, by the level of the innermost region there.
  func counting(_ pixels: PixelDifference) -> PixelDifference {
    func counts(_ level: MatchLevel?) -> Bool { level != .layout && level != MatchLevel.none }
    var counted = counts(level) ? pixels : PixelDifference(width: pixels.width, height: pixels.height)
    for index in nesting.ordered {
      for rect in areas[index].rects {
        if counts(regions[index].level) {
          counted.insert(pixels, in: rect)
        } else {
          counted.clear(rect)
        }
      }
    }
    return counted
  }
}
