import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Styles of an app's own for values with labels and for groups of controls.
@MainActor @Suite struct LabeledStyleTests {
  private struct Stacked: LabeledContentStyle {
    func makeBody(configuration: LabeledContentStyleConfiguration) -> some View {
      VStack(alignment: .leading, spacing: 0) {
        configuration.content
        LabeledContent(configuration)
      }
    }
  }

  @Test func `a value with its label is shown by the style, and inside by the one further out`() throws {
    let stage = try ViewTestHarness(width: 300, height: 200) {
      LabeledContent {
        Probe("value").frame(width: 50, height: 20)
      } label: {
        Probe("label").frame(width: 40, height: 20)
      }
      .labeledContentStyle(Stacked())
    }
    let values = stage.elements.filter { $0.label == "value" }
    #expect(values.map(\.frame.minX) == [0, 250])
    #expect(stage.frame("label").minX == 0)
    #expect(stage.frame("label").midY == values[1].frame.midY)
  }

  private struct Column: ControlGroupStyle {
    func makeBody(configuration: ControlGroupStyleConfiguration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func `a group of controls is shown by the style`() throws {
    let group = ControlGroup {
      Button("One") {}
      Button("Two") {}
    } label: {
      Text("Group")
    }
    let row = try ViewTestHarness { group }
    #expect(row.frame("One").midY == row.frame("Two").midY)
    #expect(row.find("Group") == nil)
    let column = try ViewTestHarness { group.controlGroupStyle(Column()) }
    #expect(column.frame("One").minY < column.frame("Two").minY)
    #expect(column.frame("Group").minY < column.frame("One").minY)
    let menu = try ViewTestHarness { group.controlGroupStyle(.menu) }
    #expect(menu.find("One") == nil)
    menu.tap("Group")
    menu.advance(.seconds(1))
    #expect(menu.find("One") != nil)
  }
}
