import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

/// What gestures have told, in order.
@Observable final class GestureLog {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

extension ViewTestHarness {
  /// Puts a finger down, moves it through points, and lifts it.
  func stroke(_ points: [CGPoint], step: Duration = .milliseconds(16), finger: Int = 0) {
    host.touch(.began, at: points[0], finger: finger)
    for point in points.dropFirst() {
      advance(step)
      host.touch(.moved, at: point, finger: finger)
    }
    advance(step)
    host.touch(.ended, at: points[points.count - 1], finger: finger)
  }

  /// Puts a finger down for some time.
  func press(_ point: CGPoint, for duration: Duration) {
    host.touch(.began, at: point)
    advance(duration)
    host.touch(.ended, at: point)
  }
}

/// Each gesture on its own, as Apple's pages tell it.
@MainActor @Suite struct GestureTests {
  private let log = GestureLog()
  private let middle = CGPoint(x: 187, y: 300)

  private func stage(_ gesture: some Gesture) throws -> ViewTestHarness {
    try ViewTestHarness { Color.blue.frame(width: 300, height: 300).gesture(gesture) }
  }

  private func point(_ dx: Double, _ dy: Double) -> CGPoint {
    CGPoint(x: middle.x + dx, y: middle.y + dy)
  }

  // MARK: Taps

  @Test func aTapEndsWhenTheFingerIsLifted() throws {
    let stage = try stage(TapGesture().onEnded { [log] in log.add("tap") })
    stage.host.touch(.began, at: middle)
    #expect(log.lines.isEmpty)
    stage.host.touch(.ended, at: middle)
    #expect(log.lines == ["tap"])
    stage.stroke([middle, point(0, 30)])
    #expect(log.lines == ["tap"])
    stage.tap(CGPoint(x: 5, y: 5))
    #expect(log.lines == ["tap"])
  }

  @Test func severalTapsAreCounted() throws {
    let stage = try stage(TapGesture(count: 3).onEnded { [log] in log.add("three") })
    stage.tap(middle)
    stage.tap(middle)
    #expect(log.lines.isEmpty)
    stage.tap(middle)
    #expect(log.lines == ["three"])
    stage.tap(middle)
    stage.advance(.milliseconds(400))
    stage.tap(middle)
    stage.tap(middle)
    #expect(log.lines == ["three"])
    stage.tap(middle)
    #expect(log.lines == ["three", "three"])
  }

  @Test func tapsOfOneCallOfATestAreNoDoubleTapWithThoseOfTheNext() throws {
    let stage = try stage(TapGesture(count: 2).onEnded { [log] in log.add("two") })
    stage.tap(middle)
    stage.host.gesture += 1
    stage.tap(middle)
    #expect(log.lines.isEmpty)
    stage.tap(middle)
    #expect(log.lines == ["two"])
  }

  @Test func aTapTellsItsPlace() throws {
    let stage = try ViewTestHarness {
      Color.blue.frame(width: 300, height: 300)
        .onTapGesture { [log] in log.add("\($0.x) \($0.y)") }
        .coordinateSpace(name: "page")
    }
    stage.tap(CGPoint(x: 47, y: 160))
    #expect(log.lines == ["9.5 10.0"])
    let global = try ViewTestHarness {
      Color.blue.frame(width: 300, height: 300)
        .onTapGesture(coordinateSpace: .global) { [log] in log.add("\($0.x) \($0.y)") }
    }
    global.tap(CGPoint(x: 47, y: 160))
    #expect(log.lines.last == "47.0 160.0")
  }

  // MARK: Long presses

