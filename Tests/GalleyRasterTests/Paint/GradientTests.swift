import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

@Suite struct GradientTests {
  private let renderer: Renderer

  init() throws {
    renderer = Renderer(try FontLibrary())
  }

  private func draw(
    _ paint: Paint, _ size: CGSize = CGSize(width: 64, height: 16), background: RGBA = .white,
    moved: Double = 0
  ) -> Bitmap {
    renderer.render(
      DisplayList([
        .pushTransform(.translation(x: moved, y: 0)),
        .roundedRectangle(CGRect(origin: .zero, size: size), .square, paint), .pop,
      ]), size: CGSize(width: size.width + moved, height: size.height), scale: 1, background: background)
  }

  private func along(_ gradient: Gradient, _ width: Double = 64) -> Paint {
    .linearGradient(gradient, from: .zero, to: CGPoint(x: width, y: 0))
  }

  @Test func noPixelIsAStepFromTheTrueColorAndTheMeanIsTrue() {
    let bitmap = draw(
      along(Gradient(colors: [RGBA(10, 200, 0), RGBA(14, 100, 255)]), 256), CGSize(width: 256, height: 64))
    var worst = 0.0
    for column in stride(from: 0, to: 256, by: 8) {
      var (sum, truth) = (0.0, 0.0)
      for x in column..<column + 8 {
        let exact = 10 + 4 * (Double(x) + 0.5) / 256
        for y in 0..<64 {
          let red = Double(bitmap[x, y].red)
          worst = max(worst, abs(red - exact))
          sum += red
        }
        truth += exact * 64
      }
      // Over eight periods of the matrix the mean is off by at most one of its 64 thresholds.
      #expect(abs(sum - truth) / 512 <= 1.0 / 64, "columns from \(column)")
    }
    #expect(worst < 1)
  }

  @Test func aPlainGradientIsThePlainColor() {
    for color in [RGBA(200, 100, 50), RGBA(77, 13, 250, 99), .clear] {
      let plain = draw(.color(color), background: RGBA(1, 2, 3))
      #expect(draw(along(Gradient(colors: [color, color])), background: RGBA(1, 2, 3)) == plain)
      #expect(draw(along(Gradient(colors: [color])), background: RGBA(1, 2, 3)) == plain)
    }
  }

  @Test func theEndsGoOnExactly() {
    let paint = Paint.linearGradient(
      Gradient(colors: [RGBA(9, 99, 199), RGBA(250, 1, 31)]), from: CGPoint(x: 20, y: 0),
      to: CGPoint(x: 40, y: 0))
    let bitmap = draw(paint)
    for y in 0..<16 {
      for x in 0..<20 { #expect(bitmap[x, y] == RGBA(9, 99, 199)) }
      for x in 40..<64 { #expect(bitmap[x, y] == RGBA(250, 1, 31)) }
    }
  }

  @Test func stopsAreSortedAndTwoAtOnePlaceAreAHardEdge() {
    let (red, blue) = (RGBA(255, 0, 0), RGBA(0, 0, 255))
    let hard = Gradient(stops: [
      .init(color: blue, location: 1), .init(color: red, location: 0.5), .init(color: blue, location: 0.5),
      .init(color: red, location: 0), .init(color: .white, location: .nan),
    ])
    let bitmap = draw(along(hard))
    for x in 0..<64 { #expect(bitmap[x, 3] == (x < 32 ? red : blue)) }
  }

  @Test func clearHasNoHue() {
    let toClear = along(Gradient(colors: [RGBA(255, 0, 0), RGBA(0, 255, 0, 0)]))
    let bitmap = draw(toClear, background: .clear)
    for x in 0..<60 { #expect(bitmap[x, 5].green == 0 && bitmap[x, 5].red >= 250) }
  }

  @Test func withoutExtentItIsTheLastColorAndWithoutStopsNothing() {
    let two = Gradient(colors: [.black, RGBA(1, 200, 3)])
    let last = draw(.color(RGBA(1, 200, 3)))
    #expect(draw(.linearGradient(two, from: CGPoint(x: 5, y: 5), to: CGPoint(x: 5, y: 5))) == last)
    #expect(draw(.radialGradient(two, center: .zero, startRadius: 9, endRadius: 9)) == last)
    #expect(draw(.angularGradient(two, center: .zero, startAngle: 1, endAngle: 1)) == last)
    #expect(draw(along(Gradient(stops: []))) == draw(.color(.clear)))
    #expect(draw(.linearGradient(two, from: CGPoint(x: Double.nan, y: 0), to: .zero)) == draw(.color(.clear)))
  }

  @Test func aMovedGradientTakesItsPatternAlong() {
    let paints: [Paint] = [
      along(Gradient(colors: [RGBA(10, 20, 30), RGBA(40, 20, 60)])),
      .radialGradient(
        Gradient(colors: [.black, .white]), center: CGPoint(x: 32, y: 8), startRadius: 2, endRadius: 40),
      .angularGradient(
        Gradient(colors: [.black, .white]), center: CGPoint(x: 32, y: 8), startAngle: 0, endAngle: 6),
    ]
    for paint in paints {
      let first = draw(paint)
      for shift in [1, 3, 8] {
        let second = draw(paint, moved: Double(shift))
        for x in 0..<64 {
          for y in 0..<16 where first[x, y] != second[x + shift, y] {
            Issue.record("\(paint) moved by \(shift) differs at \(x), \(y)")
            return
          }
        }
      }
    }
  }

  @Test func anglesRunClockwiseAndTheRestOfTheTurnIsHalved() {
    let (red, blue) = (RGBA(255, 0, 0), RGBA(0, 0, 255))
    let bitmap = draw(
      .angularGradient(
        Gradient(colors: [red, blue]), center: CGPoint(x: 20, y: 20), startAngle: 0, endAngle: .pi / 2),
      CGSize(width: 40, height: 40))
    // To the right red, downwards blue; between left and up the rest's halves meet.
    #expect(bitmap[39, 20].red > 245 && bitmap[20, 39].blue > 245)
    #expect(bitmap[5, 21] == blue && bitmap[20, 0] == red)
    #expect(abs(Int(bitmap[34, 34].red) - 127) < 4)
  }

  @Test func turnsAreThoseOfTheLibrarysArcTangent() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<2000 {
      let way = Vector(.random(in: -9...9, using: &generator), .random(in: -9...9, using: &generator))
      let angle = atan2(way.y, way.x) / (2 * .pi)
      let expected = angle < 0 ? angle + 1 : angle
      #expect(abs(Trigonometry.turns(of: way) - expected) < 1e-8)
    }
    #expect(Trigonometry.turns(of: Vector(1, 0)) == 0 && Trigonometry.turns(of: Vector(0, 0)) == 0)
    #expect(Trigonometry.turns(of: Vector(0, 1)) == 0.25 && Trigonometry.turns(of: Vector(-1, 0)) == 0.5)
  }
}
