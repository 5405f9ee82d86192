import Foundation
import GalleyImage
import GalleyRaster
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

@MainActor @Suite struct ImplicitAnimationTests {
  /// Black at half opacity on white: a layer's opacity is one of 255 steps itself.
  private let halfGray = UInt8(127)...128

  /// A square of 20 points that a tap moves from the left to the right.
  private struct Mover: View {
    var animation: Animation? = .linear(duration: 1)
    var whenDone: () -> Void = {}
    @State private var isRight = false

    var body: some View {
      VStack(spacing: 0) {
        Button("move") {
          withAnimation(animation) {
            isRight.toggle()
          } completion: {
            whenDone()
          }
        }
        .frame(height: 40)
        HStack(spacing: 0) {
          if isRight { Spacer(minLength: 0) }
          Text(" ").accessibilityIdentifier("square").frame(width: 20, height: 20).background(.red)
          if !isRight { Spacer(minLength: 0) }
        }
        .frame(width: 100)
      }
    }
  }

  /// The left edge of what is red in the row through the middle of the square.
  private func left(_ stage: ViewTestHarness, y: Int = 50) throws -> Int? {
    let picture = try stage.picture()
    let red = Color.red.resolved(in: stage.host.environment)
    return (0..<100).first { picture[$0, y] == red }
  }

  @Test func aViewIsDrawnOnItsWayAndIsWhereItWillBe() throws {
    let stage = try ViewTestHarness(width: 100, height: 60) { Mover() }
    #expect(try left(stage) == 0)
    stage.tap("move")
    #expect(try left(stage) == 0, "nothing jumps")
    #expect(stage.frame("square").midX == 90, "elements are where they will be")
    let updates = stage.host.updatePass
    for tenth in 1...9 {
      stage.advance(.milliseconds(100))
      #expect(try left(stage) == tenth * 8, "0.1 s of a second is a tenth of 80 points")
    }
    #expect(stage.host.updatePass == updates, "frames evaluate no views")
    #expect(stage.host.animator.activity == ["animation"])
    stage.advance(.milliseconds(100))
    #expect(try left(stage) == 80)
    stage.advance(.milliseconds(20))
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func aChangeWithoutAnAnimationIsThereAtOnce() throws {
    let stage = try ViewTestHarness(width: 100, height: 60) { Mover(animation: nil) }
    stage.tap("move")
    #expect(try left(stage) == 80)
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func aCurveThatIsInterruptedIsAdded() throws {
    let stage = try ViewTestHarness(width: 100, height: 60) { Mover() }
    stage.tap("move")
    stage.advance(.milliseconds(450))
    stage.tap("move")  // after 0.5 s it is at 40, and stays there half a second: both go on
    #expect(try left(stage) == 40)
    stage.advance(.milliseconds(250))
    #expect(try left(stage) == 40)
    stage.advance(.milliseconds(500))
    #expect(try left(stage) == 20)
    stage.advance(.milliseconds(250))
    #expect(try left(stage) == 0)
  }

  @Test func completionsComeAtTheEnd() throws {
    var done = 0
    let stage = try ViewTestHarness(width: 100, height: 60) { Mover(whenDone: { done += 1 }) }
    stage.tap("move")
    stage.advance(.milliseconds(990))
    #expect(done == 0)
    stage.advance(.milliseconds(10))
    #expect(done == 1)
    let still = try ViewTestHarness(width: 100, height: 60) { Mover(animation: nil, whenDone: { done += 1 }) }
    still.tap("move")
    #expect(done == 2, "where nothing moves it comes at once")
  }

  @Test func aCompletionOfNothingComes() {
    var done = 0
    withAnimation {
    } completion: {
      done += 1
    }
    #expect(done == 1)
  }

  /// A square that is changed by what a closure makes of it, depending on a state.
  private struct Changer<Content: View>: View {
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let content: (Bool) -> Content
    @State private var isChanged = false

    var body: some View {
      ZStack(alignment: .topLeading) {
        Color.white
        content(isChanged).padding(.top, 40)
        Button("change") { withAnimation(animation) { isChanged.toggle() } }.frame(height: 40)
      }
      .frame(width: 100, height: 100)
    }
  }

  private func change(
    _ time: Duration = .milliseconds(500), @ViewBuilder _ content: @escaping (Bool) -> some View
  ) throws -> ViewTestHarness {
    let stage = try ViewTestHarness(width: 100, height: 100) { Changer(content: content) }
    stage.tap("change")
    stage.advance(time)
    return stage
  }

  @Test func opacityFades() throws {
    let stage = try change { Rectangle().fill(.black).frame(width: 40, height: 40).opacity($0 ? 0 : 1) }
    #expect(try halfGray.contains(stage.color(20, 60).red))
  }

  @Test func coloursMix() throws {
    let black = Color.black
    let fill = try change { Rectangle().fill($0 ? Color.white : black).frame(width: 40, height: 40) }
    #expect(try fill.color(20, 60) == RGBA(128, 128, 128))
    let foreground = try change {
      Rectangle().frame(width: 40, height: 40).foregroundStyle($0 ? Color.white : black)
    }
    #expect(try foreground.color(20, 60) == RGBA(128, 128, 128))
    let background = try change {
      Text(" ").frame(width: 40, height: 40).background($0 ? Color.white : black)
    }
    #expect(try background.color(20, 60) == RGBA(128, 128, 128))
  }

  @Test func scalesTurnsAndOffsetsGoTheirWay() throws {
    let scaled = try change { Rectangle().fill(.black).frame(width: 20, height: 20).scaleEffect($0 ? 3 : 1) }
    // 20 points become 40 halfway, around the middle at (10, 50).
    #expect(try scaled.color(28, 50) == .black && scaled.color(32, 50) == .white)
    let moved = try change { Rectangle().fill(.black).frame(width: 20, height: 20).offset(x: $0 ? 60 : 0) }
    #expect(try moved.color(32, 50) == .black && moved.color(28, 50) == .white)
    let turned = try change {
      Rectangle().fill(.black).frame(width: 40, height: 4).padding(20).rotationEffect(.degrees($0 ? 180 : 0))
    }
    // Halfway it is upright, around (40, 62).
    #expect(try turned.color(40, 48) == .black && turned.color(26, 62) == .white)
  }

  @Test func framesGrow() throws {
    let stage = try change { Rectangle().fill(.black).frame(width: $0 ? 80 : 20, height: 20) }
    #expect(try stage.color(48, 50) == .black && stage.color(52, 50) == .white)
  }

  /// A shape with data of its own.
  private struct Bar: Shape, Animatable {
    var part: Double

    var animatableData: Double {
      get { part }
      set { part = newValue }
    }

    func path(in rect: CGRect) -> Path {
      Path(rect: CGRect(x: rect.minX, y: rect.minY, width: rect.width * part, height: rect.height))
    }
  }

  @Test func shapesAnimateTheirData() throws {
    let stage = try change { Bar(part: $0 ? 1 : 0).fill(.black).frame(width: 80, height: 20) }
    #expect(try stage.color(38, 50) == .black && stage.color(42, 50) == .white)
    stage.advance(.milliseconds(500))
    #expect(try stage.color(78, 50) == .black)
  }

  @Test func aValuesAnimationHoldsForWhatIsInside() throws {
    let stage = try change { isChanged in
      VStack(spacing: 0) {
        Rectangle().fill(.black).frame(width: isChanged ? 80 : 20, height: 10)
          .animation(.linear(duration: 2), value: isChanged)
        Rectangle().fill(.black).frame(width: isChanged ? 80 : 20, height: 10)
          .animation(nil, value: isChanged)
        Rectangle().fill(.black).frame(width: isChanged ? 80 : 20, height: 10)
          .transaction { $0.animation = nil }
        Rectangle().fill(.black).frame(width: isChanged ? 80 : 20, height: 10)
          .animation(.linear(duration: 2), value: 0)
      }
      .frame(width: 80, alignment: .leading)
    }
    func width(_ y: Int) throws -> Int {
      let picture = try stage.picture()
      return (0..<100).filter { picture[$0, y] == .black }.count
    }
    #expect(try width(45) == 35, "its own, a quarter of the way")
    #expect(try width(55) == 80 && width(65) == 80, "none")
    #expect(try width(75) == 50, "that of the change: its own value has not changed")
  }

  @Test func anAnimationOfABodyLeavesTheContentAlone() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Changer(animation: nil) { isChanged in
        Rectangle().fill(isChanged ? Color.white : .black).frame(width: 20, height: 20)
          .animation(.linear(duration: 1)) { $0.opacity(isChanged ? 0 : 1) }
          .background(.black)
      }
    }
    stage.tap("change")
    stage.advance(.milliseconds(500))
    #expect(try stage.color(10, 50) == RGBA(128, 128, 128), "white at once, and half of it is there")
  }