  @Test func aLongPressEndsAfterItsTime() throws {
    let stage = try stage(
      LongPressGesture(minimumDuration: 1).onChanged { [log] in log.add("changed \($0)") }
        .onEnded { [log] in log.add("ended \($0)") })
    stage.host.touch(.began, at: middle)
    #expect(log.lines == ["changed true"])
    stage.advance(.milliseconds(990))
    #expect(log.lines.count == 1)
    stage.advance(.milliseconds(20))
    #expect(log.lines == ["changed true", "ended true"])
    stage.host.touch(.ended, at: middle)
    #expect(log.lines.count == 2)
    stage.press(middle, for: .milliseconds(900))
    #expect(log.lines == ["changed true", "ended true", "changed true"])
  }

  @Test func aLongPressFailsWhereTheFingerMovesTooFar() throws {
    let stage = try stage(
      LongPressGesture(maximumDistance: 20).onEnded { [log] _ in log.add("ended") })
    stage.host.touch(.began, at: middle)
    stage.host.touch(.moved, at: point(15, 0))
    stage.advance(.milliseconds(600))
    #expect(log.lines == ["ended"])
    stage.host.touch(.ended, at: middle)
    stage.host.touch(.began, at: middle)
    stage.host.touch(.moved, at: point(21, 0))
    stage.advance(.milliseconds(600))
    #expect(log.lines == ["ended"])
  }

  @Test func aPressTellsWhenItBeginsAndIsOver() throws {
    let stage = try ViewTestHarness {
      Color.blue.frame(width: 300, height: 300)
        .onLongPressGesture(minimumDuration: 0.8) { [log] in
          log.add("long")
        } onPressingChanged: { [log] in
          log.add("pressing \($0)")
        }
    }
    stage.press(middle, for: .milliseconds(300))
    #expect(log.lines == ["pressing true", "pressing false"])
    stage.press(middle, for: .seconds(1))
    #expect(
      log.lines.dropFirst(2) == ["pressing true", "pressing false", "long"]
        || log.lines.dropFirst(2) == ["pressing true", "long", "pressing false"])
  }

  // MARK: Drags

  @Test func aDragBeginsAfterItsDistance() throws {
    let stage = try stage(
      DragGesture().onChanged { [log] in log.add("\($0.translation.width)") }
        .onEnded { [log] in log.add("end \($0.translation.width)") })
    stage.stroke([middle, point(9, 0), point(11, 0), point(40, 0)])
    #expect(log.lines == ["11.0", "40.0", "end 40.0"])
    stage.stroke([middle, point(5, 0)])
    #expect(log.lines.count == 3)
  }

  @Test func aDragWithoutDistanceBeginsAtOnce() throws {
    let stage = try stage(
      DragGesture(minimumDistance: 0).onChanged { [log] in log.add("\($0.location.x)") })
    stage.host.touch(.began, at: middle)
    #expect(log.lines == ["149.5"])
  }

  @Test func aDragTellsItsVelocityAndWhereItWouldEnd() throws {
    var last: DragGesture.Value?
    let stage = try stage(DragGesture().onEnded { last = $0 })
    // 20 points in 20 milliseconds are 1000 points a second.
    stage.stroke((0...10).map { point(Double($0) * 20, 0) }, step: .milliseconds(20))
    let value = try #require(last)
    // The finger then lies still for the last fifth of the tenth of a second over which it is measured.
    #expect(abs(value.velocity.width - 800) < 1 && value.velocity.height == 0)
    #expect(value.startLocation == CGPoint(x: 149.5, y: 150))
    #expect(value.predictedEndLocation.x == value.location.x + value.velocity.width / 4)
    #expect(value.predictedEndTranslation.width == value.predictedEndLocation.x - value.startLocation.x)
    // A finger that rests throws nothing.
    stage.host.touch(.began, at: middle)
    stage.host.touch(.moved, at: point(80, 0))
    stage.advance(.milliseconds(300))
    stage.host.touch(.ended, at: point(80, 0))
    #expect(last?.velocity == .zero)
  }

  // MARK: States

  private struct Dragged: View {
    let log: GestureLog
    @GestureState private var length = 0.0

