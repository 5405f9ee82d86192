import Foundation
import GalleyTree
import GalleyViews
import SeededCases
import Testing

/// Who of several gestures is made.
@MainActor @Suite struct GesturePriorityTests {
  /// What fingers do.
  enum Touch: String, CaseIterable, Sendable {
    case tap, doubleTap, longPress, drag
  }

  private let log = GestureLog()
  private let middle = CGPoint(x: 187, y: 300)

  private func touch(_ touch: Touch, _ stage: ViewTestHarness) -> [String] {
    log.lines = []
    switch touch {
    case .tap: stage.tap(middle)
    case .doubleTap:
      stage.tap(middle)
      stage.tap(middle)
    case .longPress: stage.press(middle, for: .milliseconds(700))
    case .drag:
      stage.stroke((0...8).map { CGPoint(x: middle.x, y: middle.y - Double($0) * 10) })
    }
    stage.advance(.seconds(2))
    return log.lines
  }

  private func told(_ name: String) -> () -> Void { { [log] in log.add(name) } }

  private func tap(_ name: String, count: Int = 1) -> some Gesture {
    TapGesture(count: count).onEnded { [log] in log.add(name) }
  }

  private func drag(_ name: String, distance: CGFloat = 10) -> some Gesture {
    DragGesture(minimumDistance: distance).onEnded { [log] _ in log.add(name) }
  }

  private func press(_ name: String) -> some Gesture {
    LongPressGesture().onEnded { [log] _ in log.add(name) }
  }

  private func expect(
    _ expected: [Touch: [String]], sourceLocation: SourceLocation = #_sourceLocation,
    @ViewBuilder _ view: () -> some View
  ) throws {
    let stage = try ViewTestHarness(view)
    for kind in Touch.allCases {
      let lines = touch(kind, stage)
      #expect(lines == expected[kind, default: []], "\(kind)", sourceLocation: sourceLocation)
    }
  }

  private var area: some View { Color.blue.frame(width: 300, height: 300) }

  @Test func theInnermostGestureGoesFirst() throws {
    try expect([.tap: ["inner"], .doubleTap: ["inner", "inner"], .longPress: ["inner"]]) {
      area.gesture(tap("inner")).padding(5).gesture(tap("outer"))
    }
    try expect([.drag: ["inner"]]) {
      area.gesture(drag("inner")).padding(5).gesture(drag("outer"))
    }
  }

  @Test func highPriorityGoesBeforeWhatIsInside() throws {
    try expect([.tap: ["outer"], .doubleTap: ["outer", "outer"], .longPress: ["outer"], .drag: ["drag"]]) {
      area.gesture(tap("inner")).gesture(drag("drag")).padding(5).highPriorityGesture(tap("outer"))
    }
  }

  @Test func simultaneousGesturesAreMadeBeside() throws {
    try expect([
      .tap: ["inner", "outer"], .doubleTap: ["inner", "outer", "inner", "outer"],
      .longPress: ["inner", "outer"],
    ]) {
      area.gesture(tap("inner")).padding(5).simultaneousGesture(tap("outer"))
    }
  }

  @Test func aDoubleTapInsideHoldsASingleOneBack() throws {
    try expect([.tap: ["one"], .doubleTap: ["two"], .longPress: ["one"]]) {
      area.onTapGesture(count: 2, perform: told("two")).onTapGesture(perform: told("one"))
    }
    // The other way round there is never a double tap.
    try expect([.tap: ["one"], .doubleTap: ["one", "one"], .longPress: ["one"]]) {
      area.onTapGesture(perform: told("one")).onTapGesture(count: 2, perform: told("two"))
    }
  }

  @Test func aPressIsLongWhereATapCouldStillCome() throws {
    try expect([.tap: ["tap"], .doubleTap: ["tap", "tap"], .longPress: ["press"]]) {
      area.gesture(tap("tap")).gesture(press("press"))
    }
    try expect([.tap: ["tap"], .doubleTap: ["tap", "tap"], .longPress: ["press"], .drag: ["drag"]]) {
      area.onTapGesture(perform: told("tap")).gesture(press("press")).gesture(drag("drag"))
    }
  }

