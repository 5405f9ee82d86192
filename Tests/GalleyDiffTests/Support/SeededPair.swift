import GalleyImage
import SamplePictures
import SeededCases

@testable import GalleyDiff

/// Two pictures of a seed, of one of the kinds that engines are made for.
struct SeededPair {
  var before: Bitmap
  var after: Bitmap

  private static let screens: [Bitmap] = {
    let pictures = [false, true].compactMap { try? Screens.list(dark: $0) }
    return pictures + pictures.map { Screens.shrunk($0, by: 3) }
  }()

  init(using generator: inout SeededGenerator) {
    let (width, height) = (
      Int.random(in: 1...44, using: &generator), Int.random(in: 1...40, using: &generator)
    )
    switch Int.random(in: 0..<9, using: &generator) {
    case 0:
      // Any colours, a little or far off, as a camera's.
      before = Noise.colors(width, height, isOpaque: Bool.random(using: &generator), &generator)
      after = Noise.nudged(before, by: [1, 3, 12, 60].randomElement(using: &generator)!, &generator)
    case 1:
      before = Noise.picture(width, height, &generator)
      after = Noise.changed(before, &generator)
    case 2:
      // Two colours beside each other in many places, as palettes have.
      before = Self.twoColors(width, height, &generator)
      after = Self.exchanged(before, &generator)
    case 3:
      // A slope of greys with steps, of which some moved.
      before = Self.slope(width, height, 0, &generator)
      after = Noise.nudged(before, by: [2, 4, 6].randomElement(using: &generator)!, &generator)
    case 4:
      // Text, and the same a pixel off, or a little smoothed otherwise.
      before = Self.crop(width, height, &generator)
      after = before
      let (x, y) = (Int.random(in: -1...1, using: &generator), Int.random(in: -1...1, using: &generator))
      for row in height / 4..<height - height / 4 {
        for column in width / 4..<width - width / 4 {
          after[column, row] = before[max(0, min(width - 1, column + x)), max(0, min(height - 1, row + y))]
        }
      }
    case 5:
      before = Self.crop(width, height, &generator)
      after = Self.specks(before, &generator)
    case 6:
      // Text, and the same at another fraction of a pixel.
      before = Self.crop(width, height, &generator)
      after = before
      let part = Double.random(in: 0...1, using: &generator)
      for row in 0..<height {
        for column in 1..<max(1, width) {
          after[column, row] = before[column, row].mixed(part, of: before[column - 1, row])
        }
      }
      // Some with a little that no displacement explains.
      if Bool.random(using: &generator) { after = Self.specks(after, &generator) }
    case 7:
      // Text in which only colours change, one against another.
      before = Self.crop(width, height, &generator)
      after = Self.recolored(before, by: Int.random(in: 1...16, using: &generator), &generator)
    default:
      before = Self.crop(width, height, &generator)
      after = Self.clear(before, &generator)
    }
  }

  private static func crop(_ width: Int, _ height: Int, _ generator: inout SeededGenerator) -> Bitmap {
    let screen = screens.randomElement(using: &generator)!
    return screen.cropped(
      to: PixelRect(
        x: Int.random(in: 0...screen.width - width, using: &generator),
        y: Int.random(in: 0...screen.height - height, using: &generator), width: width, height: height))!
  }

  private static func twoColors(_ width: Int, _ height: Int, _ generator: inout SeededGenerator) -> Bitmap {
    let colors = (0..<3).map { _ in RGBA(UInt8.random(in: 0...255, using: &generator), 90, 200) }
    var picture = Bitmap(width: width, height: height, color: colors[0])
    for y in 0..<height {
      for x in 0..<width { picture[x, y] = colors[Int.random(in: 0..<9, using: &generator) / 4] }
    }
    return picture
  }

  private static func exchanged(_ picture: Bitmap, _ generator: inout SeededGenerator) -> Bitmap {
    var picture = picture
    for _ in 0..<picture.width * picture.height / 5 {
      let (x, y) = (
        Int.random(in: 0..<picture.width, using: &generator),
        Int.random(in: 0..<picture.height, using: &generator)
      )
      picture[x, y] =
        picture[
          Int.random(in: 0..<picture.width, using: &generator),
          Int.random(in: 0..<picture.height, using: &generator)]
    }
    return picture
  }

  private static func slope(
    _ width: Int, _ height: Int, _ offset: Int, _ generator: inout SeededGenerator
  ) -> Bitmap {
    var picture = Bitmap(width: width, height: height, color: .white)
    let (across, down) = (Int.random(in: 0...9, using: &generator), Int.random(in: 0...9, using: &generator))
    for y in 0..<height {
      for x in 0..<width {
        let value = UInt8(truncatingIfNeeded: min(255, max(0, (x * across + y * down + offset) / 2)))
        picture[x, y] = RGBA(value, value, UInt8(255 - Int(value)))
      }
    }
    return picture
  }

  private static func specks(_ picture: Bitmap, _ generator: inout SeededGenerator) -> Bitmap {
    var picture = picture
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let (x, y) = (
        Int.random(in: 0..<picture.width, using: &generator),
        Int.random(in: 0..<picture.height, using: &generator)
      )
      let change = Int.random(in: 3...30, using: &generator)
      let old = picture[x, y]
      func moved(_ value: UInt8) -> UInt8 {
        UInt8(max(0, min(255, Int(value) + (value > 127 ? -change : change))))
      }
      picture[x, y] = RGBA(moved(old.red), moved(old.green), moved(old.blue))
    }
    return picture
  }

  private static func recolored(_ picture: Bitmap, by most: Int, _ generator: inout SeededGenerator) -> Bitmap
  {
    var picture = picture
    for y in 0..<picture.height {
      for x in 0..<picture.width {
        let old = picture[x, y]
        let change = Int.random(in: -most...most, using: &generator)
        picture[x, y] = RGBA(
          UInt8(clamping: Int(old.red) + change), old.green, UInt8(clamping: Int(old.blue) - change))
      }
    }
    return picture
  }

  private static func clear(_ picture: Bitmap, _ generator: inout SeededGenerator) -> Bitmap {
    var picture = picture
    for _ in 0..<Int.random(in: 1...30, using: &generator) {
      let (x, y) = (
        Int.random(in: 0..<picture.width, using: &generator),
        Int.random(in: 0..<picture.height, using: &generator)
      )
      picture[x, y].alpha = UInt8.random(in: 0...255, using: &generator)
    }
    return picture
  }
}
