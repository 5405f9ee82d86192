import Foundation
import GalleyTree
import GalleyViews
import SeededCases
import Testing

/// Remembers what a pull has started.
private final class Work {
  var started = 0
  var completion: RefreshCompletion?
}

private struct Pulled: View {
  let work: Work
  var isScrollView = false

  var body: some View {
    NavigationStack {
      Group {
        if isScrollView {
          ScrollView { VStack { ForEach(0..<60) { Text("row \($0)") } }.frame(maxWidth: .infinity) }
        } else {
          List { ForEach(0..<60) { Text("row \($0)") } }.listStyle(.plain)
        }
      }
      .navigationTitle("Long")
    }
    .refreshable(completing: { completion in
      work.started += 1
      work.completion = completion
    })
  }
}

@MainActor @Suite struct RefreshableTests {
  private func pull(_ stage: ViewTestHarness, by length: Double) {
    stage.drag(
      from: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: length), over: .milliseconds(600),
      hold: .milliseconds(200))
  }

  private func control(_ stage: ViewTestHarness) -> Element? {
    stage.all(.activityIndicator).first { $0.identifier == "RefreshControl" }
  }

  @Test(arguments: [false, true]) func aPullStartsItAndItsEndLetsGo(_ isScrollView: Bool) throws {
    let work = Work()
    let stage = try ViewTestHarness { Pulled(work: work, isScrollView: isScrollView) }
    let rest = stage.frame("row 0").minY
    #expect(control(stage) == nil)
    pull(stage, by: 300)
    #expect(work.started == 1)
    stage.advance(.seconds(2))
    #expect(stage.frame("row 0").minY == rest + 60)
    let shown = try #require(control(stage))
    #expect(shown.label == "Refreshing")
    #expect(shown.frame.maxY <= stage.frame("row 0").minY)
    let list = try #require(stage.all(isScrollView ? .scrollView : .collectionView).first)
    #expect(list.children.contains { $0.identifier == "RefreshControl" })
    work.completion?()
    stage.advance(.seconds(2))
    #expect(stage.frame("row 0").minY == rest)
    #expect(control(stage) == nil)
    #expect(stage.host.animator.activity.isEmpty)
    #expect(work.started == 1)
  }

  @Test func aShortPullStartsNothing() throws {
    let work = Work()
    let stage = try ViewTestHarness { Pulled(work: work) }
    let rest = stage.frame("row 0").minY
    pull(stage, by: 100)
    stage.advance(.seconds(2))
    #expect(work.started == 0)
    #expect(stage.frame("row 0").minY == rest)
  }

  @Test func whatBouncesByItselfStartsNothing() throws {
    let work = Work()
    let stage = try ViewTestHarness { Pulled(work: work) }
    stage.drag(from: CGPoint(x: 100, y: 550), by: CGVector(dx: 0, dy: -400), over: .milliseconds(200))
    stage.advance(.seconds(5))
    stage.drag(from: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: 400), over: .milliseconds(60))
    stage.advance(.seconds(5))
    #expect(work.started == 0)
  }

  @Test func aCompletionThatIsLetGoEndsIt() throws {
    let work = Work()
    let stage = try ViewTestHarness { Pulled(work: work) }
    pull(stage, by: 300)
    #expect(control(stage) != nil)
    work.completion = nil
    stage.advance(.seconds(2))
    #expect(control(stage) == nil)
  }

  @Test func whatIsRefreshedCanBeScrolledMeanwhile() throws {
    let work = Work()
    let stage = try ViewTestHarness { Pulled(work: work) }
    pull(stage, by: 300)
    stage.advance(.seconds(2))
    pull(stage, by: -300)
    let place = stage.frame("row 9").minY
    work.completion?()
    stage.advance(.seconds(2))
    #expect(stage.frame("row 9").minY == place)
    #expect(work.started == 1)
  }

  /// However it is pulled, the content is at rest where it belongs once all is over, and no pull is followed further than
  /// the view is high.
  @Test(arguments: Soak.seeds(20, oneIn: 4)) func itAlwaysComesToRest(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let work = Work()
    let stage = try ViewTestHarness { Pulled(work: work) }
    let rest = stage.frame("row 0").minY
    for _ in 0..<6 {
      pull(stage, by: Double(random.below(3_000)) - 500)
      #expect(stage.all(.cell).allSatisfy { $0.frame.minY < 600 })
      if random.below(2) == 0 { stage.advance(.milliseconds(random.below(1_500))) }
      if random.below(2) == 0 { work.completion?() }
    }
    work.completion?()
    stage.advance(.seconds(5))
    #expect(control(stage) == nil)
    #expect(stage.host.animator.activity.isEmpty)
    pull(stage, by: 79)
    stage.advance(.seconds(5))
    #expect(stage.find("row 0") == nil || stage.frame("row 0").minY <= rest)
  }
}
