import GalleyImage
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff

@Suite struct PixelAllocationTests {
  @Test(arguments: 1...100)
  func everyPixelBelongsToTheFirstClaimThatCoversIt(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let a = Noise.picture(70, 20, &generator)
    let difference = PixelDifference(a, Noise.changed(a, &generator))
    let claims = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
      PixelAllocation.Claim(
        area: Noise.rect(in: 70, 20, &generator), owner: Int.random(in: 0..<4, using: &generator))
    }
    let ownership = PixelAllocation.settle(difference, claims: claims, owners: 4)
    var counts = [0, 0, 0, 0]
    for y in 0..<20 {
      for x in 0..<70 where difference.differs(x, y) {
        let claim = claims.first {
          ($0.area.minX..<$0.area.maxX).contains(x) && ($0.area.minY..<$0.area.maxY).contains(y)
        }
        if let claim { counts[claim.owner] += 1 }
        if ownership.rest.differs(x, y) != (claim == nil) { Issue.record("(\(x), \(y))") }
      }
    }
    #expect(ownership.counts == counts)
    #expect(ownership.rest.count + counts.reduce(0, +) == difference.count)
  }
}
