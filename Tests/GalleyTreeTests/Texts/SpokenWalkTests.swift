import GalleyTree
import Testing

/// The text of a walk, which is in baselines.
@Suite struct SpokenWalkTests {
  private let stops = ["“Inbox”, heading", "“Search”, search field"].map(SpokenWalk.Stop.init)

  @Test func aWalkThatWasEndedSaysSo() {
    let walk = SpokenWalk(stops, isCut: true)
    #expect(
      walk.text == """
        VoiceOver says, in this order:
          “Inbox”, heading
          “Search”, search field
        The walk is ended here, after 2 elements; the screen goes on.

        """)
    #expect(SpokenWalk.read(walk.text) == walk)
  }

  @Test func whatIsWrittenIsRead() {
    for walk in [SpokenWalk(stops), SpokenWalk([]), SpokenWalk([], isCut: true)] {
      #expect(SpokenWalk.read(walk.text) == walk)
    }
    // An element may say the same words as the last line.
    let said = SpokenWalk([.init("The walk is ended here, after 0 elements; the screen goes on.")])
    #expect(SpokenWalk.read(said.text) == said)
    let wrong = SpokenWalk(stops, isCut: true).text.replacing("after 2", with: "after 3")
    #expect(SpokenWalk.read(wrong) == nil)
  }
}
