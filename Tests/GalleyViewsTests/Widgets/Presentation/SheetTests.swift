import Foundation
import GalleyImage
import GalleyTree
import GalleyViews
import Observation
import SeededCases
import Testing

@Observable private final class Model {
  var isShown = false
  var isInnerShown = false
  var isAsking = false
  var text = ""
  var dismissals = 0
}

private struct Card: View {
  let model: Model
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      List {
        Button("Dismiss") { dismiss() }
        Button("More") { model.isInnerShown = true }
        Button("Ask") { model.isAsking = true }
        NavigationLink("Page") { Leaf() }
        TextField("On the sheet", text: $model.text).accessibilityIdentifier("inner field")
        ForEach(0..<30) { Text("Sheet row \($0)") }
      }
      .navigationTitle("Card").navigationBarTitleDisplayMode(.inline)
    }
    .sheet(isPresented: $model.isInnerShown) { Text("Inner") }
    .alert("Sure?", isPresented: $model.isAsking) {}
  }
}

private struct Leaf: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Leave") { dismiss() } }
}

private struct Root: View {
  let model: Model
  let detents: Set<PresentationDetent>
  var isFixed = false

  var body: some View {
    @Bindable var model = model
    VStack {
      Button("Behind") { model.isShown = true }
      TextField("Field", text: $model.text).accessibilityIdentifier("field")
    }
    .sheet(isPresented: $model.isShown, onDismiss: { model.dismissals += 1 }) {
      Card(model: model).presentationDetents(detents).interactiveDismissDisabled(isFixed)
    }
  }
}

private struct Item: Identifiable { let id: String }

@Observable private final class Items {
  var item: Item? = Item(id: "a")
}

private struct Shown: View {
  @Bindable var items: Items

  var body: some View {
    Text("Root").sheet(item: $items.item) { Text("Item \($0.id)").presentationDetents([.medium]) }
  }
}

@MainActor @Suite struct SheetTests {
  private let model = Model()

  private func stage(_ detents: Set<PresentationDetent> = [.large], isFixed: Bool = false) throws
    -> ViewTestHarness
  {
    let stage = try ViewTestHarness(height: 812) { Root(model: model, detents: detents, isFixed: isFixed) }
    stage.host.safeArea = EdgeInsets(top: 44, bottom: 34)
    stage.tap("Behind")
    stage.advance(.seconds(1))
    return stage
  }

  private func sheet(_ stage: ViewTestHarness) -> CGRect { stage.all(.sheet).last?.frame ?? .null }

  private func drag(
    _ stage: ViewTestHarness, from y: Double, by length: Double, over duration: Duration,
    hold: Duration = .zero
  ) {
    stage.drag(
      from: CGPoint(x: 187, y: y), by: CGVector(dx: 0, dy: length), over: duration, hold: hold)
    stage.advance(.seconds(1))
  }

  // MARK: Places

  /// The upper corners of a sheet have the radius that its content asks for; content behind shows in them.
  @Test func theCornersHaveTheirRadius() throws {
    func stage(_ radius: CGFloat?) throws -> ViewTestHarness {
      let stage = try ViewTestHarness {
        Color.white.sheet(isPresented: .constant(true)) {
          Text("on the sheet").presentationDetents([.medium]).presentationCornerRadius(radius)
        }
      }
      stage.advance(.seconds(1))
      return stage
    }
    func corner(_ radius: CGFloat?, _ inset: Double) throws -> (isSheet: Bool, radius: Double?) {
      let stage = try stage(radius)
      let sheet = try #require(stage.all(.sheet).first)
      let color = try stage.color(sheet.frame.minX + inset, sheet.frame.minY + inset)
      return (color == .white, sheet.appearance?.cornerRadius)
    }
    #expect(try corner(nil, 4) == (true, 10) && corner(nil, 0.5).isSheet == false)
    #expect(try corner(40, 4) == (false, 40) && corner(40, 20).isSheet)
    #expect(try corner(0, 0.5) == (true, 0))
    #expect(try corner(-5, 0.5) == (true, 0))
  }

  @Test func aSheetIsAModalElementInAWindowOfItsOwn() throws {
    let stage = try stage()
    let windows = stage.host.windows()
    #expect(windows.count == 2)
    let sheet = try #require(windows[1].children.first)
    #expect(sheet.type == .sheet)
    #expect(sheet.traits.contains(.modal))
    #expect(sheet.frame == CGRect(x: 0, y: 54, width: 375, height: 758))
    #expect(stage.find("Behind") != nil)
    #expect(sheet.children.contains { $0.type == .navigationBar })
  }

