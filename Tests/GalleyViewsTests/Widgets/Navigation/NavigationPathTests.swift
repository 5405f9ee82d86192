import Foundation
import GalleyTree
import GalleyViews
import Testing

/// Pages that values open, bars with items, and the older forms of links.
@MainActor @Suite struct NavigationPathTests {
  private struct Paths: View {
    @State private var path = NavigationPath()

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("one", value: 1)
          Button("two pages") {
            path.append(2); path.append("deep")
          }
        }
        .navigationTitle("Root")
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("number \(number)")
            Button("home") { path = NavigationPath() }
          }
          .navigationTitle("Number \(number)")
        }
        .navigationDestination(for: String.self) { Text($0).navigationTitle("Text") }
      }
      .overlay(alignment: .bottom) { Text("depth \(path.count)") }
    }
  }

  @Test func linksAndPathsAreTheSame() throws {
    let stage = try ViewTestHarness { Paths() }
    stage.tap("one")
    #expect(stage.find("number 1") != nil)
    #expect(stage.find("depth 1") != nil)
    stage.tap("BackButton")
    #expect(stage.find("depth 0") != nil)
    stage.tap("two pages")
    #expect(stage.find("deep") != nil)
    #expect(stage.find("depth 2") != nil)
    stage.tap("BackButton")
    #expect(stage.find("number 2") != nil)
    #expect(stage.find("depth 1") != nil)
    stage.tap("home")
    #expect(stage.find("depth 0") != nil)
    #expect(stage.find("two pages") != nil)
  }

  private struct Older: View {
    @State private var isActive = false
    @State private var tag: String?

    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Text("first page"), isActive: $isActive) { Text("first") }
          NavigationLink("second", destination: Text("second page"), tag: "second", selection: $tag)
          Button("activate") { isActive = true }
          Button("select") { tag = "second" }
          Text(verbatim: "\(isActive) \(tag ?? "none")")
        }
        .navigationBarTitle("Older", displayMode: .inline)
      }
    }
  }

  @Test func olderLinksFollowTheirBindings() throws {
    let stage = try ViewTestHarness { Older() }
    stage.tap("first")
    #expect(stage.find("first page") != nil)
    stage.tap("BackButton")
    #expect(stage.find("false none") != nil)
    stage.tap("activate")
    #expect(stage.find("first page") != nil)
    stage.tap("BackButton")
    stage.tap("select")
    #expect(stage.find("second page") != nil)
    stage.tap("BackButton")
    #expect(stage.find("false none") != nil)
  }

  private struct Presented: View {
    @State private var isOpen = false

    var body: some View {
      NavigationStack {
        Button("open") { isOpen = true }
          .navigationDestination(isPresented: $isOpen) {
            Button("close") { isOpen = false }
          }
          .overlay(alignment: .bottom) { Text(isOpen ? "is open" : "is closed") }
      }
    }
  }

  @Test func aConditionOpensAPage() throws {
    let stage = try ViewTestHarness { Presented() }
    stage.tap("open")
    #expect(stage.find("close") != nil)
    stage.tap("close")
    #expect(stage.find("is closed") != nil)
    stage.tap("open")
    stage.tap("BackButton")
    #expect(stage.find("is closed") != nil)
  }

  private struct Bars: View {
    @State private var count = 0
    @State private var isHidden = false

    var body: some View {
      NavigationStack {
        Text("taps \(count)")
          .navigationTitle("Bars")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar { Button("Plain") { count += 1 } }
          .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { count += 10 } }
            ToolbarItem(placement: .principal) { Text("Middle") }
            if count < 5 { ToolbarItem(placement: .confirmationAction) { Button("Done") { count += 100 } } }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("Left") { count += 1 }
              Spacer()
              Button("Right") { isHidden = true }
            }
          }
          .navigationBarHidden(isHidden)
      }
    }
  }

  @Test func itemsStandWhereTheyWerePut() throws {
    let stage = try ViewTestHarness { Bars() }
    let bar = try #require(stage.all(.navigationBar).first?.frame)
    let bottom = try #require(stage.all(.toolbar).first?.frame)
    #expect(bottom.maxY == 600 && bottom.height == 44)
    for name in ["Plain", "Cancel", "Done", "Middle"] { #expect(bar.contains(stage.frame(name)), "\(name)") }
    for name in ["Left", "Right"] { #expect(bottom.contains(stage.frame(name)), "\(name)") }
    #expect(stage.frame("Cancel").maxX < stage.frame("Middle").minX)
    #expect(stage.frame("Middle").maxX < stage.frame("Plain").minX)
    #expect(stage.frame("Left").minX < 30 && stage.frame("Right").maxX > 345)
    #expect(stage.find("Bars") != nil, "the bar is still named after the title")
    for name in ["Plain", "Left", "Cancel"] { stage.tap(name) }
    #expect(stage.find("taps 12") != nil)
    #expect(stage.find("Done") == nil)
    stage.tap("Right")
    #expect(stage.all(.navigationBar).isEmpty)
  }
}
