import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// The scenes of a text on VoiceOver, on the simulated device.
@Suite struct VoiceOverSceneTests {
  private func voiceOver<Content: App>(on type: Content.Type) throws -> (VoiceOver, SimulatedDevice) {
    let device = try SimulatedDevice()
    device.install(type)
    let app = Application(type.bundleIdentifier, on: Automator(driver: device))
    try app.launch()
    return (try VoiceOver(on: app), device)
  }

  @Test func aCellIsOneElementThatDoesWhatItsButtonDoes() throws {
    var (voiceOver, _) = try voiceOver(on: CellApp.self)
    #expect(try voiceOver.readAll() == ["nothing yet", "Ann Smith, button"])
    try voiceOver.doubleTap()
    #expect(try voiceOver.readAll() == ["followed Ann Smith", "Ann Smith, button"])
  }

  @Test func aPagerIsReadFromTheChildToTheParent() throws {
    var (voiceOver, _) = try voiceOver(on: PagerApp.self)
    #expect(try voiceOver.readAll() == ["Headline", "Story", "Page 1 of 3", "Subscribe, button"])
    // The other way round it is the same.
    var back = [voiceOver.utterance?.text]
    while let said = try voiceOver.flick(.left) { back.append(said) }
    #expect(back == ["Subscribe, button", "Page 1 of 3", "Story", "Headline"])
  }

