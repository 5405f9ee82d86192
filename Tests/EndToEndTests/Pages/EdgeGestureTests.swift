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

  @Test(arguments: Held.all.filter { [.iPhoneX, .iPhoneSE].contains($0.profile) })
  func whatReachesAllEdgesHasAnEnd(_ held: Held) throws {
    for environment in [[:], ["LIST": "1"]] {
      let app = try Application.launch(
        BleedApp.self, on: held.profile, orientation: held.orientation, environment: environment)
      let page = try Page<Bleed>(on: app)
      try page.list.scrollToEnd()
      #expect(app.device?.state(of: app.bundleIdentifier) == .runningForeground)
    }
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

  var body: Blueprint {
    Required {
      list
    }
    Optionally {
      shelf
      grip
    }
  }
}
