import GalleyImage
import SeededCases
import Testing

@testable import GalleyDiff

/// The engines count what the tools count that they are named for, on pairs made for it.
///
/// The counts are of pixelmatch 7.2.0 and looks-same 9.0.1 with color-diff 1.1.0, run by Node, and of odiff 4.5.0's comparison, compiled by
/// Zig 0.16. Playwright's first comparator is pixelmatch with another threshold (`third_party/pixelmatch.js` of its sources).
@Suite struct FamiliarToolTests {
  /// For each pair what pixelmatch counts at 0.1 and 0.2; looks-same without a pixel ratio, with 1.5, 2 and 3, and with an
  /// `antialiasingTolerance` of 8; and odiff without and with its rule for anti-aliasing.
  private static let counts = [
    [0, 0, 1, 1, 1, 1, 1, 15, 0],
    [70, 42, 3, 3, 4, 4, 2, 136, 98],
    [16, 15, 17, 17, 13, 8, 13, 30, 16],
    [0, 0, 3, 3, 4, 4, 2, 0, 0],
    [99, 36, 16, 16, 17, 17, 15, 165, 119],
    [0, 0, 3, 3, 4, 4, 3, 9, 0],
    [8, 8, 24, 24, 25, 25, 22, 9, 8],
    [91, 49, 5, 5, 5, 5, 4, 127, 73],
    [0, 0, 11, 11, 12, 12, 9, 22, 0],
    [0, 0, 9, 9, 10, 10, 5, 0, 0],
    [76, 52, 11, 11, 7, 17, 7, 166, 127],
    [0, 0, 4, 4, 6, 6, 1, 3, 0],
    [4, 1, 20, 20, 21, 21, 13, 41, 2],
    [54, 37, 6, 6, 6, 6, 6, 115, 65],
    [24, 24, 25, 25, 17, 9, 22, 48, 24],
    [0, 0, 10, 10, 11, 11, 9, 20, 0],
    [81, 46, 0, 0, 1, 1, 0, 147, 85],
    [0, 0, 14, 14, 14, 16, 5, 38, 0],
    [5, 5, 12, 12, 17, 17, 11, 8, 5],
    [123, 82, 3, 3, 3, 3, 2, 193, 139],
    [1, 0, 7, 7, 10, 10, 3, 5, 0],
    [0, 0, 33, 33, 35, 35, 32, 23, 0],
    [107, 65, 57, 57, 43, 58, 48, 224, 158],
    [0, 0, 3, 3, 5, 5, 2, 4, 0],
  ]

  @Test(arguments: counts.indices)
  func `engines count what their tools count`(index: Int) {
    let (a, b) = Self.pair(UInt64(index))
    func looksSame(_ width: Int, _ evenness: Double = 0) -> CIEDE2000Engine {
      CIEDE2000Engine(antialiasingTolerance: evenness, usesShortcuts: true, caret: .forgiven(width: width))
    }
    let engines: [any PixelEngine] = [
      YIQEngine(), YIQEngine(colorTolerance: 0.2), looksSame(1), looksSame(1), looksSame(2), looksSame(3),
      looksSame(1, 8), OdiffEngine(), OdiffEngine(antialiasing: .forgiven),
    ]
    #expect(engines.map { $0.map(a, b).count(.different) } == Self.counts[index], "pair \(index)")
  }

  /// Discs with smooth edges that moved by an eighth of a pixel or two, with noise; some with clear pixels, some with a caret.
  private static func pair(_ seed: UInt64) -> (Bitmap, Bitmap) {
    var generator = SeededGenerator(seed: seed)
    func below(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    let (width, height) = (32 + below(17), 24 + below(17))
    func color() -> [Int] { (0..<3).map { _ in below(256) } }
    let ground = color()
    let discs = (0..<3).map { _ in
      Disc(x: below(8 * width), y: below(8 * height), radius: 24 + below(72), color: color())
    }
    let moved = discs.map { disc in
      Disc(x: disc.x + below(5) - 2, y: disc.y + below(5) - 2, radius: disc.radius, color: disc.color)
    }
    let sides = [discs, moved].map { picture($0, on: ground, width, height) }
    var (a, b) = (sides[0], sides[1])
    for pixel in 0..<width * height {
      if below(12) == 0 {
        let byte = 4 * pixel + below(3)
        if b[byte] < 240 { b[byte] += UInt8(below(9)) }
      }
      if seed % 3 == 1, below(10) == 0 { b[4 * pixel + 3] = UInt8(below(256)) }
      if seed % 3 == 1, below(20) == 0 { a[4 * pixel + 3] = UInt8(below(256)) }
    }
    if seed % 4 == 2 {
      let (x, y) = (below(width - 3), below(height - 10))
      for row in y..<y + 8 {
        for column in x...x + Int(seed % 3) {
          for byte in 4 * (row * width + column)..<4 * (row * width + column) + 3 { b[byte] = a[byte] ^ 128 }
        }
      }
    }
    return (
      Bitmap(width: width, height: height, bytes: a), Bitmap(width: width, height: height, bytes: b)
    )
  }

  /// A disc in eighths of a pixel.
  private struct Disc {
    var x: Int
    var y: Int
    var radius: Int
    var color: [Int]

    /// The sixteenths of a pixel that it covers.
    func coverage(_ column: Int, _ row: Int) -> Int {
      (0..<16).count { sample in
        let (dx, dy) = (8 * column + 2 * (sample % 4) + 1 - x, 8 * row + 2 * (sample / 4) + 1 - y)
        return dx * dx + dy * dy <= radius * radius
      }
    }
  }

  private static func picture(_ discs: [Disc], on ground: [Int], _ width: Int, _ height: Int) -> [UInt8] {
    (0..<width * height).flatMap { pixel in
      var color = ground
      for disc in discs {
        let share = disc.coverage(pixel % width, pixel / width)
        for channel in 0..<3 {
          color[channel] = (color[channel] * (16 - share) + disc.color[channel] * share) / 16
        }
      }
      return color.map { UInt8($0) } + [255]
    }
  }
}
