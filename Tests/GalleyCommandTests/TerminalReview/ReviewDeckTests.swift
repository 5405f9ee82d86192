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
  static func service() throws -> (Sandbox, DecisionDesk) {
    let sandbox = try Sandbox()
    let more = Samples.key("more")
    try sandbox.makeBaselines(.init(), .init(dark), .init(more))
    try sandbox.run(
      "r", .init(Samples.key(), changed), .init(dark, changed), .init(more, changed.rows(4)),
      .init(Samples.key("fresh")))
    return (sandbox, DecisionDesk(run: try Run("r", in: sandbox.project), store: sandbox.store))
  }

  static func entries(_ service: DecisionDesk) -> [ReviewDeck.Entry] {
    let verdict = Gate().verdict(on: service.run, against: service.store)
    return service.queue(verdict).compactMap { item in
      verdict.checks.first { $0.key == item.key }.map { ReviewDeck.Entry(item: item, check: $0) }
    }
  }

  private func model(_ reason: String? = nil) throws -> (Sandbox, DecisionDesk, ReviewDeck) {
    let (sandbox, service) = try Self.service()
    return (sandbox, service, ReviewDeck(Self.entries(service), reason: reason))
  }

  @Test func whatDiffersAlikeComesTogetherAndFirst() throws {
    let (_, _, model) = try model()
    #expect(model.entries.map(\.item.key.name) == ["details", "details", "fresh", "more"])
  }

  @Test func oneKeyIsOneCheckAndCapitalsAreAllThatRemain() throws {
    var (_, _, model) = try model("meant")
    #expect(model.press(.character("a")) == .decide([0], .approve, reason: "meant"))
    #expect(model.press(.character("r")) == .decide([0], .reject, reason: "meant"))
    #expect(model.press(.character("A")) == .decide([0, 1, 2, 3], .approve, reason: "meant"))
    #expect(model.press(.character("s")) == .draw)
    #expect(model.index == 1 && model.entries[0].state == .skipped)
    #expect(model.press(.character("A")) == .decide([1, 2, 3], .approve, reason: "meant"))
    #expect(model.press(.character("S")) == .end)
    #expect(model.press(.left) == .draw)
    #expect(model.press(.character("a")) == .decide([0], .approve, reason: "meant"))
    #expect(model.press(.character("x")) == .none)
    #expect(model.press(.interrupt) == .interrupt)
    #expect(model.press(.character("q")) == .end)
  }

  @Test func theScopeOfACauseHoldsBackWhatDiffersForMore() throws {
    var (_, _, model) = try model("meant")
    #expect(model.press(.character("c")) == .draw)
    #expect(model.isWide)
    #expect(model.press(.character("a")) == .decide([0, 1], .approve, reason: "meant"))
    // Whoever sees the one with more causes decides those with fewer, too.
    _ = model.press(.left)
    #expect(model.entry.item.key.name == "more")
    #expect(model.press(.character("a")) == .decide([0, 1, 3], .approve, reason: "meant"))
    _ = model.press(.left)
    #expect(model.entry.item.key.name == "fresh" && !model.isWide)
    _ = model.press(.character("c"))
    #expect(model.message == "No other check differs like this one.")
  }

  @Test func aReasonIsTypedPastedMendedOrLeft() throws {
    var (_, _, model) = try model()
    #expect(model.press(.character("r")) == .draw)
    for key in [ReviewKey.character("q"), .character("A"), .backspace, .paste(" wide\nand deep")] {
      #expect(model.press(key) == .draw)
    }
    #expect(model.prompt?.text == "q wide and deep")
    #expect(model.press(.enter) == .decide([0], .reject, reason: "q wide and deep"))
    _ = model.press(.character("r"))
    #expect(model.press(.escape) == .draw)
    #expect(model.prompt == nil && model.message == "Not rejected.")
    _ = model.press(.character("r"))
    #expect(model.press(.enter) == .decide([0], .reject, reason: nil))
    // What is pasted where no text is wanted is no command.
    #expect(model.press(.paste("AAAA")) == .none)
  }

  @Test func decisionsAreNotedAndTakenBack() throws {
    var (sandbox, service, model) = try model("meant")
    #expect(model.press(.character("u")) == .draw)
    #expect(model.message == "Nothing has been decided yet.")
    let signature = Signature(by: "Ada", at: Samples.signature.at)
    let requests = [0, 1].map { DecisionRequest(id: model.entries[$0].item.id, action: .approve) }
    #expect(model.note(service.carryOut(requests, signature), about: [0, 1]) == .draw)
    #expect(model.index == 2 && model.count(.approved) == 2)
    #expect(model.press(.character("u")) == .undo(signature.decision))
    let back = try sandbox.store.takeBack(signature.decision, Signature(by: "Ada", at: signature.at))
    model.noteUndone(Set(back.records.map(\.key)))
    #expect(model.index == 0 && model.count(.waiting) == 4)
    #expect(model.message == "Undone: 2 checks.")
    // What somebody else changed meanwhile is said, and the review does not end before it was seen.
    try sandbox.run("theirs", .init(Self.dark, Screen().button("Finished")))
    try sandbox.approve("theirs")
    let all = model.entries.indices.map { DecisionRequest(id: model.entries[$0].item.id, action: .approve) }
    #expect(model.note(service.carryOut(all, Samples.signature), about: Array(0..<4)) == .draw)
    #expect(
      model.message?.hasPrefix("Not decided: the baseline of RecipesTests/testDetails / details @") == true)
    #expect(model.count(.approved) == 3, "\(model.entries.map(\.state))")
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
