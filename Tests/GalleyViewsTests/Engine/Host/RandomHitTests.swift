import Foundation
import GalleyTree
import GalleyViews
import SeededCases
import Testing

/// A touch reaches the topmost view at its point, of what clipping leaves of it, however views are turned and scaled.
@MainActor @Suite struct RandomHitTests {
  /// Half a hundredth of a point around a point: an ellipse is made of curves that are not exactly one.
  private static let reach = 0.05

  @Test func theTopmostViewIsTappedWhereverItIs() throws {
    var hits = 0
    for seed in Soak.seeds(120) {
      var random = SeededGenerator(seed: seed)
      var count = 0
      let scene = RandomScene.random(areas: 12, &count, &random)
      var tapped: [Int] = []
      let stage = try ViewTestHarness(width: 400, height: 600) { scene.view { tapped.append($0) } }
      for _ in 0..<40 {
        // Beside whole pixels, where edges of areas that are not turned are.
        let point = CGPoint(
          x: Double(random.below(240)) - 120 + 0.37, y: Double(random.below(240)) - 120 + 0.41)
        let expected = scene.topmost(at: point)
        let isNearAnEdge = [(1, 0), (-1, 0), (0, 1), (0, -1)].contains { x, y in
          scene.topmost(at: CGPoint(x: point.x + x * Self.reach, y: point.y + y * Self.reach)) != expected
        }
        if isNearAnEdge { continue }
        tapped = []
        stage.tap(CGPoint(x: 200 + point.x, y: 300 + point.y))
        #expect(tapped == (expected.map { [$0] } ?? []), "seed \(seed), at \(point): \(scene)")
        hits += expected == nil ? 0 : 1
      }
    }
    #expect(hits > 1000, "most scenes have something to hit")
  }
}
