import GalleyImage
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff

@Suite struct DifferencePicturesTests {
  private func pictures(_ a: Bitmap, _ b: Bitmap) -> DifferencePictures {
    DifferencePictures(
      baseline: a, candidate: b, comparison: PixelComparison(baseline: a, candidate: b, engine: YIQEngine()))
  }

  @Test func everyPictureHasItsName() {
    #expect(
      DifferenceView.allCases.map { $0.fileSuffix(.light) } == [
        "-mask.png", "-overlay.png", "-heat.png", "-strip.png", "-before.png", "-after.png",
      ])
    #expect(DifferenceView.heat.fileSuffix(.dark) == "-heat.dark.png")
    let names = DifferenceView.allCases.flatMap { view in
      DifferenceAppearance.allCases.map { view.fileSuffix($0) }
    }
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Soak.seeds(24))
  func filesHoldWhatIsDrawn(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let a = Noise.colors(50, 40, isOpaque: seed % 3 != 0, &generator)
    let b = seed % 2 == 0 ? Noise.changed(a, &generator) : Noise.colors(44, 48, &generator)
    let pictures = pictures(a, b)
    for appearance in DifferenceAppearance.allCases {
      for view in DifferenceView.allCases {
        let drawn = pictures.draw(view, appearance)
        #expect(try PNG.decode(try pictures.pngs(view)[appearance]) == drawn, "\(view)")
        #expect(drawn.bytes.enumerated().allSatisfy { $0.offset % 4 != 3 || $0.element == 255 }, "opaque")
      }
    }
  }

  @Test(arguments: Soak.seeds(24))
  func masksShowExactlyWhatIsSaid(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let a = Noise.colors(30, 30, &generator)
    let b = Noise.nudged(a, by: 60, &generator)
    let map = YIQEngine().map(a, b)
    for appearance in DifferenceAppearance.allCases {
      let colors: [PixelClassification: RGBA] = [
        .same: appearance.ground, .tolerated: appearance.tolerated, .smoothed: appearance.smoothed,
        .different: appearance.different,
      ]
      #expect(Set(colors.values).count == 4)
      let mask = pictures(a, b).draw(.mask, appearance)
      for y in 0..<30 { for x in 0..<30 { #expect(mask[x, y] == colors[map[x, y]]) } }
    }
  }

  @Test func boxesAreAroundEveryDifference() {
    let a = Bitmap(width: 400, height: 400, color: .white)
    var b = a
    for x in 100..<140 { b[x, 100] = .black }
    b[300, 300] = .black
    let difference = PixelDifference(ExactEngine().map(a, b), .different)
    let boxes = DifferenceBoxes.find(difference, line: 1)
    #expect(
      boxes == [
        PixelRect(x: 98, y: 98, width: 44, height: 5), PixelRect(x: 298, y: 298, width: 5, height: 5),
      ])
    // The line is around the box, on both pictures, in their colours.
    for (view, color) in [
      (DifferenceView.before, DifferenceAppearance.light.before), (.after, DifferenceAppearance.light.after),
    ] {
      let drawn = pictures(a, b).draw(view)
      #expect(drawn[120, 97] == color && drawn[300, 303] == color && drawn[200, 200] == .white)
    }
    #expect(pictures(a, b).draw(.after)[120, 100] == .black, "what differs is not painted over")
  }

  @Test func boxesNeverLieOverEachOther() {
    for seed in Soak.seeds(20) {
      var generator = SeededGenerator(seed: seed)
      let a = Bitmap(width: 200, height: 200, color: .white)
      var b = a
      for _ in 0..<40 {
        b[Int.random(in: 0..<200, using: &generator), Int.random(in: 0..<200, using: &generator)] = .black
      }
      let boxes = DifferenceBoxes.find(PixelDifference(ExactEngine().map(a, b), .different), line: 2)
      for (index, box) in boxes.enumerated() {
        for other in boxes[(index + 1)...] { #expect(box.intersection(other) == nil) }
      }
    }
  }

  @Test func heatGrowsWithTheDistance() {
    let a = Bitmap(width: 40, height: 3, color: .white)
    var b = a
    for x in 0..<40 {
      let value = UInt8(255 - x * 6)
      b[x, 1] = RGBA(value, value, value)
    }
    let lumas = { (picture: Bitmap) in (8..<40).map { picture[$0, 1].luma } }
    let (light, dark) = (pictures(a, b).draw(.heat, .light), pictures(a, b).draw(.heat, .dark))
    #expect(lumas(light) == lumas(light).sorted(by: >) && Set(lumas(light)).count > 10)
    #expect(lumas(dark) == lumas(dark).sorted() && Set(lumas(dark)).count > 10)
  }

  @Test func masksAreSmallFiles() throws {
    let a = try Screens.list()
    var b = a
    for y in 500..<900 { for x in 200..<900 { b[x, y] = a[x + 9, y] } }
    let pictures = pictures(a, b)
    let mask = try pictures.pngs(.mask).light
    #expect(mask.count * 10 < (try PNG.encode(a)).count, "\(mask.count)")
  }

  @Test func overlaysHaveSixteenColoursAtTheMost() throws {
    for isDark in [false, true] {
      let a = try Screens.list(dark: isDark)
      var b = a
      for y in 500..<900 { for x in 200..<900 { b[x, y] = a[x + 9, y] } }
      let pictures = pictures(a, b)
      for appearance in DifferenceAppearance.allCases {
        let overlay = pictures.draw(.overlay, appearance)
        var colors: Set<RGBA> = []
        for y in stride(from: 0, to: overlay.height, by: 3) {
          for x in 0..<overlay.width { colors.insert(overlay[x, y]) }
        }
        #expect((8...16).contains(colors.count), "\(colors.count)")
        let size = try pictures.pngs(.overlay)[appearance].count
        #expect(size * 3 < (try PNG.encode(a)).count, "\(size)")
      }
    }
  }

  @Test func stripsAreForAGlance() throws {
    let a = try Screens.list()
    var b = a
    for y in 500..<900 { for x in 200..<900 { b[x, y] = .black } }
    let pictures = pictures(a, b)
    let strip = pictures.draw(.strip)
    #expect(pictures.size(of: .strip) == PixelSize(width: strip.width, height: strip.height))
    #expect(strip.width < 3 * 375 + 100 && strip.height < 812 + 50)
    // From the left: as it was, as it is, and what differs.
    let (gap, top) = ((strip.width - 3 * 375) / 4, strip.height - 812)
    let places = (0..<3).map { strip[gap + $0 * (375 + gap) + 200, top + 200] }
    #expect(places[1] == .black && places[0] != .black)
    #expect(places[2].red > 2 * places[2].green, "\(places[2])")
  }

  @Test func sizesAreKnownBeforeDrawing() {
    let a = Bitmap(width: 1234, height: 77, color: .white)
    let b = Bitmap(width: 1200, height: 90, color: .white)
    let pictures = pictures(a, b)
    for view in DifferenceView.allCases {
      let drawn = pictures.draw(view, .dark)
      #expect(pictures.size(of: view) == PixelSize(width: drawn.width, height: drawn.height), "\(view)")
    }
  }

  @Test func aDifferenceOfNothingIsEmpty() {
    let a = Bitmap(width: 9, height: 9, color: .white)
    #expect(pictures(a, a).isEmpty)
    #expect(!pictures(a, Bitmap(width: 9, height: 8, color: .white)).isEmpty)
  }
}
