import Foundation
import GalleyImage
import Testing

@testable import GalleyRaster

/// A layer shows what its content would show, however large, far or badly given that is.
@Suite struct LayerBoundsTests {
  private let renderer: Renderer
  private let size = CGSize(width: 40, height: 40)
  /// Opaque in the end, but a layer of its own: what it holds is put down by a mode that changes nothing.
  private let layer = DisplayList.Command.pushLayer(.init(blendMode: .sourceAtop))

  private let white = Bitmap(width: 40, height: 40, color: .white).digest

  init() throws {
    renderer = Renderer(try FontLibrary())
  }

  private func expectNothingLost(
    _ commands: [DisplayList.Command], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let plain = renderer.render(DisplayList(commands), size: size, scale: 1, background: .white)
    let layered = renderer.render(
      DisplayList([layer] + commands + [.pop]), size: size, scale: 1, background: .white)
    #expect(plain.digest == layered.digest, sourceLocation: sourceLocation)
    #expect(plain.digest != white, sourceLocation: sourceLocation)

    // The same for what is drawn again when the command disappears.
    let retained = RetainedPicture(renderer)
    _ = retained.update(DisplayList(commands), size: size, scale: 1, background: .white)
    let empty = retained.update(DisplayList(), size: size, scale: 1, background: .white)
    #expect(empty.digest == white, sourceLocation: sourceLocation)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func aStrokeWithAWildMiterLimit(limit: Double) {
    let corner = Path([
      .move(CGPoint(x: 5, y: 5)), .line(CGPoint(x: 20, y: 30)), .line(CGPoint(x: 30, y: 6)),
    ])
    expectNothingLost([.stroke(corner, .init(width: 4, miterLimit: limit), .black)])
  }

  @Test func anOutlineWithAPartBeyondAllNumbers() {
    let path = Path([
      .move(CGPoint(x: 0.5, y: 1)), .line(CGPoint(x: 2, y: 3)), .line(CGPoint(x: 0.5, y: 3)), .close,
      .move(CGPoint(x: 1e308, y: 1)), .line(CGPoint(x: 1e308, y: 4)), .line(CGPoint(x: 3, y: 3)),
    ])
    expectNothingLost([.pushTransform(.scale(x: 10, y: 10)), .fill(path, .black, .nonZero), .pop])
  }

  @Test func aCurveWithFarControls() {
    let path = Path([
      .move(CGPoint(x: 1, y: 1)),
      .cubic(
        control1: CGPoint(x: 1e200, y: 10), control2: CGPoint(x: 1e200, y: 30), to: CGPoint(x: 1, y: 38)),
    ])
    expectNothingLost([.fill(path, .black, .nonZero)])
  }

  @Test func anOutlineThatBeginsWithoutAMove() {
    let path = Path([
      .line(CGPoint(x: 30, y: 10)), .line(CGPoint(x: 30, y: 30)), .line(CGPoint(x: 12, y: 30)),
    ])
    expectNothingLost([.fill(path, .black, .nonZero)])
    expectNothingLost([
      .pushTransform(.translation(x: 4, y: 7)), .stroke(path, .init(width: 2), .black), .pop,
    ])
    // As with the builder's methods, the first step only says where the outline begins.
    var built = Path()
    for segment in path.segments {
      if case .line(let point) = segment { built.addLine(to: point) }
    }
    func draw(_ path: Path) -> Bitmap {
      renderer.render(
        DisplayList([.fill(path, .black, .nonZero)]), size: size, scale: 2, background: .white)
    }
    #expect(draw(path).digest == draw(built).digest)
  }

  @Test func aFarShadowCostsNoMemory() {
    let content = DisplayList.Command.roundedRectangle(
      CGRect(x: -4e6, y: -4e6, width: 8e6, height: 8e6), .circular(9), .color(.black))
    let far = DisplayList.Shadow(color: .black, radius: 2, x: 1_000_000, y: -1_900_000)
    let bitmap = renderer.render(
      DisplayList([.pushLayer(.init(opacity: 0.5, shadow: far)), content, .pop]), size: size, scale: 1,
      background: .white)
    #expect(bitmap[20, 20] == RGBA(127, 127, 127))
  }

  @Test func tenThousandPushesInsideEachOtherAreDrawnAndCompared() {
    let depth = 10_000
    var list = DisplayList()
    for index in 0..<depth {
      list.append(
        index % 3 == 0
          ? .pushClipRectangle(CGRect(x: 0.5, y: 0, width: 39, height: 40), .circular(3))
          : .pushLayer(.init(blendMode: .multiply))
      )
    }
    list.append(.roundedRectangle(CGRect(x: 10, y: 10, width: 10, height: 10), .square, .color(.black)))
    for _ in 0..<depth { list.append(.pop) }
    let retained = RetainedPicture(renderer)
    let picture = retained.update(list, size: size, scale: 1, background: .white)
    #expect(picture[15, 15] == .black && picture[25, 25] == .white)
    list.commands[depth] = .roundedRectangle(
      CGRect(x: 10, y: 10, width: 10, height: 10), .square, .color(RGBA(255, 0, 0)))
    #expect(retained.update(list, size: size, scale: 1, background: .white)[15, 15] == RGBA(255, 0, 0))
    if case .parts = retained.damage {} else { Issue.record("\(retained.damage)") }
  }
}
