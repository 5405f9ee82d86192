import GalleyImage
import SamplePictures
import SeededCases
import Testing

@testable import GalleyDiff

/// *Strict* passes no change that a person would see, and forgives what rendering leaves.
@Suite struct StrictEngineTests {
  /// Real screens, with text of three pixels a point and of one.
  private static let screens: [Bitmap] = {
    let pictures = [false, true].compactMap { try? Screens.list(dark: $0) }
    return pictures + pictures.map { Screens.shrunk($0, by: 3) }
  }()

  private func passes(_ a: Bitmap, _ b: Bitmap) -> Bool {
    let there = StrictEngine().map(a, b).count(.different)
    #expect(StrictEngine().map(b, a).count(.different) == there, "symmetric")
    return there == 0
  }

  /// A part of a screen in which something is to be seen.
  private func crop(_ seed: UInt64, _ generator: inout SeededGenerator) -> Bitmap {
    let screen = Self.screens[Int(seed) % Self.screens.count]
    while true {
      let rect = PixelRect(
        x: Int.random(in: 0...screen.width - 80, using: &generator),
        y: Int.random(in: 0...screen.height - 60, using: &generator), width: 80, height: 60)
      if let part = screen.cropped(to: rect), contrast(part) > 90 {
        return part
      }
    }
  }

  /// The largest step between neighbours in the middle.
  private func contrast(_ picture: Bitmap) -> Int {
    var most = 0
    for y in 20..<40 {
      for x in 20..<60 { most = max(most, abs(Int(picture[x, y].green) - Int(picture[x - 1, y].green))) }
    }
    return most
  }

  /// The least number of strongly changed pixels where something was exchanged or moved, and not only a piece of its edge.
  private static let leastPiece = 16

  /// How many pixels have changed by more than a number of levels of green.
  private func changedPixels(_ a: Bitmap, _ b: Bitmap, above limit: Int) -> Int {
    (0..<a.height).reduce(0) { sum, y in
      sum + (0..<a.width).count { x in abs(Int(b[x, y].green) - Int(a[x, y].green)) > limit }
    }
  }