  @Test func whatIsEndlessIsNotWaitedForAndCanBeFrozen() throws {
    let stage = try ViewTestHarness(width: 100, height: 100) {
      Changer(animation: .linear(duration: 1).repeatForever()) {
        Rectangle().fill(.black).frame(width: 20, height: 20).opacity($0 ? 0 : 1)
      }
    }
    stage.tap("change")
    stage.advance(.milliseconds(10_250))
    #expect(stage.host.animator.activity.isEmpty)
    #expect(try stage.color(10, 50) == RGBA(64, 64, 64))
    stage.host.isAnimationFrozen = true
    #expect(try stage.color(10, 50) == .black, "as at the start")
    stage.host.isAnimationFrozen = false
    #expect(try stage.color(10, 50) == RGBA(64, 64, 64))
  }

  private struct BoundToggle: View {
    @State private var isOn = false

    var body: some View {
      VStack(spacing: 0) {
        Setter(isOn: $isOn.animation(.linear(duration: 1))).frame(height: 40)
        Rectangle().fill(.black).frame(width: 20, height: 20).opacity(isOn ? 0 : 1)
      }
    }
  }

  private struct Setter: View {
    @Binding var isOn: Bool
    var body: some View { Button("set") { isOn = true } }
  }

  @Test func aBindingBringsItsAnimation() throws {
    let stage = try ViewTestHarness(width: 100, height: 60) { BoundToggle() }
    stage.tap("set")
    stage.advance(.milliseconds(500))
    #expect(try halfGray.contains(stage.color(50, 50).red))
  }

  private struct Later: View {
    @State private var isOn = false

    var body: some View {
      Button("set") {
        withAnimation(.linear(duration: 1)) { _ = Task { isOn = true } }
      }
      .opacity(isOn ? 0 : 1)
    }
  }

  @Test func aTaskDoesNotInheritTheTransaction() async throws {
    let stage = try ViewTestHarness(width: 100, height: 60) { Later() }
    stage.tap("set")
    while stage.find("set") != nil {
      await Task.yield()
      stage.host.flush()
    }
    #expect(stage.host.animator.activity.isEmpty)
  }
}
