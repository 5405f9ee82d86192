import GalleyImage
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff

@Suite struct SizeMismatchTests {
  @Test func equalSizesAreNoMismatch() {
    let picture = Bitmap(width: 3, height: 3, color: .white)
    #expect(SizeMismatch.find(picture, Bitmap(width: 3, height: 3, color: .black)) == nil)
  }

  @Test func nothingInCommonIsLaidOverTheUpperLeftCorners() throws {
    let found = try #require(
      SizeMismatch.find(
        Bitmap(width: 5, height: 9, color: .white), Bitmap(width: 7, height: 4, color: .black)))
    #expect(found.isTopLeft)
    #expect(found.commonInBaseline == PixelRect(x: 0, y: 0, width: 5, height: 4))
    #expect(found.commonInCandidate == found.commonInBaseline)
    #expect(
      found.baseline == PixelSize(width: 5, height: 9) && found.candidate == PixelSize(width: 7, height: 4))
  }

  /// A part of a picture is found in it, wherever it was cut out, both ways.
  @Test(arguments: Soak.seeds(60))
  func aPartIsFoundWhereItWas(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let whole = Noise.colors(40, 50, &generator)
    // Cut off one side of each axis, or both of one: what happens to screenshots.
    let isTall = Bool.random(using: &generator)
    let (left, top) =
      isTall ? (0, Int.random(in: 0...20, using: &generator)) : (Int.random(in: 0...15, using: &generator), 0)
    let rect = PixelRect(x: left, y: top, width: isTall ? 40 : 20, height: isTall ? 25 : 50)
    let part = try #require(whole.cropped(to: rect))
    let found = try #require(SizeMismatch.find(whole, part))
    #expect(found.commonInBaseline == rect && found.commonInCandidate == part.extent)
    let back = try #require(SizeMismatch.find(part, whole))
    #expect(back.commonInCandidate == rect && back.commonInBaseline == part.extent)
    let comparison = PixelComparison(baseline: whole, candidate: part)
    #expect(comparison.outcome == .sizesDiffer && !comparison.isPass)
    #expect(comparison.map.isEmpty, "the common part is the same")
  }

  @Test func noBudgetPassesAnotherSize() throws {
    let budget = try DifferenceBudget(maxDiffPixelRatio: 1, minimumClusterSize: 1000)
    let comparison = PixelComparison(
      baseline: Bitmap(width: 5, height: 5, color: .white),
      candidate: Bitmap(width: 5, height: 6, color: .white),
      budget: budget)
    #expect(!comparison.isPass && comparison.verdict.counted == 0)
  }

  @Test func masksAreOfTheApprovedPicture() {
    var generator = SeededGenerator(seed: 4)
    let whole = Noise.colors(30, 40, &generator)
    var part = whole.cropped(to: PixelRect(x: 0, y: 10, width: 30, height: 30))!
    part[4, 5] = part[4, 5] == .black ? .white : .black
    let comparison = PixelComparison(
      baseline: whole, candidate: part, engine: ExactEngine(),
      ignoring: [PixelRect(x: 4, y: 15, width: 1, height: 1)])
    #expect(comparison.sizes?.commonInBaseline.y == 10)
    #expect(comparison.map.isEmpty && comparison.verdict.ignoredDifferences == 1)
  }
}
