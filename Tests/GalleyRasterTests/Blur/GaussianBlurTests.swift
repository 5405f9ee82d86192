import Foundation
import SeededCases
import Testing

@testable import GalleyRaster

@Suite struct GaussianBlurTests {
  @Test(arguments: [0.0625, 0.3, 0.7, 1, 2.5, 8, 24, 60, 256])
  func weightsAddUpToOneExactly(sigma: Double) {
    let kernel = GaussianKernel(sigma: sigma)
    #expect(kernel.weights[0] + 2 * kernel.weights.dropFirst().reduce(0, +) == GaussianKernel.one)
    #expect(zip(kernel.weights, kernel.weights.dropFirst()).allSatisfy { $0.0 + 1 >= $0.1 })
  }

  @Test func decayIsTheLibrarysExponential() {
    for step in 0...4000 {
      let x = -Double(step) / 10
      #expect(abs(Exponential.decay(x) - exp(x)) <= exp(x) * 1e-15)
    }
    #expect(Exponential.decay(-1e9) == 0)
  }

  /// A half plane's border, blurred, against the error function: half a step of rounding, and what lies beyond three
  /// deviations (0.35 of a step), which the weights share out; on the coarse grid a quarter of a step more.
  @Test(arguments: [0.7, 1, 2, 4, 8, 9, 16, 30, 60, 200])
  func aBorderFollowsTheErrorFunction(sigma: Double) {
    for limit in [GaussianBlur.exactForPictures, GaussianBlur.exactForShadows] {
      let blur = GaussianBlur(sigma: sigma, exactUpTo: limit)
      let half = 3 * blur.reach
      let mask = CoverageMask(
        bounds: PixelBounds(left: 0, top: 0, right: half, bottom: 1),
        bytes: [UInt8](repeating: 255, count: half))
      // Very tall, so that only the border on the left counts.
      let tall = CoverageMask(BoxCoverage(PixelBounds(left: 0, top: -half, right: half, bottom: half)))
      #expect(mask.bounds.width == half)
      let row = tall.blurred(blur, in: PixelBounds(left: -blur.reach, top: 0, right: blur.reach, bottom: 1))
      var worst = 0.0
      for x in -blur.reach..<blur.reach {
        let exact = 127.5 * (1 + erf((Double(x) + 0.5) / sigma / 2.0.squareRoot()))
        worst = max(worst, abs(Double(row[x, 0]) - exact))
      }
      #expect(worst < (sigma < 1 ? 2.5 : 1.15), "sigma \(sigma): \(worst)")
    }
  }

  @Test(arguments: [0.5, 3, 8, 9.5, 40, 300])
  func aPlainAreaStaysPlain(sigma: Double) {
    let blur = GaussianBlur(sigma: sigma)
    for word: UInt32 in [0xFF12_80FE, 0x8040_2010, 0] {
      let bounds = PixelBounds(left: 3, top: -5, right: 40, bottom: 20)
      let layer = Layer(bounds: bounds, color: PremultipliedColor(word: word))
      let soft = layer.blurred(blur, in: bounds, from: bounds, edge: .extended)
      soft.withPixels { pixels in #expect(pixels.allSatisfy { $0 == word }) }
    }
  }

  @Test(arguments: [2.0, 9, 21])
  func aPartIsThePartOfTheWhole(sigma: Double) {
    var generator = SeededGenerator(seed: 8)
    let blur = GaussianBlur(sigma: sigma)
    let bounds = PixelBounds(left: 0, top: 0, right: 90, bottom: 70)
    let layer = Layer(bounds: bounds, color: PremultipliedColor(word: 0))
    for y in 0..<70 {
      layer.withMutableRow(y, from: 0, count: 90) { row in
        for x in row.indices { row[x] = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
      }
    }
    for edge in [Layer.Edge.clear, .extended] {
      let whole = layer.blurred(blur, in: bounds, from: bounds, edge: edge)
      for _ in 0..<6 {
        let (x, y) = (Int.random(in: 0..<80, using: &generator), Int.random(in: 0..<60, using: &generator))
        let area = PixelBounds(left: x, top: y, right: x + 10, bottom: y + 10)
        let part = layer.blurred(blur, in: area, from: bounds, edge: edge)
        for row in y..<y + 10 {
          part.withRow(row, from: x, count: 10) { part in
            whole.withRow(row, from: x, count: 10) { #expect(Array(part) == Array($0)) }
          }
        }
      }
    }
  }

  @Test func noDeviationIsNoBlur() {
    for sigma in [0, -1, Double.nan, 0.01, -Double.infinity] {
      #expect(GaussianBlur(sigma: sigma).isNone)
      #expect(GaussianBlur(sigma: sigma).reach == 0)
    }
    #expect(GaussianBlur(sigma: Double.infinity).reach == GaussianBlur(sigma: GaussianBlur.widest).reach)
  }

  @Test func extentsKnowHowFarABlurReaches() {
    for step in 1...3000 {
      let sigma = Double(step) / 10
      let known = Extent.reach(ofBlur: sigma, under: .identity)
      #expect(GaussianBlur(sigma: sigma).reach <= known)
      #expect(GaussianBlur(sigma: sigma, exactUpTo: GaussianBlur.exactForShadows).reach <= known)
    }
  }
}
