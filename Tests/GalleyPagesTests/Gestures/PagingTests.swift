import Foundation
import GalleyAutomation
import GalleyPages
import GalleyTree
import GoldenFiles
import ScriptedDevice
import SeededCases
import Testing

@testable import MailApp

/// Pages side by side, of which one is shown.
private final class PagerWorld {
  struct Tour: Layout {
    let pager = ScrollArea("tour.pager")
    let title = Label("tour.title")
    let fourth = Label(.label("Title 4"))
    let missing = Label(.label("Title 9"))
    var body: Blueprint {
      Required { pager }
      Optionally {
        title
        fourth
        missing
      }
    }
  }

  let count: Int
  var index: Int
  var hasIndicator = true
  var isFromTheRight = false
  var axis = ScrollAxis.horizontal
  /// How many swipes do nothing before the next one does.
  var laziness = 0
  private var ignored = 0
  let device = ScriptedDevice([])

  init(_ count: Int, at index: Int = 0) {
    self.count = count
    self.index = index
    device.states[Mail.name] = .runningForeground
    device.onGesture { gesture, _ in self.follow(gesture) }
  }

  private func follow(_ gesture: Gesture) {
    let way = axis == .horizontal ? gesture.translation.dx : gesture.translation.dy
    guard abs(way) > 100 else { return }
    if ignored < laziness {
      ignored += 1
      return
    }
    ignored = 0
    let isNext = (way < 0) != isFromTheRight
    index = min(max(0, index + (isNext ? 1 : -1)), count - 1)
    show()
  }

  func show() {
    let frame = CGRect(x: 0, y: 100, width: 375, height: 500)
    let pages = (0..<count).filter { abs($0 - index) <= 1 }.map { page -> Element in
      let step = Double(page - index) * (isFromTheRight ? -1 : 1)
      let rect = frame.offsetBy(
        dx: axis == .horizontal ? step * 375 : 0, dy: axis == .vertical ? step * 500 : 0)
      return Element(
        .other, identifier: "tour.page", frame: rect,
        children: [
          Element(
            .staticText, identifier: "tour.title", label: "Title \(page + 1)",
            frame: CGRect(x: rect.minX + 50, y: rect.minY + 50, width: 200, height: 30))
        ])
    }
    let pager = Element(.scrollView, identifier: "tour.pager", frame: frame, children: pages)
    let indicator = Element(
      .pageIndicator, value: .text("Seite \(index + 1) von \(count)"),
      frame: CGRect(x: 100, y: 620, width: 175, height: 20))
    device.applications = Mail.app([pager] + (hasIndicator ? [indicator] : []))
  }

  func page() throws -> Page<Tour> {
    show()
    return try Page<Tour>(on: Application(Mail.name, on: Automator(driver: device)))
  }
}

@Suite struct PagingTests {
  @Test func aPageIsSwipedToByItsNumber() throws {
    let world = PagerWorld(5)
    let tour = try world.page()
    for number in [3, 5, 1, 2] {
      try tour.pager.swipe(to: number)
      #expect(world.index == number - 1)
    }
    #expect(world.device.gestures.count == 2 + 2 + 4 + 1)
  }

  @Test func withoutAnIndicatorPagesAreCountedFromTheFirst() throws {
    let world = PagerWorld(5, at: 3)
    world.hasIndicator = false
    let tour = try world.page()
    try tour.swipe(to: 3)
    #expect(world.index == 2)
    let error = try pageError { try tour.pager.swipe(to: 7) }
    #expect(
      plain(error).split(separator: "\n").prefix(8).joined(separator: "\n")
        == """
        PagingTests.swift:LINE: cannot swipe pager to page 7: there are 5 pages
          pages seen, in order:
            Title 1
            Title 2
            Title 3
            Title 4
            Title 5
          steps: Arrive at Tour → Swipe pager to page 3 → Swipe pager to page 7
        """.replacing("Swipe pager to page 3", with: "Swipe Tour to page 3"))
  }

  @Test func pagesFromTheRightAndBelowAreTurnedAsWell() throws {
    let world = PagerWorld(4)
    world.isFromTheRight = true
    try world.page().pager.swipe(to: 4)
    #expect(world.index == 3)
    let below = PagerWorld(4)
    below.axis = .vertical
    try below.page().pager.swipe(to: 3, .vertical)
    #expect(below.index == 2)
  }

  @Test func aPageIsFoundByWhatIsOnIt() throws {
    let world = PagerWorld(6, at: 5)
    world.laziness = 1
    let tour = try world.page()
    #expect(try tour.swipe(to: \.fourth).text == "Title 4")
    #expect(world.index == 3)
    #expect(try tour.pager.swipe(to: tour.fourth).text == "Title 4")
    try tour.pager.swipe { world.index == 1 }
    #expect(world.index == 1)
  }

  @Test func anElementOnNoPageIsSaidWithThePagesInOrder() throws {
    let world = PagerWorld(4, at: 2)
    let tour = try world.page()
    let error = try pageError { try tour.pager.swipe(to: tour.missing) }
    expectGolden(
      plain(error).split(separator: "\n").prefix(7).joined(separator: "\n"),
      "plain(error).split(separator: \"\\n\").prefix(7).joined(separator: \"\\n\")")
    let number = try pageError { try tour.pager.swipe(to: 0) }
    expectGolden(PageErrorText(number).title, "number")
  }

  @Test func aPagerThatDoesNotMoveIsSaid() throws {
    let world = PagerWorld(4)
    world.laziness = 1_000
    let tour = try world.page()
    let error = try pageError { try tour.pager.swipe(to: 3) }
    guard case .navigation(let failure) = error.failure else { throw error }
    #expect(failure.problem == .notAmongPages && failure.seen == ["page 1 of 4: Title 1"])
    #expect(world.device.gestures.count == 4)
  }

  @Test(arguments: Soak.seeds(80)) func randomPagersEnd(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let world = PagerWorld(Int.random(in: 1...9, using: &generator))
    world.index = Int.random(in: 0..<world.count, using: &generator)
    world.hasIndicator = Bool.random(using: &generator)
    world.isFromTheRight = world.hasIndicator && Bool.random(using: &generator)
    world.laziness = Int.random(in: 0...1, using: &generator)
    let tour = try world.page()
    let wanted = Int.random(in: 1...11, using: &generator)
    if wanted <= world.count {
      try tour.pager.swipe(to: wanted)
      #expect(world.index == wanted - 1)
    } else {
      let error = try pageError { try tour.pager.swipe(to: wanted) }
      guard case .navigation(let failure) = error.failure else { throw error }
      #expect(failure.problem == .noSuchPage(count: world.count))
    }
    #expect(world.device.gestures.count < 60)
  }
}
