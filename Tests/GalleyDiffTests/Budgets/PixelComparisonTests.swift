import GalleyImage
import Testing

@testable import GalleyDiff

/// A comparison in one sentence.
@Suite struct PixelComparisonTests {
  private let white = Bitmap(width: 40, height: 30, color: .white)

  private func told(_ after: Bitmap, _ budget: DifferenceBudget = .none) -> String {
    PixelComparison(baseline: white, candidate: after, budget: budget).sentence
  }

  @Test func whatCameOfIt() throws {
    #expect(told(white) == "the pictures are equal")
    var after = white
    after[3, 3] = RGBA(254, 254, 254)
    #expect(told(after) == "all changes are tolerated: 1 px tolerated")
    for (x, y) in [(10, 10), (10, 11), (30, 20)] { after[x, y] = .black }
    #expect(told(after) == "2 areas differ (3 px, 0 allowed): 1 px tolerated")
    #expect(
      told(after, try DifferenceBudget(maxDiffPixels: 5))
        == "all changes are tolerated: 1 px tolerated, 3 px allowed")
    #expect(
      told(after, try DifferenceBudget(minimumClusterSize: 2))
        == "1 area differs (2 px, 0 allowed): 1 px tolerated, 1 px in clusters that are too small")
    #expect(
      told(after, try DifferenceBudget(perceptualPrecision: 0))
        == "all changes are tolerated: 1 px tolerated, 3 px within the perceptual precision")
  }

  @Test func anotherSize() {
    #expect(
      told(Bitmap(width: 52, height: 30, color: .white))
        == "the picture is 12 px wider; what both have is equal")
    #expect(
      told(Bitmap(width: 39, height: 28, color: .white))
        == "the picture is 1 px narrower and 2 px lower; what both have is equal")
    var after = Bitmap(width: 40, height: 31, color: .white)
    after[5, 5] = .black
    #expect(told(after) == "the picture is 1 px higher; 1 area differs (1 px, 0 allowed)")
  }
}
