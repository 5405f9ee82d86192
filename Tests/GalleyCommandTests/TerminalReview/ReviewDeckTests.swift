import BaselineFixtures
import GalleyBaselines
import GalleyDecisions
import GalleyTree
import Testing

@testable import galley

@Suite struct ReviewDeckTests {
  static let changed = Screen().button("Remove")
  static let dark = Samples.key(appearance: .dark)

  /// Two checks that differ alike, one that differs for more, and a new one.
  static func desk() throws -> (Sandbox, DecisionDesk) {
    let sandbox = try Sandbox()
    let more = Samples.key("more")
    try sandbox.makeBaselines(.init(), .init(dark), .init(more))
    try sandbox.run(
      "r", .init(Samples.key(), changed), .init(dark, changed), .init(more, changed.rows(4)),
      .init(Samples.key("fresh")))
    return (sandbox, DecisionDesk(run: try Run("r", in: sandbox.project), store: sandbox.store))
  }

  static func cards(_ desk: DecisionDesk) -> [ReviewDeck.Card] {
    let verdict = Gate().verdict(on: desk.run, against: desk.store)
    return desk.queue(verdict).compactMap { item in
      verdict.checks.first { $0.key == item.key }.map { ReviewDeck.Card(item: item, check: $0) }
    }
  }

  private func deck(_ reason: String? = nil) throws -> (Sandbox, DecisionDesk, ReviewDeck) {
    let (sandbox, desk) = try Self.desk()
    return (sandbox, desk, ReviewDeck(Self.cards(desk), reason: reason))
  }

  @Test func whatDiffersAlikeComesTogetherAndFirst() throws {
    let (_, _, deck) = try deck()
    #expect(deck.cards.map(\.item.key.name) == ["details", "details", "fresh", "more"])
  }

  @Test func oneKeyIsOneCheckAndCapitalsAreAllThatRemain() throws {
    var (_, _, deck) = try deck("meant")
    #expect(deck.press(.character("a")) == .decide([0], .approve, reason: "meant"))
    #expect(deck.press(.character("r")) == .decide([0], .reject, reason: "meant"))
    #expect(deck.press(.character("A")) == .decide([0, 1, 2, 3], .approve, reason: "meant"))
    #expect(deck.press(.character("s")) == .draw)
    #expect(deck.index == 1 && deck.cards[0].state == .skipped)
    #expect(deck.press(.character("A")) == .decide([1, 2, 3], .approve, reason: "meant"))
    #expect(deck.press(.character("S")) == .end)
    #expect(deck.press(.left) == .draw)
    #expect(deck.press(.character("a")) == .decide([0], .approve, reason: "meant"))
    #expect(deck.press(.character("x")) == .none)
    #expect(deck.press(.interrupt) == .interrupt)
    #expect(deck.press(.character("q")) == .end)
  }

  @Test func theScopeOfACauseHoldsBackWhatDiffersForMore() throws {
    var (_, _, deck) = try deck("meant")
    #expect(deck.press(.character("c")) == .draw)
    #expect(deck.isWide)
    #expect(deck.press(.character("a")) == .decide([0, 1], .approve, reason: "meant"))
    // Whoever sees the one with more causes decides those with fewer, too.
    _ = deck.press(.left)
    #expect(deck.card.item.key.name == "more")
    #expect(deck.press(.character("a")) == .decide([0, 1, 3], .approve, reason: "meant"))
    _ = deck.press(.left)
    #expect(deck.card.item.key.name == "fresh" && !deck.isWide)
    _ = deck.press(.character("c"))
    #expect(deck.message == "No other check differs like this one.")
  }

