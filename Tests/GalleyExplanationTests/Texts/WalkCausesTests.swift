import GalleyTree
import SeededCases
import Testing

@testable import GalleyExplanation

/// What a change of what VoiceOver says is told as.
@Suite struct WalkCausesTests {
  private func walk(_ words: [String]) -> String { SpokenWalk(words.map(SpokenWalk.Stop.init)).text }

  private func sentences(_ old: [String], _ new: [String]) -> [String] {
    Comparator.compare(baseline: walk(old), candidate: walk(new)).causes.map(\.sentence)
  }

  private static let inbox = [
    "“Inbox”, heading", "“Search”, search field", "“Cancel”, button", "“Done”, button", "50%, adjustable",
  ]

  @Test(arguments: [
    ([0, 1, 3, 4], ["after “Search”, “Cancel” is not reached any more"]),
    ([1, 2, 3, 4], ["“Inbox” is not reached any more, at the beginning"]),
    ([0, 1, 2, 3], ["after “Done”, “50%, adjustable” is not reached any more"]),
    ([0, 4], ["after “Inbox”, “Search”, “Cancel” and “Done” are not reached any more"]),
    ([], ["“Inbox”, “Search”, “Cancel” and 2 more elements are not reached any more, at the beginning"]),
    ([0, 2, 1, 3, 4], ["“Cancel” is heard before “Search”"]),
    ([0, 1, 3, 4, 2], ["“Cancel” is heard after “50%, adjustable”"]),
    ([4, 0, 1, 2, 3], ["“50%, adjustable” is heard before “Inbox”"]),
  ])
  func whatIsGoneOrElsewhereIsTold(_ order: [Int], _ words: [String]) {
    #expect(sentences(Self.inbox, order.map { Self.inbox[$0] }) == words)
  }

  @Test func whatIsNewIsTold() {
    #expect(
      sentences([Self.inbox[0], Self.inbox[4]], Self.inbox)
        == ["after “Inbox”, “Search”, “Cancel” and “Done” are reached now"])
    #expect(
      sentences([Self.inbox[1]], [Self.inbox[0], Self.inbox[1]]) == [
        "“Inbox” is reached now, at the beginning"
      ])
    #expect(sentences([], ["“A”"]) == ["“A” is reached now, at the beginning"])
  }

  @Test func whatIsSaidOtherwiseIsTold() {
    var new = Self.inbox
    new[3] = "“Done”, dimmed, button"
    #expect(sentences(Self.inbox, new) == ["“Done”, button → “Done”, dimmed, button"])
    new = Self.inbox
    new[2] = "“Close”, button"
    #expect(sentences(Self.inbox, new) == ["“Cancel”, button → “Close”, button"])
    new = Self.inbox
    new[4] = "60%, adjustable"
    #expect(sentences(Self.inbox, new) == ["50%, adjustable → 60%, adjustable"])
    // Moved and said otherwise are two changes.
    new = [Self.inbox[0], "“Cancel”, dimmed, button", Self.inbox[1], Self.inbox[3], Self.inbox[4]]
    #expect(
      sentences(Self.inbox, new) == [
        "“Cancel”, button → “Cancel”, dimmed, button", "“Cancel” is heard before “Search”",
      ])
  }

  @Test func namesAreReadOutOfWhatIsSaid() {
    func name(_ words: String) -> String { SpokenWalk.Stop(words).name }
    #expect(name("Selected, “Inbox”, tab, 1 of 4") == "Inbox")
    #expect(name("“He said “hi””, button") == "He said “hi”")
    #expect(name("Image") == "Image" && name("“open") == "“open")
    #expect(SpokenWalk.Stop("a\n b").words == "a b")
  }

  @Test func onlyAWalkIsReadAsOne() {
    let text = walk(Self.inbox)
    #expect(SpokenWalk.read(text)?.stops.map(\.words) == Self.inbox)
    #expect(SpokenWalk.read(walk([]))?.stops == [])
    for other in ["", "a\n", String(text.dropLast()), text + "x\n", text.replacing("\n  ", with: "\n")] {
      #expect(SpokenWalk.read(other) == nil, "\(other)")
    }
    // What is only spelled otherwise is told by lines.
    let crlf = text.replacing("\n", with: "\r\n")
    let causes = Comparator.compare(baseline: text, candidate: crlf).causes
    #expect(causes.map(\.sentence) == ["6 lines end in CRLF (\\r\\n) instead of LF (\\n)"])
  }

  /// Whatever changes has a cause, and each element that comes or goes is in one.
  @Test(arguments: Soak.seeds(500))
  func everyChangeHasACause(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let words = (0..<8).map { "“\($0)”, button" }
    func some() -> [String] {
      (0..<Int.random(in: 0...10, using: &numbers)).map { _ in
        let word = words.randomElement(using: &numbers)!
        return Int.random(in: 0..<5, using: &numbers) == 0
          ? word.replacing("button", with: "dimmed, button") : word
      }
    }
    let (old, new) = (some(), some())
    let causes = Comparator.compare(baseline: walk(old), candidate: walk(new)).causes
    #expect(causes.isEmpty == (old == new))
    #expect(Set(causes.map(\.id)).count == causes.count)
    #expect(
      causes.allSatisfy { !$0.sentence.isEmpty && ["reached", "order", "speech"].contains($0.property) })
  }
}
