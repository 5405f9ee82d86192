import Foundation
import GalleyImage
import SeededCases
import Testing

@testable import GalleyRaster

@Suite struct RetainedPictureTests {
  private let renderer: Renderer
  private let fresh: Renderer
  private let text: SceneText

  init() throws {
    let library = try FontLibrary()
    renderer = Renderer(library)
    fresh = Renderer(library)
    text = SceneText(typesetter: Typesetter(library))
  }

  /// A list with some of its parts changed, at any depth.
  private func edited(_ nodes: [SceneNode], _ dice: inout SceneGenerator) -> [SceneNode] {
    var nodes = nodes
    for _ in 0..<dice.whole(1, 2) {
      let place = dice.whole(0, nodes.count)
      switch dice.whole(0, 5) {
      case 0: nodes.insert(SceneFamily.mixture.node(&dice, text, depth: 0), at: place)
      case 1 where place < nodes.count: nodes.remove(at: place)
      case 2 where place + 1 < nodes.count: nodes.swapAt(place, place + 1)
      case 3 where place < nodes.count: nodes[place] = SceneFamily.mixture.node(&dice, text, depth: 0)
      default:
        guard place < nodes.count, case .group(let push, let children) = nodes[place] else { continue }
        nodes[place] = .group(push, edited(children, &dice))
      }
    }
    return nodes
  }

  @Test func `what is drawn again is what drawing all gives`() {
    var kinds: [String: Int] = [:]
    for seed in 0..<Soak.times(150) {
      var dice = SceneGenerator(seed: UInt64(seed) &+ 9_000)
      let scene = TestScene(seed, text)
      var nodes = scene.nodes
      let retained = RetainedPicture(renderer)
      for step in 0..<4 {
        let list = SceneNode.list(nodes)
        let picture = retained.update(
          list, size: TestScene.size, scale: scene.scale, background: scene.background)
        let whole = fresh.render(list, size: TestScene.size, scale: scene.scale, background: scene.background)
        guard picture == whole else {
          Issue.record("seed \(seed), step \(step): drawing \(retained.damage) gave another picture")
          return
        }
        switch retained.damage {
        case .nothing: kinds["nothing", default: 0] += 1
        case .parts: kinds["parts", default: 0] += 1
        case .everything: kinds["everything", default: 0] += 1
        }
        nodes = edited(nodes, &dice)
      }
    }
    // The test says something only if all three ways are gone.
    #expect(kinds.values.allSatisfy { $0 > 20 } && kinds.count == 3, "\(kinds)")
  }

  private func box(_ x: Double, _ y: Double, _ color: RGBA) -> DisplayList.Command {
    .roundedRectangle(CGRect(x: x, y: y, width: 10, height: 10), radius: 0, color)
  }

  private func damage(_ lists: [[DisplayList.Command]], backgrounds: [RGBA] = [.white, .white])
    -> RetainedPicture.Damage
  {
    let retained = RetainedPicture(renderer)
    for (list, background) in zip(lists, backgrounds) {
      _ = retained.update(
        DisplayList(list), size: CGSize(width: 100, height: 100), scale: 1, background: background)
    }
    return retained.damage
  }

  @Test func `the same list is not drawn again`() {
    #expect(damage([[box(0, 0, .black)], [box(0, 0, .black)]]) == .nothing)
  }

  @Test func `a change of colour costs its own pixels`() {
    let red = RGBA(255, 0, 0)
    #expect(
      damage([[box(20, 20, .black), box(60, 60, .black)], [box(20, 20, red), box(60, 60, .black)]])
        == .parts([PixelRect(x: 19, y: 19, width: 12, height: 12)]))
  }

  @Test func `what comes before others does not move them`() {
    #expect(
      damage([
        [box(20, 20, .black), box(60, 60, .black)],
        [box(0, 80, .white), box(20, 20, .black), box(40, 0, .black), box(60, 60, .black)],
      ])
        == .parts([
          PixelRect(x: 0, y: 79, width: 11, height: 12), PixelRect(x: 39, y: 0, width: 12, height: 11),
        ]))
  }

  @Test func `a changed map counts with all that it moves`() {
    func moved(_ x: Double) -> [DisplayList.Command] {
      [.pushTransform(.translation(x: x, y: 0)), box(20, 20, .black), .pop]
    }
    #expect(damage([moved(0), moved(5)]) == .parts([PixelRect(x: 19, y: 19, width: 17, height: 12)]))
  }

  @Test func `another background or much damage is everything`() {
    #expect(damage([[], []], backgrounds: [.white, .black]) == .everything)
    let large = CGRect(x: 0, y: 0, width: 90, height: 90)
    #expect(damage([[], [.roundedRectangle(large, radius: 4, .black)]]) == .everything)
  }

  @Test func `what looks around itself is drawn with all it looks at`() {
    let bar = CGRect(x: 0, y: 0, width: 100, height: 20)
    let blur = DisplayList.Command.backdropBlur(bar, .square, DisplayList.Backdrop(radius: 2))
    let far = damage([[box(20, 60, .black), blur], [box(20, 60, .white), blur]])
    #expect(far == .parts([PixelRect(x: 19, y: 59, width: 12, height: 12)]))
    let near = damage([[box(20, 22, .black), blur], [box(20, 22, .white), blur]])
    #expect(near == .parts([PixelRect(x: 0, y: 0, width: 100, height: 33)]))
  }

  @Test func `many small changes are few parts`() {
    var places: [CGRect] = []
    for index in 0..<20 {
      places.append(CGRect(x: Double(index * 37 % 100), y: Double(index * 61 % 100), width: 1, height: 1))
    }
    func dots(_ color: RGBA) -> [DisplayList.Command] {
      places.map { DisplayList.Command.roundedRectangle($0, radius: 0, color) }
    }
    let lists = [dots(.black), dots(.white)]
    switch damage(lists) {
    case .parts(let parts): #expect(parts.count <= DamageRegion.largestCount)
    case .everything: break
    case .nothing: Issue.record("nothing changed?")
    }
  }

  @Test func `an old picture keeps its pixels`() {
    let retained = RetainedPicture(renderer)
    let size = CGSize(width: 100, height: 100)
    let first = retained.update(DisplayList([box(0, 0, .black)]), size: size, scale: 1, background: .white)
    _ = retained.update(DisplayList([box(0, 0, .white)]), size: size, scale: 1, background: .white)
    #expect(first[0, 0] == .black)
  }
}
