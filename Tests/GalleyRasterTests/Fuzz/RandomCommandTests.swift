import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

/// No number that a command may hold stops a renderer, or makes a picture depend on what was drawn before.
@Suite struct RandomCommandTests {
  private let library: FontLibrary

  init() throws {
    library = try FontLibrary()
  }

  private func runs() -> [TextRun] {
    let typesetter = Typesetter(library)
    return [10.0, 300].map { typesetter.shape("Ag", font: FontSpec(size: $0)) }
  }

  @Test(arguments: 0..<8)
  func everyListIsDrawnAndDrawnAlikeAgain(batch: Int) throws {
    let renderer = Renderer(library)
    let runs = runs()
    for round in 0..<Soak.times(40) {
      var commands = RandomCommands(seed: UInt64(batch * 1_000_000 + round), runs: runs)
      let list = commands.list()
      let background: RGBA = round % 2 == 0 ? .white : .clear
      let size = CGSize(width: 40, height: 50)
      let first = renderer.render(list, size: size, scale: 1.5, background: background)
      #expect(first.width == 60 && first.height == 75)
      let again = Renderer(library).render(list, size: size, scale: 1.5, background: background)
      #expect(first == again, "batch \(batch), round \(round)")
    }
  }

  @Test func aDashTooFineIsALineWithoutGaps() {
    let renderer = Renderer(library)
    var line = Path()
    line.move(to: CGPoint(x: 0, y: 10))
    line.addLine(to: CGPoint(x: 1e9, y: 10))
    func draw(_ dash: [Double]) -> Bitmap {
      renderer.render(
        DisplayList([.stroke(line, .init(width: 3, dash: dash), .black)]),
        size: CGSize(width: 30, height: 20), scale: 1, background: .white)
    }
    #expect(draw([1e-9]) == draw([]))
    #expect(draw([1e-9, 5e-10, 3]) == draw([]))
    #expect(draw([100, 100]) != draw([]) || draw([10, 40]) != draw([]))
  }

  @Test func anOutlineOfAHundredThousandSegmentsIsDrawn() {
    var generator = SeededGenerator(seed: 5)
    func point() -> CGPoint {
      CGPoint(x: .random(in: -1e5...1e5, using: &generator), y: .random(in: -50...150, using: &generator))
    }
    var lines = Path([.move(point())])
    var curves = Path([.move(point())])
    for _ in 0..<100_000 { lines.addLine(to: point()) }
    for _ in 0..<2_000 { curves.addCurve(to: point(), control1: point(), control2: point()) }
    let renderer = Renderer(library)
    for command in [
      DisplayList.Command.fill(lines, .black, .nonZero), .fill(curves, .black, .evenOdd),
      .stroke(curves, .init(width: 4, join: .round, dash: [30, 10]), .black),
    ] {
      let bitmap = renderer.render(
        DisplayList([command]), size: CGSize(width: 40, height: 40), scale: 1, background: .white)
      #expect(bitmap != Bitmap(width: 40, height: 40, color: .white))
    }
  }
}