  @Test func thereAreScreens() { #expect(Self.screens.count == 4) }

  @Test(arguments: Soak.seeds(120))
  func anotherLetterIsSeen(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let before = crop(seed, &generator)
    // What stands elsewhere, in the place of a letter.
    var after = before
    let (width, height) = (
      Int.random(in: 5...24, using: &generator), Int.random(in: 7...30, using: &generator)
    )
    let (fromX, fromY) = (
      Int.random(in: 0...80 - width, using: &generator), Int.random(in: 0...60 - height, using: &generator)
    )
    let (toX, toY) = (
      Int.random(in: 0...80 - width, using: &generator), Int.random(in: 0...60 - height, using: &generator)
    )
    for y in 0..<height { for x in 0..<width { after[toX + x, toY + y] = before[fromX + x, fromY + y] } }
    let strong = changedPixels(before, after, above: 64)
    // Fewer are a piece of an edge, which may be drawn elsewhere within its pixels.
    if strong >= Self.leastPiece { #expect(!passes(before, after), "\(strong) px changed strongly") }
  }

  /// Erases what stands alone: a dot of an i, a full stop, the thin stroke of a letter.
  @Test(arguments: Soak.seeds(120))
  func whatStoodAloneAndIsGoneIsSeen(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let before = crop(seed, &generator)
    let ground = before[0, 0]
    let plain = Bitmap(width: before.width, height: before.height, color: ground)
    let pieces = PixelCluster.find(in: PixelDifference(before, plain), joining: 0)
    let small = pieces.filter { $0.count <= 60 && contrast(of: $0, in: before, with: ground) > 90 }
    guard let piece = small.randomElement(using: &generator) else { return }
    var after = before
    for y in piece.bounds.minY..<piece.bounds.maxY {
      for x in piece.bounds.minX..<piece.bounds.maxX { after[x, y] = ground }
    }
    #expect(!passes(before, after), "\(piece.count) px are gone")
  }

  private func contrast(of piece: PixelCluster, in picture: Bitmap, with ground: RGBA) -> Int {
    var most = 0
    for y in piece.bounds.minY..<piece.bounds.maxY {
      for x in piece.bounds.minX..<piece.bounds.maxX {
        most = max(most, abs(Int(picture[x, y].green) - Int(ground.green)))
      }
    }
    return most
  }

  @Test(arguments: Soak.seeds(120))
  func whatMovedByOnePixelIsSeen(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let before = crop(seed, &generator)
    var after = before
    let isDown = Bool.random(using: &generator)
    for y in 20..<40 {
      for x in 20..<60 { after[x, y] = before[isDown ? x : x - 1, isDown ? y - 1 : y] }
    }
    let strong = changedPixels(before, after, above: 40)
    if strong >= Self.leastPiece { #expect(!passes(before, after), "\(strong) px changed strongly") }
  }

  @Test(arguments: Soak.seeds(80))
  func aHairlineThatMovedOrChangedItsColourIsSeen(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let screen = crop(seed, &generator)
    let backdrop = Int.random(in: 0...255, using: &generator)
    // From a contrast that is just seen to the strongest.
    let contrast = Int.random(in: 12...100, using: &generator) * (backdrop > 127 ? -1 : 1)
    /// A hairline on even ground below text.
    func line(_ y: Int, _ value: Int) -> Bitmap {
      var picture = screen
      let (back, ink) = (UInt8(backdrop), UInt8(value))
      for row in 30..<60 { for x in 0..<80 { picture[x, row] = RGBA(back, back, back) } }
      for x in 0..<80 { picture[x, y] = RGBA(ink, ink, ink) }
      return picture
    }
    // From beside the text down to free ground.
    let y = Int.random(in: 31...57, using: &generator)
    let before = line(y, backdrop + contrast)
    #expect(!passes(before, line(y + (Bool.random(using: &generator) ? 1 : -1), backdrop + contrast)))
    #expect(!passes(before, line(y, backdrop + contrast + (contrast > 0 ? 8 : -8))))
  }

  @Test(arguments: 1...6)
  func strokesMayMoveByAQuarterOfAPixelAndGetNoBolder(_ width: Int) {
    /// Strokes from one place to another one, in pixels.
    func strokes(from start: Double, to end: Double) -> Bitmap {
      var picture = Bitmap(width: 60, height: 40, color: .white)
      for left in stride(from: 8, to: 46, by: 14) {
        for x in -1...width + 1 {
          let covered = max(0, min(Double(x + 1), end) - max(Double(x), start))
          let value = UInt8(255 - (covered * 255).rounded())
          for y in 6..<34 { picture[left + x, y] = RGBA(value, value, value) }
        }
      }
      return picture
    }
    let end = Double(width)
    let before = strokes(from: 0, to: end)
    #expect(passes(before, strokes(from: 0.25, to: end + 0.25)))
    #expect(passes(before, strokes(from: -0.25, to: end - 0.25)))
    #expect(!passes(before, strokes(from: 1, to: end + 1)), "moved by a pixel")
    #expect(!passes(before, strokes(from: 0, to: end + 0.4)), "bolder")
    #expect(!passes(before, strokes(from: 0.4, to: end)), "thinner")
    // The edges of wider ones are judged each by itself.
    if width <= 3 {
      #expect(!passes(before, strokes(from: 0, to: end + 0.2)), "a little bolder")
      #expect(!passes(before, strokes(from: -0.2, to: end + 0.2)), "bolder on both sides")
    }
  }

  @Test(arguments: Soak.seeds(80))
  func aCaretOfOnePixelIsSeen(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let before = crop(seed, &generator)
    var after = before
    let (x, y) = (Int.random(in: 0..<80, using: &generator), Int.random(in: 0..<30, using: &generator))
    let color = RGBA(0, 122, 255)
    for row in y..<y + Int.random(in: 1...28, using: &generator) { after[x, row] = color }
    if after != before { #expect(!passes(before, after)) }
  }

  @Test(arguments: Soak.seeds(80))
  func anotherColourOfTextOrOfAControlIsSeen(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let before = crop(seed, &generator)
    // All greys are stretched a little: what is strongest changes most, as when text has another colour.
    let part = Double.random(in: 0.02...0.3, using: &generator)
    let tint = SIMD3(
      Double.random(in: 0...255, using: &generator), Double.random(in: 0...255, using: &generator),
      Double.random(in: 0...255, using: &generator))
    var after = before
    var greatest = 0.0
    let isDark = before[0, 0].green < 128
    for y in 0..<60 {
      for x in 0..<80 {
        let color = before[x, y]
        let ink = isDark ? Double(color.green) / 255 : 1 - Double(color.green) / 255
        after[x, y] = color.mixed(part * ink, of: RGBA(tint))
        let (old, new) = (color, after[x, y])
        greatest = max(
          greatest,
          ColorDifference.ciede2000(
            LabColor(red: old.red, green: old.green, blue: old.blue),
            LabColor(red: new.red, green: new.green, blue: new.blue)))
      }
    }
    if greatest > 3 { #expect(!passes(before, after), "\(greatest)") }
  }

  @Test(arguments: Soak.seeds(80))
  func edgesMayBeSmoothedALittleOtherwise(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let before = crop(seed, &generator)
    var after = before
    for _ in 0..<60 {
      let (x, y) = (Int.random(in: 5..<75, using: &generator), Int.random(in: 5..<55, using: &generator))
      let color = before[x, y]
      guard color.red == color.green, color.green == color.blue else { continue }
      // A shade between its neighbours gets a sixteenth more or less of what they span.
      let near = span(before, x, y, reach: 1)
      let change = (near.upperBound - near.lowerBound) / 16 * (Bool.random(using: &generator) ? 1 : -1)
      let value = Int(color.green) + change
      var picture = after
      picture[x, y] = RGBA(
        UInt8(max(0, min(255, value))), UInt8(max(0, min(255, value))), UInt8(max(0, min(255, value))))
      guard near.contains(value), near.contains(Int(color.green)) else { continue }
      // It is no end of anything near: the strongest shade is the colour of a thing.
      let isShade = (max(0, y - 4)...min(59, y + 4)).allSatisfy { row in
        (max(0, x - 4)...min(79, x + 4)).allSatisfy { column in
          span(before, column, row, reach: 4) == span(picture, column, row, reach: 4)
        }
      }
      if isShade { after = picture }
    }
    #expect(passes(before, after))
    // What was forgiven was there to be forgiven.
    let map = StrictEngine().map(before, after)
    #expect(
      map.count(.smoothed) + map.count(.tolerated) == ExactEngine().map(before, after).count(.different))
  }

  /// The darkest and lightest green near a pixel.
  private func span(_ picture: Bitmap, _ x: Int, _ y: Int, reach: Int) -> ClosedRange<Int> {
    var (least, most) = (255, 0)
    for row in max(0, y - reach)...min(picture.height - 1, y + reach) {
      for column in max(0, x - reach)...min(picture.width - 1, x + reach) {
        let value = Int(picture.bytes[(row * picture.width + column) * 4 + 1])
        (least, most) = (min(least, value), max(most, value))
      }
    }
    return least...most
  }

  @Test func aSpeckBesideAnEdgeIsForgivenAlone() {
    var before = Bitmap(width: 60, height: 60, color: .white)
    for index in 0..<60 { before[index, 30] = RGBA(169, 169, 169) }
    var after = before
    after[20, 30] = RGBA(144, 144, 144)
    #expect(passes(before, after))
    after[26, 30] = RGBA(144, 144, 144)
    #expect(!passes(before, after), "two are a pattern")
    after = before
    after[20, 10] = RGBA(230, 230, 230)
    #expect(!passes(before, after), "on even ground it is seen")
    after = before
    after[20, 30] = RGBA(60, 60, 60)
    #expect(!passes(before, after), "strong ones are seen")
    after = before
    for x in 20..<23 { after[x, 30] = RGBA(144, 144, 144) }
    #expect(!passes(before, after), "three in a row are seen")
  }

  @Test(arguments: Soak.seeds(40))
  func noiseThatCancelsOutIsForgiven(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let ground = UInt8.random(in: 20...235, using: &generator)
    let before = Bitmap(width: 40, height: 40, color: RGBA(ground, ground, ground))
    var after = before
    // Two pixels are lighter, two darker, and the next row begins the other way round: no line through a pixel has more of either than two.
    let change = Int.random(in: 2...8, using: &generator)
    for y in 6..<34 {
      for x in 6..<34 {
        let isLighter = (x / 2 + y) % 2 == 0
        let value = UInt8(Int(ground) + (isLighter ? change : -change))
        after[x, y] = RGBA(value, value, value)
      }
    }
    #expect(passes(before, after))
    after[20, 20] = RGBA(ground + 12, ground + 12, ground + 12)
    #expect(!passes(before, after), "one that is stronger is seen")
  }

  @Test(arguments: Soak.seeds(40))
  func whatIsFaintAndDoesNotCancelOutIsSeen(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let ground = UInt8.random(in: 60...200, using: &generator)
    let before = Bitmap(width: 40, height: 40, color: RGBA(ground, ground, ground))
    let change = Int.random(in: 5...8, using: &generator) * (Bool.random(using: &generator) ? 1 : -1)
    let value = UInt8(Int(ground) + change)
    func changed(_ isPart: (Int, Int) -> Bool) -> Bitmap {
      var after = before
      for y in 0..<40 { for x in 0..<40 where isPart(x, y) { after[x, y] = RGBA(value, value, value) } }
      return after
    }
    #expect(!passes(before, changed { _, _ in true }), "another colour")
    #expect(!passes(before, changed { 10..<26 ~= $0 && 10..<26 ~= $1 }), "a box")
    #expect(!passes(before, changed { x, _ in x == 20 }), "a hairline down")
    #expect(!passes(before, changed { _, y in y == 20 }), "a hairline across")
    #expect(!passes(before, changed { x, y in x == y }), "a hairline falling")
    #expect(!passes(before, changed { x, y in x + y == 40 }), "a hairline rising")
  }

  @Test func whatIsClearIsJudgedOverWhiteAndOverBlack() {
    let clear = Bitmap(width: 4, height: 4, color: .clear)
    #expect(!passes(clear, Bitmap(width: 4, height: 4, color: .white)))
    #expect(!passes(clear, Bitmap(width: 4, height: 4, color: .black)))
    #expect(passes(clear, Bitmap(width: 4, height: 4, color: RGBA(9, 8, 7, 0))), "no colour of it is seen")
  }
}
