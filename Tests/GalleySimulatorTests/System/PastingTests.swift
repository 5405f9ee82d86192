import Foundation
import GalleyAutomation
import GalleySimulator
import GalleyTree
import GalleyViews
import Testing

private struct NotesApp: App {
  static let bundleIdentifier = "org.example.Notes"

  var body: some Scene { WindowGroup { PastingView() } }
}

private struct LettersApp: App {
  static let bundleIdentifier = "org.example.Letters"

  var body: some Scene { WindowGroup { PastingView() } }
}

private struct PastingView: View {
  @State private var pasted = "nothing"

  var body: some View {
    VStack {
      Text("pasted \(pasted)")
      Text(UIPasteboard.general.hasStrings ? "full" : "empty")
      Button("copy") { UIPasteboard.general.string = "own" }
      Button("paste") { pasted = UIPasteboard.general.string ?? "nil" }
    }
  }
}

/// The pasteboard between apps, and the system's question.
@Suite struct PastingTests {
  let device: SimulatedDevice

  init() throws {
    device = try SimulatedDevice()
    device.install(NotesApp.self)
    device.install(LettersApp.self)
    device.pasteboard.string = "foreign"
    try device.launch(LaunchRequest(NotesApp.bundleIdentifier))
  }

  @Test func whatIsThereIsReadUnlessATestSaysSomethingElse() throws {
    try device.touch("paste")
    #expect(try device.element("pasted foreign") != nil)
    device.pasteFromOtherApps = .deny
    try device.touch("paste")
    #expect(try device.element("pasted nil") != nil)
    #expect(try device.element("full") != nil, "whether there is something is no secret")
    #expect(try device.systemElements(.alert).isEmpty)
  }

  @Test(arguments: [("Allow Paste", "foreign"), ("Don’t Allow Paste", "nil")])
  func theAnswerHoldsForWhatIsThere(button: String, text: String) throws {
    device.pasteFromOtherApps = .ask
    try device.touch("paste")
    #expect(try device.element("pasted nil") != nil)
    let alert = try #require(try device.systemElements(.alert).first)
    #expect(alert.label == "“Notes” would like to paste from “UITests-Runner”")
    try device.touch(button)
    try device.touch("paste")
    #expect(try device.element("pasted \(text)") != nil)
    #expect(try device.systemElements(.alert).isEmpty)
    device.pasteboard.string = "another"
    try device.touch("paste")
    #expect(try device.systemElements(.alert).count == 1)
  }

  @Test func anAppReadsItsOwnAndOthersAreNamed() throws {
    device.pasteFromOtherApps = .ask
    try device.touch("copy")
    try device.touch("paste")
    #expect(try device.element("pasted own") != nil)
    try device.launch(LaunchRequest(LettersApp.bundleIdentifier))
    try device.touch("paste")
    #expect(
      try device.systemElements(.alert).map(\.label) == [
        "“Letters” would like to paste from “Notes”"
      ])
  }
}
