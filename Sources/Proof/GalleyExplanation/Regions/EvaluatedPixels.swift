import GalleyDiff
import GalleyImage
import GalleyTree

/// The differing pixels that count, by the engine of each region and under the budget.
struct EvaluatedPixels {
  /// The pixels that differ at all.
  let raw: PixelDifference
  /// The pixels that count.
  private(set) var difference: PixelDifference
  /// The pixels that would count without the budget.
  private(set) var seen: PixelDifference
  /// The same with what lies in ignored elements, whose frames count though their pixels do not.
  private(set) var exposed: PixelDifference
  /// The tolerated differences.
  private(set) var tolerance = ToleranceSummary()
  /// For each region, the number of differing pixels that do not count because of it.
  private(set) var spared: [Int]

  /// Evaluates two pictures.
  ///
  /// - Parameters:
  ///   - raw: The pixels that differ at all.
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture.
  ///   - plan: Levels and regions.
  ///   - budget: How much may differ.
  init(
    _ raw: PixelDifference, _ baseline: Bitmap, _ candidate: Bitmap, _ plan: ResolvedRegions,
    _ budget: DifferenceBudget
  ) {
    self.raw = raw
    difference = raw
    exposed = raw
    seen = raw
    spared = Array(repeating: 0, count: plan.regions.count)
    var masks = plan.masks
    for index in plan.ignoring {
      spared[index] = plan.areas[index].rects.reduce(0) { $0 + raw.count(in: $1) }
    }
    for mask in masks { difference.clear(mask) }
    if !plan.hasTrees {
      for floated in FloatingRectangles.find(plan, baseline, candidate, difference) {
        let count = difference.count
        for place in floated.places { difference.clear(place) }
        spared[floated.region] += count - difference.count
        masks += floated.places
      }
    }
    let bounds = PixelRect(x: 0, y: 0, width: raw.width, height: raw.height)
    tolerance.ignoredPixels = PixelRect.unionArea(masks.compactMap { $0.intersection(bounds) })
    tolerance.ignoredDifferences = raw.count - difference.count
    seen = difference
    let engines = Self.engines(plan)
    if engines.contains(where: { $0.level != .exact }) || budget != .none {
      judge(baseline, candidate, plan, engines, budget, masks)
    } else {
      tolerance.counted = difference.count
    }
  }

  /// Whether every pixel was compared byte by byte, and nothing was forgiven.
  var isExact: Bool { tolerance.forgiven.isEmpty && tolerance.counted == difference.count }

  /// The level of each region with an engine, outer regions first; the first is that of the rest.
  private static func engines(_ plan: ResolvedRegions) -> [(level: MatchLevel, region: Int?)] {
    let inner = plan.nesting.ordered.filter {
      if case .level = plan.regions[$0].kind { true } else { false }
    }
    return [(pixelLevel(plan.level), nil)] + inner.map { (pixelLevel(plan.regions[$0].level), $0) }
  }

  /// The level by whose engine pixels are judged; where trees judge, every differing pixel is told.
  private static func pixelLevel(_ level: MatchLevel?) -> MatchLevel {
    switch level {
    case .strict, .ignoreColors: level!
    default: .exact
    }
  }

  private mutating func judge(
    _ baseline: Bitmap, _ candidate: Bitmap, _ plan: ResolvedRegions,
    _ engines: [(level: MatchLevel, region: Int?)], _ budget: DifferenceBudget, _ masks: [PixelRect]
  ) {
    let ignored = (tolerance.ignoredPixels, tolerance.ignoredDifferences)
    let common = PixelRect(
      x: 0, y: 0, width: min(baseline.width, candidate.width),
      height: min(baseline.height, candidate.height))
    guard let before = baseline.cropped(to: common), let after = candidate.cropped(to: common) else { return }
    var maps: [MatchLevel: PixelMap] = [:]
    func map(_ level: MatchLevel) -> PixelMap {
      if let map = maps[level] { return map }
      let map = level.engine.map(before, after)
      maps[level] = map
      return map
    }
    var judged = map(engines[0].level)
    for engine in engines.dropFirst() {
      guard let region = engine.region else { continue }
      for rect in plan.areas[region].rects { judged.replace(rect, from: map(engine.level)) }
    }
    exposed = PixelDifference(judged, .different, and: raw.outside(common))
    for index in plan.ignoredRectangles { for rect in plan.areas[index].rects { exposed.clear(rect) } }
    seen = exposed
    for mask in masks { seen.clear(mask) }
    countSpared(engines, plan)
    let verdict = BudgetVerdict(&judged, budget, before, after, ignoring: masks)
    let outside = difference.outside(common)
    difference = verdict.isPass ? outside : PixelDifference(judged, .different, and: outside)
    tolerance = ToleranceSummary(
      counted: verdict.counted, allowed: verdict.allowed, forgiven: verdict.forgiven,
      largestPassingPatch: verdict.largestPassingPatch, ignoredPixels: ignored.0,
      ignoredDifferences: ignored.1)
  }

  /// Counts the pixels that the engines of regions tolerate, each for the innermost region that it is in.
  private mutating func countSpared(_ engines: [(level: MatchLevel, region: Int?)], _ plan: ResolvedRegions) {
    let tolerated = difference.subtracting(seen)
    for (place, engine) in engines.enumerated() where engine.level != .exact {
      guard let region = engine.region else { continue }
      var area = plan.areas[region]
      for inner in engines[(place + 1)...].compactMap(\.region) {
        for rect in plan.areas[inner].rects { area.subtract(rect) }
      }
      spared[region] += area.rects.reduce(0) { $0 + tolerated.count(in: $1) }
    }
  }
}