  @Test func buttonsTakeTheirTaps() throws {
    func button(_ change: (AnyView) -> AnyView) -> AnyView {
      change(AnyView(Button(action: told("button")) { Color.blue.frame(width: 300, height: 300) }))
    }
    try expect([.tap: ["button"], .doubleTap: ["button", "button"], .longPress: ["button"]]) {
      button { AnyView($0.gesture(tap("tap"))) }
    }
    try expect([.tap: ["tap"], .doubleTap: ["tap", "tap"], .longPress: ["tap"]]) {
      button { AnyView($0.highPriorityGesture(tap("tap"))) }
    }
    try expect([
      .tap: ["tap", "button"], .doubleTap: ["tap", "button", "tap", "button"], .longPress: ["tap", "button"],
    ]) {
      button { AnyView($0.simultaneousGesture(tap("tap"))) }
    }
    // A drag of no distance around a button begins when the finger is no tap any more.
    try expect([
      .tap: ["button"], .doubleTap: ["button", "button"], .longPress: ["button"], .drag: ["drag"],
    ]) {
      button { AnyView($0.gesture(drag("drag", distance: 0))) }
    }
  }

  @Test func aGestureInTheLabelGoesBeforeItsButton() throws {
    try expect([.tap: ["tap"], .doubleTap: ["tap", "tap"], .longPress: ["tap"]]) {
      Button(action: told("button")) { area.gesture(tap("tap")) }
    }
  }

  @Test func masksLeaveGesturesOut() throws {
    try expect([.tap: ["inner"], .doubleTap: ["inner", "inner"], .longPress: ["inner"]]) {
      area.gesture(tap("inner")).highPriorityGesture(tap("outer"), including: .subviews)
    }
    try expect([.tap: ["outer"], .doubleTap: ["outer", "outer"], .longPress: ["outer"]]) {
      area.gesture(tap("inner")).gesture(tap("outer"), including: .gesture)
    }
    try expect([:]) { area.gesture(tap("inner")).gesture(tap("outer"), including: .none) }
    try expect([:]) { area.gesture(tap("inner")).disabled(true) }
  }

  private func scrolled(_ content: some View) throws -> (stage: ViewTestHarness, moved: Bool) {
    let stage = try ViewTestHarness {
      ScrollView {
        content
        Color.green.frame(width: 300, height: 900)
      }
    }
    let before = try stage.picture()
    _ = touch(.drag, stage)
    return (stage, try stage.picture() != before)
  }

