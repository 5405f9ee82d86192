import Foundation
import GalleyExplanation
import GalleyTree
import SeededCases
import Testing

@Suite struct ForgivenShareTests {
  private static let size = CGSize(width: 100, height: 200)

  private func share(_ regions: MatchRegion..., tree: Element? = nil) -> Double {
    ForgivenShare.measure(regions, of: Self.size, tree: tree)
  }

  private func region(_ kind: RegionKind, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> MatchRegion
  {
    MatchRegion(kind, .rectangle(CGRect(x: x, y: y, width: width, height: height)))
  }

  @Test func regionsCountOnceWhereTheyOverlap() {
    #expect(share(region(.ignore, 0, 0, 100, 100)) == 0.5)
    #expect(share(region(.ignore, 0, 0, 100, 100), region(.floating(4), 0, 50, 100, 50)) == 0.5)
    #expect(share(region(.ignore, 0, 0, 100, 100), region(.level(.layout), 0, 50, 100, 100)) == 0.75)
    #expect(share() == 0)
  }

  @Test func whatForgivesNothingCoversNothing() {
    #expect(share(region(.level(.exact), 0, 0, 100, 200)) == 0)
    #expect(share(region(.accessibility(.regularText), 0, 0, 100, 200)) == 0)
    // Where regions overlap, the last counts.
    #expect(share(region(.ignore, 0, 0, 100, 200), region(.level(.exact), 0, 0, 50, 200)) == 0.5)
    #expect(share(region(.level(.exact), 0, 0, 50, 200), region(.ignore, 0, 0, 100, 200)) == 1)
    #expect(share(region(.ignore, 0, 0, 100, 200), region(.accessibility(.boldText), 0, 0, 100, 200)) == 1)
  }

  @Test func onlyWhatIsOnTheScreenCounts() {
    #expect(share(region(.ignore, -1000, -1000, 5000, 5000)) == 1)
    #expect(share(region(.ignore, 200, 0, 100, 100)) == 0)
    #expect(share(region(.ignore, 50, 100, -50, -100)) == 0.25)
    #expect(ForgivenShare.measure([region(.ignore, 0, 0, 9, 9)], of: .zero, tree: nil) == 0)
  }

  @Test func anElementIsWhereTheTreeHasIt() {
    let tree = Element(
      .application, frame: CGRect(origin: .zero, size: Self.size),
      children: [Element(.image, frame: CGRect(x: 10, y: 10, width: 80, height: 80))])
    #expect(share(MatchRegion(.ignore, .element([0]), padding: 10), tree: tree) == 0.5)
    #expect(share(MatchRegion(.ignore, .element([])), tree: tree) == 1)
    #expect(share(MatchRegion(.ignore, .element([7])), tree: tree) == 0)
    #expect(share(MatchRegion(.ignore, .element([0])), tree: nil) == 0)
  }

  @Test(arguments: Soak.seeds(20)) func theShareIsThatOfThePixelsCountedOneByOne(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let regions = (0..<Int.random(in: 1...12, using: &random)).map { _ -> MatchRegion in
      func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
      let kinds: [RegionKind] = [
        .ignore, .floating(3), .level(.exact), .level(.strict), .accessibility(.largeText),
      ]
      return region(
        kinds[Int.random(in: 0..<kinds.count, using: &random)], number(-20...90), number(-20...190),
        number(1...80),
        number(1...120))
    }
    var count = 0
    for x in 0..<100 {
      for y in 0..<200 {
        let middle = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5)
        let last = regions.last { region in
          if case .accessibility = region.kind { return false }
          guard case .rectangle(let rectangle) = region.place else { return false }
          return rectangle.contains(middle)
        }
        if last?.kind.forgives == true { count += 1 }
      }
    }
    #expect(abs(ForgivenShare.measure(regions, of: Self.size, tree: nil) - Double(count) / 20_000) < 1e-9)
  }
}
