import GalleyImage

/// A comparison of two pictures by an engine, under a budget.
package struct PixelComparison: Sendable, Hashable {
  /// The result.
  package enum Outcome: String, Sendable, Hashable, Codable {
    /// Every pixel is the same.
    case equal
    /// Something changed, and it passes; ``PixelComparison/verdict`` lists what was tolerated.
    case passed
    /// More differs than may.
    case different
    /// The sizes differ. That never passes, whatever the budget.
    case sizesDiffer
  }

  /// The alignment of the pictures, where their sizes differ.
  package var sizes: SizeMismatch?
  /// The classification of each pixel of the part that both have.
  package var map: PixelMap
  /// The budget's result for that part.
  package var verdict: BudgetVerdict

  /// The result.
  package var outcome: Outcome {
    if sizes != nil { return .sizesDiffer }
    if map.isEmpty { return .equal }
    return verdict.isPass ? .passed : .different
  }

  /// Whether it passes.
  package var isPass: Bool { outcome == .equal || outcome == .passed }

  /// The whole as one sentence, without an end mark.
  package var sentence: String {
    let areas = PixelCluster.find(in: PixelDifference(map, .different), joining: Self.joining).count
    return PictureSentence.text(self, areas: areas)
  }

  /// Pixels with fewer equal ones between them are one area.
  private static let joining = 4

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - baseline: The approved picture.
  ///   - candidate: The new picture.
  ///   - engine: What tells pixels apart.
  ///   - budget: How much may differ.
  ///   - masks: What is not judged, in pixels of the approved picture.
  ///   - threads: How many bands are judged at once; the result does not depend on it.
  package init(
    baseline: Bitmap, candidate: Bitmap, engine: some PixelEngine = StrictEngine(),
    budget: DifferenceBudget = .none, ignoring masks: [PixelRect] = [], threads: Int = 1
  ) {
    sizes = SizeMismatch.find(baseline, candidate)
    var (before, after, areas) = (baseline, candidate, masks)
    if let sizes, let left = baseline.cropped(to: sizes.commonInBaseline),
      let right = candidate.cropped(to: sizes.commonInCandidate)
    {
      (before, after) = (left, right)
      areas = masks.map {
        PixelRect(
          x: $0.x - sizes.commonInBaseline.x, y: $0.y - sizes.commonInBaseline.y, width: $0.width,
          height: $0.height)
      }
    }
    map = engine.map(before, after, threads: threads)
    verdict = BudgetVerdict(&map, budget, before, after, ignoring: areas)
  }
}
