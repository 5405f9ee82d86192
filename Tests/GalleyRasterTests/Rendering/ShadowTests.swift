import Foundation
import GalleyImage
import Testing

@testable import GalleyRaster

@Suite struct ShadowTests {
  private let renderer: Renderer

  init() throws {
    renderer = Renderer(try FontLibrary())
  }

  private func render(_ commands: [DisplayList.Command], _ width: Double = 80, _ height: Double = 80)
    -> Bitmap
  {
    renderer.render(
      DisplayList(commands), size: CGSize(width: width, height: height), scale: 1, background: .white)
  }

  /// The cached mask of a small rectangle, stretched, against the blur of the whole.
  @Test(arguments: [0.8, 3, 7.3, 30])
  func aStretchedMaskIsTheWholeShadow(sigma: Double) {
    for (corners, rect) in [
      (Corners.square, CGRect(x: 0.25, y: 0.5, width: 500, height: 420.3)),
      (.circular(12), CGRect(x: 0, y: 0, width: 450, height: 60)),
      (.continuous(20), CGRect(x: -3.7, y: 2, width: 90, height: 480)),
      (Corners(topLeft: 5, topRight: 30, bottomLeft: 11), CGRect(x: 0, y: 0, width: 470, height: 430)),
    ] {
      let box = BoxCoverage(rect)
      let blur = GaussianBlur(sigma: sigma, exactUpTo: GaussianBlur.exactForShadows)
      func mask(_ rect: CGRect) -> CoverageMask {
        coverage(Path(roundedRect: rect, corners: corners)).blurred(
          blur, in: BoxCoverage(rect).bounds.grown(by: blur.reach))
      }
      guard
        let shadow = ShadowCoverage(
          box: box, corners: corners, sigma: sigma, make: { key, _ in mask(key.rect) })
      else {
        Issue.record("no mask")
        return
      }
      let (fast, slow) = (CoverageMask(shadow), mask(rect))
      #expect(fast.bounds == slow.bounds)
      // Elsewhere corners are flattened a little otherwise, and on the coarse grid the squares lie otherwise.
      let worst = zip(fast.bytes, slow.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
      #expect(worst <= 1, "\(corners), \(sigma): \(worst)")
    }
  }

  @Test func aShadowMovesWithItsShape() {
    let shadow = DisplayList.Shadow(color: .black, radius: 5, x: 2, y: 3)
    func draw(_ x: Double) -> Bitmap {
      render([.shadow(CGRect(x: 20 + x, y: 20, width: 30, height: 25), .circular(6), shadow)])
    }
    let (first, second) = (draw(0), draw(7))
    for y in 0..<80 {
      for x in 0..<73 where first[x, y] != second[x + 7, y] { Issue.record("\(x), \(y)") }
    }
  }

  @Test func aSharpShadowIsItsShapeMovedAndGrown() {
    let rect = CGRect(x: 20, y: 20, width: 30, height: 25)
    #expect(
      render([.shadow(rect, .circular(6), .init(color: .black, radius: 0, x: 2, y: 3, spread: 4))])
        == render([.roundedRectangle(CGRect(x: 18, y: 19, width: 38, height: 33), radius: 10, .black)]))
    #expect(
      render([.shadow(rect, .square, .init(color: .black, radius: 0, spread: 4))])
        == render([.roundedRectangle(rect.insetBy(dx: -4, dy: -4), radius: 0, .black)]))
  }

  @Test func aHollowShadowLeavesItsShape() {
    let rect = CGRect(x: 20, y: 20, width: 30, height: 25)
    let bitmap = render([.shadow(rect, .square, .init(color: .black, radius: 6, isHollow: true))])
    for y in 20..<45 {
      for x in 20..<50 where bitmap[x, y] != .white { Issue.record("\(x), \(y)") }
    }
    #expect(bitmap[19, 30].red < 160 && bitmap[50, 30] == bitmap[19, 30])
    let whole = render([.shadow(rect, .square, .init(color: .black, radius: 6))])
    #expect(whole[35, 32].red < 40 && whole[19, 30] == bitmap[19, 30])
  }

  @Test func aLayersShadowIsThatOfItsContent() {
    let rect = CGRect(x: 20, y: 20, width: 30, height: 25)
    let shadow = DisplayList.Shadow(color: RGBA(0, 0, 0, 200), radius: 5, x: 3, y: -2)
    let box = render([.shadow(rect, .square, shadow), .roundedRectangle(rect, .square, RGBA(255, 0, 0))])
    let layer = render([
      .pushLayer(.init(shadow: shadow)), .roundedRectangle(rect, .square, RGBA(255, 0, 0)), .pop,
    ])
    #expect(box == layer)
  }

  @Test func aTurnedShadowIsTheShadowTurned() {
    let rect = CGRect(x: -15, y: -15, width: 30, height: 30)
    let shadow = DisplayList.Shadow(color: .black, radius: 4)
    let straight = render([
      .pushTransform(.translation(x: 40, y: 40)), .shadow(rect, .circular(5), shadow), .pop,
    ])
    let turned = render([
      .pushTransform(Transform.rotation(radians: .pi / 2).then(.translation(x: 40, y: 40))),
      .shadow(rect, .circular(5), shadow), .pop,
    ])
    for y in 0..<80 {
      for x in 0..<80 where abs(Int(straight[x, y].red) - Int(turned[x, y].red)) > 1 {
        Issue.record("\(x), \(y): \(straight[x, y]) and \(turned[x, y])")
      }
    }
  }
}
