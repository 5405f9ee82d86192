import Foundation
import GalleyTree
import SeededCases
import Testing

@Suite struct EnclosingTests {
  @Test func `a rectangle well inside is enclosed, whatever a union of both rounds to`() {
    let outer = CGRect(x: 32, y: 270.666_666_666_666_7, width: 311, height: 311)
    #expect(outer.encloses(CGRect(x: 54, y: 282, width: 60, height: 81)))
    #expect(outer.encloses(outer))
    #expect(outer.encloses(.null))
    #expect(!CGRect.null.encloses(outer))
  }

  @Test(arguments: Soak.seeds(200))
  func `each edge counts`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func length(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    let outer = CGRect(
      x: length(-400...400), y: length(-400...400), width: length(3...900), height: length(3...900))
    let inner = outer.insetBy(dx: 1, dy: 1)
    #expect(outer.encloses(inner))
    for (dx, dy) in [(-1.5, 0.0), (1.5, 0), (0, -1.5), (0, 1.5)] {
      #expect(!outer.encloses(inner.offsetBy(dx: dx, dy: dy)))
    }
  }
}