  @Test func aGroupIsHeardWithItsLabelAndOffersItsActions() throws {
    var (voiceOver, _) = try voiceOver(on: GroupByEarApp.self)
    #expect(
      try voiceOver.readAll() == [
        "Line, Milk. Actions available", "2 litres. Actions available", "nothing yet",
      ])
    #expect(try voiceOver.flick(.left) == "2 litres. Actions available")
    #expect(try voiceOver.flick(.down) == "Archive")
    try voiceOver.doubleTap()
    #expect(try voiceOver.readAll().last == "archived")
  }

  @Test func iconsOfLabelsAreNotHeard() throws {
    var (voiceOver, _) = try voiceOver(on: LabelsApp.self)
    #expect(try voiceOver.readAll() == ["Length", "4 attendees", "Alarm, image", "Clock, image"])
  }

  @Test func aDatePickerIsHeardWithItsDate() throws {
    var (voiceOver, _) = try voiceOver(on: DateApp.self)
    #expect(try voiceOver.readAll() == ["Birthday", "Date Picker, Jan 1, 1970, button"])
    try voiceOver.doubleTap()
    let heard = try voiceOver.readAll()
    #expect(heard.count { $0.contains(", January ") } == 31, "\(heard)")
  }

  @Test func actionsOfARowAreChosenByFlicks() throws {
    var (voiceOver, _) = try voiceOver(on: MailApp.self)
    while voiceOver.element?.label != "Mail 1", try voiceOver.flick(.right) != nil {}
    #expect(voiceOver.utterance?.parts.last == .actionsAvailable)
    #expect(try voiceOver.flick(.down) == "Flag" && voiceOver.flick(.down) == "Delete")
    #expect(try voiceOver.flick(.up) == "Flag")
    try voiceOver.doubleTap()
    #expect(voiceOver.element?.label == "Mail 1, flagged")
  }

  @Test func aListIsReadToItsEndThoughItsRowsAreMadeOnTheWay() throws {
    var (voiceOver, device) = try voiceOver(on: MailApp.self)
    let said = try voiceOver.readAll()
    #expect(said.filter { $0.hasPrefix("Mail ") && $0 != "Mail, heading" }.count == 60, "\(said)")
    #expect(Set(said).count == said.count)
    #expect(try device.snapshot().screen.paths { $0.label == "Mail 60" }.count == 1)
    var back = [try #require(voiceOver.utterance?.text)]
    while let text = try voiceOver.flick(.left) { back.append(text) }
    #expect(back == said.reversed())
  }

  @Test func threeFingersScrollByAPage() throws {
    var (voiceOver, device) = try voiceOver(on: MailApp.self)
    while voiceOver.element?.label != "Mail 1", try voiceOver.flick(.right) != nil {}
    let said = try #require(try voiceOver.swipeThreeFingers(.up))
    #expect(said.hasPrefix("Mail ") && said.hasSuffix("Actions available"), "\(said)")
    let number = try #require(voiceOver.element?.label.split(separator: " ").last.flatMap { Int($0) })
    #expect(number > 5)
    #expect(try device.snapshot().screen.paths { $0.label == "Mail 1" && $0.isHittable }.isEmpty)
    #expect(try voiceOver.swipeThreeFingers(.down) != nil)
    while try voiceOver.swipeThreeFingers(.down) != nil {}
    #expect(try device.snapshot().screen.paths { $0.label == "Mail 1" && $0.isHittable }.count == 1)
  }

  @Test func aScreenIsLeftByAScrubAndAppsCanTellThatVoiceOverIsOn() throws {
    var (voiceOver, device) = try voiceOver(on: ReadingApp.self)
    #expect(try voiceOver.readAll() == ["Start, heading", "on, on", "Next, button"])
    try voiceOver.doubleTap()
    #expect(try voiceOver.readAll() == ["Start, back button", "Second, heading", "second screen"])
    try voiceOver.escape()
    #expect(try voiceOver.readAll().last == "Next, button")
    try voiceOver.turnOff()
    #expect(try device.snapshot().screen.paths { $0.label == "off, off" }.count == 1)
  }

  @Test func controlsAreAdjustedAndActivated() throws {
    var (voiceOver, _) = try voiceOver(on: ControlsByEarApp.self)
    #expect(
      voiceOver.utterance?.text
        == "Volume, 50%, adjustable. Swipe up or down with one finger to adjust the value")
    #expect(try voiceOver.flick(.up) == "60%")
    #expect(try voiceOver.flick(.down) == "50%")
    #expect(try voiceOver.flick(.right) == "Loud, switch button, off. Double tap to toggle setting")
    #expect(try voiceOver.doubleTap() == "Loud, switch button, on. Double tap to toggle setting")
    #expect(try voiceOver.flick(.right) == "Save, dimmed, button")
    #expect(try voiceOver.doubleTap() == "Save, dimmed, button")
    #expect(try voiceOver.flick(.right) == "3 stars")
    #expect(try voiceOver.magicTap() == "4 stars")
  }

  @Test func everyControlIsWorkedThroughVoiceOver() throws {
    let device = try SimulatedDevice()
    device.install(ControlsByEarApp.self)
    let automator = Automator(driver: device)
    let app = Application(ControlsByEarApp.bundleIdentifier, on: automator)
    try app.launch()
    automator.inputMethod = .voiceOver
    let deadline = device.now + .seconds(60)
    func target(_ type: ElementType, _ name: String) -> Target { Target(app.query.descendants(type)[name]) }
    #expect(
      try automator.adjust(target(.slider, "Volume"), toNormalizedSliderPosition: 0.84, until: deadline)
        == 0.8)
    #expect(
      try automator.adjust(target(.slider, "Volume"), toNormalizedSliderPosition: 0, until: deadline) == 0)
    try automator.set(target(.switch, "Loud"), on: true, until: deadline)
    try automator.adjust(
      Target(app.query.descendants(.pickerWheel)), toPickerWheelValue: "Row 5", until: deadline)
    #expect(throws: AutomationError.self) {
      try automator.swipe(target(.slider, "Volume"), .left, until: deadline)
    }
    #expect(device.isVoiceOverOn)
  }

  @Test func swipesFromTheLowerEdgeLeadHomeAndToTheAppSwitcher() throws {
    var (voiceOver, device) = try voiceOver(on: ReadingApp.self)
    try voiceOver.showAppSwitcher()
    #expect(try device.snapshot().screen.paths { $0.identifier == "AppSwitcherContentView" }.count == 1)
    try voiceOver.goHome()
    #expect(try device.snapshot().screen.paths { $0.identifier == "AppSwitcherContentView" }.isEmpty)
    #expect(device.state(of: ReadingApp.bundleIdentifier) != .runningForeground)
    #expect(voiceOver.utterance != nil)
  }
}

// MARK: - Apps

private struct UIKitView: UIViewRepresentable {
  let make: () -> UIView

  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

private struct CellApp: App {
  static let bundleIdentifier = "org.example.Cell"

  var body: some Scene { WindowGroup { CellScreen() } }
}

private struct CellScreen: View {
  @State private var text = "nothing yet"

  var body: some View {
    VStack {
      Text(text)
      UIKitView { PersonCell { text = "followed Ann Smith" } }.frame(width: 300, height: 60)
    }
  }
}

/// A label and a button, of which the cell makes one element.
private final class PersonCell: UIView {
  private let follow: () -> Void

