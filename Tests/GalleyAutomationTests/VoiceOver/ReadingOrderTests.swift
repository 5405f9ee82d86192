import Foundation
import GalleyAutomation
import GalleyTree
import SeededCases
import Testing

/// The order in which VoiceOver goes through a screen.
@Suite struct ReadingOrderTests {
  private func read(_ applications: ApplicationTree..., isMirrored: Bool = false) -> [String] {
    let order = ReadingOrder(ScreenIndex(applications, size: screenFrame.size), isMirrored: isMirrored)
    return order.places.map { order.screen.nodes[$0].element.label }
  }

  private func group(_ children: [Element], _ change: (inout ElementAccessibility) -> Void) -> Element {
    let frame = children.dropFirst().reduce(children[0].frame) { $0.union($1.frame) }
    var group = Element(.other, frame: frame, children: children)
    group.describe(change)
    return group
  }

  @Test func linesAreReadFromTheTopAndFromTheLeadingEdge() {
    let grid = app(button("d", 200, 205), button("c", 10, 200), button("b", 200, 100), button("a", 10, 107))
    #expect(read(grid) == ["a", "b", "c", "d"])
    #expect(read(grid, isMirrored: true) == ["b", "a", "d", "c"])
  }

  @Test func containersAreReadWhole() {
    let left = group([button("a", 10, 100), button("b", 10, 200)]) { $0.grouping = .container }
    let right = group([button("c", 200, 100), button("d", 200, 200)]) { $0.grouping = .container }
    #expect(read(app(left, right)) == ["a", "b", "c", "d"])
  }

  @Test func theGreatestPriorityComesFirst() {
    var late = button("late", 10, 400)
    late.describe { $0.sortPriority = 2 }
    var last = button("last", 10, 50)
    last.describe { $0.sortPriority = -1 }
    #expect(read(app(button("first", 10, 100), late, last)) == ["late", "first", "last"])
  }

  /// The pager of the text: the page lists what its parent offers, too, and the parent its page.
  @Test func anExplicitOrderLeadsFromTheChildToTheParent() {
    var dots = Element(
      .pageIndicator, label: "dots", frame: CGRect(x: 0, y: 10, width: 99, height: 9), handle: 3)
    dots.value = "page 1 of 2"
    var lower = button("lower", 10, 300)
    lower.handle = 4
    var upper = button("upper", 10, 200)
    upper.handle = 5
    var page = group([upper, lower]) { $0.order = [4, 5, 3] }
    page.handle = 2
    let pager = group([dots, page]) { $0.order = [2, 3] }
    #expect(read(app(pager)) == ["lower", "upper", "dots"])
  }

  @Test func anElementHidesWhatIsInside() {
    let cell = group([button("inside", 10, 100)]) { $0.grouping = .element }
    let order = ReadingOrder(ScreenIndex([app(cell)], size: screenFrame.size))
    #expect(order.utterances.map(\.text) == ["inside"])
    let inside = order.screen.nodes.indices.last!
    #expect(order.obstacle(to: inside) == .insideElement(order.places[0]))
  }

  @Test func onlyWhatIsModalIsReadWithTheKeyboard() {
    var sheet = Element(.sheet, frame: screenFrame, traits: .modal, children: [button("on the sheet")])
    sheet.identifier = "sheet"
    let keyboard = Element(
      .keyboard, frame: CGRect(x: 0, y: 500, width: 375, height: 300),
      children: [Element(.key, label: "q", frame: CGRect(x: 0, y: 500, width: 30, height: 40))])
    let screen = ScreenIndex(
      [app(button("below"), sheet, button("beside"), keyboard)], size: screenFrame.size)
    let order = ReadingOrder(screen)
    #expect(order.places.map { screen.nodes[$0].element.label } == ["on the sheet", "q"])
    let below = screen.nodes.indices.first { screen.nodes[$0].element.label == "below" }!
    let place = screen.nodes.indices.first { screen.nodes[$0].element.identifier == "sheet" }!
    #expect(order.obstacle(to: below) == .behindModal(place))
  }

  @Test func whatIsScrolledAwayIsReadAndWhatIsOffTheScreenIsNot() {
    let list = Element(
      .table, frame: CGRect(x: 0, y: 100, width: 375, height: 200),
      children: [button("seen", 0, 100), button("scrolled away", 0, 900)])
    #expect(read(app(list, button("outside", 900, 0))) == ["seen", "scrolled away"])
  }

  @Test func barsAreReadAroundTheContentBelowThem() {
    let bar = Element(
      .navigationBar, frame: CGRect(x: 0, y: 0, width: 375, height: 90), children: [button("title", 100, 50)])
    let tabs = Element(
      .tabBar, frame: CGRect(x: 0, y: 0, width: 375, height: 812), children: [button("tab", 0, 760)])
    let list = Element(.table, frame: screenFrame, children: [button("row", 0, 100)])
    #expect(read(app(list, tabs, bar)) == ["title", "row", "tab"])
  }

  /// No element is read twice, none that is covered by something modal, hidden in another element, or a mere container; and each one
  /// that is left out has a reason.
  @Test(arguments: Soak.seeds(1000))
  func everythingIsReadOnceOrHasAReason(seed: UInt64) {
    let screen = ScreenIndex(randomScreen(Int(seed)), size: screenFrame.size)
    let order = ReadingOrder(screen)
    #expect(Set(order.places).count == order.places.count)
    let modal = screen.nodes.indices.last {
      screen.nodes[$0].visible != nil && screen.nodes[$0].element.traits.contains(.modal)
    }
    for place in screen.nodes.indices {
      guard let index = order.index(of: place) else {
        #expect(order.obstacle(to: place) != nil)
        continue
      }
      #expect(order.places[index] == place && order.obstacle(to: place) == nil)
      if let modal { #expect(place >= modal) }
      for ancestor in screen.ancestors(of: place) { #expect(order.index(of: ancestor) == nil) }
    }
  }
}
