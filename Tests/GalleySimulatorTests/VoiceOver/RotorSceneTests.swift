import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

/// Rotors that apps declare, on the simulated device.
@Suite struct RotorSceneTests {
  private func voiceOver<Content: App>(on type: Content.Type) throws -> (VoiceOver, SimulatedDevice) {
    let device = try SimulatedDevice()
    device.install(type)
    let app = Application(type.bundleIdentifier, on: Automator(driver: device))
    try app.launch()
    return (try VoiceOver(on: app), device)
  }

  @Test func rowsThatAListHasNotMadeAreGoneTo() throws {
    var (voiceOver, device) = try voiceOver(on: MessagesApp.self)
    #expect(!voiceOver.rotors.contains("Important"))
    try voiceOver.flick(.right)
    #expect(voiceOver.element?.label == "Message 1")
    try voiceOver.turnRotor(to: "Important")
    #expect(try voiceOver.flick(.down) == "Message 20")
    #expect(try device.snapshot().screen.paths { $0.label == "Message 20" && $0.isHittable }.count == 1)
    #expect(try voiceOver.flick(.down) == "Message 40" && voiceOver.flick(.down) == nil)
    #expect(try voiceOver.flick(.right) == "Message 41")
    #expect(try voiceOver.flick(.up) == "Message 40")
    #expect(try voiceOver.flick(.up) == "Message 20" && voiceOver.flick(.up) == nil)
  }

  @Test func whatIsDeclaredIsOfferedAndPrepared() throws {
    var (voiceOver, _) = try voiceOver(on: LedgerApp.self)
    #expect(try voiceOver.readAll().last == "prepared: none")
    try voiceOver.flick(.left)
    #expect(voiceOver.element?.label == "Rent paid to Ann and Bob")
    #expect(
      voiceOver.rotors == [
        "Characters", "Words", "Names", "Sums", "Headings", "Static Text",
      ])
    // The innermost comes first, and the app's headings stand in the place of the system's.
    try voiceOver.turnRotor(to: "Names")
    #expect(try voiceOver.flick(.down) == "Ann" && voiceOver.flick(.down) == "Bob")
    #expect(try voiceOver.flick(.down) == nil && voiceOver.flick(.up) == "Ann")
    try voiceOver.turnRotor(to: "Sums")
    #expect(try voiceOver.flick(.up) == "100")
    #expect(try voiceOver.readAll().last == "prepared: 100")
    try voiceOver.flick(.left)
    try voiceOver.turnRotor(to: "Headings")
    #expect(try voiceOver.flick(.up) == "May")
  }

  @Test func rotorsOfTheSystemFollowTheScreen() throws {
    var (voiceOver, _) = try voiceOver(on: ControlsApp.self)
    #expect(
      voiceOver.rotors == [
        "Characters", "Words", "Headings", "Heading Level 1", "Links", "Form Controls", "Buttons",
        "Text Fields", "Images",
      ])
    var said: [String: [String?]] = [:]
    let top = voiceOver
    for rotor in voiceOver.rotors.dropFirst(2) {
      voiceOver = top
      try voiceOver.turnRotor(to: rotor)
      while let words = try voiceOver.flick(.down) { said[rotor, default: []].append(words) }
    }
    #expect(said["Headings"] == nil && said["Heading Level 1"] == nil)
    #expect(said["Links"] == ["Help, link"])
    #expect(
      said["Form Controls"] == [
        "Name, text field. Double tap to edit", "Loud, switch button, off. Double tap to toggle setting",
        "Save, button",
      ])
    #expect(said["Buttons"] == ["Save, button"])
    #expect(said["Images"] == ["Map, image"])
  }
}

// MARK: - Apps

private struct MessagesApp: App {
  static let bundleIdentifier = "org.example.RotorMessages"

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List(1..<61, id: \.self) { Text("Message \($0)") }
          .accessibilityRotor("Important") {
            AccessibilityRotorEntry("the twentieth", id: 20)
            AccessibilityRotorEntry("the fortieth", id: 40)
          }
          .navigationTitle("Messages").navigationBarTitleDisplayMode(.inline)
      }
    }
  }
}

private struct LedgerApp: App {
  static let bundleIdentifier = "org.example.RotorLedger"

  var body: some Scene { WindowGroup { Ledger() } }
}

private struct Ledger: View {
  @Namespace private var sums
  @State private var prepared = "none"

  private static let text = "Rent paid to Ann and Bob"

  private var names: [Range<String.Index>] {
    ["Ann", "Bob"].compactMap { Self.text.range(of: $0) }
  }

  var body: some View {
    VStack {
      Text("May")
      Text("100").accessibilityRotorEntry(id: "first", in: sums)
      Text("Salary").accessibilityAddTraits(.isHeader)
      Text(Self.text).accessibilityRotor("Names", textRanges: names)
      Text("prepared: \(prepared)")
    }
    .accessibilityRotor("Sums") {
      AccessibilityRotorEntry("rent", id: "first", in: sums) { prepared = "100" }
    }
    .accessibilityRotor(.headings) { AccessibilityRotorEntry("May", id: "May") }
    .id("May")
  }
}

private struct ControlsApp: App {
  static let bundleIdentifier = "org.example.RotorControls"

  var body: some Scene { WindowGroup { Controls() } }
}

private struct Controls: View {
  @State private var name = ""
  @State private var isLoud = false

  var body: some View {
    VStack {
      Text("Settings").accessibilityHeading(.h1)
      TextField("Name", text: $name)
      Toggle("Loud", isOn: $isLoud)
      Button("Save") {}
      Text("Help").accessibilityAddTraits(.isLink)
      Image(systemName: "map").accessibilityLabel("Map")
    }
  }
}
