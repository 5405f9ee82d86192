import GalleyImage
import SeededCases
import Testing

@testable import GalleyDiff

@Suite struct ColorDifferenceTests {
  /// Sharma, Wu and Dalal 2005, table 1: two colours in L\*a\*b\*, and their CIEDE2000 distance to four digits.
  private static let sharma: [[Double]] = [
    [50, 2.6772, -79.7751, 50, 0, -82.7485, 2.0425], [50, 3.1571, -77.2803, 50, 0, -82.7485, 2.8615],
    [50, 2.8361, -74.02, 50, 0, -82.7485, 3.4412], [50, -1.3802, -84.2814, 50, 0, -82.7485, 1],
    [50, -1.1848, -84.8006, 50, 0, -82.7485, 1], [50, -0.9009, -85.5211, 50, 0, -82.7485, 1],
    [50, 0, 0, 50, -1, 2, 2.3669], [50, -1, 2, 50, 0, 0, 2.3669],
    [50, 2.49, -0.001, 50, -2.49, 0.0009, 7.1792], [50, 2.49, -0.001, 50, -2.49, 0.001, 7.1792],
    [50, 2.49, -0.001, 50, -2.49, 0.0011, 7.2195], [50, 2.49, -0.001, 50, -2.49, 0.0012, 7.2195],
    [50, -0.001, 2.49, 50, 0.0009, -2.49, 4.8045], [50, -0.001, 2.49, 50, 0.001, -2.49, 4.8045],
    [50, -0.001, 2.49, 50, 0.0011, -2.49, 4.7461], [50, 2.5, 0, 50, 0, -2.5, 4.3065],
    [50, 2.5, 0, 73, 25, -18, 27.1492], [50, 2.5, 0, 61, -5, 29, 22.8977],
    [50, 2.5, 0, 56, -27, -3, 31.9030], [50, 2.5, 0, 58, 24, 15, 19.4535],
    [50, 2.5, 0, 50, 3.1736, 0.5854, 1], [50, 2.5, 0, 50, 3.2972, 0, 1],
    [50, 2.5, 0, 50, 1.8634, 0.5757, 1], [50, 2.5, 0, 50, 3.2592, 0.335, 1],
    [60.2574, -34.0099, 36.2677, 60.4626, -34.1751, 39.4387, 1.2644],
    [63.0109, -31.0961, -5.8663, 62.8187, -29.7946, -4.0864, 1.2630],
    [61.2901, 3.7196, -5.3901, 61.4292, 2.2480, -4.9620, 1.8731],
    [35.0831, -44.1164, 3.7933, 35.0232, -40.0716, 1.5901, 1.8645],
    [22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619, 2.0373],
    [36.4612, 47.8580, 18.3852, 36.2715, 50.5065, 21.2231, 1.4146],
    [90.8027, -2.0831, 1.4410, 91.1528, -1.6435, 0.0447, 1.4441],
    [90.9257, -0.5406, -0.9208, 88.6381, -0.8985, -0.7239, 1.5381],
    [6.7747, -0.2908, -2.4247, 5.8714, -0.0985, -2.2286, 0.6377],
    [2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514, 0.9082],
  ]

  /// The table has four digits.
  private static let rounding = 0.00005 + 1e-9

  @Test func theTableOfSharmaWuAndDalal() {
    #expect(Self.sharma.count == 34)
    for row in Self.sharma {
      let (a, b) = (LabColor(row[0], row[1], row[2]), LabColor(row[3], row[4], row[5]))
      let there = ColorDifference.ciede2000(a, b)
      #expect(abs(there - row[6]) <= Self.rounding, "\(row): \(there)")
      #expect(abs(ColorDifference.ciede2000(b, a) - there) < 1e-9, "symmetric")
    }
  }

  /// Values of the CIE 94 formula for graphic arts, worked out by hand from the formula: grey keeps the lightness, and
  /// chroma 50 weighs by 1 + 0.045 · 50 = 3.25, hue by 1.75.
  @Test func theFormulaOf1994() {
    #expect(ColorDifference.cie94(LabColor(40, 0, 0), LabColor(45, 0, 0)) == 5)
    #expect(abs(ColorDifference.cie94(LabColor(40, 50, 0), LabColor(40, 56.5, 0)) - 2) < 1e-12)
    // A turn by a small angle at chroma 50 is all hue.
    let turned = LabColor(40, 50 * 0.8, 50 * 0.6)
    #expect(
      abs(ColorDifference.cie94(LabColor(40, 50, 0), turned) - 15.811388300841896 * 2 / 1.75) < 0.000001)
  }

  /// Lindbloom's calculator, http://www.brucelindbloom.com: sRGB in L\*a\*b\* under D65.
  @Test func colorsOfTheScreen() {
    func expect(_ lab: LabColor, _ values: [Double]) {
      for (value, expected) in zip([lab.lightness, lab.greenRed, lab.blueYellow], values) {
        // The white point differs in the fourth digit between sources.
        #expect(abs(value - expected) < 0.03, "\(lab)")
      }
    }
    expect(LabColor(red: 255, green: 255, blue: 255), [100, 0, 0])
    expect(LabColor(red: 0, green: 0, blue: 0), [0, 0, 0])
    expect(LabColor(red: 255, green: 0, blue: 0), [53.2408, 80.0925, 67.2032])
    expect(LabColor(red: 0, green: 255, blue: 0), [87.7347, -86.1827, 83.1793])
    expect(LabColor(red: 0, green: 0, blue: 255), [32.2970, 79.1875, -107.8602])
  }

  @Test(arguments: Soak.seeds(20))
  func tablesKeepWhatTheyWereAsked(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var table = LabColorCache()
    let colors = (0..<40).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
    for _ in 0..<2000 {
      let (a, b) = (colors.randomElement(using: &generator)!, colors.randomElement(using: &generator)!)
      func lab(_ word: UInt32) -> LabColor {
        LabColor(red: UInt8(word & 255), green: UInt8(word >> 8 & 255), blue: UInt8(word >> 16))
      }
      let found = table.distance(a, b)
      #expect(found.distance == ColorDifference.ciede2000(lab(a), lab(b)))
      #expect(found.isDarker == (lab(a).lightness > lab(b).lightness))
    }
  }

  @Test func similarityOfKnownWindows() {
    // Two even windows: only the brightness term of equation 6 is left.
    var even = StructuralSimilarity()
    for _ in 0..<9 { even.add(100, 150) }
    let first = 6.5025
    #expect(abs(even.index - (2 * 100 * 150 + first) / (100 * 100 + 150 * 150 + first)) < 1e-12)
    // Equal windows are as alike as can be, opposite ones as unlike.
    var equal = StructuralSimilarity()
    var opposite = StructuralSimilarity()
    for value in [0, 255, 255, 0] {
      equal.add(value, value)
      opposite.add(value, 255 - value)
    }
    #expect(equal.index == 1)
    let variance = 127.5 * 127.5
    #expect(abs(opposite.index - (-2 * variance + 58.5225) / (2 * variance + 58.5225)) < 1e-12)
  }
}
