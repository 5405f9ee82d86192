import Foundation
import GalleyImage
import GalleyTree
import SwiftUI
import Testing

private struct Bars: ToolbarContent {
  var body: some ToolbarContent {
    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
    ToolbarItem(placement: .confirmationAction) { Button("OK") {} }
  }
}

private struct Presented: Identifiable {
  let id: String
}

/// A stack with one page.
private struct Page<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View { NavigationStack { content() } }
}

/// Names of navigation, bars and presentations.
@MainActor @Suite struct NavigationUsageTests {
  private func settled(_ view: some View, width: Double = 375) throws -> ViewTestHarness {
    let stage = try ViewTestHarness(width: width, height: 700) { view }
    stage.advance(.seconds(1))
    return stage
  }

  private func tap(_ name: String, on stage: ViewTestHarness) {
    stage.tap(name)
    stage.advance(.seconds(2))
  }

  private func isInBar(_ name: String, _ stage: ViewTestHarness) -> Bool {
    guard let bar = stage.all(.navigationBar).first, let element = stage.find(name) else { return false }
    return bar.frame.contains(CGPoint(x: element.frame.midX, y: element.frame.midY))
  }

  @Test("NavigationLink(destination: value)/isActive/tag") func olderLinks() throws {
    struct Links: View {
      @State private var isActive = false
      @State private var chosen: Int?

      var body: some View {
        NavigationView {
          List {
            NavigationLink(destination: Text("page one")) { Text("one") }
            NavigationLink("two", destination: Text("page two"), isActive: $isActive)
            NavigationLink("three", destination: Text("page three"), tag: 3, selection: $chosen)
            Button("push") { chosen = 3 }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    for (name, page) in [("one", "page one"), ("two", "page two"), ("push", "page three")] {
      let stage = try settled(Links())
      tap(name, on: stage)
      #expect(stage.find(page) != nil, "\(name)")
    }
  }

  @Test("NavigationView") func navigationView() throws {
    let stage = try settled(NavigationView { Text("page").navigationTitle("Title") })
    #expect(stage.all(.navigationBar).count == 1 && isInBar("Title", stage))
  }

  @Test("navigationBarTitle/Items/Hidden (legacy)") func olderBars() throws {
    let stage = try settled(
      Page { Text("page").navigationBarTitle("Title").navigationBarItems(trailing: Button("item") {}) })
    #expect(isInBar("Title", stage) && isInBar("item", stage))
    let hidden = try settled(Page { Text("page").navigationBarTitle("Title").navigationBarHidden(true) })
    #expect(hidden.all(.navigationBar).isEmpty)
  }

  @Test("ToolbarItem placements (principal, cancel/confirm, bottomBar …)") func placements() throws {
    let stage = try settled(
      Page {
        Text("page").navigationBarTitleDisplayMode(.inline).toolbar {
          ToolbarItem(placement: .principal) { Text("middle") }
          ToolbarItem(placement: .bottomBar) { Button("below") {} }
          Bars()
        }
      })
    #expect(abs(stage.frame("middle").midX - 187.5) < 2)
    #expect(stage.frame("below").minY > 600)
    #expect(stage.frame("Cancel").maxX < stage.frame("OK").minX)
  }

  @Test("ToolbarItem .navigationBarLeading/.navigationBarTrailing") func olderPlacements() throws {
    let stage = try settled(
      Page {
        Text("page").toolbar {
          ToolbarItem(placement: .navigationBarLeading) { Button("left") {} }
          ToolbarItem(placement: .navigationBarTrailing) { Button("right") {} }
        }
      })
    #expect(stage.frame("left").maxX < 187 && stage.frame("right").minX > 187)
  }

  @Test("ToolbarItemGroup / ToolbarSpacer") func toolbarGroups() throws {
    let stage = try settled(
      Page {
        Text("page").toolbar {
          ToolbarItemGroup(placement: .topBarTrailing) {
            Button("one") {}
            Button("two") {}
          }
          ToolbarSpacer(.fixed, placement: .topBarTrailing)
        }
      })
    #expect(stage.frame("one").maxX <= stage.frame("two").minX && isInBar("two", stage))
  }

  @Test("ToolbarContent protocol / builder") func toolbarContent() throws {
    let stage = try settled(Page { Text("page").toolbar { Bars() } })
    #expect(isInBar("Cancel", stage) && isInBar("OK", stage))
  }

  @Test("toolbar visibility/background/role/titleDisplayMode") func toolbarLooks() throws {
    let page = Text("page").navigationTitle("Title")
    let hidden = try settled(Page { page.toolbarVisibility(.hidden, for: .navigationBar) })
    #expect(hidden.all(.navigationBar).isEmpty)
    let small = try settled(
      Page {
        page.toolbarTitleDisplayMode(.inline).toolbarBackground(.visible, for: .navigationBar)
          .toolbarRole(.editor)
      })
    let large = try settled(Page { page.toolbarTitleDisplayMode(.large) })
    #expect(small.all(.navigationBar)[0].frame.height < large.all(.navigationBar)[0].frame.height)
  }

  @Test("navigationBarBackButtonHidden") func backButtonHidden() throws {
    let stage = try settled(
      Page { NavigationLink("go") { Text("page").navigationBarBackButtonHidden() } })
    tap("go", on: stage)
    #expect(stage.find("page") != nil && stage.find("BackButton") == nil)
  }

  @Test("NavigationStack(path:) / NavigationPath") func paths() throws {
    struct Paths: View {
      @State private var path = NavigationPath([2])

      var body: some View {
        NavigationStack(path: $path) {
          Text("root").navigationDestination(for: Int.self) { number in
            Text("page \(number)")
            Button("pop") { path.removeLast() }
          }
        }
      }
    }
    let stage = try settled(Paths())
    #expect(stage.find("page 2") != nil)
    tap("pop", on: stage)
    #expect(stage.find("root") != nil && stage.find("page 2") == nil)
  }

  @Test("navigationViewStyle / navigationSplitViewStyle") func styles() throws {
    let stage = try settled(NavigationView { Text("page") }.navigationViewStyle(.stack))
    #expect(stage.find("page") != nil)
    let split = try settled(
      NavigationSplitView {
        Text("side")
      } detail: {
        Text("detail")
      }.navigationSplitViewStyle(.balanced),
      width: 1000)
    #expect(split.frame("side").maxX < split.frame("detail").minX)
  }

  @Test("NavigationSplitView") func splitView() throws {
    let stage = try settled(
      NavigationSplitView {
        Text("side")
      } content: {
        Text("middle")
      } detail: {
        Text("detail")
      }, width: 1200)
    #expect(stage.find("detail") != nil)
    #expect(stage.frame("middle").minX < stage.frame("detail").minX)
  }

  @Test("navigationTitle(Text/Binding)") func titles() throws {
    #expect(isInBar("words", try settled(Page { Text("page").navigationTitle(Text("words")) })))
    #expect(isInBar("bound", try settled(Page { Text("page").navigationTitle(.constant("bound")) })))
  }

  @Test("navigationTransition / matchedTransitionSource") func zooms() throws {
    struct Zooming: View {
      @Namespace private var names

      var body: some View {
        NavigationStack {
          NavigationLink("go") { Text("page").navigationTransition(.zoom(sourceID: 1, in: names)) }
            .matchedTransitionSource(id: 1, in: names)
        }
      }
    }
    let stage = try settled(Zooming())
    tap("go", on: stage)
    #expect(stage.find("page") != nil)
  }

  @Test("presentationBackground/CornerRadius/Sizing/selection …") func presentations() throws {
    let stage = try settled(
      Text("root").sheet(isPresented: .constant(true)) {
        Text("sheet").presentationDetents([.medium], selection: .constant(.medium))
          .presentationBackground(.red).presentationCornerRadius(20).presentationSizing(.form)
      })
    stage.advance(.seconds(1))
    #expect(stage.frame("sheet").minY > 300)
    #expect(try stage.color(187, 600).green < 120)
  }

  @Test("legacy Alert / ActionSheet") func olderAlerts() throws {
    let alert = try settled(
      Text("root").alert(isPresented: .constant(true)) {
        Alert(title: Text("older"), message: Text("words"), dismissButton: .default(Text("fine")))
      })
    #expect(alert.host.alerts.count == 1)
    let sheet = try settled(
      Text("root").actionSheet(isPresented: .constant(true)) {
        ActionSheet(title: Text("choose"), buttons: [.default(Text("one")), .cancel()])
      })
    #expect(sheet.find("one") != nil)
  }

  @Test("alert/dialog presenting:/error:/Text") func alerts() throws {
    let item = Presented(id: "it")
    let stage = try settled(
      Text("root").alert("title", isPresented: .constant(true), presenting: item) { item in
        Button("do \(item.id)") {}
      } message: { item in
        Text("about \(item.id)")
      })
    #expect(stage.host.alerts.count == 1)
    let dialog = try settled(
      Text("root").confirmationDialog(
        Text("title"), isPresented: .constant(true), titleVisibility: .visible, presenting: item
      ) { item in Button("delete \(item.id)") {} })
    #expect(dialog.find("delete it") != nil)
  }

  @Test("popover") func popover() throws {
    let stage = try settled(
      Text("root").popover(isPresented: .constant(true)) { Text("popped") })
    stage.advance(.seconds(1))
    #expect(stage.find("popped") != nil)
  }

  @Test("tabViewBottomAccessory etc. (iOS 26 tab API)") func tabAccessory() throws {
    struct Player: View {
      @Environment(\.tabViewBottomAccessoryPlacement) private var placement
      let log: (String) -> Void

      var body: some View { Button("player") { log(placement == .expanded ? "above" : "elsewhere") } }
    }
    var events: [String] = []
    let stage = try settled(
      TabView {
        Tab("one", systemImage: "star") { Color.red.accessibilityElement().accessibilityLabel("page one") }
        Tab("two", systemImage: "heart") { Text("page two") }
      }
      .tabViewBottomAccessory { Player { events.append($0) } }
      .tabBarMinimizeBehavior(.never))
    let bar = try #require(stage.all(.tabBar).first).frame
    #expect(stage.frame("player").maxY <= bar.minY)
    let white = try stage.color(187, bar.minY - 30)
    #expect(white.green > 100, "the capsule covers the page")
    tap("player", on: stage)
    #expect(events == ["above"])
    tap("two", on: stage)
    #expect(stage.find("page two") != nil && stage.find("player") != nil, "it stays while pages change")
    #expect(stage.frame("page two").midY < 350, "pages keep clear of it")
    let off = try settled(
      TabView { Tab("one", systemImage: "star") { Text("page") } }
        .tabViewBottomAccessory(isEnabled: false) { Text("player") })
    #expect(off.find("player") == nil)
  }
}
