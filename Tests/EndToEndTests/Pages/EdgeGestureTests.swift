import Foundation
import Galley
import GalleyAutomation
import Testing

/// Gestures of pages on content that reaches all edges of a screen: none of them is the system's.
@MainActor @Suite struct EdgeGestureTests {
  /// A device as it can be held.
  struct Held: Sendable, CustomTestStringConvertible {
    let profile: DeviceProfile
    let orientation: Orientation

    var testDescription: String { "\(profile.name), \(orientation)" }

    static let all = DeviceProfile.catalogue.flatMap { profile in
      profile == .mac
        ? [Held(profile: profile, orientation: .portrait)]
        : [.portrait, .landscapeLeft].map { Held(profile: profile, orientation: $0) }
    }

    /// Those with a touch screen.
    static let touched = all.filter { $0.profile != .mac }

    func launch(_ content: String = "") throws -> Application {
      try Application.launch(
        BleedApp.self, on: profile, orientation: orientation, environment: ["CONTENT": content])
    }
  }

  private func isInFront(_ app: Application) -> Bool {
    app.device?.state(of: app.bundleIdentifier) == .runningForeground
  }

  @Test(arguments: Held.all) func gesturesStayInTheApp(_ held: Held) throws {
    let app = try Application.launch(BleedApp.self, on: held.profile, orientation: held.orientation)
    let page = try Page<Bleed>(on: app)
    #expect(try page.list.scrollPage(.down))
    #expect(try page.list.scrollPage(.up))
    #expect(try page.shelf.scrollPage(.right))
    try page.list.swipe(.up)
    #expect(app.device?.state(of: app.bundleIdentifier) == .runningForeground)
  }

  @Test(arguments: Held.all) func scrollsToBothEndsAndToAnElementStayInTheApp(_ held: Held) throws {
    let app = try held.launch()
    let page = try Page<Bleed>(on: app)
    try page.list.scrollToEnd()
    #expect(try page.last.isHittable)
    try page.list.scrollToTop()
    #expect(try (0..<60).contains(page.first.frame.minY))
    try page.list.scroll(to: page.last)
    #expect(try page.last.isHittable)
    #expect(isInFront(app))
  }

  @Test(arguments: Held.touched) func dragsStayInTheApp(_ held: Held) throws {
    let app = try held.launch()
    let page = try Page<Bleed>(on: app)
    let (low, high) = (UnitPoint(x: 0.5, y: 0.9), UnitPoint(x: 0.5, y: 0.1))
    try page.list.drag(from: low, to: high, hold: .milliseconds(200))
    try page.list.drag(from: high, to: UnitPoint(x: 0.5, y: 1), hold: .milliseconds(200))
    try page.drag(from: low, to: high)
    try app.drag(from: low, to: UnitPoint(x: 0.5, y: 0))
    #expect(isInFront(app))
  }

  @Test(arguments: Held.touched) func aPullToRefreshStaysInTheApp(_ held: Held) throws {
    let app = try held.launch()
    let page = try Page<Bleed>(on: app)
    try page.list.pullToRefresh()
    #expect(try page.first.text != "refreshed 0 times")
    #expect(isInFront(app))
  }

  @Test(arguments: Held.touched) func pagesAreTurnedWithinTheApp(_ held: Held) throws {
    let app = try held.launch("pages")
    let page = try Page<BleedPages>(on: app)
    try page.pages.swipe(to: 3)
    try page.pages.swipe(to: page.fourth)
    #expect(try page.fourth.isHittable)
    try page.pages.swipe(to: 1)
    #expect(isInFront(app))
  }

  @Test(arguments: Held.touched) func aSliderIsMovedWithinTheApp(_ held: Held) throws {
    let app = try held.launch("slider")
    let page = try Page<BleedSlider>(on: app)
    for position in [0.0, 1, 0.5] {
      #expect(abs(try page.volume.adjust(to: position, tolerance: 0.02) - position) <= 0.02)
    }
    #expect(isInFront(app))
  }

  @Test(arguments: [DeviceProfile.iPhoneX, .iPadPro13]) func aGestureThatLeavesTheAppFails(
    _ profile: DeviceProfile
  ) throws {
    let app = try Application.launch(BleedApp.self, on: profile, environment: ["GRIP": "1"])
    let page = try Page<Bleed>(on: app)
    // Only the part of the grip within the strip of the system's own gesture is uncovered.
    let error = try #require(throws: PageError.self) { try page.grip.swipe(.up, velocity: 2000) }
    let words = "\(error)"
    #expect(words.contains("cannot swipe up grip of Bleed: it led away from the app, to "), "\(words)")
    #expect(words.contains("begin the gesture further from the edges of the screen"), "\(words)")
  }
}

private struct Bleed: Layout {
  let list = ScrollArea("list")
  let shelf = ScrollArea("shelf")
  let grip = Button("grip")
  let first = Label("first")
  let last = Label("row 25")

  var body: Blueprint {
    Required {
      list
    }
    Optionally {
      shelf
      grip
      first
      last
    }
  }
}

private struct BleedPages: Layout {
  let pages = ScrollArea(.type(.collectionView))
  let fourth = Label(.label("page 4"))

  var body: Blueprint {
    Required { pages }
    Optionally { fourth }
  }
}

private struct BleedSlider: Layout {
  let volume = Slider("volume")

  var body: Blueprint {
    Required { volume }
  }
}
