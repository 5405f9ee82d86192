import GalleyImage

/// The result of applying a budget to a comparison: whether it passes, and what was tolerated.
package struct BudgetVerdict: Sendable, Hashable, Codable {
  /// The number of pixels that differ and count.
  package var counted: Int
  /// The number of pixels that may differ.
  package var allowed: Int
  /// The pixels that changed and passed, by reason.
  package var forgiven: [ToleratedDifference]
  /// The budget's smallest cluster that counts.
  package var minimumClusterSize: Int
  /// The number of pixels that were not compared.
  package var ignoredPixels: Int
  /// The number of these that are not the same.
  package var ignoredDifferences: Int

  /// Whether no more pixels differ than may.
  package var isPass: Bool { counted <= allowed }

  /// The size of the largest separate patch that could differ in addition without failing, in pixels; 0 for none.
  package var largestPassingPatch: Int { isPass ? max(allowed - counted, minimumClusterSize - 1) : 0 }

  /// Applies a budget to a map.
  ///
  /// - Parameters:
  ///   - map: What an engine says of every pixel. Gets what the budget makes of it: what the budget forgives singly is
  ///     ``PixelClassification/tolerated`` there afterwards.
  ///   - budget: How much may pass.
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture.
  ///   - masks: What is not judged.
  package init(
    _ map: inout PixelMap, _ budget: DifferenceBudget, _ baseline: Bitmap, _ candidate: Bitmap,
    ignoring masks: [PixelRect] = []
  ) {
    ignoredPixels = PixelRect.unionArea(
      masks.compactMap { $0.intersection(PixelRect(x: 0, y: 0, width: map.width, height: map.height)) })
    ignoredDifferences = masks.reduce(0) { $0 + map.clear($1) }
    allowed = budget.allowance(of: map.width * map.height)
    minimumClusterSize = budget.minimumClusterSize
    var reasons: [ToleratedDifference] = []
    func note(_ reason: ToleratedDifference.Reason, _ difference: PixelDifference) {
      guard let largest = PixelCluster.find(in: difference, joining: 0).first else { return }
      var bounds = largest.bounds
      var magnitude = 0.0
      for y in 0..<difference.height {
        difference.forEachRun(inRow: y) { run in
          bounds.formUnion(
            PixelRect(x: run.lowerBound, y: y, width: run.count, height: 1))
          for x in run { magnitude = max(magnitude, map.magnitude(x, y)) }
        }
      }
      reasons.append(
        ToleratedDifference(
          reason: reason, pixels: difference.count, bounds: bounds, largestPatch: largest.bounds,
          largestPatchPixels: largest.count, greatestMagnitude: magnitude))
    }
    if !map.isEmpty {
      for (reason, judgement) in [
        (ToleratedDifference.Reason.tolerated, PixelClassification.tolerated), (.smoothed, .smoothed),
      ] where map.count(judgement) > 0 {
        note(reason, PixelDifference(map, judgement))
      }
      note(.perceptualPrecision, map.forgive(within: budget.perceptualPrecision, baseline, candidate))
      note(.minimumClusterSize, map.forgive(clustersBelow: budget.minimumClusterSize))
    }
    counted = map.count(.different)
    if counted <= allowed { note(.allowance, PixelDifference(map, .different)) }
    forgiven = reasons
  }
}

extension PixelMap {
  /// Tolerates pixels whose colours are nearer than a precision asks for.
  fileprivate mutating func forgive(
    within precision: Double, _ baseline: Bitmap, _ candidate: Bitmap
  ) -> PixelDifference {
    var forgiven = PixelDifference(width: width, height: height)
    if precision == 1 { return forgiven }
    let limit = (1 - precision) * 100
    var colors = LabColorCache()
    PixelPair.withPictures(baseline, candidate) { pair in
      let (a, b) = pair.sides
      for y in 0..<height {
        for x in 0..<width where self[x, y] == .different {
          // As a view is shown: over white, and over black where it is not opaque.
          let (before, after) = (a.color(x, y), b.color(x, y))
          let isNear = PixelNeighborhood.backdrops(before, after).allSatisfy { backdrop in
            // Core Image's CILabDeltaE, which swift-snapshot-testing asks, has no distance above 100.
            min(
              100,
              ColorDifference.cie94(
                colors.color(before.opaque(over: backdrop)), colors.color(after.opaque(over: backdrop))))
              <= limit
          }
          if isNear {
            rejudge(x, y, .tolerated)
            forgiven.insert(x, y)
          }
        }
      }
    }
    return forgiven
  }

  /// Tolerates pixels of which too few touch each other.
  fileprivate mutating func forgive(clustersBelow least: Int) -> PixelDifference {
    var forgiven = PixelDifference(width: width, height: height)
    if least <= 1 { return forgiven }
    var isSeen = [Bool](repeating: false, count: width * height)
    for start in 0..<width * height where byte(at: start) & 3 == 3 && !isSeen[start] {
      isSeen[start] = true
      var cluster = [start]
      var next = 0
      while next < cluster.count {
        let (x, y) = (cluster[next] % width, cluster[next] / width)
        next += 1
        for row in max(0, y - 1)...min(height - 1, y + 1) {
          for column in max(0, x - 1)...min(width - 1, x + 1) {
            let index = row * width + column
            if !isSeen[index], byte(at: index) & 3 == 3 {
              isSeen[index] = true
              cluster.append(index)
            }
          }
        }
      }
      if cluster.count < least {
        for index in cluster {
          rejudge(index % width, index / width, .tolerated)
          forgiven.insert(index % width, index / width)
        }
      }
    }
    return forgiven
  }
}
