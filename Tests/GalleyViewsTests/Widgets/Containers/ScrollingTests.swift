import Foundation
import GalleyTree
import GalleyViews
import Synchronization
import Testing

private nonisolated let margins =
  "https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)-1bh4u"
private nonisolated let scrollView = "https://developer.apple.com/documentation/swiftui/scrollview"
private nonisolated let relative =
  "https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)"

/// Scroll views: their content's places, scrolling by code, and where content comes to rest.
@MainActor @Suite struct ScrollingTests {
  private static var cases: [FrameCase] {
    [
      FrameCase("several views are a column", scrollView, ["a": [0, 50, 400, 20], "b": [0, 70, 400, 20]]) {
        ScrollView(.vertical, showsIndicators: false) {
          Probe("a").frame(height: 20)
          Probe("b").frame(height: 20)
        }
      },
      FrameCase("several views are a row", scrollView, ["a": [0, 50, 20, 720], "b": [20, 50, 20, 720]]) {
        ScrollView(.horizontal) {
          Probe("a").frame(width: 20)
          Probe("b").frame(width: 20)
        }
      },
      FrameCase(
        "a column is as wide as its content, and in the middle", scrollView,
        ["a": [150, 50, 100, 20], "s": [150, 0, 100, 800]]
      ) {
        ScrollView { Probe("a").frame(width: 100, height: 20) }.accessibilityIdentifier("s")
      },
      FrameCase(
        "a column offers its content all of the width", relative,
        ["a": [150, 50, 100, 20], "s": [150, 0, 100, 800]]
      ) {
        ScrollView {
          Probe("a").frame(height: 20).containerRelativeFrame(.horizontal) { length, _ in length / 4 }
        }
        .accessibilityIdentifier("s")
      },
      FrameCase(
        "a column is no wider than it is offered", scrollView,
        ["a": [-50, 50, 500, 20], "s": [0, 0, 400, 800]]
      ) {
        ScrollView { Probe("a").frame(width: 500, height: 20) }.accessibilityIdentifier("s")
      },
      FrameCase("content that scrolls both ways has its own size", scrollView, ["a": [0, 50, 900, 1000]]) {
        ScrollView([.horizontal, .vertical]) { Probe("a").frame(width: 900, height: 1000) }
      },
      FrameCase("margins of all edges", margins, ["a": [20, 70, 360, 10], "s": [0, 0, 400, 800]]) {
        ScrollView { Probe("a").frame(height: 10) }.contentMargins(20).accessibilityIdentifier("s")
      },
      FrameCase("margins of some edges", margins, ["a": [10, 50, 380, 10]]) {
        ScrollView { Probe("a").frame(height: 10) }.contentMargins(.horizontal, 10)
      },
      FrameCase("margins that differ", margins, ["a": [1, 52, 395, 10]]) {
        ScrollView { Probe("a").frame(height: 10) }
          .contentMargins(.all, EdgeInsets(top: 2, leading: 1, bottom: 3, trailing: 4))
      },
      FrameCase("margins of indicators move nothing", margins, ["a": [0, 50, 400, 10]]) {
        ScrollView { Probe("a").frame(height: 10) }.contentMargins(20, for: .scrollIndicators)
      },
      FrameCase("margins are not for scroll views inside", margins, ["a": [20, 70, 10, 30]]) {
        ScrollView {
          ScrollView(.horizontal) { Probe("a").frame(width: 10, height: 30) }
        }
        .contentMargins(20)
      },
      FrameCase(
        "padding of the safe area keeps content away, not the scroll view",
        "https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:_:)",
        ["a": [20, 50, 360, 10], "s": [0, 0, 400, 800]]
      ) {
        ScrollView { Probe("a").frame(height: 10) }.accessibilityIdentifier("s").safeAreaPadding(
          .horizontal, 20)
      },
      FrameCase(
        "padding of the scene at some edges",
        "https://developer.apple.com/documentation/swiftui/view/scenepadding(_:edges:)",
        ["a": [16, 50, 368, 10], "b": [0, 76, 400, 10]]
      ) {
        VStack(spacing: 0) {
          Probe("a").frame(height: 10).scenePadding(.horizontal)
          Probe("b").frame(height: 10).scenePadding(.minimum, edges: .top)
          Spacer(minLength: 0)
        }
      },
      FrameCase("as large as the visible part", relative, ["a": [0, 50, 400, 720]]) {
        ScrollView { Probe("a").containerRelativeFrame([.horizontal, .vertical]) }
      },
      FrameCase("a third of the width less the distances", relative, ["a": [0, 50, 120, 40]]) {
        ScrollView(.horizontal) {
          Probe("a").frame(height: 40).containerRelativeFrame(.horizontal, count: 3, spacing: 20)
            .frame(maxHeight: .infinity, alignment: .top)
        }
      },
      FrameCase("two of three parts", relative, ["a": [0, 50, 260, 40]]) {
        ScrollView(.horizontal) {
          Probe("a").frame(height: 40).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 20)
            .frame(maxHeight: .infinity, alignment: .top)
        }
      },
      FrameCase("a length of one's own", relative, ["a": [150, 50, 100, 40]]) {
        ScrollView {
          VStack {
            Probe("a").frame(height: 40).containerRelativeFrame(.horizontal) { length, _ in length / 4 }
          }
          .frame(maxWidth: .infinity)
        }
      },
      FrameCase("a view that is smaller is aligned", relative, ["a": [0, 50, 50, 40]]) {
        ScrollView {
          Probe("a").frame(width: 50, height: 40).containerRelativeFrame(.horizontal, alignment: .leading)
        }
      },
      FrameCase("a page is a container", relative, ["a": [100, 230, 200, 360]]) {
        Probe("a").containerRelativeFrame([.horizontal, .vertical]) { length, _ in length / 2 }
      },
    ]
  }

  @Test func viewsStandWhereSwiftUIPutsThem() throws {
    for test in Self.cases { try test.check() }
  }

  private struct Jumping: View {
    let isList: Bool
    let isLazy: Bool
    let anchor: UnitPoint?

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          HStack {
            ForEach([0, 3, 25, 400, 499], id: \.self) { number in
              Button("to \(number)") { proxy.scrollTo(number, anchor: anchor) }
            }
            Button("to end") { proxy.scrollTo("end") }
          }
          .frame(height: 100)
          if isList {
            List { rows }.listStyle(.plain)
          } else if isLazy {
            ScrollView {
              LazyVStack(spacing: 0) { rows }
              Probe("end").frame(height: 44).id("end")
            }
          } else {
            ScrollView {
              VStack(spacing: 0) { rows }
              Probe("end").frame(height: 44).id("end")
            }
          }
        }
      }
    }

    private var rows: some View {
      ForEach(0..<500, id: \.self) { number in
        Text("row \(number)").frame(maxWidth: .infinity).frame(height: CGFloat(22 + number % 3))
          .accessibilityElement().accessibilityLabel("row \(number)")
      }
    }
  }

  @Test(arguments: [(false, false), (false, true), (true, true)])
  func contentIsScrolledToAView(_ kind: (isList: Bool, isLazy: Bool)) throws {
    let stage = try ViewTestHarness(width: 400, height: 600) {
      Jumping(isList: kind.isList, isLazy: kind.isLazy, anchor: .top)
    }
    func top(_ number: Int) -> CGFloat {
      kind.isList
        ? stage.all(.cell).first { $0.children.contains { $0.label == "row \(number)" } }?.frame.minY ?? -1
        : stage.frame("row \(number)").minY
    }
    for number in [25, 400, 3, 0] {
      stage.tap("to \(number)")
      #expect(top(number) == 100, "row \(number)")
    }
    stage.tap("to 499")
    if kind.isList {
      #expect(stage.all(.cell).last?.frame.maxY == 600)
    } else {
      stage.tap("to end")
      #expect(stage.frame("end").maxY == 600)
    }
  }

  @Test func contentIsScrolledNoFurtherThanNeeded() throws {
    let stage = try ViewTestHarness(width: 400, height: 600) {
      Jumping(isList: false, isLazy: true, anchor: nil)
    }
    stage.tap("to 3")
    #expect(stage.frame("row 0").minY == 100)
    stage.tap("to 25")
    #expect(stage.frame("row 25").maxY == 600)
    stage.tap("to 3")
    #expect(stage.frame("row 3").minY == 100)
  }

  private struct Gliding: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("go") { withAnimation { proxy.scrollTo(60, anchor: .top) } }.frame(height: 100)
          ScrollView { VStack(spacing: 0) { ForEach(0..<100) { Probe("row \($0)").frame(height: 50) } } }
        }
      }
    }
  }

  @Test func animatedContentMovesByItself() throws {
    let stage = try ViewTestHarness(width: 400, height: 600) { Gliding() }
    stage.tap("go")
    stage.advance(.milliseconds(100))
    let half = stage.frame("row 60").minY
    #expect(half > 100 && half < 3100)
    stage.advance(.seconds(3))
    #expect(abs(stage.frame("row 60").minY - 100) <= 1)
  }

  private struct Growing: View {
    @State private var count = 30

    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          Button("add") {
            count += 1
            proxy.scrollTo(count - 1, anchor: .bottom)
          }
          .frame(height: 100)
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<count, id: \.self) { Text("row \($0)").frame(height: 50) }
            }
          }
        }
      }
    }
  }

  @Test func aViewThatComesWithTheSameChangeIsFound() throws {
    let stage = try ViewTestHarness(width: 400, height: 600) { Growing() }
    stage.tap("add")
    #expect(stage.find("row 30") != nil)
    stage.tap("add")
    #expect(stage.find("row 31") != nil)
  }

  @Test func contentMovesBothWays() throws {
    let stage = try ViewTestHarness(width: 400, height: 600) {
      ScrollView([.horizontal, .vertical]) { Probe("a").frame(width: 900, height: 1000) }
    }
    stage.drag(
      from: CGPoint(x: 300, y: 400), by: CGVector(dx: -100, dy: -200), over: .seconds(1),
      hold: .milliseconds(300))
    #expect(stage.frame("a").origin == CGPoint(x: -100, y: -200))
  }

  @Test func aFingerScrollsNothingWhereItMayNot() throws {
    let stage = try ViewTestHarness(width: 400, height: 600) {
      ScrollView { Probe("a").frame(height: 1000) }.scrollDisabled(true)
    }
    stage.drag(from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -200), over: .seconds(1))
    #expect(stage.frame("a").minY == 0)
  }

  @Test func contentThatFitsIsNotPulledWhereItsSizeCounts() throws {
    func pulled(_ behavior: ScrollBounceBehavior) throws -> CGFloat {
      let stage = try ViewTestHarness(width: 400, height: 600) {
        ScrollView { Probe("a").frame(height: 100) }.scrollBounceBehavior(behavior)
      }
      stage.host.touch(.began, at: CGPoint(x: 100, y: 50))
      for step in 1...5 { stage.host.touch(.moved, at: CGPoint(x: 100, y: 50 + step * 20)) }
      return stage.frame("a").minY
    }
    #expect(try pulled(.basedOnSize) == 0)
    #expect(try pulled(.automatic) > 0)
  }

  private struct Pages: View {
    let isPaging: Bool
    @State private var shown: Int?

    var body: some View {
      VStack(spacing: 0) {
        Text("shown \(shown ?? -1)").frame(height: 50)
        Button("to 3") { shown = 3 }.frame(height: 50)
        if isPaging {
          strip.scrollTargetBehavior(.paging)
        } else {
          strip.scrollTargetBehavior(.viewAligned)
        }
      }
    }

    private var strip: some View {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<10) { Probe("page \($0)").frame(width: isPaging ? 400 : 150) }
        }
        .scrollTargetLayout()
      }
      .scrollPosition(id: $shown)
    }
  }

  @Test func contentComesToRestAtAPage() throws {
    let stage = try ViewTestHarness(width: 400, height: 600) { Pages(isPaging: true) }
    let start = CGPoint(x: 350, y: 300)
    stage.drag(from: start, by: CGVector(dx: -120, dy: 0), over: .milliseconds(400), hold: .milliseconds(300))
    stage.advance(.seconds(2))
    #expect(stage.frame("page 0").minX == 0)
    stage.drag(from: start, by: CGVector(dx: -250, dy: 0), over: .milliseconds(400), hold: .milliseconds(300))
    stage.advance(.seconds(2))
    #expect(stage.frame("page 1").minX == 0)
    #expect(stage.find("shown 1") != nil)
  }

  @Test func contentComesToRestAtAView() throws {
    let stage = try ViewTestHarness(width: 400, height: 600) { Pages(isPaging: false) }
    stage.drag(
      from: CGPoint(x: 350, y: 300), by: CGVector(dx: -280, dy: 0), over: .milliseconds(400),
      hold: .milliseconds(300))
    stage.advance(.seconds(2))
    #expect(stage.frame("page 2").minX == 0)
    #expect(stage.find("shown 2") != nil)
  }

  @Test func contentGoesToTheViewThatIsSet() throws {
    let stage = try ViewTestHarness(width: 400, height: 600) { Pages(isPaging: true) }
    #expect(stage.find("shown -1") != nil)
    stage.tap("to 3")
    #expect(stage.frame("page 3").minX == 0)
    #expect(stage.find("shown 3") != nil)
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(edge: .bottom)

    var body: some View {
      VStack(spacing: 0) {
        HStack {
          Button("to 20") { position.scrollTo(id: 20, anchor: .top) }
          Button("to top") { position.scrollTo(edge: .top) }
          Button("to 130") { position.scrollTo(y: 130) }
        }
        .frame(height: 50)
        Text("shown \(position.viewID(type: Int.self) ?? -1) \(position.isPositionedByUser)").frame(
          height: 50)
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<50) { Probe("row \($0)").frame(height: 50) } }
            .scrollTargetLayout()
        }
        .scrollPosition($position)
      }
    }
  }

  @Test func contentGoesToThePositionThatIsSet() throws {
    let stage = try ViewTestHarness(width: 400, height: 600) { Positioned() }
    #expect(stage.frame("row 49").maxY == 600)
    stage.tap("to 20")
    #expect(stage.frame("row 20").minY == 100 && stage.find("shown 20 false") != nil)
    stage.tap("to top")
    #expect(stage.frame("row 0").minY == 100)
    stage.tap("to 130")
    #expect(stage.frame("row 2").minY == 70)
    stage.tap("to top")
    stage.drag(
      from: CGPoint(x: 100, y: 500), by: CGVector(dx: 0, dy: -150), over: .seconds(1),
      hold: .milliseconds(300))
    #expect(stage.find("shown 3 true") != nil)
  }

  private struct Fields: View {
    let mode: ScrollDismissesKeyboardMode
    @State private var text = ""

    var body: some View {
      ScrollView {
        TextField("field", text: $text)
        Probe("a").frame(height: 1000)
      }
      .scrollDismissesKeyboard(mode)
    }
  }

  @Test func aFingerThatScrollsTakesTheKeyboardAway() throws {
    func keepsKeyboard(_ mode: ScrollDismissesKeyboardMode) throws -> Bool {
      let stage = try ViewTestHarness(width: 400, height: 800) { Fields(mode: mode) }
      stage.tap("field")
      #expect(stage.all(.keyboard).count == 1)
      stage.drag(from: CGPoint(x: 100, y: 300), by: CGVector(dx: 0, dy: -100), over: .seconds(1))
      return !stage.all(.keyboard).isEmpty
    }
    #expect(try keepsKeyboard(.automatic) && keepsKeyboard(.never))
    #expect(try !keepsKeyboard(.immediately) && !keepsKeyboard(.interactively))
  }

  @Test func contentBeginsAtAnAnchor() throws {
    let stage = try ViewTestHarness(width: 400, height: 600) {
      ScrollView { Probe("a").frame(height: 1000) }.defaultScrollAnchor(.bottom)
    }
    #expect(stage.frame("a").maxY == 600)
  }

  @Test func anAnchorHasAPurpose() throws {
    for (height, role, end): (CGFloat, ScrollAnchorRole, CGFloat) in [
      (1000, .initialOffset, 600), (1000, .alignment, 1000), (100, .initialOffset, 100),
      (100, .alignment, 600),
    ] {
      let stage = try ViewTestHarness(width: 400, height: 600) {
        ScrollView { Probe("a").frame(height: height) }.defaultScrollAnchor(.bottom, for: role)
      }
      #expect(stage.frame("a").maxY == end, "\(height) \(role)")
    }
  }

  @Test func theGeometryOfScrollingIsTold() throws {
    let seen = Mutex<[CGFloat]>([])
    let stage = try ViewTestHarness(width: 400, height: 800, safeArea: EdgeInsets(top: 50, bottom: 30)) {
      ScrollView { Probe("a").frame(height: 2000) }
        .onScrollGeometryChange(for: CGFloat.self) { geometry in
          geometry.contentOffset.y + geometry.contentInsets.top
        } action: { _, offset in
          seen.withLock { $0.append(offset) }
        }
    }
    stage.drag(
      from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -100), over: .seconds(1),
      hold: .milliseconds(300))
    #expect(seen.withLock { $0.first } == 0)
    #expect(seen.withLock { $0.last } == 100)
  }

  @Test func whatScrollsSidewaysIsAsHighAsItsContent() throws {
    let stage = try ViewTestHarness {
      VStack(spacing: 0) {
        Text("above").frame(height: 31)
        ScrollView(.horizontal) {
          HStack { ForEach(0..<20, id: \.self) { Color.blue.frame(width: 100, height: $0 == 0 ? 60 : 50) } }
        }
        .contentMargins(.vertical, 5)
        Text("below").frame(height: 31)
      }
    }
    #expect(try #require(stage.all(.scrollView).first).frame.height == 70)
    #expect(stage.frame("above").midY == 249.5)
    #expect(stage.frame("below").midY == 350.5)
  }
}
