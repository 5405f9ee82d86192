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

  private func stage(width: Double = 375, _ view: some View) throws -> ViewTestHarness {
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

  private struct Places: View {
    @State var path: [Int]
    let hasPath: Bool
    @State private var chosen: String? = "Near"
    @State private var isAsking = false

    var body: some View {
      NavigationSplitView {
        List(["Near", "Far"], id: \.self, selection: $chosen) { Text($0) }.navigationTitle("Places")
      } detail: {
        if hasPath {
          NavigationStack(path: $path) { page }
        } else {
          NavigationStack { page }
        }
      }
    }

    private var page: some View {
      VStack {
        NavigationLink("Go on", value: 7)
        Button("Ask") { isAsking = true }
      }
      .navigationTitle(chosen ?? "None")
      .navigationDestination(for: Int.self) { Text("place \($0)").navigationTitle("Place") }
      .sheet(isPresented: $isAsking) { NavigationStack { Text("question").navigationTitle("Question") } }
    }
  }

  @Test(arguments: [false, true]) func `a stack in the detail has the only bar of its column`(hasPath: Bool)
    throws
  {
    let stage = try stage(width: 1024, Places(path: [], hasPath: hasPath))
    #expect(stage.all(.navigationBar).map(\.identifier).sorted() == ["Near", "Places"])
    let bars = stage.all(.navigationBar)
    #expect(Set(bars.map(\.frame.minY)).count == 1, "beside each other")
    stage.tap("Go on")
    stage.advance(.seconds(1))
    #expect(stage.find("place 7") != nil)
    #expect(stage.all(.navigationBar).map(\.identifier).sorted() == ["Place", "Places"])
    stage.tap("BackButton")
    stage.advance(.seconds(1))
    #expect(stage.all(.navigationBar).map(\.identifier).sorted() == ["Near", "Places"])
  }

  @Test(arguments: [false, true]) func `a stack of a path leads back to the column before it`(hasPath: Bool)
    throws
  {
    let stage = try stage(Places(path: [], hasPath: hasPath))
    #expect(stage.all(.navigationBar).map(\.identifier) == ["Near"])
    stage.tap("Go on")
    stage.advance(.seconds(1))
    #expect(stage.find("place 7") != nil)
    for _ in 0..<2 {
      stage.tap("BackButton")
      stage.advance(.seconds(1))
    }
    #expect(stage.all(.navigationBar).map(\.identifier) == ["Places"])
  }

  @Test(arguments: [375.0, 1024]) func `a sheet over a column has a bar of its own`(width: Double) throws {
    let stage = try stage(width: width, Places(path: [], hasPath: false))
    stage.tap("Ask")
    stage.advance(.seconds(1))
    #expect(stage.all(.navigationBar).contains { $0.identifier == "Question" })
  }

  private struct Linked: View {
    var body: some View {
      NavigationSplitView {
        List(1..<4, id: \.self) { NavigationLink("number \($0)", value: $0) }
          .navigationTitle("Numbers")
          .navigationDestination(for: Int.self) { Text("about \($0)").navigationTitle("About") }
      } detail: {
        Text("choose one")
      }
    }
  }

  @Test func `links in the first column show their pages in the next`() throws {
    let stage = try stage(width: 1024, Linked())
    #expect(stage.find("choose one") != nil)
    for number in [2, 3] {
      stage.tap("number \(number)")
      stage.advance(.seconds(1))
      #expect(stage.frame("about \(number)").minX > 320, "beside the list, which stays")
      #expect(stage.find("number 1") != nil && stage.find("choose one") == nil)
    }
    #expect(stage.all(.navigationBar).map(\.identifier).sorted() == ["About", "Numbers"])
  }

  @Test func `where there is little space links in the first column lead on`() throws {
    let stage = try stage(Linked())
    stage.tap("number 2")
    stage.advance(.seconds(1))
    #expect(stage.find("about 2") != nil && stage.find("number 1") == nil)
    stage.tap("BackButton")
    stage.advance(.seconds(1))
    #expect(stage.find("about 2") == nil && stage.find("number 1") != nil)
  }
}