    var body: some View {
      VStack {
        Text(verbatim: "length \(length)")
        Color.blue.frame(width: 300, height: 300)
          .gesture(
            DragGesture().updating($length) { value, state, _ in state = value.translation.width }
              .onEnded { [log] _ in log.add("ended") })
      }
    }
  }

  @Test func aStateIsAsBeforeAfterTheGesture() throws {
    let stage = try ViewTestHarness { Dragged(log: log) }
    let start = CGPoint(x: 187, y: 320)
    stage.host.touch(.began, at: start)
    stage.host.touch(.moved, at: CGPoint(x: 217, y: 320))
    #expect(stage.find("length 30.0") != nil)
    stage.host.touch(.ended, at: CGPoint(x: 217, y: 320))
    #expect(stage.find("length 0.0") != nil && log.lines == ["ended"])
  }

  // MARK: Combinations

  @Test func aSequenceBeginsWithItsFirst() throws {
    let stage = try stage(
      LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture()).onChanged { [log] value in
        switch value {
        case .first: log.add("first")
        case .second(_, nil): log.add("second")
        case .second(_, let drag?): log.add("drag \(drag.translation.width)")
        }
      }.onEnded { [log] _ in log.add("ended") })
    stage.host.touch(.began, at: middle)
    stage.advance(.milliseconds(350))
    stage.host.touch(.moved, at: point(30, 0))
    stage.host.touch(.ended, at: point(30, 0))
    #expect(log.lines == ["first", "second", "drag 30.0", "ended"])
    log.lines = []
    stage.stroke([middle, point(30, 0)])
    #expect(log.lines == ["first"])
  }

  @Test func twoAtOnceHaveBothValues() throws {
    let both = LongPressGesture(minimumDuration: 0.3).simultaneously(with: DragGesture())
    let stage = try stage(
      both.onChanged { [log] in log.add("\($0.first.map(String.init) ?? "-") \($0.second != nil)") }
        .onEnded { [log] in log.add("ended \($0.first != nil) \($0.second != nil)") })
    stage.host.touch(.began, at: middle)
    stage.advance(.milliseconds(350))
    stage.host.touch(.moved, at: point(30, 0))
    stage.host.touch(.ended, at: point(30, 0))
    #expect(log.lines == ["true false", "true true", "ended true true"])
  }

  @Test func ofTwoTapsTheFirstThatCanBeIsMade() throws {
    let stage = try stage(
      TapGesture(count: 2).onEnded { [log] in log.add("two") }
        .exclusively(before: TapGesture().onEnded { [log] in log.add("one") }))
    stage.tap(middle)
    #expect(log.lines.isEmpty)
    stage.advance(.milliseconds(400))
    #expect(log.lines == ["one"])
    stage.tap(middle)
    stage.tap(middle)
    stage.advance(.milliseconds(400))
    #expect(log.lines == ["one", "two"])
  }

  @Test func valuesAreMapped() throws {
    let gesture = DragGesture().map { Int($0.translation.width) }
    let stage = try stage(
      AnyGesture(gesture).onChanged { [log] in log.add("\($0)") }.onEnded { [log] in log.add("end \($0)") })
    stage.stroke([middle, point(20, 0), point(20.4, 0), point(30, 0)])
    // A value that is as before is not told again.
    #expect(log.lines == ["20", "30", "end 30"])
  }

  private struct Swipe: Gesture {
    var body: some Gesture<Bool> { DragGesture(minimumDistance: 30).map { $0.translation.width > 0 } }
  }

  @Test func aGestureOfAnAppIsMadeOfOthers() throws {
    let stage = try stage(Swipe().onEnded { [log] in log.add($0 ? "right" : "left") })
    stage.stroke([middle, point(-40, 0)])
    stage.stroke([middle, point(25, 0)])
    stage.stroke([middle, point(45, 0)])
    #expect(log.lines == ["left", "right"])
  }
}
