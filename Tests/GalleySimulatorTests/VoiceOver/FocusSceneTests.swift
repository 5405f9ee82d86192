import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// The focus of assistive technology that apps read and set.
@Suite struct FocusSceneTests {
  private func application<Content: App>(_ type: Content.Type) throws -> (Application, SimulatedDevice) {
    let device = try SimulatedDevice()
    device.install(type)
    let app = Application(type.bundleIdentifier, on: Automator(driver: device))
    try app.launch()
    return (app, device)
  }

  private func isShown(_ label: String, on device: SimulatedDevice) throws -> Bool {
    try !device.snapshot().screen.paths { $0.label == label }.isEmpty
  }

  @Test func whereTheCursorGoesTheStateBecomes() throws {
    let (app, device) = try application(FormApp.self)
    #expect(try isShown("focus: none, false", on: device))
    var voiceOver = try VoiceOver(on: app)
    #expect(try voiceOver.element?.label == "Name" && isShown("focus: name, false", on: device))
    try voiceOver.flick(.right)
    #expect(try voiceOver.element?.label == "Both words" && isShown("focus: words, false", on: device))
    try voiceOver.flick(.right)
    #expect(try voiceOver.element?.label == "Send" && isShown("focus: none, true", on: device))
    try voiceOver.flick(.right)
    #expect(try isShown("focus: none, false", on: device))
    while try voiceOver.flick(.left) != nil {}
    #expect(try isShown("focus: name, false", on: device))
    try voiceOver.turnOff()
    #expect(try isShown("focus: none, false", on: device))
  }

  @Test func whereTheAppSetsItTheCursorGoes() throws {
    let (app, device) = try application(FormApp.self)
    var voiceOver = try VoiceOver(on: app)
    while voiceOver.element?.label != "Send" { try voiceOver.flick(.right) }
    // The first press reports a mistake, and leads to the field that has it.
    #expect(try voiceOver.doubleTap() == "Name is missing")
    #expect(voiceOver.element?.label == "Name is missing")
    #expect(try isShown("focus: mistake, false", on: device))
    #expect(voiceOver.spoken.suffix(2) == ["Send, button", "Name is missing"])
    #expect(voiceOver.announcements == [])
  }

  @Test func withoutVoiceOverNothingIsFocused() throws {
    let (app, device) = try application(FormApp.self)
    let automator = app.automator
    try automator.tap(Target(app.query.descendants(.button)["Send"]), until: device.now + .seconds(5))
    #expect(try isShown("Name is missing", on: device) && isShown("focus: none, false", on: device))
    #expect(device.accessibilityMessages.isEmpty)
    // What is pressed through VoiceOver has the focus.
    automator.inputMethod = .voiceOver
    try automator.tap(Target(app.query.descendants(.button)["Other"]), until: device.now + .seconds(5))
    #expect(try isShown("focus: other, false", on: device))
  }

  @Test func theDefaultIsWhereTheCursorBegins() throws {
    let (app, device) = try application(DefaultApp.self)
    #expect(try isShown("second: false", on: device))
    var voiceOver = try VoiceOver(on: app)
    #expect(voiceOver.spoken == ["Second"])
    #expect(try isShown("second: true", on: device))
    #expect(try voiceOver.flick(.right) == "Again, button")
    #expect(try isShown("second: false", on: device))
    // It is the same for what comes up while VoiceOver is on.
    #expect(try voiceOver.doubleTap() == "Second")
    #expect(voiceOver.spoken == ["Second", "Again, button", "Second"])
  }

  @Test func viewsOfUIKitAreToldToo() throws {
    let (app, device) = try application(KitApp.self)
    var voiceOver = try VoiceOver(on: app)
    #expect(voiceOver.element?.label == "First")
    try voiceOver.flick(.right)
    #expect(voiceOver.element?.label == "Second")
    #expect(voiceOver.element?.label == "Second")
    let screen = try device.snapshot().screen
    let values = screen.paths { $0.label == "First" || $0.label == "Second" }.map { screen[$0]?.value?.text }
    #expect(values == ["left, false", "looked at, true"])
    try voiceOver.doubleTap()
    #expect(voiceOver.element?.label == "First")
    #expect(voiceOver.announcements == ["moved"])
  }
}

// MARK: - Apps

private struct FormApp: App {
  static let bundleIdentifier = "org.example.FocusForm"

  var body: some Scene { WindowGroup { FocusForm() } }
}

private struct FocusForm: View {
  enum Part { case name, words, mistake, other }

  @AccessibilityFocusState private var part: Part?
  @AccessibilityFocusState private var isSending: Bool
  @AccessibilityFocusState(for: .switchControl) private var isSwitched: Bool
  @State private var isWrong = false

  var body: some View {
    VStack {
      Text("Name").accessibilityFocused($part, equals: .name)
      HStack {
        Text("Both")
        Text("words")
      }
      .accessibilityElement(children: .combine).accessibilityLabel("Both words")
      .accessibilityFocused($part, equals: .words)
      Button("Send") {
        isWrong = true
        part = .mistake
      }
      .accessibilityFocused($isSending).accessibilityFocused($isSwitched)
      Text("focus: \(part.map { "\($0)" } ?? "none"), \(isSending || isSwitched)")
      if isWrong { Text("Name is missing").accessibilityFocused($part, equals: .mistake) }
      Button("Other") {}.accessibilityFocused($part, equals: .other)
    }
  }
}

private struct DefaultApp: App {
  static let bundleIdentifier = "org.example.FocusDefault"

  var body: some Scene { WindowGroup { DefaultScreen() } }
}

private struct DefaultScreen: View {
  @State private var times = 0

  var body: some View { DefaultContent { times += 1 }.id(times) }
}

private struct DefaultContent: View {
  let showAgain: () -> Void
  @AccessibilityFocusState private var isOnSecond: Bool

  var body: some View {
    VStack {
      Text("First")
      Text("Second").accessibilityFocused($isOnSecond)
      Button("Again", action: showAgain)
      Text("second: \(isOnSecond)")
    }
    .accessibilityDefaultFocus($isOnSecond, true)
  }
}

private struct KitApp: App {
  static let bundleIdentifier = "org.example.FocusKit"

  var body: some Scene {
    WindowGroup { KitScreen().frame(width: 300, height: 200) }
  }
}

private struct KitScreen: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let (first, second) = (KitView("First", 0), KitView("Second", 60))
    view.addSubview(first)
    view.addSubview(second)
    second.onActivate = {
      UIAccessibility.post(notification: .announcement, argument: "moved")
      UIAccessibility.post(notification: .layoutChanged, argument: first)
    }
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {}
}

private final class KitView: UIView {
  var onActivate: () -> Void = {}

  init(_ name: String, _ y: Double) {
    super.init(frame: CGRect(x: 0, y: y, width: 200, height: 40))
    isAccessibilityElement = true
    accessibilityLabel = name
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool {
    onActivate()
    return true
  }

  override func accessibilityElementDidBecomeFocused() {
    accessibilityValue = "looked at, \(accessibilityElementIsFocused())"
  }

  override func accessibilityElementDidLoseFocus() {
    accessibilityValue = "left, \(accessibilityElementIsFocused())"
  }
}
