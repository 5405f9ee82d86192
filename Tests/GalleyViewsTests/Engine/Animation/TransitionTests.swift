import Foundation
import GalleyImage
import GalleyRaster
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct TransitionTests {
  /// A black square of 20 points that a tap brings and takes away, below another one that is always there.
  private struct Door: View {
    let transition: AnyTransition?
    var animation: Animation? = .linear(duration: 1)
    @State private var isOpen = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("door") { withAnimation(animation) { isOpen.toggle() } }.frame(height: 40)
        if isOpen {
          if let transition { square.transition(transition) } else { square }
        }
        Rectangle().fill(.red).frame(width: 20, height: 10)
        Spacer(minLength: 0)
      }
      .frame(width: 100, height: 100, alignment: .topLeading)
    }

    private var square: some View {
      Text(" ").accessibilityIdentifier("square").frame(width: 20, height: 20).background(.black)
    }
  }

  private func open(_ transition: AnyTransition?, _ time: Duration = .milliseconds(500)) throws
    -> ViewTestHarness
  {
    let stage = try ViewTestHarness(width: 100, height: 100) { Door(transition: transition) }
    stage.tap("door")
    stage.advance(time)
    return stage
  }

  private func close(_ transition: AnyTransition?, _ time: Duration = .milliseconds(500)) throws
    -> ViewTestHarness
  {
    let stage = try open(transition, .seconds(2))
    stage.tap("door")
    stage.advance(time)
    return stage
  }

  /// Black at half opacity on white: a layer's opacity is one of 255 steps itself.
  private let halfGray = UInt8(127)...128

  @Test func withoutATransitionAViewFades() throws {
    let stage = try open(nil)
    #expect(stage.find("square") != nil)
    #expect(try halfGray.contains(stage.color(10, 42).red))
    stage.advance(.milliseconds(600))
    #expect(try stage.color(10, 42) == .black)
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func aRemovedViewIsDrawnUntilItIsGone() throws {
    let stage = try close(nil)
    #expect(stage.find("square") == nil, "it is no element any more")
    #expect(try halfGray.contains(stage.color(10, 42).red), "but still drawn where it was")
    #expect(stage.host.hitTest(CGPoint(x: 10, y: 58)) == nil)
    #expect(stage.host.animator.activity == ["animation"])
    stage.advance(.milliseconds(600))
    #expect(try stage.color(10, 58) == .white)
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func whatStandsBelowMovesMeanwhile() throws {
    let red = Color.red.resolved(in: try open(nil).host.environment)
    #expect(try open(nil).color(15, 58) == red, "on its way from 40 to 60")
    #expect(try close(nil).color(15, 52) == red)
  }

  @Test func aViewMovesInFromAnEdge() throws {
    let stage = try open(.move(edge: .leading))
    #expect(try stage.color(8, 45) == .black && stage.color(12, 45) == .white)
    let gone = try close(.move(edge: .trailing))
    #expect(try gone.color(12, 45) == .black && gone.color(8, 45) == .white)
  }

  @Test func aSlideLeavesOnTheOtherSide() throws {
    let stage = try open(.slide)
    #expect(try stage.color(8, 45) == .black && stage.color(12, 45) == .white)
    let gone = try close(.slide)
    #expect(try gone.color(8, 45) == .white && gone.color(12, 45) == .black)
  }

  @Test func aScaleGrowsFromThePoint() throws {
    let stage = try open(.scale(scale: 0, anchor: .topLeading))
    #expect(try stage.color(8, 42) == .black && stage.color(12, 42) == .white)
  }

  @Test func anOffsetComesFromThere() throws {
    let stage = try open(.offset(x: 60))
    #expect(try stage.color(32, 42) == .black && stage.color(28, 42) == .white)
  }

  @Test func aPushFadesAndMoves() throws {
    let stage = try open(.push(from: .trailing))
    #expect(try halfGray.contains(stage.color(12, 42).red) && stage.color(8, 42) == .white)
  }

  @Test func anAsymmetricTransitionDiffers() throws {
    let transition = AnyTransition.asymmetric(insertion: .offset(x: 60), removal: .opacity)
    #expect(try open(transition).color(32, 42) == .black)
    #expect(try halfGray.contains(close(transition).color(10, 42).red))
  }

  @Test func transitionsCombine() throws {
    let stage = try open(.offset(x: 60).combined(with: .opacity))
    #expect(try halfGray.contains(stage.color(32, 42).red) && stage.color(28, 42) == .white)
  }

  @Test func anIdentityDoesNothing() throws {
    #expect(try open(.identity, .zero).color(10, 55) == .black)
    #expect(try close(.identity, .zero).color(5, 58) != .black)
  }

  @Test func aTransitionCanBringItsAnimation() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Door(transition: .opacity.animation(.linear(duration: 2)), animation: nil)
    }
    stage.tap("door")
    stage.advance(.seconds(1))
    #expect(try halfGray.contains(stage.color(10, 45).red))
  }

  private struct Tilt: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(x: phase.value * 60).opacity(phase.isIdentity ? 1 : 0)
    }
  }

  @Test func aTransitionOfAnAppsOwnHasItsPhases() throws {
    let stage = try close(AnyTransition(Tilt()))
    #expect(try halfGray.contains(stage.color(32, 42).red) && stage.color(28, 42) == .white)
  }

  @Test func aViewThatTurnsBackGoesOnFromWhereItIs() throws {
    let stage = try open(nil)
    stage.tap("door")
    let shade = try stage.color(2, 42).red
    #expect(shade > 100 && shade < 155, "nothing jumps")
    stage.advance(.seconds(2))
    #expect(try stage.color(10, 58) == .white)
    #expect(stage.host.animator.activity.isEmpty)
  }

  private struct Rows: View {
    @State private var rows = [1, 2, 3]

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("remove") { withAnimation(.linear(duration: 1)) { rows.removeAll { $0 == 2 } } }.frame(
          height: 40)
        ForEach(rows, id: \.self) { Rectangle().fill(.black).frame(width: CGFloat($0) * 20, height: 10) }
        Spacer(minLength: 0)
      }
      .frame(width: 100, alignment: .topLeading)
    }
  }

  @Test func aRemovedMemberFadesWhileOthersCloseTheGap() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) { Rows() }
    stage.tap("remove")
    stage.advance(.milliseconds(500))
    #expect(try halfGray.contains(stage.color(30, 52).red), "the second fades where it was")
    #expect(try stage.color(50, 58) == .black, "the third is between its places")
    stage.advance(.seconds(1))
    #expect(try stage.color(50, 52) == .black && stage.color(50, 62) == .white)
  }

  @Test func nothingIsAnimatedInANewWindow() throws {
    struct First: View {
      @State private var isOn = false
      var body: some View {
        Text("a").opacity(isOn ? 1 : 0.5).animation(.linear(duration: 1), value: isOn)
      }
    }
    let stage = try ViewTestHarness(width: 100, height: 100) { First() }
    #expect(stage.host.animator.activity.isEmpty)
  }
}
