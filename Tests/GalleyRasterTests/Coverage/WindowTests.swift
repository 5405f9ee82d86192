import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

/// Which part of a shape is asked for does not change what is there.
@Suite struct WindowTests {
  private func shape(seed: UInt64) -> Path {
    var generator = SeededGenerator(seed: seed)
    func coordinate() -> Double { Double.random(in: -30...130, using: &generator) }
    func point() -> CGPoint { CGPoint(x: coordinate(), y: coordinate() * 2) }
    var path = Path()
    for _ in 0..<3 {
      path.move(to: point())
      path.addLine(to: point())
      path.addCurve(to: point(), control1: point(), control2: point())
      path.addQuadCurve(to: point(), control: point())
      path.closeSubpath()
    }
    return path
  }

  @Test(arguments: 0..<30)
  func aPartIsThePartOfTheWhole(seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 1000)
    let path = shape(seed: seed)
    for rule in [DisplayList.FillRule.nonZero, .evenOdd] {
      let whole = coverage(path, rule: rule)
      for _ in 0..<8 {
        let left = Int.random(in: -20..<100, using: &generator)
        let top = Int.random(in: -20..<200, using: &generator)
        let clip = PixelBounds(
          left: left, top: top, right: left + Int.random(in: 1..<90, using: &generator),
          bottom: top + Int.random(in: 1..<150, using: &generator))
        let part = coverage(path, rule: rule, clip: clip)
        for y in clip.top..<clip.bottom {
          for x in clip.left..<clip.right where part[x, y] != whole[x, y] {
            Issue.record(
              "seed \(seed), \(rule), \(clip): pixel \(x), \(y) is \(part[x, y]), not \(whole[x, y])")
            return
          }
        }
      }
    }
  }

  @Test func wildCoordinatesDrawSomethingOrNothing() {
    var generator = SeededGenerator(seed: 99)
    let wild: [Double] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e18, 1e9, -1e9, 1e-308, 0, -0.0, 5, 10.5, 2_097_152,
      -2_097_153,
    ]
    func point() -> CGPoint {
      CGPoint(x: wild.randomElement(using: &generator) ?? 0, y: wild.randomElement(using: &generator) ?? 0)
    }
    let clip = PixelBounds(left: 0, top: 0, right: 40, bottom: 90)
    for _ in 0..<500 {
      var path = Path()
      for _ in 0..<Int.random(in: 0..<5, using: &generator) {
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: path.move(to: point())
        case 1: path.addLine(to: point())
        case 2: path.addQuadCurve(to: point(), control: point())
        case 3: path.addCurve(to: point(), control1: point(), control2: point())
        default: path.closeSubpath()
        }
      }
      let mask = coverage(path, clip: clip)
      #expect(clip.contains(mask.bounds))
      let width = wild.randomElement(using: &generator) ?? 1
      if width.isFinite, width > 0 {
        let outline = StrokeOutline.make(
          path, .init(width: width, cap: .round, join: .round), transform: .identity)
        let source = OutlineCoverage(outline: outline, rule: .nonZero, rasterizer: CoverageRasterizer())
        #expect(clip.contains(CoverageMask(source, clip: clip).bounds))
      }
    }
  }

  @Test func aHugeRectangleCoversEverything() {
    let clip = PixelBounds(left: 0, top: 0, right: 5, bottom: 5)
    let mask = coverage(Path(rect: CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)), clip: clip)
    #expect(mask.bounds == clip)
    #expect(mask.bytes.allSatisfy { $0 == 255 })
  }
}
