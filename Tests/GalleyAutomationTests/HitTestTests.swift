import Foundation
import GalleyAutomation
import GalleyTree
import Testing

@Suite struct HitTestTests {
  @Test func whatIsPaintedLaterCoversWhatIsPaintedEarlier() {
    let screen = index(app(button("below"), button("above")))
    #expect(name(HitTest.topmost(at: CGPoint(x: 150, y: 120), in: screen), screen) == "above")
    #expect(obstacle("below", screen) == .coveredBy([0, 0, 1]))
    #expect(obstacle("above", screen) == nil)
  }

  @Test func anAppInFrontCoversTheOneBehind() {
    let screen = index(app(button("below")), app(button("banner"), name: "springboard"))
    #expect(obstacle("below", screen) == .coveredBy([1, 0, 0]))
  }

  @Test func appsAndWindowsCoverNothing() {
    let screen = index(app(button("below")), app(name: "springboard"))
    #expect(obstacle("below", screen) == nil)
  }

  @Test func touchesPassThroughTransparentElementsButNotThroughTheirChildren() {
    var overlay = Element(.other, frame: screenFrame, children: [button("inside", 100, 300)])
    overlay.appearance = Appearance()
    overlay.appearance?.isTouchTransparent = true
    let screen = index(app(button("free"), button("hidden", 100, 300), overlay))
    #expect(obstacle("free", screen) == nil)
    #expect(obstacle("hidden", screen) == .coveredBy([0, 0, 2, 0]))
  }

  @Test func whatIsInsideAnElementDoesNotCoverIt() {
    var cell = Element(.cell, identifier: "cell", frame: CGRect(x: 0, y: 0, width: 375, height: 60))
    cell.children = [button("inside", 0, 0, 375, 60)]
    let screen = index(app(cell))
    #expect(obstacle("cell", screen) == nil)
    #expect(obstacle("inside", screen) == nil)
  }

  @Test(arguments: [ElementTraits.modal, []])
  func alertsAndModalElementsCoverEverythingPaintedBefore(traits: ElementTraits) {
    var front = alert("Sure?", buttons: "Yes")
    front.traits = traits
    if traits == .modal { front.type = .other }
    let screen = index(app(button("far away", 0, 0), front))
    #expect(obstacle("far away", screen) == .coveredBy([0, 0, 1]))
    #expect(obstacle("Yes", screen) == nil)
  }