  @Test func scrollViewsFollowFingersThatNoDragHasTaken() throws {
    #expect(try scrolled(Color.blue.frame(width: 300, height: 500)).moved)
    #expect(try scrolled(Color.blue.frame(width: 300, height: 500).gesture(tap("tap"))).moved)
    #expect(log.lines.isEmpty)
    // The drag with the smaller distance is first.
    #expect(try !scrolled(Color.blue.frame(width: 300, height: 500).gesture(drag("drag"))).moved)
    #expect(log.lines == ["drag"])
    #expect(try scrolled(Color.blue.frame(width: 300, height: 500).gesture(drag("far", distance: 40))).moved)
    #expect(log.lines.isEmpty)
    #expect(
      try scrolled(Color.blue.frame(width: 300, height: 500).simultaneousGesture(drag("beside"))).moved)
    #expect(log.lines == ["beside"])
  }

  @Test func aGestureOfAViewThatIsGoneIsOver() throws {
    let stage = try ViewTestHarness { Vanishing(log: log) }
    stage.host.touch(.began, at: middle)
    stage.host.touch(.moved, at: CGPoint(x: middle.x + 40, y: middle.y))
    #expect(log.lines == ["changed"])
    stage.host.touch(.moved, at: CGPoint(x: middle.x + 80, y: middle.y))
    stage.host.touch(.ended, at: middle)
    #expect(log.lines == ["changed"])
    #expect(stage.find("gone") != nil)
  }

  private struct Vanishing: View {
    let log: GestureLog
    @State private var isShown = true

    var body: some View {
      if isShown {
        Color.blue.frame(width: 300, height: 300).gesture(
          DragGesture().onChanged { _ in
            log.add("changed")
            isShown = false
          }.onEnded { _ in log.add("ended") })
      } else {
        Text("gone")
      }
    }
  }

  // MARK: Anything fingers can do

  /// A screen with gestures of all kinds inside of each other, which tells all that happens.
  private struct Playground: View {
    let log: GestureLog
    @GestureState private var drag = 0.0
    @GestureState private var pressing = false
    @GestureState private var scale = 1.0

    var body: some View {
      VStack(spacing: 0) {
        Text(verbatim: "state \(drag) \(pressing) \(scale)")
        ScrollView {
          VStack(spacing: 0) {
            Button("button") { log.add("button") }.frame(height: 80)
              .simultaneousGesture(TapGesture().onEnded { log.add("beside ended") })
            Color.blue.frame(height: 160)
              .gesture(
                DragGesture(minimumDistance: 20).updating($drag) { value, state, _ in
                  state = value.translation.width
                }.onChanged { _ in log.add("drag changed") }.onEnded { _ in log.add("drag ended") })
            Color.red.frame(height: 160)
              .gesture(TapGesture(count: 2).onEnded { log.add("double ended") })
              .gesture(
                LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture())
                  .updating($pressing) { _, state, _ in state = true }
                  .onChanged { _ in log.add("sequence changed") }
                  .onEnded { _ in log.add("sequence ended") })
            Color.green.frame(height: 160)
              .gesture(
                MagnifyGesture().updating($scale) { value, state, _ in state = value.magnification }
                  .onChanged { _ in log.add("magnify changed") }
                  .onEnded { _ in log.add("magnify ended") })
          }
        }
        .simultaneousGesture(
          DragGesture(minimumDistance: 0).onChanged { _ in log.add("all changed") }
            .onEnded { _ in log.add("all ended") })
      }
    }
  }

  /// No touches end in a crash; nothing ends that has not changed before; states are always given back.
  @Test(arguments: Soak.slice(of: 0..<60, oneIn: 4)) func anyTouchesLeaveEverythingAsBefore(_ seed: Int)
    throws
  {
    var random = SeededGenerator(seed: UInt64(seed))
    let stage = try ViewTestHarness { Playground(log: log) }
    var down: [Int: CGPoint] = [:]
    func place() -> CGPoint { CGPoint(x: random.below(375), y: random.below(600)) }
    for _ in 0..<80 {
      let finger = random.below(2)
      if let point = down[finger] {
        if random.below(4) == 0 {
          stage.host.touch(.ended, at: point, finger: finger)
          down[finger] = nil
        } else {
          let near = CGPoint(
            x: point.x + Double(random.below(41) - 20), y: point.y + Double(random.below(41) - 20))
          down[finger] = near
          stage.host.touch(.moved, at: near, finger: finger)
        }
      } else {
        down[finger] = place()
        stage.host.touch(.began, at: down[finger] ?? .zero, finger: finger)
      }
      stage.advance(.milliseconds(random.below(120)))
      if random.below(5) == 0 { stage.host.gesture += 1 }
    }
    for (finger, point) in down.sorted(by: { $0.key < $1.key }) {
      stage.host.touch(.ended, at: point, finger: finger)
    }
    stage.advance(.seconds(3))
    #expect(stage.find("state 0.0 false 1.0") != nil, "\(stage.all(.staticText).map(\.label))")
    var changed: Set<String> = []
    for line in log.lines {
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 2, !["beside", "double"].contains(words[0]) else { continue }
      if words[1] == "changed" {
        changed.insert(words[0])
      } else {
        #expect(changed.remove(words[0]) != nil, "\(words[0]) ended without a change")
      }
    }
  }
}
