import BaselineFixtures
import GalleyBaselines
import GalleyDecisions
import GalleyReport
import GalleyTree
import GoldenFiles
import Testing

@testable import GalleyCommands

@Suite struct ReviewDeckTests {
  static let changed = Screen().button("Remove")
  static let dark = Samples.key(appearance: .dark)

  /// Two checks that differ alike, one that differs for more, and a new one.
  static func service() throws -> (Sandbox, DecisionService) {
    let sandbox = try Sandbox()
    let more = Samples.key("more")
    try sandbox.makeBaselines(.init(), .init(dark), .init(more))
    try sandbox.run(
      "r", .init(Samples.key(), changed), .init(dark, changed), .init(more, changed.rows(4)),
      .init(Samples.key("fresh")))
    return (sandbox, DecisionService(run: try Run("r", in: sandbox.project), store: sandbox.store))
  }

  static func entries(_ service: DecisionService) -> [ReviewModel.Entry] {
    let verdict = Gate().verdict(on: service.run, against: service.store)
    return service.queue(verdict).compactMap { item in
      verdict.checks.first { $0.key == item.key }.map { ReviewModel.Entry(item: item, check: $0) }
    }
  }

  private func model(_ reason: String? = nil) throws -> (Sandbox, DecisionService, ReviewModel) {
    let (sandbox, service) = try Self.service()
    return (sandbox, service, ReviewModel(Self.entries(service), reason: reason))
  }

  @Test func whatDiffersAlikeComesTogetherAndFirst() throws {
    let (_, _, model) = try model()
    #expect(model.entries.map(\.item.key.name) == ["details", "details", "fresh", "more"])
  }

  /// The requests for some entries, chosen so.
  private func asked(
    _ model: ReviewModel, _ chosen: [(Int, Choice)], _ action: DecisionRecord.Action = .approve,
    reason: String? = nil
  ) -> ReviewModel.Request {
    .decide(
      chosen.map { index, choice in
        DecisionRequest(id: model.entries[index].item.id, action: action, reason: reason, choice: choice)
      })
  }

  /// The choice of others for the causes of an entry.
  private func causes(_ model: ReviewModel, _ index: Int) -> Choice {
    .causes(Set(model.entries[index].item.causes.map(\.id)))
  }