  init(follow: @escaping () -> Void) {
    self.follow = follow
    super.init(frame: .zero)
    let name = UILabel(frame: CGRect(x: 0, y: 0, width: 150, height: 60))
    name.text = "Ann Smith"
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Follow") { _ in follow() })
    button.frame = CGRect(x: 200, y: 0, width: 100, height: 60)
    addSubview(name)
    addSubview(button)
    isAccessibilityElement = true
    accessibilityLabel = name.text
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityActivate() -> Bool {
    follow()
    return true
  }
}

private struct PagerApp: App {
  static let bundleIdentifier = "org.example.Pager"

  var body: some Scene {
    WindowGroup { UIKitView { Pager() }.frame(width: 300, height: 400) }
  }
}

/// A page above a row of dots and a button, which lists its page first; the page lists what its parent offers, too.
private final class Pager: UIView {
  init() {
    super.init(frame: .zero)
    func label(_ text: String, _ y: Double) -> UILabel {
      let label = UILabel(frame: CGRect(x: 0, y: y, width: 300, height: 40))
      label.text = text
      return label
    }
    let dots = label("Page 1 of 3", 0)
    let subscribe = UIButton(type: .system)
    subscribe.setTitle("Subscribe", for: .normal)
    subscribe.frame = CGRect(x: 0, y: 50, width: 300, height: 40)
    let (headline, story) = (label("Headline", 100), label("Story", 50))
    let page = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    page.addSubview(story)
    page.addSubview(headline)
    page.accessibilityElements = [headline, story, dots, subscribe]
    for view in [dots, subscribe, page] { addSubview(view) }
    accessibilityElements = [page, dots, subscribe]
  }

  required init?(coder: NSCoder) { nil }
}

private struct MailApp: App {
  static let bundleIdentifier = "org.example.MailByEar"

  var body: some Scene { WindowGroup { MailList() } }
}

private struct MailList: View {
  @State private var flagged: Set<Int> = []

  var body: some View {
    NavigationStack {
      List {
        ForEach(1..<61) { number in
          Text("Mail \(number)" + (flagged.contains(number) ? ", flagged" : ""))
            .accessibilityAction(named: "Flag") { flagged.insert(number) }
            .accessibilityAction(named: "Delete") {}
        }
      }
      .navigationTitle("Mail").navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct ReadingApp: App {
  static let bundleIdentifier = "org.example.Reading"

  var body: some Scene { WindowGroup { ReadingScreen() } }
}

private struct ReadingScreen: View {
  @Environment(\.accessibilityVoiceOverEnabled) private var isOn

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(isOn ? "on" : "off"), \(UIAccessibility.isVoiceOverRunning ? "on" : "off")")
        NavigationLink("Next") { Text("second screen").navigationTitle("Second") }
      }
      .navigationTitle("Start").navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct ControlsByEarApp: App {
  static let bundleIdentifier = "org.example.ControlsByEar"

  var body: some Scene { WindowGroup { ControlsByEar() } }
}

private struct ControlsByEar: View {
  @State private var volume = 0.5
  @State private var isLoud = false
  @State private var stars = 3
  @State private var row = 3

  var body: some View {
    VStack {
      Slider(value: $volume) { Text("Volume") }
      Toggle("Loud", isOn: $isLoud)
      Button("Save") {}.disabled(true)
      Text("\(stars) stars").accessibilityAction(.magicTap) { stars += 1 }
      Picker("Row", selection: $row) { ForEach(0..<9) { Text("Row \($0)") } }.pickerStyle(.wheel)
    }
  }
}

/// A group with a label and an action.
private struct GroupByEarApp: App {
  var body: some Scene { WindowGroup { GroupByEar() } }
}

private struct GroupByEar: View {
  @State private var log = "nothing yet"

  var body: some View {
    VStack {
      VStack {
        Text("Milk")
        Text("2 litres")
      }
      .accessibilityElement(children: .contain).accessibilityLabel("Line")
      .accessibilityAction(named: "Archive") { log = "archived" }
      Text(log)
    }
  }
}

/// Labels with icons, an icon alone, and a picture that belongs to no label.
private struct LabelsApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Label("Length", systemImage: "hourglass")
        Label("4", systemImage: "person.3").accessibilityLabel("4 attendees")
        Label("Alarm", systemImage: "alarm").labelStyle(.iconOnly)
        Image(systemName: "clock")
      }
    }
  }
}

private struct DateApp: App {
  var body: some Scene {
    WindowGroup {
      Form {
        DatePicker(
          "Birthday", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
      }
    }
  }
}
