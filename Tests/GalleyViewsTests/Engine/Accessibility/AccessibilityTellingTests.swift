import Foundation
import GalleyTree
import Testing

@testable import GalleyViews

/// What views tell screen readers by their elements, and what is done when a screen reader asks for it.
@MainActor @Suite struct AccessibilityTellingTests {
  /// What was asked of an app, in order.
  private final class Record {
    var lines: [String] = []
  }

  private func told(_ name: String, on stage: ViewTestHarness) throws -> ElementAccessibility {
    try #require(stage.find(name)?.accessibility, "nothing is told of \(name)")
  }

  @Test func wordsAreToldWithTheElement() throws {
    let stage = try ViewTestHarness {
      VStack {
        Text("plain")
        Text("mail").accessibilityHint("Opens the mail").accessibilityInputLabels(["letter", "post"])
          .accessibilitySortPriority(2).accessibilityHeading(.h2).speechSpellsOutCharacters()
          .accessibilityCustomContent("Size", "2 MB").accessibilityCustomContent("Size", "3 MB")
          .accessibilityCustomContent("From", "Ann", importance: .high)
      }
    }
    #expect(stage.find("plain")?.accessibility == nil)
    let mail = try told("mail", on: stage)
    #expect(mail.hint == "Opens the mail" && mail.inputLabels == ["letter", "post"])
    #expect(mail.sortPriority == 2 && mail.headingLevel == 2 && mail.traits.contains(.header))
    #expect(mail.speech == .spelled)
    #expect(
      mail.customContent == [.init("Size", value: "3 MB"), .init("From", value: "Ann", isImportant: true)])
  }

  @Test func actionsAreToldAndPerformed() throws {
    let record = Record()
    let stage = try ViewTestHarness {
      Text("mail")
        .accessibilityAction { record.lines.append("activate") }
        .accessibilityAction(named: "Delete") { record.lines.append("delete") }
        .accessibilityAction(.escape) { record.lines.append("escape") }
        .accessibilityAction(.magicTap) { record.lines.append("magic tap") }
        .accessibilityAdjustableAction { record.lines.append($0 == .increment ? "more" : "less") }
        .accessibilityScrollAction { record.lines.append("to \($0)") }
    }
    let mail = try told("mail", on: stage)
    #expect(mail.namedActions.map(\.name) == ["Delete"])
    let requests: [(ElementAccessibility.Action.Kind, AccessibilityRequest)] = [
      (.activate, .activate), (.named("Delete"), .named("Delete")), (.escape, .escape),
      (.magicTap, .magicTap), (.adjust, .increment), (.adjust, .decrement), (.scroll, .scroll(.down)),
    ]
    for (kind, request) in requests {
      let handle = try #require(mail.action(kind)?.handle, "\(kind)")
      #expect(stage.host.perform(request, by: handle) == true, "\(request)")
    }
    #expect(record.lines == ["activate", "delete", "escape", "magic tap", "more", "less", "to bottom"])
    let handle = try #require(mail.action(.escape)?.handle)
    #expect(stage.host.perform(.increment, by: handle) == false)
    #expect(stage.host.perform(.activate, by: .max) == nil)
  }

  @Test func buttonsThatAreCombinedAreActionsByTheirNames() throws {
    let record = Record()
    let stage = try ViewTestHarness {
      HStack {
        Text("Ann")
        Button("Call") { record.lines.append("call") }
        Button("Write") { record.lines.append("write") }
      }
      .accessibilityElement(children: .combine)
    }
    let row = try told("Ann, Call, Write", on: stage)
    #expect(row.namedActions.map(\.name) == ["Call", "Write"])
    for (_, action) in row.namedActions {
      #expect(stage.host.perform(.activate, by: try #require(action.handle)) == true)
    }
    #expect(record.lines == ["call", "write"])
  }

  @Test func aSliderIsAdjusted() throws {
    let record = Record()
    let stage = try ViewTestHarness {
      Slider(
        value: Binding(get: { 5.0 }, set: { record.lines.append("\($0)") }), in: 0...10, step: 1
      ) { Text("Volume") }
    }
    let handle = try #require(stage.all(.slider).first?.handle)
    #expect(stage.host.perform(.increment, by: handle) == true)
    #expect(stage.host.perform(.decrement, by: handle) == true)
    #expect(record.lines == ["6.0", "4.0"])
  }
}
