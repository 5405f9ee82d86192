import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Columns that a selection leads through.
@MainActor @Suite struct SplitViewTests {
  private struct Mail: View {
    @State var box: String?
    var hasThree = false
    @State private var letter: Int?

    var body: some View {
      if hasThree {
        NavigationSplitView {
          boxes
        } content: {
          List(1..<4, id: \.self, selection: $letter) { Text("letter \($0)") }.navigationTitle(box ?? "none")
        } detail: {
          Text("reading \(letter ?? 0)")
        }
      } else {
        NavigationSplitView {
          boxes
        } detail: {
          NavigationStack { Text("box \(box ?? "none")").navigationTitle("Detail") }
        }
      }
    }

    private var boxes: some View {
      List(["In", "Out"], id: \.self, selection: $box) { Text($0) }.navigationTitle("Boxes")
    }
  }

  private func stage(width: Double = 375, _ view: Mail) throws -> ViewTestHarness {
    try ViewTestHarness(width: width, height: 700) { view }
  }

  @Test func `where there is little space a selected row leads to the next column, and back`() throws {
    let stage = try stage(Mail())
    #expect(stage.find("Boxes") != nil)
    #expect(stage.find("box none") == nil)
    stage.tap("Out")
    stage.advance(.seconds(1))
    #expect(stage.find("box Out") != nil)
    // The stack in the column is a part of the one around: there is one bar.
    #expect(stage.all(.navigationBar).count == 1)
    stage.tap("BackButton")
    stage.advance(.seconds(1))
    #expect(stage.find("box Out") == nil)
    #expect(stage.find("Out") != nil)
    #expect(stage.elements.allSatisfy { !$0.traits.contains(.selected) })
    stage.tap("Out")
    stage.advance(.seconds(1))
    #expect(stage.find("box Out") != nil)
  }

  @Test func `what is selected at first is shown`() throws {
    let stage = try stage(Mail(box: "In"))
    stage.advance(.seconds(1))
    #expect(stage.find("box In") != nil)
  }

  @Test func `three columns follow each other`() throws {
    let stage = try stage(Mail(hasThree: true))
    stage.tap("In")
    stage.advance(.seconds(1))
    #expect(stage.find("letter 2") != nil)
    stage.tap("letter 2")
    stage.advance(.seconds(1))
    #expect(stage.find("reading 2") != nil)
    stage.tap("BackButton")
    stage.advance(.seconds(1))
    stage.tap("BackButton")
    stage.advance(.seconds(1))
    #expect(stage.find("Boxes") != nil)
  }

  @Test func `elsewhere the columns stand beside each other`() throws {
    let stage = try stage(width: 1100, Mail())
    #expect(stage.find("box none") != nil)
    stage.tap("Out")
    stage.advance(.seconds(1))
    #expect(stage.find("box Out") != nil)
    #expect(stage.find("In") != nil)
  }

  private struct Chosen: View {
    @State var column = NavigationSplitViewColumn.detail
    @State var visibility = NavigationSplitViewVisibility.detailOnly

    var body: some View {
      NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
        Text("side")
      } detail: {
        VStack {
          Text("detail")
          Button("Show") {
            column = .sidebar
            visibility = .all
          }
        }
      }
    }
  }

  @Test(arguments: [375.0, 1100]) func `values say which columns are seen`(_ width: Double) throws {
    let stage = try ViewTestHarness(width: width, height: 700) { Chosen() }
    #expect(stage.find("side") == nil)
    #expect(stage.find("detail") != nil)
    stage.tap("Show")
    stage.advance(.seconds(1))
    #expect(stage.find("side") != nil)
    #expect((stage.find("detail") != nil) == (width > 700))
  }
}
