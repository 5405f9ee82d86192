import Galley
import Testing

/// The example of the guide on VoiceOver, with the import that it has.
@MainActor @Suite struct VoiceOverImportTests {
  @Test func voiceOverComesWithGalley() throws {
    let app = try Application.launch(HeardApp.self)
    var voiceOver = try VoiceOver(on: Page<Inbox>(on: app))
    #expect(voiceOver.utterance?.text == "Inbox, heading")
    #expect(try voiceOver.flick(.right) == "Compose, button")
    try voiceOver.doubleTap()
    #expect(try voiceOver.readAll() == ["New Message, heading", "Compose, button"])
    try voiceOver.turnOff()
    var again = try VoiceOver(on: app)
    #expect(try again.readAll().first == "New Message, heading")
  }
}

private struct Inbox: Layout {
  let compose = Button("compose")

  var body: Blueprint {
    Required { compose }
  }
}
