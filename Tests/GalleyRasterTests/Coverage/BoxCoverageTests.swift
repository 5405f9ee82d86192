import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

/// The fast ways give the numbers of the general one.
@Suite struct BoxCoverageTests {
  @Test func boxesEqualTheirOutlines() {
    var generator = SeededGenerator(seed: 21)
    for round in 0..<500 {
      let rect = CGRect(
        x: Double.random(in: -5...20, using: &generator), y: Double.random(in: -5...20, using: &generator),
        width: Double.random(in: 0...4, using: &generator),
        height: Double.random(in: 0...9, using: &generator))
      let box = CoverageMask(BoxCoverage(rect))
      let general = coverage(Path(rect: rect))
      for y in -6..<31 {
        for x in -6..<31 where box[x, y] != general[x, y] {
          Issue.record("round \(round), \(rect): \(box[x, y]) at \(x), \(y), not \(general[x, y])")
          return
        }
      }
    }
  }

  @Test(arguments: [1.0, 2.5, 4, 7.25, 10])
  func roundedBoxesEqualTheirOutlines(radius: Double) throws {
    let bounds = PixelBounds(left: 3, top: 5, right: 43, bottom: 30)
    let rounded = try #require(
      RoundedBoxCoverage(bounds: bounds, corners: .circular(radius)) { corners, side in
        coverage(Path(roundedRect: CGRect(x: 0, y: 0, width: side, height: side), cornerRadius: radius))
      })
    let fast = CoverageMask(rounded)
    let general = coverage(Path(roundedRect: CGRect(x: 3, y: 5, width: 40, height: 25), cornerRadius: radius))
    #expect(fast.bounds == general.bounds)
    #expect(fast.bytes == general.bytes)
    #expect(CoverageMask(rounded, clip: rounded.inside).bytes.allSatisfy { $0 == 255 })
  }

  @Test func cornersThatWouldOverlapTakeTheGeneralWay() {
    let bounds = PixelBounds(left: 0, top: 0, right: 9, bottom: 30)
    #expect(RoundedBoxCoverage(bounds: bounds, corners: .circular(4.5)) { _, _ in coverage(Path()) } == nil)
  }

  @Test func onlyTheAskedPixelsAreHandedOver() {
    let clip = PixelBounds(left: 5, top: 5, right: 8, bottom: 9)
    let mask = CoverageMask(BoxCoverage(CGRect(x: 0.5, y: 0.5, width: 20, height: 20)), clip: clip)
    #expect(mask.bounds == clip)
    #expect(mask.bytes.allSatisfy { $0 == 255 })
  }
}
