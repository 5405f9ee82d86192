import Combine
import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// What apps announce, on the simulated device.
@Suite struct AnnouncementSceneTests {
  private func voiceOver<Content: App>(on type: Content.Type) throws -> (VoiceOver, SimulatedDevice) {
    let device = try SimulatedDevice()
    device.install(type)
    let app = Application(type.bundleIdentifier, on: Automator(driver: device))
    try app.launch()
    return (try VoiceOver(on: app), device)
  }

  @Test func announcementsAreHeardWhereverTheyAreMade() throws {
    var (voiceOver, device) = try voiceOver(on: NewsApp.self)
    #expect(voiceOver.spoken == ["Speak, button"])
    try voiceOver.doubleTap()
    #expect(voiceOver.announcements == ["at once", "with attributes", "Page 2 of 3"])
    // What a task or a queue announces later is heard by those who wait.
    #expect(try voiceOver.listen(for: .milliseconds(50)) == [])
    #expect(try voiceOver.listen(for: .seconds(1)) == ["from a queue", "from a task"])
    #expect(voiceOver.element?.label == "Speak")
    #expect(
      voiceOver.spoken == [
        "Speak, button", "at once", "with attributes", "Page 2 of 3", "from a queue", "from a task",
      ])
    try voiceOver.turnOff()
    let count = device.accessibilityMessages.count
    try Automator(driver: device).tap(
      Target(
        Application(NewsApp.bundleIdentifier, on: Automator(driver: device)).query.descendants(.button)[
          "Speak"]),
      until: device.now + .seconds(5))
    #expect(device.accessibilityMessages.count == count)
  }

  @Test func aChangedScreenLeadsToItsFirstElement() throws {
    var (voiceOver, _) = try voiceOver(on: NewsApp.self)
    try voiceOver.flick(.right)
    #expect(try voiceOver.doubleTap() == "Speak, button")
    #expect(voiceOver.spoken == ["Speak, button", "Change, button", "There is news", "Speak, button"])
  }

  @Test func whatUpdatesFrequentlyIsHeardUnderTheCursor() throws {
    var (voiceOver, _) = try voiceOver(on: ClockApp.self)
    #expect(voiceOver.utterance?.text == "Seconds, 0")
    let heard = try voiceOver.listen(for: .seconds(3))
    #expect(heard == ["1", "2", "3"], "\(heard)")
    try voiceOver.flick(.right)
    #expect(try voiceOver.listen(for: .seconds(2)) == [])
  }

  @Test func appsAreToldWhenVoiceOverIsTurnedOnAndOff() throws {
    let device = try SimulatedDevice()
    device.install(StatusApp.self)
    try Application(StatusApp.bundleIdentifier, on: Automator(driver: device)).launch()
    func isShown(_ label: String) throws -> Bool {
      try device.snapshot().screen.paths { $0.label == label }.count == 1
    }
    #expect(try isShown("0 changes, false, false"))
    try device.setVoiceOver(true)
    try device.setVoiceOver(true)
    #expect(try isShown("1 changes, true, true"))
    try device.setVoiceOver(false)
    #expect(try isShown("2 changes, false, false"))
  }
}

// MARK: - Apps

private struct NewsApp: App {
  static let bundleIdentifier = "org.example.News"

  var body: some Scene { WindowGroup { News() } }
}

private struct News: View {
  var body: some View {
    VStack {
      Button("Speak") {
        AccessibilityNotification.Announcement("at once").post()
        AccessibilityNotification.Announcement(AttributedString("with attributes")).post()
        AccessibilityNotification.PageScrolled("Page 2 of 3").post()
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
          UIAccessibility.post(notification: .announcement, argument: "from a queue")
        }
        Task {
          try await Task.sleep(for: .milliseconds(200))
          AccessibilityNotification.Announcement("from a task").post()
        }
      }
      Button("Change") {
        AccessibilityNotification.LayoutChanged("There is news").post()
        AccessibilityNotification.ScreenChanged().post()
      }
    }
  }
}

private struct ClockApp: App {
  static let bundleIdentifier = "org.example.ClockByEar"

  var body: some Scene { WindowGroup { Clock() } }
}

private struct Clock: View {
  @State private var seconds = 0
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("Seconds").accessibilityValue("\(seconds)").accessibilityAddTraits(.updatesFrequently)
      Text("Plain").accessibilityValue("\(seconds)")
    }
    .onReceive(timer) { _ in seconds += 1 }
  }
}

private struct StatusApp: App {
  static let bundleIdentifier = "org.example.StatusByEar"

  var body: some Scene { WindowGroup { Status() } }
}

private struct Status: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var isOn
  @State private var changes = 0

  var body: some View {
    Text("\(changes) changes, \(isOn), \(UIAccessibility.isVoiceOverRunning)")
      .onReceive(
        NotificationCenter.default.publisher(for: UIAccessibility.voiceOverStatusDidChangeNotification)
      ) { _ in changes += 1 }
  }
}
