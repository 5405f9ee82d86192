import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

/// What is drawn in a window is what the whole picture has there: shadows, blurs and gradients know nothing of tiles.
@Suite struct LayerWindowTests {
  private let library: FontLibrary

  init() throws {
    library = try FontLibrary()
  }

  private func scene(seed: UInt64) -> DisplayList {
    var commands = RandomCommands(seed: seed, runs: [])
    func tame(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &commands.generator) }
    func rect() -> CGRect {
      CGRect(x: tame(-20...70), y: tame(-20...70), width: tame(1...70), height: tame(1...70))
    }
    func paint() -> Paint {
      let colors = Gradient(colors: [commands.color(), commands.color(), commands.color()])
      switch Int.random(in: 0..<4, using: &commands.generator) {
      case 0:
        return .linearGradient(
          colors, from: CGPoint(x: tame(0...90), y: tame(0...90)),
          to: CGPoint(x: tame(0...90), y: tame(0...90)))
      case 1:
        return .radialGradient(
          colors, center: CGPoint(x: tame(0...90), y: 40), startRadius: tame(0...9), endRadius: tame(10...60))
      case 2:
        return .angularGradient(
          colors, center: CGPoint(x: tame(0...90), y: 40), startAngle: tame(-4...4), endAngle: tame(-4...9))
      default: return .color(commands.color())
      }
    }
    func shadow() -> DisplayList.Shadow {
      DisplayList.Shadow(
        color: commands.color(), radius: tame(0...12), x: tame(-9...9), y: tame(-9...9), spread: tame(-3...5),
        isHollow: Bool.random(using: &commands.generator))
    }
    func corners() -> Corners {
      Corners(radius: tame(0...30), style: Bool.random(using: &commands.generator) ? .circular : .continuous)
    }
    var list = DisplayList([.roundedRectangle(CGRect(x: 0, y: 0, width: 90, height: 90), .square, paint())])
    var depth = 0
    for _ in 0..<12 {
      switch Int.random(in: 0..<9, using: &commands.generator) {
      case 0:
        list.append(
          .pushLayer(
            .init(
              opacity: tame(0.2...1),
              blendMode: BlendMode.allCases.randomElement(using: &commands.generator) ?? .normal,
              blur: Bool.random(using: &commands.generator) ? 0 : tame(0...12),
              shadow: Bool.random(using: &commands.generator) ? nil : shadow())))
        depth += 1
      case 1:
        list.append(.pushTransform(Transform.rotation(radians: tame(-1...1)).then(.scale(x: 1.2, y: 0.9))))
        depth += 1
      case 2:
        list.append(.pushClipRectangle(rect(), corners()))
        depth += 1
      case 3: list.append(.shadow(rect(), corners(), shadow()))
      case 4:
        list.append(
          .backdropBlur(
            rect(), corners(), .init(radius: tame(0...14), saturation: tame(0...2), tint: commands.color())))
      case 5 where depth > 0:
        list.append(.pop)
        depth -= 1
      case 6:
        var path = Path(ellipseIn: rect())
        path.closeSubpath()
        list.append(.stroke(path, .init(width: tame(1...5), dash: [tame(1...9), tame(1...9)]), paint()))
      default: list.append(.roundedRectangle(rect(), corners(), paint()))
      }
    }
    for _ in 0..<depth { list.append(.pop) }
    return list
  }

  @Test(arguments: 0..<6)
  func aWindowIsAPartOfThePicture(batch: Int) {
    let resources = RenderingResources(library)
    for round in 0..<Soak.times(10) {
      let seed = UInt64(batch * 100_000 + round)
      var generator = SeededGenerator(seed: seed)
      let list = scene(seed: seed)
      let frame = RenderTarget(width: 90, height: 90, scale: 1, background: round % 2 == 0 ? .white : .clear)
      let prints = Footprints(list, transform: frame.transform, bounds: frame.bounds)
      func draw(_ window: PixelBounds) -> Layer {
        let layer = Layer(bounds: frame.bounds, color: PremultipliedColor(word: 0))
        frame.draw(list, footprints: prints, window: window, on: layer, resources: resources)
        return layer
      }
      let whole = draw(frame.bounds)
      for _ in 0..<3 {
        let (x, y) = (Int.random(in: 0..<80, using: &generator), Int.random(in: 0..<80, using: &generator))
        let window = prints.closed(PixelBounds(left: x, top: y, right: x + 10, bottom: y + 10))
          .intersection(frame.bounds)
        let part = draw(window)
        for row in window.top..<window.bottom {
          let isEqual = part.withRow(row, from: window.left, count: window.width) { part in
            whole.withRow(row, from: window.left, count: window.width) { Array(part) == Array($0) }
          }
          if !isEqual {
            Issue.record("seed \(seed), \(window): row \(row) differs")
            break
          }
        }
      }
    }
  }
}
