import Foundation
import GalleyDiff
import GalleyImage
import GalleyTree
import SeededCases
import Testing

@testable import GalleyExplanation

/// What people ask regions for every day passes, and what is amiss beside it does not.
@Suite struct EverydayRegionTests {
  private func compare(_ before: [Element], _ after: [Element], _ regions: [MatchRegion]) throws -> Comparison
  {
    try Comparator.compare(
      baseline: Placed.snapshot(before), candidate: Placed.snapshot(after), settings: .init(regions: regions))
  }

  /// A clock at the right edge of a bar: its left edge goes with its digits.
  private func bar(_ time: String) -> [Element] {
    let width = Double(time.count) * 8
    return [
      Placed.element(
        .other, "bar", "", 0, 0, 320, 40, background: "#EEEEEEFF",
        [
          Placed.element(.staticText, "title", "Recipes", 20, 10, 80, 20),
          Placed.element(.staticText, "clock", time, 300 - width, 10, width, 20),
        ])
    ]
  }

  @Test func aClockAtTheRightEdge() throws {
    func found(_ kinds: RegionKind...) throws -> Comparison {
      try compare(bar("12:30"), bar("9:05"), kinds.map { MatchRegion($0, .element([0, 1]), name: "clock") })
    }
    #expect(try found(.dynamic(.expression(#"\d+:\d\d"#))).passes)
    #expect(try found(.ignore, .floating(RegionEdges(left: 8, right: 8))).passes)
    #expect(try found(.level(.layout)).passes)
    #expect(
      try found(.ignore).causes.map(\.sentence) == [
        "staticText \"clock\": label “12:30” → “9:05”, 8 pt narrower; an ignored element's frame counts unless it floats"
      ])
  }

  @Test func anImageThatLoadsAndASpinnerThatTurns() throws {
    func screen(_ busy: Bool, _ value: String) -> [Element] {
      var spinner = Placed.element(.activityIndicator, "spinner", "Loading", 20, 100, 20, 20)
      spinner.appearance?.isBusy = busy
      spinner.value = .text(value)
      var photo = Placed.element(.image, "photo", busy ? "" : "Pancakes", 20, 20, 60, 60)
      photo.appearance?.background = busy ? "#CCCCCCFF" : nil
      return [photo, spinner]
    }
    let regions = (0..<2).map { MatchRegion(.ignore, .element([$0]), name: "\($0)") }
    let found = try compare(screen(true, "1"), screen(false, "0"), regions)
    #expect(found.passes && found.regionUses.allSatisfy(\.hadEffect), "\(found.causes.map(\.sentence))")
    let gone = try compare(screen(true, "1"), [screen(false, "0")[0]], [regions[0]])
    #expect(gone.causes.map(\.kind) == [.vanished])
  }

  @Test func aContainerWithEverythingInIt() throws {
    func screen(_ inside: [Element], _ height: Double = 100) -> [Element] {
      [
        Placed.element(.other, "ad", "", 0, 40, 320, height, background: "#FFEECCFF", inside),
        Placed.element(.button, "buy", "Buy", 20, 40 + height, 80, 40),
      ]
    }
    let before = screen([
      Placed.element(.image, "", "Shoes", 10, 50, 60, 60),
      Placed.element(.staticText, "", "Shoes", 80, 50, 80, 20),
    ])
    let after = screen([Placed.element(.staticText, "offer", "Bags, half price", 40, 70, 130, 20)])
    let region = MatchRegion(.ignore, .element([0]), name: "ad")
    #expect(try compare(before, after, [region]).passes)
    #expect(try !compare(before, screen([], 120), [region]).passes)
    #expect(try !compare(before, [after[1]], [MatchRegion(.ignore, .element([0]))]).passes)
  }

  @Test func aListOfPrices() throws {
    func list(_ prices: [String]) -> [Element] {
      [
        Placed.element(
          .table, "prices", "", 0, 0, 320, 300,
          prices.enumerated().map { index, price in
            let y = Double(20 + 50 * index)
            let width = Double(price.count) * 8
            return Placed.element(
              .cell, "row\(index)", "", 0, y, 320, 40, background: "#FFFFFFFF",
              [
                Placed.element(.staticText, "name\(index)", "Item \(index)", 20, y + 10, 80, 20),
                Placed.element(.staticText, "price\(index)", price, 300 - width, y + 10, width, 20),
              ])
          })
      ]
    }
    let before = list(["3.50 €", "12.00 €", "1,200.00 €"])
    let region = MatchRegion(.dynamic(nil), .element([0]), name: "prices")
    #expect(try compare(before, list(["13.50 €", "2.00 €", "950.00 €"]), [region]).passes)
    let sold = try compare(before, list(["13.50 €", "sold", "950.00 €"]), [region])
    #expect(
      sold.causes.map(\.sentence) == [
        "staticText \"price1\": label “12.00 €” → “sold”, which is not an amount of money, 24 pt narrower"
      ])
    #expect(try !compare(before, list(["3.50 €", "12.00 €"]), [region]).passes, "a row is gone")
  }

  /// Frames that no screen has, and regions on them: an answer, and the same of what is the same.
  @Test(arguments: Soak.seeds(60)) func framesThatNoScreenHas(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: 66_000 + seed)
    let odd = [Double.nan, .infinity, -.infinity, -50, 0, 1e300, 400, 12.34]
    var elements: [Element] = []
    for number in 0..<6 {
      var element = Placed.element(
        .other, "e\(number)", "E", .random(in: 0...200, using: &generator), 10, 40, 40,
        background: "#FFFFFFFF",
        [Placed.element(.staticText, "t\(number)", "T", 20, 20, 20, 20)])
      let value = odd.randomElement(using: &generator)!
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: element.frame.origin.x = value
      case 1: element.frame.size.width = value
      case 2: element.appearance?.visibleFrame = CGRect(x: value, y: 0, width: 10, height: value)
      case 3: element.appearance?.cornerRadius = value
      default: element.children[0].frame.size.height = value
      }
      elements.append(element)
    }
    var after = elements
    after[0].children[0].label = "U"
    let picture = Bitmap(width: 320, height: 480, color: .white)
    func snapshot(_ elements: [Element]) -> ScreenSnapshot {
      ScreenSnapshot(picture: picture, tree: Placed.screen(elements))
    }
    let kinds: [RegionKind] = [
      .ignore, .level(.layout), .level(.exact), .floating(8), .dynamic(nil), .accessibility(.regularText),
    ]
    let regions = (1..<6).map { number in
      MatchRegion(
        kinds.randomElement(using: &generator)!,
        .element(Bool.random(using: &generator) ? [number] : [number, 0]),
        padding: RegionEdges(.random(in: 0...30, using: &generator)))
    }
    for level in MatchLevel.allCases {
      let settings = MatchSettings(level: level, regions: regions)
      let same = try Comparator.compare(
        baseline: snapshot(elements), candidate: snapshot(elements), settings: settings)
      #expect(same.passes && same.differingPixels == 0)
      let told = try Comparator.compare(
        baseline: snapshot(elements), candidate: snapshot(after), settings: settings)
      #expect(told.passes == (level == .none || level == .layout || level == .strict))
    }
  }
}