  @Test func tellsTheReason() {
    let table = Element(
      .table, identifier: "table", frame: CGRect(x: 0, y: 100, width: 375, height: 200),
      children: [button("scrolled away", 0, 400), button("far below", 0, 2000)])
    var cut = button("cut", 0, 500)
    cut.appearance = Appearance()
    cut.appearance?.visibleFrame = .zero
    let screen = index(app(button("flat", 0, 0, 100, 0), button("outside", 400, 0), table, cut))
    #expect(obstacle("flat", screen) == .zeroSize(frame: CGRect(x: 0, y: 0, width: 100, height: 0)))
    #expect(
      obstacle("outside", screen)
        == .offScreen(frame: CGRect(x: 400, y: 0, width: 100, height: 44), screen: screenFrame))
    #expect(obstacle("scrolled away", screen) == .clippedBy([0, 0, 2]))
    #expect(obstacle("far below", screen) == .clippedBy([0, 0, 2]))
    #expect(obstacle("cut", screen) == .clippedBy([0, 0]))
  }

  @Test func theHitPointIsTheMiddleOfWhatIsVisible() {
    let screen = index(app(button("half", 325, 100, 100, 44)))
    #expect(HitTest.hitPoint(of: place("half", screen), in: screen) == CGPoint(x: 350, y: 122))
  }

  @Test func anotherPointIsTakenIfTheMiddleIsCovered() throws {
    let screen = index(app(button("wide", 0, 100, 300, 44), button("middle", 100, 100, 100, 44)))
    let point = try #require(HitTest.hitPoint(of: place("wide", screen), in: screen))
    #expect(name(HitTest.topmost(at: point, in: screen), screen) == "wide")
  }

  @Test func aCertainPointMayBeOutOfView() {
    let screen = index(app(button("half", 325, 100, 100, 44)))
    let visible = CGRect(x: 325, y: 100, width: 50, height: 44)
    #expect(
      HitTest.obstacle(to: place("half", screen), at: CGPoint(x: 400, y: 120), in: screen)
        == .pointOutside(CGPoint(x: 400, y: 120), visible: visible))
  }

  /// The same rules, written down a second time with paths instead of places, and without any short cut.
  @Test(arguments: 0..<60) func agreesWithAPlainSearch(seed: Int) {
    var applications = randomScreen(seed)
    HitTest.resolveHittability(&applications, size: screenFrame.size)
    let all = PlainSearch(applications)
    for item in all.items {
      #expect(item.element.isHittable == all.isHittable(item), "\(item.path.indices) of screen \(seed)")
    }
  }

  @Test(arguments: 0..<60) func aTouchAtAHitPointReachesTheElement(seed: Int) throws {
    let screen = ScreenIndex(randomScreen(seed), size: screenFrame.size)
    for place in screen.nodes.indices {
      let obstacle = HitTest.whyNotHittable(place, in: screen)
      guard let point = HitTest.hitPoint(of: place, in: screen) else {
        #expect(obstacle != nil)
        continue
      }
      #expect(obstacle == nil)
      #expect(HitTest.obstacle(to: place, at: point, in: screen) == nil)
      let top = try #require(HitTest.topmost(at: point, in: screen))
      let isStage = [.window, .application].contains(screen.nodes[top].element.type)
      #expect(
        screen.isPlace(top, within: place) || top < place || isStage,
        "only what is painted before may lie there")
    }
  }
}

private struct PlainSearch {
  struct Item {
    let path: ElementPath
    let element: Element
    let visible: CGRect
  }

  var items: [Item] = []

  init(_ applications: [ApplicationTree]) {
    for (index, application) in applications.enumerated() {
      add(application.root, [index], clip: screenFrame)
    }
  }

  private mutating func add(_ element: Element, _ path: ElementPath, clip: CGRect) {
    var visible = clip.intersection(element.frame)
    if let part = element.appearance?.visibleFrame { visible = visible.intersection(part) }
    items.append(Item(path: path, element: element, visible: visible))
    for (index, child) in element.children.enumerated() {
      add(child, path.child(index), clip: element.type == .scrollView ? visible : clip)
    }
  }

  func isHittable(_ item: Item) -> Bool {
    guard !item.visible.isEmpty else { return false }
    let parts = [0.1, 0.3, 0.5, 0.7, 0.9]
    return parts.contains { x in
      parts.contains { y in
        let point = UnitPoint(x: x, y: y).point(in: item.visible)
        return !items.contains { $0.path > item.path && !item.path.contains($0.path) && covers($0, point) }
      }
    }
  }

  private func covers(_ item: Item, _ point: CGPoint) -> Bool {
    guard !item.visible.isEmpty else { return false }
    if item.element.traits.contains(.modal) { return true }
    if item.element.type == .window || item.element.type == .application { return false }
    return item.element.appearance?.isTouchTransparent != true && item.visible.contains(point)
  }
}

private func index(_ applications: ApplicationTree...) -> ScreenIndex {
  ScreenIndex(applications, size: screenFrame.size)
}

private func place(_ name: String, _ screen: ScreenIndex) -> Int {
  screen.nodes.firstIndex { $0.element.label == name || $0.element.identifier == name }!
}

private func obstacle(_ name: String, _ screen: ScreenIndex) -> HitObstacle? {
  HitTest.whyNotHittable(place(name, screen), in: screen)
}

private func name(_ place: Int?, _ screen: ScreenIndex) -> String? {
  place.map {
    screen.nodes[$0].element.label.isEmpty
      ? screen.nodes[$0].element.identifier : screen.nodes[$0].element.label
  }
}