  @Test func itComesUpInAWhile() throws {
    let stage = try ViewTestHarness(height: 812) { Root(model: model, detents: [.medium]) }
    stage.tap("Behind")
    #expect(sheet(stage).minY == 812)
    #expect(stage.host.animator.activity == ["sheet"])
    stage.advance(.milliseconds(200))
    let halfWay = sheet(stage).minY
    #expect(halfWay < 812 && halfWay > 411)
    stage.advance(.milliseconds(220))
    #expect(sheet(stage).minY == 411)
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test(arguments: [
    (PresentationDetent.medium, 416.0), (.large, 54), (.fraction(0.25), 597), (.height(300), 478),
    (.height(5000), 54), (.fraction(-1), 778),
  ])
  func detentsAreHeights(_ detent: PresentationDetent, top: Double) throws {
    #expect(sheet(try stage([detent])).minY == top)
  }

  @Test func onlyASheetOfSeveralHeightsHasAGrabber() throws {
    #expect(try stage([.medium]).find("Sheet Grabber") == nil)
    model.isShown = false
    let stage = try stage([.medium, .large])
    #expect(stage.find("Sheet Grabber")?.value == "Half screen")
    stage.tap("Sheet Grabber")
    stage.advance(.seconds(1))
    #expect(sheet(stage).minY == 54)
    #expect(stage.find("Sheet Grabber")?.value == "Expanded")
  }

  // MARK: Going

  @Test func dismissTakesItAway() throws {
    let stage = try stage()
    stage.tap("Dismiss")
    #expect(model.isShown)
    stage.advance(.milliseconds(500))
    #expect(!model.isShown)
    #expect(stage.all(.sheet).isEmpty)
    #expect(model.dismissals == 1)
  }

  @Test func onAPageDismissLeavesOnlyThePage() throws {
    let stage = try stage()
    stage.tap("Page")
    stage.tap("Leave")
    stage.advance(.seconds(1))
    #expect(model.isShown)
    #expect(stage.find("Dismiss") != nil)
    stage.tap("Dismiss")
    stage.advance(.seconds(1))
    #expect(!model.isShown)
  }

  @Test func aValueThatBecomesFalseTakesItAwayAtOnceAndOnDismissFollows() throws {
    let stage = try stage()
    model.isShown = false
    stage.host.flush()
    #expect(stage.all(.sheet).isEmpty)
    #expect(model.dismissals == 0)
    #expect(stage.host.animator.activity == ["sheet"])
    stage.advance(.milliseconds(500))
    #expect(model.dismissals == 1)
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func aPullDownDismisses() throws {
    let stage = try stage()
    drag(stage, from: 80, by: 500, over: .milliseconds(400))
    #expect(!model.isShown)
    #expect(stage.host.windows().count == 1)
  }

  @Test func aShortSlowPullDoesNot() throws {
    let stage = try stage()
    drag(stage, from: 80, by: 200, over: .milliseconds(600), hold: .milliseconds(200))
    #expect(model.isShown)
    #expect(sheet(stage).minY == 54)
  }

  @Test func contentAtItsStartPullsTheSheetAndElseScrolls() throws {
    let stage = try stage()
    drag(stage, from: 500, by: -300, over: .milliseconds(300), hold: .milliseconds(200))
    let scrolled = stage.frame("Sheet row 10").minY
    drag(stage, from: 300, by: 100, over: .milliseconds(300), hold: .milliseconds(200))
    #expect(model.isShown)
    #expect(stage.frame("Sheet row 10").minY > scrolled)
    drag(stage, from: 300, by: 300, over: .milliseconds(300), hold: .milliseconds(200))
    #expect(model.isShown)
    drag(stage, from: 300, by: 500, over: .milliseconds(300))
    #expect(!model.isShown)
  }

  @Test func contentPullsALowerSheetUpBeforeItScrolls() throws {
    let stage = try stage([.medium, .large])
    #expect(sheet(stage).minY == 416)
    drag(stage, from: 700, by: -300, over: .milliseconds(300), hold: .milliseconds(200))
    #expect(sheet(stage).minY == 54)
    let row = stage.frame("Sheet row 3").minY
    drag(stage, from: 700, by: -100, over: .milliseconds(300), hold: .milliseconds(200))
    #expect(sheet(stage).minY == 54)
    #expect(stage.frame("Sheet row 3").minY == row - 100)
  }

  @Test func whereItIsDisabledNoFingerTakesItAway() throws {
    let stage = try stage([.medium], isFixed: true)
    drag(stage, from: 430, by: 370, over: .milliseconds(200))
    #expect(model.isShown)
    #expect(sheet(stage).minY == 416)
    stage.tap(CGPoint(x: 187, y: 100))
    stage.advance(.seconds(1))
    #expect(model.isShown)
    stage.tap("Dismiss")
    stage.advance(.seconds(1))
    #expect(!model.isShown)
  }

  @Test func aTapOnTheGroundDismissesALowerSheetAndReachesNothingBehind() throws {
    let stage = try stage([.medium])
    stage.tap(CGPoint(x: 187, y: 100))
    stage.advance(.seconds(1))
    #expect(!model.isShown)
    let other = try self.stage([.large])
    other.tap(CGPoint(x: 187, y: 20))
    other.advance(.seconds(1))
    #expect(model.isShown)
  }

  @Test func aValueThatStaysTrueKeepsTheSheet() throws {
    let stage = try ViewTestHarness(height: 812) {
      Text("Root").sheet(isPresented: .constant(true)) { Text("Stays").presentationDetents([.medium]) }
    }
    stage.advance(.seconds(1))
    stage.tap(CGPoint(x: 187, y: 100))
    stage.advance(.seconds(2))
    #expect(sheet(stage).minY == 411)
    #expect(stage.host.animator.activity.isEmpty)
  }

  // MARK: With others

  @Test func sheetsAndAlertsStandOverSheets() throws {
    let stage = try stage()
    stage.tap("More")
    stage.advance(.seconds(1))
    #expect(stage.host.windows().map { $0.children.first?.type } == [.button, .sheet, .sheet])
    stage.drag(from: CGPoint(x: 187, y: 80), by: CGVector(dx: 0, dy: 600), over: .milliseconds(300))
    stage.advance(.seconds(1))
    #expect(!model.isInnerShown && model.isShown)
    stage.tap("Ask")
    #expect(stage.host.windows().last?.children.first?.type == .alert)
    stage.tap("OK")
    #expect(model.isShown && !model.isAsking)
  }

  @Test func theKeyboardBelongsToTheSheetInFront() throws {
    let stage = try ViewTestHarness(height: 812) { Root(model: model, detents: [.medium]) }
    stage.tap("field")
    #expect(stage.all(.keyboard).count == 1)
    model.isShown = true
    stage.host.flush()
    #expect(stage.all(.keyboard).isEmpty)
    stage.advance(.seconds(1))
    stage.tap("inner field")
    stage.type("ab")
    #expect(model.text == "ab")
    stage.advance(.seconds(1))
    let keyboard = try #require(stage.all(.keyboard).first)
    #expect(stage.frame("inner field").maxY <= keyboard.frame.minY)
    model.isShown = false
    stage.host.flush()
    #expect(stage.all(.keyboard).isEmpty)
  }

  @Test func anotherItemHasAnotherSheet() throws {
    let items = Items()
    let stage = try ViewTestHarness(height: 812) { Shown(items: items) }
    stage.advance(.seconds(1))
    let first = stage.all(.sheet).first?.handle
    #expect(stage.find("Item a") != nil)
    items.item = Item(id: "b")
    stage.host.flush()
    stage.advance(.seconds(1))
    #expect(stage.find("Item b") != nil && stage.find("Item a") == nil)
    #expect(stage.all(.sheet).count == 1)
    #expect(stage.all(.sheet).first?.handle != first)
    stage.tap(CGPoint(x: 187, y: 100))
    stage.advance(.seconds(1))
    #expect(items.item == nil)
  }

  @Test func aCoverTakesTheWholeScreenAndStaysUnderAFinger() throws {
    let stage = try ViewTestHarness(height: 812) {
      Text("Root").fullScreenCover(isPresented: Bindable(wrappedValue: model).isShown) { Card(model: model) }
    }
    model.isShown = true
    stage.host.flush()
    stage.advance(.seconds(1))
    let cover = try #require(stage.host.windows().last?.children.first)
    #expect(cover.type == .other && cover.traits.contains(.modal))
    #expect(cover.frame == CGRect(x: 0, y: 0, width: 375, height: 812))
    drag(stage, from: 20, by: 600, over: .milliseconds(200))
    #expect(model.isShown)
    stage.tap("Dismiss")
    stage.advance(.seconds(1))
    #expect(!model.isShown)
  }

  /// Whatever fingers do, a sheet ends at one of its heights or is gone, and the same fingers do the same again.
  @Test(arguments: Soak.seeds(25, oneIn: 4)) func fingersLeaveItAtAHeightOrGone(_ seed: UInt64) throws {
    func play() throws -> [Double] {
      model.isShown = false
      let stage = try stage([.medium, .large, .height(150)])
      var random = SeededGenerator(seed: seed)
      var tops: [Double] = []
      for _ in 0..<5 where model.isShown {
        let top = sheet(stage).minY
        let start = CGPoint(x: 187, y: min(800, top + 10 + Double.random(in: 0...200, using: &random)))
        stage.drag(
          from: start,
          by: CGVector(
            dx: Double.random(in: -20...20, using: &random), dy: Double.random(in: -500...400, using: &random)
          ),
          over: .milliseconds(60 + random.below(500)), hold: .milliseconds(random.below(2) * 150))
        stage.advance(.milliseconds(random.below(2) * 2000 + 10))
      }
      stage.advance(.seconds(3))
      #expect(stage.host.animator.activity.isEmpty)
      if model.isShown {
        tops.append(sheet(stage).minY)
        #expect([54, 416, 628].contains(sheet(stage).minY))
      } else {
        #expect(stage.host.windows().count == 1)
        #expect(stage.find("Behind") != nil)
      }
      return tops
    }
    #expect(try play() == play())
  }
}
