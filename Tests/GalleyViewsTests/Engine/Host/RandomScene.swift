import Foundation
import GalleyTree
import GalleyViews
import SeededCases

/// A random arrangement of areas that lie on, in and beside each other, each of which takes taps.
///
/// All of it is laid out around one middle, so that where an area is follows from a few rules that have nothing of the library's layout.
indirect enum RandomScene {
  case area(Int, CGSize, isRound: Bool)
  case stack([(scene: RandomScene, z: Double)])
  case overlaid(RandomScene, RandomScene)
  case moved(RandomScene, CGVector)
  case turned(RandomScene, degrees: Double)
  case scaled(RandomScene, Double)
  case clipped(RandomScene, CGSize, isRound: Bool)
  case faded(RandomScene)
  case untouchable(RandomScene)

  /// Makes a scene of so many areas at the most, with the next numbers.
  static func random(areas: Int, _ count: inout Int, _ random: inout SeededGenerator) -> RandomScene {
    func size(_ least: Int) -> CGSize {
      // Even lengths: around a middle on a whole pixel, edges are on whole pixels.
      CGSize(width: 2 * (least + random.below(60)), height: 2 * (least + random.below(60)))
    }
    if areas <= 1 {
      count += 1
      return .area(count, size(15), isRound: random.below(3) == 0)
    }
    func inner(_ share: Int) -> RandomScene { Self.random(areas: share, &count, &random) }
    switch random.below(9) {
    case 0, 1:
      let members = 2 + random.below(2)
      return .stack((0..<members).map { _ in (inner(areas / members), Double(random.below(3))) })
    case 2: return .overlaid(inner(areas / 2), inner(areas / 2))
    case 3, 4:
      return .moved(inner(areas - 1), CGVector(dx: random.below(120) - 60, dy: random.below(120) - 60))
    case 5: return .turned(inner(areas - 1), degrees: Double(random.below(360)))
    case 6: return .scaled(inner(areas - 1), [0.5, 0.8, 1.5][random.below(3)])
    case 7: return .clipped(inner(areas - 1), size(20), isRound: random.below(2) == 0)
    default:
      return random.below(3) > 0
        ? .stack([(inner(areas / 2), 0), (inner(areas / 2), 0)])
        : random.below(2) == 0 ? .faded(inner(1)) : .untouchable(inner(1))
    }
  }

  /// The scene as views, which tell the number of the area that is tapped.
  @MainActor func view(_ tapped: @escaping (Int) -> Void) -> AnyView {
    switch self {
    case .area(let number, let size, false):
      AnyView(Color.blue.frame(width: size.width, height: size.height).onTapGesture { tapped(number) })
    case .area(let number, let size, true):
      AnyView(
        Ellipse().fill(Color.red).frame(width: size.width, height: size.height).onTapGesture {
          tapped(number)
        })
    case .stack(let members):
      AnyView(
        ZStack {
          ForEach(Array(members.indices), id: \.self) { members[$0].scene.view(tapped).zIndex(members[$0].z) }
        })
    case .overlaid(let below, let above): AnyView(below.view(tapped).overlay { above.view(tapped) })
    case .moved(let scene, let way): AnyView(scene.view(tapped).offset(x: way.dx, y: way.dy))
    case .turned(let scene, let degrees): AnyView(scene.view(tapped).rotationEffect(.degrees(degrees)))
    case .scaled(let scene, let factor): AnyView(scene.view(tapped).scaleEffect(factor))
    case .clipped(let scene, let size, false):
      AnyView(scene.view(tapped).frame(width: size.width, height: size.height).clipped())
    case .clipped(let scene, let size, true):
      AnyView(scene.view(tapped).frame(width: size.width, height: size.height).clipShape(Ellipse()))
    case .faded(let scene): AnyView(scene.view(tapped).opacity(0))
    case .untouchable(let scene): AnyView(scene.view(tapped).allowsHitTesting(false))
    }
  }

  /// The topmost area at a point that is given from the scene's middle.
  func topmost(at point: CGPoint) -> Int? {
    switch self {
    case .area(let number, let size, let isRound): Self.holds(point, size, isRound) ? number : nil
    case .stack(let members):
      members.enumerated().sorted { ($0.element.z, $0.offset) > ($1.element.z, $1.offset) }
        .lazy.compactMap { $0.element.scene.topmost(at: point) }.first
    case .overlaid(let below, let above): above.topmost(at: point) ?? below.topmost(at: point)
    case .moved(let scene, let way): scene.topmost(at: CGPoint(x: point.x - way.dx, y: point.y - way.dy))
    case .turned(let scene, let degrees):
      scene.topmost(at: Self.turned(point, by: -degrees * .pi / 180))
    case .scaled(let scene, let factor): scene.topmost(at: CGPoint(x: point.x / factor, y: point.y / factor))
    case .clipped(let scene, let size, let isRound):
      Self.holds(point, size, isRound) ? scene.topmost(at: point) : nil
    case .faded, .untouchable: nil
    }
  }

  private static func turned(_ point: CGPoint, by angle: Double) -> CGPoint {
    CGPoint(
      x: point.x * cos(angle) - point.y * sin(angle), y: point.x * sin(angle) + point.y * cos(angle))
  }

  private static func holds(_ point: CGPoint, _ size: CGSize, _ isRound: Bool) -> Bool {
    let (x, y) = (abs(point.x) / (size.width / 2), abs(point.y) / (size.height / 2))
    return isRound ? x * x + y * y < 1 : x < 1 && y < 1
  }
}
