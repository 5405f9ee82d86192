import Foundation
import Testing

@testable import GalleyReport

@Suite struct KeyCommandTests {
  @Test func aKeyGivesOneCommandWhereverThereIsIt() {
    var actions: [String: Set<KeyCommand.Action>] = [:]
    for command in KeyCommand.all {
      for key in command.keys { actions[key, default: []].insert(command.action) }
    }
    #expect(actions.filter { $0.value.count > 1 } == [:])
  }

  @Test func aCommandHasTheSameKeysEverywhere() {
    #expect(Set(KeyCommand.all.map(\.action)) == Set(KeyCommand.Action.allCases))
    #expect(KeyCommand.all.count == KeyCommand.Action.allCases.count)
    #expect(KeyCommand.all.allSatisfy { !$0.keys.isEmpty && !$0.places.isEmpty && !$0.meaning.isEmpty })
  }

  @Test func whatDecidesIsEverywhere() {
    let deciding: [KeyCommand.Action] = [
      .approve, .reject, .comment, .undo, .scope, .next, .previous, .nextWaiting, .help, .back,
    ]
    for place in KeyCommand.Place.allCases {
      #expect(Set(deciding).isSubset(of: KeyCommand.all(in: place).map(\.action)), "\(place)")
    }
  }

  @Test func namesAreThoseOnAKeyboard() {
    #expect(
      KeyCommand.all.flatMap(\.names).allSatisfy {
        !$0.isEmpty && $0 == $0.trimmingCharacters(in: .whitespaces)
      })
    #expect(KeyCommand.command("ArrowDown", in: .terminal)?.names == ["J", "↓"])
    #expect(KeyCommand.command("a", in: .file) == nil)
    #expect(KeyCommand.command("a", in: .server)?.action == .draw)
  }
}