  @Test func oneKeyIsOneCheckAndTheWidestScopeIsAllThatAreLeft() throws {
    var (_, _, model) = try model("meant")
    #expect(model.press(.character("y")) == asked(model, [(0, .itself)]))
    #expect(model.press(.character("n")) == asked(model, [(0, .itself)], .reject, reason: "meant"))
    for _ in 0..<2 { #expect(model.press(.character("g")) == .draw) }
    #expect(model.scope == .listed)
    #expect(model.press(.character("Y")) == asked(model, (0..<4).map { ($0, .listed) }))
    #expect(model.press(.character("g")) == .draw)
    #expect(model.scope == .check)
    #expect(model.press(.character("u")) == .draw)
    #expect(model.index == 1)
    #expect(model.press(.up) == .draw)
    #expect(model.press(.character("y")) == asked(model, [(0, .itself)]))
    for key in ["a", "r", "x", "m", "é"] { #expect(model.press(.character(Character(key))) == .none) }
    #expect(model.press(.interrupt) == .interrupt)
    #expect(model.press(.character("q")) == .end)
  }

  @Test func theScopeOfACauseHoldsBackWhatDiffersForMore() throws {
    var (sandbox, service, model) = try model("meant")
    defer { withExtendedLifetime(sandbox) {} }
    #expect(model.press(.character("g")) == .draw)
    #expect(model.scope == .alike)
    #expect(model.foreseen == (taken: 2, held: 1))
    let request = model.press(.character("y"))
    let mine = causes(model, 0)
    #expect(request == asked(model, [(0, .itself), (1, mine), (3, mine)]))
    guard case .decide(let requests) = request else { return }
    #expect(model.note(service.carryOut(requests, Samples.signature)) == .draw)
    #expect(model.count(.approved) == 2 && model.left == 2)
    // What is held back covers the screen until the next key, and waits.
    let overlay = try #require(model.overlay)
    expectGolden(overlay.title)
    #expect(overlay.lines.count == 1)
    #expect(overlay.lines[0].hasPrefix("\(model.entries[3].item.text): it also differs for another cause: "))
    #expect(model.press(.character("y")) == .draw)
    #expect(model.overlay == nil && model.left == 2)
  }

  @Test func whoeverSeesTheCheckWithMoreCausesDecidesThoseWithFewer() throws {
    var (sandbox, service, model) = try model("meant")
    defer { withExtendedLifetime(sandbox) {} }
    _ = model.press(.up)
    #expect(model.entry.item.key.name == "more")
    _ = model.press(.character("g"))
    #expect(model.foreseen == (taken: 3, held: 0))
    guard case .decide(let requests) = model.press(.character("y")) else { return }
    _ = model.note(service.carryOut(requests, Samples.signature))
    #expect(model.count(.approved) == 3 && model.overlay == nil)
    #expect(model.entry.item.key.name == "fresh" && model.scope == .check)
    _ = model.press(.character("g"))
    #expect(model.message == "No other check differs like this one." && model.scope == .listed)
  }

  @Test func aReasonIsTypedPastedMendedOrLeft() throws {
    var (_, _, model) = try model()
    #expect(model.press(.character("n")) == .draw)
    for key in [ReviewKey.character("q"), .character("A"), .backspace, .paste(" wide\nand deep")] {
      #expect(model.press(key) == .draw)
    }
    #expect(model.prompt?.text == "q wide and deep")
    #expect(model.press(.enter) == asked(model, [(0, .itself)], .reject, reason: "q wide and deep"))
    _ = model.press(.character("n"))
    #expect(model.press(.escape) == .draw)
    #expect(model.prompt == nil && model.message == "Not rejected.")
    _ = model.press(.character("n"))
    #expect(model.press(.enter) == asked(model, [(0, .itself)], .reject))
    // What is pasted where no text is wanted is no command.
    #expect(model.press(.paste("YYYY")) == .none)
  }

  @Test func aCommentIsKeptAndDecidesNothing() throws {
    var (sandbox, service, model) = try model()
    defer { withExtendedLifetime(sandbox) {} }
    _ = model.press(.character("c"))
    #expect(model.press(.enter) == .draw)
    #expect(model.message == "No comment.")
    _ = model.press(.character("c"))
    _ = model.press(.paste("ask Ada"))
    guard case .decide(let requests) = model.press(.enter) else { return }
    #expect(model.note(service.carryOut(requests, Samples.signature)) == .draw)
    #expect(model.entry.item.comments.map(\.reason) == ["ask Ada"])
    #expect(model.index == 0 && model.left == 4)
  }

  @Test func theHelpListsEveryKeyOfTheTerminal() throws {
    var (_, _, model) = try model()
    _ = model.press(.character("?"))
    let lines = try #require(model.overlay).lines
    let commands = KeyCommand.all(in: .terminal)
    #expect(lines.count == commands.count)
    for (line, command) in zip(lines, commands) {
      #expect(line.hasPrefix(command.names.joined(separator: " ")) && line.hasSuffix(command.meaning))
    }
    #expect(model.press(.escape) == .draw)
    #expect(model.overlay == nil)
  }

  @Test func everyKeyOfTheTableDoesSomething() throws {
    for command in KeyCommand.all(in: .terminal) {
      for key in command.keys {
        var (_, _, model) = try model("meant")
        // So that each has something to change.
        if command.action == .previous { _ = model.press(.down) }
        if command.action == .split { _ = model.press(.character("d")) }
        if [.nextDifference, .previousDifference].contains(command.action) {
          _ = model.press(.character("0"))
        }
        if command.action == .confirm { _ = model.press(.character("c")) }
        let pressed: ReviewKey =
          switch key {
          case "ArrowUp": .up
          case "ArrowDown": .down
          case "Enter": .enter
          case "Escape": .escape
          default: .character(Character(key))
          }
        let before = "\(model)"
        let request = model.press(pressed)
        #expect(request != .none && ("\(model)" != before || request != .draw), "\(key) of \(command.action)")
      }
    }
  }

  @Test func decisionsAreNotedAndTakenBack() throws {
    var (sandbox, service, model) = try model("meant")
    #expect(model.press(.character("z")) == .draw)
    expectGolden(model.message)
    let signature = Signature(by: "Ada", at: Samples.signature.at)
    let requests = [0, 1].map { DecisionRequest(id: model.entries[$0].item.id, action: .approve) }
    #expect(model.note(service.carryOut(requests, signature)) == .draw)
    #expect(model.index == 2 && model.count(.approved) == 2)
    #expect(model.press(.character("z")) == .undo(signature.decision))
    let back = try sandbox.store.takeBack(signature.decision, Signature(by: "Ada", at: signature.at))
    model.noteUndone(Set(back.records.map(\.key)))
    #expect(model.index == 0 && model.count(.waiting) == 4)
    #expect(model.message == "Undone: 2 checks.")
    // What somebody else changed meanwhile is said, and the review does not end before it was seen.
    try sandbox.run("theirs", .init(Self.dark, Screen().button("Finished")))
    try sandbox.approve("theirs")
    let all = model.entries.indices.map { DecisionRequest(id: model.entries[$0].item.id, action: .approve) }
    #expect(model.note(service.carryOut(all, Samples.signature)) == .draw)
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
