import GalleyImage
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
      if let part = screen.cropped(to: rect), strongest(part, part.cropped(to: part.extent)!, dx: 1) > 90 {
        return part
      }
    }
  }

  /// The largest step between neighbours.
  private func strongest(_ a: Bitmap, _ b: Bitmap, dx: Int) -> Int {
    var most = 0
    for y in 20..<40 {
      for x in 20..<60 { most = max(most, abs(Int(a[x, y].green) - Int(b[x - dx, y].green))) }
    }
    return most
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
    var strong = 0
    for y in 0..<60 {
      for x in 0..<80 where abs(Int(after[x, y].green) - Int(before[x, y].green)) > 64 { strong += 1 }
    }
    if strong > 0 { #expect(!passes(before, after), "\(strong) px changed strongly") }
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
    var strongest = 0
    for y in 0..<60 {
      for x in 0..<80 { strongest = max(strongest, abs(Int(after[x, y].green) - Int(before[x, y].green))) }
    }
    if strongest > 40 { #expect(!passes(before, after)) }
  }

  @Test(arguments: Soak.seeds(80))
  func aHairlineThatMovedOrChangedItsColourIsSeen(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let ground = UInt8.random(in: 0...255, using: &generator)
    // From a contrast that is just seen to the strongest.
    let contrast = Int.random(in: 12...140, using: &generator) * (ground > 127 ? -1 : 1)
    func line(_ y: Int, _ contrast: Int) -> Bitmap {
      var picture = crop(seed, &generator)
      for row in 30..<60 {
        for x in 0..<80 { picture[x, row] = RGBA(ground, ground, ground) }
      }
      let value = UInt8(Int(ground) + contrast)
      for x in 0..<80 { picture[x, y] = RGBA(value, value, value) }
      return picture
    }
    var generatorAgain = generator
    let before = line(45, contrast)
    swap(&generator, &generatorAgain)
    #expect(!passes(before, line(Bool.random(using: &generatorAgain) ? 46 : 44, contrast)))
    swap(&generator, &generatorAgain)
    let far = crop(seed, &generator)
    #expect(passes(far, far))
    var faded = before
    let value = UInt8(Int(ground) + contrast + (contrast > 0 ? -8 : 8))
    for x in 0..<80 { faded[x, 45] = RGBA(value, value, value) }
    #expect(!passes(before, faded))
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
    var changed = 0
    for y in 4..<56 {
      for x in 4..<76 where Int.random(in: 0..<3, using: &generator) == 0 {
        // Shades between their neighbours, away from either end of what is near, get a sixteenth more or less.
        var (least, most) = (255, 0)
        var (nearLeast, nearMost) = (255, 0)
        for row in y - 4...y + 4 {
          for column in x - 4...x + 4 {
            let value = Int(before[column, row].green)
            (least, most) = (min(least, value), max(most, value))
            if abs(row - y) <= 1, abs(column - x) <= 1 {
              (nearLeast, nearMost) = (min(nearLeast, value), max(nearMost, value))
            }
          }
        }
        let color = before[x, y]
        guard color.red == color.green, color.green == color.blue else { continue }
        let change = (nearMost - nearLeast) / 16 * (Bool.random(using: &generator) ? 1 : -1)
        let value = Int(color.green) + change
        if change == 0 || value <= max(least, nearLeast) || value >= min(most, nearMost) { continue }
        if Int(color.green) == least || Int(color.green) == most { continue }
        after[x, y] = RGBA(UInt8(value), UInt8(value), UInt8(value))
        changed += 1
      }
    }
    #expect(passes(before, after), "\(changed) px")
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

  @Test func whatIsClearIsJudgedOverWhiteAndOverBlack() {
    let clear = Bitmap(width: 4, height: 4, color: .clear)
    #expect(!passes(clear, Bitmap(width: 4, height: 4, color: .white)))
    #expect(!passes(clear, Bitmap(width: 4, height: 4, color: .black)))
    #expect(passes(clear, Bitmap(width: 4, height: 4, color: RGBA(9, 8, 7, 0))), "no colour of it is seen")
  }
}
