import GalleyDiff
import GalleyImage
import SamplePictures
import SeededCases
import Testing

@testable import GalleyExplanation

/// The causes of pictures without trees.
@Suite struct PictureChangesTests {
  private let screen = DrawnScreen(things: [
    (.figure(1, side: 30), 20, 20), (.text("Nutty pancakes", .black, gap: 2), 70, 28),
    (.box(120, 40, fill: RGBA(0, 90, 200), border: RGBA(0, 40, 90)), 20, 120),
    (.text("to be served warm", RGBA(90, 90, 90), gap: 2), 20, 220), (.ring(40), 200, 300),
  ])

  private func told(_ a: Bitmap, _ b: Bitmap) -> [String] {
    let comparison = Comparator.compare(
      baseline: ScreenSnapshot(picture: a), candidate: ScreenSnapshot(picture: b))
    #expect(comparison.causes.reduce(0) { $0 + $1.pixels } == comparison.differingPixels)
    return comparison.causes.map(\.sentence)
  }

  private func told(_ change: (inout DrawnScreen) -> Void) -> [String] {
    var after = screen
    change(&after)
    return told(screen.picture, after.picture)
  }

  @Test func aBlockThatMoved() {
    #expect(told { $0.things[0].x += 7 } == ["a block of 30 × 30 px at (20, 20) moved right 7 px"])
    #expect(
      told {
        $0.things[0].x += 7
        $0.things[0].y += 4
      } == ["a block of 30 × 30 px at (20, 20) moved right 7 px and down 4 px"])
  }

  @Test func blocksThatMovedTogetherAreOneCause() {
    let causes = told {
      $0.things[0].x += 6
      $0.things[1].x += 6
    }
    #expect(
      causes.count == 1 && causes[0].contains(" blocks in ") && causes[0].hasSuffix(" moved right 6 px"))
  }

  @Test func somethingThatCameOrWent() {
    #expect(
      told { $0.things.append((.figure(3, side: 24), 150, 60)) } == [
        "a block of 24 × 24 px at (150, 60) appeared"
      ])
    #expect(told { $0.things.remove(at: 4) } == ["a block of 40 × 40 px at (200, 300) is gone"])
  }

  @Test func anotherColor() {
    #expect(
      told { $0.things[2].thing = .box(120, 40, fill: RGBA(200, 20, 20), border: RGBA(0, 40, 90)) }
        == ["the colour of 116 × 36 px at (22, 122) changed, from #005AC8 to #C81414"])
    let causes = told { $0.things[3].thing = .text("to be served warm", RGBA(200, 20, 20), gap: 2) }
    #expect(causes.allSatisfy { $0.contains("changed, from #5A5A5A to #C81414") })
  }

  @Test func anotherText() {
    let causes = told { $0.things[1].thing = .text("Nutty pandemic", .black, gap: 2) }
    #expect(
      causes.count == 1 && causes[0].hasPrefix("the text in ") && causes[0].contains(" changed from x = "))
  }

  @Test func aTextWithOtherGaps() {
    func line(_ gap: Int) -> Bitmap {
      DrawnScreen(things: [(.text("unforgettably", .black, gap: gap), 40, 60)]).picture
    }
    #expect(told(line(2), line(3)).map { $0.hasSuffix("are as before, further apart") } == [true])
    #expect(told(line(3), line(2)).map { $0.hasSuffix("are as before, closer together") } == [true])
  }

  @Test func aBoxOfAnotherSize() {
    #expect(
      told { $0.things[2].thing = .box(150, 48, fill: RGBA(0, 90, 200), border: RGBA(0, 40, 90)) }
        == ["a block of 120 × 40 px at (20, 120) grew to 150 × 48 px"])
  }

  @Test func aFigureAtAnotherScale() {
    #expect(
      told { $0.things[4].thing = .ring(60) }
        == ["a block of 40 × 40 px at (200, 300) is drawn at 1.5 times the size (60 × 60 px)"])
  }

  @Test func otherColorsEverywhere() {
    var dark = screen.picture
    for index in dark.bytes.indices where index % 4 != 3 { dark.bytes[index] = 255 - dark.bytes[index] }
    #expect(
      told(screen.picture, dark)
        == [
          "the colours all over the picture changed, most from #FFFFFF to #000000, and its shapes are as before"
        ])
  }

  private func enlarged(_ picture: Bitmap, _ times: Int) -> Bitmap {
    var large = Bitmap(width: picture.width * times, height: picture.height * times)
    for y in 0..<large.height { for x in 0..<large.width { large[x, y] = picture[x / times, y / times] } }
    return large
  }

  @Test func aPictureAtTwiceTheScale() {
    let (small, large) = (screen.picture, enlarged(screen.picture, 2))
    #expect(told(small, large) == ["the picture is drawn at 2 times the size"])
    #expect(told(large, small) == ["the picture is drawn at 0.5 times the size"])
  }

  @Test func aWordThatChangedInAPictureAtAnotherScale() {
    var after = screen
    after.things[1].thing = .text("Nutty crumbles", .black, gap: 2)
    let causes = told(enlarged(screen.picture, 2), enlarged(after.picture, 3))
    #expect(causes.first == "the picture is drawn at 1.5 times the size")
    #expect(
      causes.count > 1
        && causes.dropFirst().allSatisfy { $0.contains("look different") || $0.contains("more place") })
  }

  @Test func aGapBetweenTwoBoxesIsNoSize() {
    func boxes(_ gap: Int) -> Bitmap {
      var picture = Bitmap(width: 200, height: 100, color: .white)
      for y in 30..<60 {
        for x in Array(40..<60) + Array(60 + gap..<80 + gap) { picture[x, y] = RGBA(0, 90, 200) }
      }
      return picture
    }
    #expect(told(boxes(4), boxes(7)).allSatisfy { !$0.contains("grew") })
  }

  @Test func aFaintLineInAnotherColorIsNoColorAlone() {
    func box(_ fill: RGBA, line: RGBA) -> Bitmap {
      var picture = Bitmap(width: 200, height: 100, color: .white)
      for y in 30..<60 { for x in 40..<140 { picture[x, y] = y == 45 ? line : fill } }
      return picture
    }
    let (blue, red) = (RGBA(0, 90, 200), RGBA(200, 20, 20))
    #expect(told(box(blue, line: blue), box(red, line: red)).allSatisfy { $0.contains("changed, from") })
    #expect(
      told(box(blue, line: blue), box(red, line: RGBA(206, 20, 20))).allSatisfy {
        $0.contains("look different")
      }
    )
  }

  @Test func aFigureThatBecameAnotherOneLooksDifferent() {
    let causes = told { $0.things[0].thing = .figure(5, side: 30) }
    #expect(!causes.isEmpty && causes.allSatisfy { $0.contains("look different") || $0.contains("colour") })
  }

  @Test(arguments: Soak.seeds(30))
  func noiseHasNoCauseButThatItLooksDifferent(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (a, b) = (Noise.picture(120, 90, &generator), Noise.picture(120, 90, &generator))
    let comparison = Comparator.compare(
      baseline: ScreenSnapshot(picture: a), candidate: ScreenSnapshot(picture: b))
    #expect(comparison.causes.allSatisfy { $0.kind == .pixels })
  }

  @Test func identifiersStandForTheChange() {
    func ids(_ x: Int) -> [String] {
      var (before, after) = (screen, screen)
      before.things[0].x = x
      after.things[0].x = x + 7
      return Comparator.compare(
        baseline: ScreenSnapshot(picture: before.picture), candidate: ScreenSnapshot(picture: after.picture)
      ).causes.map(\.id)
    }
    #expect(ids(20) == ids(24) && ids(20).count == 1)
  }
}
