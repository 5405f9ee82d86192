import Foundation
import GalleyTree
import Testing

@testable import GalleyViews

/// Rotors, which the screen reader gets and no element tells.
@MainActor @Suite struct AccessibilityRotorTests {
  private struct Message: Identifiable {
    let id: Int
    let subject: String
    let isImportant: Bool
  }

  private let messages = [
    Message(id: 1, subject: "Lunch", isImportant: false), Message(id: 2, subject: "Rent", isImportant: true),
    Message(id: 3, subject: "Tax", isImportant: true),
  ]

  /// The rotors around an element, as their names and the names of their entries.
  private func rotors(_ name: String, _ stage: ViewTestHarness) -> [(String, [AccessibilityRotor.Entry])] {
    guard let handle = stage.find(name)?.handle else { return [] }
    return stage.host.semantics(of: handle).compactMap {
      guard case .rotor(let rotor) = $0 else { return nil }
      return (rotor.label.plainText(in: EnvironmentValues()), rotor.entries)
    }
  }

  private func names(_ entries: [AccessibilityRotor.Entry]) -> [String?] {
    entries.map { $0.label?.plainText(in: EnvironmentValues()) }
  }

  @Test func entriesAreThoseThatAreDeclared() throws {
    var prepared: [Int] = []
    let messages = messages
    let stage = try ViewTestHarness {
      Text("inbox").accessibilityRotor("Important") {
        ForEach(messages) { message in
          if message.isImportant {
            AccessibilityRotorEntry(message.subject, id: message.id) { prepared.append(message.id) }
          }
        }
        AccessibilityRotorEntry("End", id: 9)
      }
    }
    let rotor = try #require(rotors("inbox", stage).first)
    #expect(rotor.0 == "Important" && names(rotor.1) == ["Rent", "Tax", "End"])
    #expect(rotor.1.map(\.id) == [2, 3, 9])
    rotor.1[1].prepare()
    #expect(prepared == [3])
  }

  @Test func theOtherFormsSayTheSame() throws {
    let words = "one two"
    let end = words.index(words.startIndex, offsetBy: 3)
    let messages = messages
    let stage = try ViewTestHarness {
      Text("inbox")
        .accessibilityRotor(.headings) { AccessibilityRotorEntry("Top", id: "top") }
        .accessibilityRotor("All", entries: messages, entryLabel: \.subject)
        .accessibilityRotor("Words", textRanges: [words.startIndex..<end])
    }
    let found = rotors("inbox", stage)
    #expect(found.map(\.0) == ["Words", "All", "Headings"])
    #expect(found[0].1.first?.textRange == words.startIndex..<end)
    #expect(names(found[1].1) == ["Lunch", "Rent", "Tax"])
    #expect(names(found[2].1) == ["Top"])
  }
}
