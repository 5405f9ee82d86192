import Foundation
import GalleyTree
import GalleyViews
import SeededCases
import Testing

private struct Shift: GeometryEffect {
  var share: CGFloat

  nonisolated var animatableData: CGFloat {
    get { share }
    set { share = newValue }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: size.width * share, y: 0))
  }
}

private struct ShiftingView: View {
  @State private var share: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.blue.frame(width: 100, height: 50).accessibilityElement().accessibilityLabel("blue")
        .modifier(Shift(share: share))
      Button("go") { withAnimation(.linear(duration: 1)) { share = 1 } }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

@MainActor @Suite struct GeometryEffectTests {
  @Test func anEffectMovesWhatIsShownAndLeavesTheLayoutAlone() throws {
    let stage = try ViewTestHarness(width: 300, height: 200) {
      VStack(spacing: 0) {
        Color.red.frame(width: 100, height: 50).accessibilityElement().accessibilityLabel("red")
          .modifier(Shift(share: 0.5))
        Color.blue.frame(width: 100, height: 50).accessibilityElement().accessibilityLabel("blue")
      }
    }
    #expect(stage.frame("red") == CGRect(x: 150, y: 50, width: 100, height: 50))
    #expect(stage.frame("blue") == CGRect(x: 100, y: 100, width: 100, height: 50))
    #expect(try stage.color(240, 75) == Color.red.resolved(in: stage.host.environment))
  }

  @Test func theNumbersOfAnEffectAreAnimated() throws {
    let stage = try ViewTestHarness(width: 300, height: 200) { ShiftingView() }
    stage.tap("go")
    stage.advance(.milliseconds(500))
    #expect(abs(stage.frame("blue").minX - 50) <= 2)
    stage.advance(.seconds(1))
    #expect(stage.frame("blue").minX == 100)
  }

  @Test func aMapAndTheOneBackChangeNothing() {
    var generator = SeededGenerator(seed: 7)
    func number() -> CGFloat { CGFloat(generator.below(400)) / 100 - 2 }
    for _ in 0..<200 {
      var map = ProjectionTransform(
        CGAffineTransform(a: number(), b: number(), c: number(), d: number(), tx: number(), ty: number()))
      map.m13 = number() / 100
      map.m23 = number() / 100
      var inverse = map
      guard inverse.invert() else { continue }
      let both = map.concatenating(inverse)
      let wanted = ProjectionTransform()
      for (path, _) in [
        (\ProjectionTransform.m11, 0), (\.m12, 0), (\.m21, 0), (\.m22, 0), (\.m31, 0), (\.m33, 0),
      ] {
        let scale = max(1, abs(inverse.m11), abs(inverse.m22), abs(inverse.m31), abs(inverse.m32))
        #expect(abs(both[keyPath: path] - wanted[keyPath: path]) < 1e-9 * scale)
      }
    }
  }

  @Test func aTurnInSpaceIsSeenFromAbove() throws {
    let half = CATransform3DMakeRotation(.pi / 3, 0, 1, 0)
    let map = ProjectionTransform(half)
    #expect(map.isAffine)
    #expect(abs(map.m11 - 0.5) < 1e-12)
    #expect(map.m22 == 1)
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!ProjectionTransform(CATransform3DConcat(half, perspective)).isAffine)
  }
}
