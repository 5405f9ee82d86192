import GalleyImage
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff

@Suite struct PixelClusterTests {
  /// Clusters by flooding from pixel to pixel.
  private func flooded(_ difference: PixelDifference, joining: Int) -> [PixelCluster] {
    var left = Set<[Int]>()
    for y in 0..<difference.height {
      for x in 0..<difference.width where difference.differs(x, y) { left.insert([x, y]) }
    }
    var clusters: [PixelCluster] = []
    while let first = left.popFirst() {
      var open = [first]
      var cluster = PixelCluster(
        bounds: .init(minX: first[0], minY: first[1], maxX: first[0] + 1, maxY: first[1] + 1), count: 0)
      while let pixel = open.popLast() {
        cluster.count += 1
        cluster.bounds.formUnion(
          .init(minX: pixel[0], minY: pixel[1], maxX: pixel[0] + 1, maxY: pixel[1] + 1))
        for dy in -joining - 1...joining + 1 {
          for dx in -joining - 1...joining + 1 {
            if let next = left.remove([pixel[0] + dx, pixel[1] + dy]) { open.append(next) }
          }
        }
      }
      clusters.append(cluster)
    }
    return clusters
  }

  @Test(arguments: 1...100)
  func theyAreWhatFloodingFinds(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let a = Noise.picture(90, 40, &generator)
    var b = a
    for _ in 0..<40 {
      b[Int.random(in: 0..<90, using: &generator), Int.random(in: 0..<40, using: &generator)].blue = 9
    }
    let difference = PixelDifference(a, b)
    for joining in [0, 1, 3] {
      let found = PixelCluster.find(in: difference, joining: joining)
      #expect(Set(found) == Set(flooded(difference, joining: joining)), "joining \(joining)")
      #expect(found.reduce(0) { $0 + $1.count } == difference.count)
      #expect(zip(found, found.dropFirst()).allSatisfy { $0.count >= $1.count })
    }
  }
}