  @Test func aReasonIsTypedPastedMendedOrLeft() throws {
    var (_, _, deck) = try deck()
    #expect(deck.press(.character("r")) == .draw)
    for key in [ReviewKey.character("q"), .character("A"), .backspace, .paste(" wide\nand deep")] {
      #expect(deck.press(key) == .draw)
    }
    #expect(deck.prompt?.text == "q wide and deep")
    #expect(deck.press(.enter) == .decide([0], .reject, reason: "q wide and deep"))
    _ = deck.press(.character("r"))
    #expect(deck.press(.escape) == .draw)
    #expect(deck.prompt == nil && deck.message == "Not rejected.")
    _ = deck.press(.character("r"))
    #expect(deck.press(.enter) == .decide([0], .reject, reason: nil))
    // What is pasted where no text is wanted is no command.
    #expect(deck.press(.paste("AAAA")) == .none)
  }

  @Test func decisionsAreNotedAndTakenBack() throws {
    var (sandbox, desk, deck) = try deck("meant")
    #expect(deck.press(.character("u")) == .draw)
    #expect(deck.message == "Nothing was decided here yet.")
    let signature = Signature(by: "Ada", at: Samples.signature.at)
    let requests = [0, 1].map { DecisionRequest(id: deck.cards[$0].item.id, action: .approve) }
    #expect(deck.note(desk.carryOut(requests, signature), about: [0, 1]) == .draw)
    #expect(deck.index == 2 && deck.count(.approved) == 2)
    #expect(deck.press(.character("u")) == .undo(signature.decision))
    let back = try sandbox.store.takeBack(signature.decision, Signature(by: "Ada", at: signature.at))
    deck.noteUndone(Set(back.records.map(\.key)))
    #expect(deck.index == 0 && deck.count(.waiting) == 4)
    #expect(deck.message == "Taken back: 2 checks.")
    // What somebody else changed meanwhile is said, and the review does not end before it was seen.
    try sandbox.run("theirs", .init(Self.dark, Screen().button("Finished")))
    try sandbox.approve("theirs")
    let all = deck.cards.indices.map { DecisionRequest(id: deck.cards[$0].item.id, action: .approve) }
    #expect(deck.note(desk.carryOut(all, Samples.signature), about: Array(0..<4)) == .draw)
    #expect(
      deck.message?.hasPrefix("Not decided: the baseline of RecipesTests/testDetails / details @") == true)
    #expect(deck.count(.approved) == 3, "\(deck.cards.map(\.state))")
  }

  @Test func keysAreReadHoweverTheyArrive() {
    func keys(_ pieces: String..., isAll: Bool = true) -> [ReviewKey] {
      var reader = KeyReader()
      let keys = pieces.flatMap { reader.keys(Array($0.utf8)) }
      return keys + (isAll ? reader.keys([], isAll: true) : [])
    }
    #expect(keys("aR") == [.character("a"), .character("R")])
    #expect(keys("\u{1B}[A\u{1B}[B\u{1B}OC\u{1B}[D") == [.up, .down, .right, .left])
    #expect(keys("\u{1B}", "[A") == [.up])
    #expect(keys("\u{1B}") == [.escape])
    #expect(keys("\u{1B}", isAll: false).isEmpty)
    #expect(keys("\u{03}\r\u{7F}\u{08}") == [.interrupt, .enter, .backspace, .backspace])
    #expect(keys("ä€😀") == [.character("ä"), .character("€"), .character("😀")])
    #expect(keys("\u{1B}[200~rm -rf A\u{1B}[201~s") == [.paste("rm -rf A"), .character("s")])
    #expect(keys("\u{1B}[200~A", "A\u{1B}[20", "1~") == [.paste("AA")])
    #expect(keys("\u{1B}[5~\u{1B}[1;5C\u{1B}[?62;4c") == [.right])
    #expect(keys("\u{1B}_Gi=31;OK\u{1B}\\a") == [.character("a")])
    var reader = KeyReader()
    #expect(reader.keys([0xC3]).isEmpty && reader.keys([0xA4]) == [.character("ä")])
    #expect(reader.keys([0xFF, 0x61]).isEmpty)
    #expect(reader.keys([], isAll: true).isEmpty)
  }
}
