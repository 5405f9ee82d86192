import Foundation
import GalleyTree
import GalleyViews
import Observation
import SeededCases
import Synchronization
import Testing

@Observable private final class Model {
  var page = 0
}

private struct Pages: View {
  let model: Model
  let count: Int
  var made: (Int) -> Void = { _ in }

  var body: some View {
    @Bindable var model = model
    TabView(selection: $model.page) {
      ForEach(0..<count, id: \.self) { number in Page(number: number, made: made) }
    }
    .tabViewStyle(.page)
  }
}

private struct Page: View {
  let number: Int
  let made: (Int) -> Void
  @State private var taps = 0

  var body: some View {
    made(number)
    return Button {
      taps += 1
    } label: {
      Text(verbatim: "page \(number), \(taps) taps")
    }
  }
}

@MainActor @Suite struct PagerTests {
  private func swipe(
    _ stage: ViewTestHarness, by length: Double, over duration: Duration = .milliseconds(200)
  ) {
    stage.drag(from: CGPoint(x: 187, y: 200), by: CGVector(dx: length, dy: 0), over: duration)
    stage.advance(.seconds(2))
  }

  @Test func aSwipeGoesOnePageOn() throws {
    let model = Model()
    let stage = try ViewTestHarness { Pages(model: model, count: 5) }
    #expect(stage.all(.collectionView).first?.children.map(\.type) == [.cell])
    #expect(stage.all(.pageIndicator).first?.value?.text == "page 1 of 5")
    swipe(stage, by: -150)
    #expect(model.page == 1)
    #expect(stage.find("page 1, 0 taps")?.frame.midX == 187.5)
    #expect(stage.all(.cell).map(\.frame) == [CGRect(x: 0, y: 0, width: 375, height: 600)])
    #expect(stage.all(.pageIndicator).first?.value?.text == "page 2 of 5")
    swipe(stage, by: 150)
    #expect(model.page == 0)
    swipe(stage, by: 150)
    #expect(model.page == 0, "before the first there is none")
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func aSlowFingerGoesToTheNearerPage() throws {
    let model = Model()
    let stage = try ViewTestHarness { Pages(model: model, count: 5) }
    swipe(stage, by: -150, over: .seconds(2))
    #expect(model.page == 0)
    swipe(stage, by: -186, over: .seconds(2))
    #expect(model.page == 0)
    stage.drag(from: CGPoint(x: 370, y: 200), by: CGVector(dx: -200, dy: 0), over: .seconds(2))
    #expect(model.page == 1, "the page in the middle is the chosen one")
    stage.advance(.seconds(2))
    #expect(stage.all(.cell).count == 1)
  }

  @Test func tapsBesideTheDotsGoOnePage() throws {
    let model = Model()
    let stage = try ViewTestHarness { Pages(model: model, count: 3) }
    let dots = try #require(stage.all(.pageIndicator).first).frame
    for expected in [1, 2, 2] {
      stage.tap(CGPoint(x: dots.maxX - 4, y: dots.midY))
      stage.advance(.seconds(2))
      #expect(model.page == expected)
    }
    stage.tap(CGPoint(x: dots.minX + 4, y: dots.midY))
    stage.advance(.seconds(2))
    #expect(model.page == 1)
  }

  @Test func onlyPagesThatAreSeenAreMadeAndTheyKeepTheirState() throws {
    let made = Mutex<Set<Int>>([])
    let model = Model()
    let stage = try ViewTestHarness {
      Pages(model: model, count: 10_000) { number in made.withLock { _ = $0.insert(number) } }
    }
    #expect(made.withLock { $0 } == [0])
    stage.tap("page 0, 0 taps")
    model.page = 9_000
    stage.host.flush()
    #expect(stage.find("page 9000, 0 taps") != nil)
    #expect(made.withLock { $0 } == [0, 9_000])
    model.page = 0
    stage.host.flush()
    #expect(stage.find("page 0, 1 taps") != nil)
  }

  /// Whatever fingers do, the pager comes to rest on one page, the one that its owner and its dots name.
  @Test(arguments: Soak.seeds(20, oneIn: 4)) func itAlwaysComesToRestOnAPage(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let model = Model()
    let count = 1 + random.below(6)
    let stage = try ViewTestHarness { Pages(model: model, count: count) }
    for _ in 0..<12 {
      let length = Double(random.below(700)) - 350
      let before = model.page
      stage.drag(
        from: CGPoint(x: 187, y: 100 + random.below(300)),
        by: CGVector(dx: length, dy: Double(random.below(40)) - 20),
        over: .milliseconds(40 + random.below(1_200)))
      stage.advance(.seconds(3))
      #expect(stage.host.animator.activity.isEmpty)
      #expect(abs(model.page - before) <= 1)
      #expect((0..<count).contains(model.page))
      let cells = stage.all(.cell)
      #expect(cells.map(\.frame.minX) == [0])
      #expect(cells.first?.children.first?.label.hasPrefix("page \(model.page),") == true)
      #expect(
        stage.all(.pageIndicator).map { $0.value?.text }
          == (count > 1 ? ["page \(model.page + 1) of \(count)"] : []))
    }
  }

  @Test func aPageThatScrollsDownStillIsSwipedSideways() throws {
    let stage = try ViewTestHarness {
      TabView {
        ForEach(0..<2) { page in
          ScrollView { VStack { ForEach(0..<60) { Text("\(page): line \($0)") } }.frame(maxWidth: .infinity) }
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    #expect(stage.all(.pageIndicator).isEmpty)
    let before = stage.frame("0: line 5").minY
    stage.drag(
      from: CGPoint(x: 100, y: 400), by: CGVector(dx: 0, dy: -100), over: .seconds(1),
      hold: .milliseconds(200))
    #expect(stage.frame("0: line 5").minY == before - 100)
    swipe(stage, by: -180)
    #expect(stage.find("1: line 5") != nil && stage.find("0: line 5") == nil)
  }
}
