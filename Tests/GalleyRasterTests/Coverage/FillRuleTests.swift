import Foundation
import Testing

@testable import GalleyRaster

@Suite struct FillRuleTests {
  private let star = polygon(
    (0..<5).map { index in
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      return (20 + 18 * cos(angle), 20 + 18 * sin(angle))
    })

  @Test func aStarHasAHoleByTheEvenOddRuleOnly() {
    #expect(coverage(star, rule: .nonZero)[20, 20] == 255)
    #expect(coverage(star, rule: .evenOdd)[20, 20] == 0)
    #expect(coverage(star, rule: .evenOdd)[20, 5] == 255)
  }

  @Test func aRingOfOppositeWindingsHasAHoleByBothRules() {
    var ring = Path(rect: CGRect(x: 0, y: 0, width: 9, height: 9))
    ring.segments += polygon([(3, 3), (3, 6), (6, 6), (6, 3)]).segments
    for rule in [DisplayList.FillRule.nonZero, .evenOdd] {
      let mask = coverage(ring, rule: rule)
      #expect(mask[4, 4] == 0)
      #expect(mask.area == 72)
    }
  }

  @Test func equalWindingsFillByTheNonZeroRuleAndCancelByTheOther() {
    var twice = Path(rect: CGRect(x: 0, y: 0, width: 4, height: 4))
    twice.segments += twice.segments
    #expect(coverage(twice, rule: .nonZero).area == 16)
    #expect(coverage(twice, rule: .evenOdd).area == 0)
  }

  @Test func anOpenOutlineIsFilledAsIfClosed() {
    var open = Path()
    open.move(to: CGPoint(x: 0, y: 0))
    open.addLine(to: CGPoint(x: 8, y: 0))
    open.addLine(to: CGPoint(x: 0, y: 8))
    #expect(coverage(open).bytes == coverage(polygon([(0, 0), (8, 0), (0, 8)])).bytes)
  }
}
