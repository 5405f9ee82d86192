import Foundation
import GalleyTree
import GalleyViews
import Testing

/// What lists, what scrolls, bars and presentations say of themselves.
@MainActor @Suite struct ContainerDescriptionTests {
  @Test func listsSayTheirStyleAndRows() throws {
    let views = try DescribedViews {
      List {
        Section("Fruit") {
          ForEach(["apple", "pear"], id: \.self) { name in
            Text(name).listRowInsets(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
              .listRowBackground(Color.yellow).listRowSeparator(.hidden)
          }
        }
      }.listStyle(.plain)
    }
    #expect(views.facts("List") == ["style": "plain"])
    let rows = views.all.filter { $0.kind == "row" }.map(\.facts)
    #expect(rows.map { $0["id"] } == ["apple", "pear"])
    #expect(rows.first?["insets"] == "1,2,3,4")
    #expect(rows.first?["background"] == "#FFCC00FF")
    #expect(rows.first?["hiddenSeparators"] == "all")
    #expect(views.first("header")?.children.isEmpty == false)
  }

  @Test func `the badge of a row is a text beside its content`() throws {
    let views = try DescribedViews { List { Text("Butter").badge(2) } }
    #expect(views.first("badge")?.children.map(\.kind) == ["Text", "layer"])
    #expect(views.all.contains { $0.kind == "Text" && $0.facts["text"] == "2" })
  }

  @Test func whatScrollsSaysHowFar() throws {
    let harness = try ViewTestHarness(width: 100, height: 100) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { number in Text("row \(number)").frame(height: 20) }
        }
      }
    }
    #expect(DescribedViews(harness).facts("ScrollView") == [:])
    harness.drag(
      from: CGPoint(x: 50, y: 90), by: CGVector(dx: 0, dy: -60), over: .milliseconds(400),
      hold: .milliseconds(500))
    let views = DescribedViews(harness)
    #expect(views.facts("ScrollView")?["contentOffset"]?.hasPrefix("0,") == true)
    let frames = views.all.filter { $0.kind == "frame" }
    #expect(!frames.isEmpty)
    // Lazy rows beyond the window are not there.
    #expect(frames.count < 20)
    #expect(frames.allSatisfy { $0.facts["id"] != nil })
  }

  @Test func barsSayTheirTitlesAndItems() throws {
    let views = try DescribedViews {
      NavigationStack {
        Text("page").navigationTitle("Orders").navigationBarTitleDisplayMode(.inline)
          .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Edit") {} } }
      }
    }
    #expect(views.facts("navigationBar") == ["title": "Orders", "displayMode": "inline"])
    #expect(views.facts("toolbarItem") == ["placement": "trailing"])
    #expect(views.first("NavigationStack") != nil)
  }

  @Test func tabsSayTheirItems() throws {
    let views = try DescribedViews {
      TabView(selection: .constant(1)) {
        Text("first").tabItem { Label("Home", systemImage: "house") }.tag(0)
        Text("second").badge(3).tabItem { Label("Cart", systemImage: "cart") }.tag(1)
      }
    }
    #expect(views.facts("TabView") == ["selection": "1"])
    let items = views.all.filter { $0.kind == "tabItem" }.map(\.facts)
    #expect(items.map { $0["title"] } == ["Home", "Cart"])
    #expect(items.map { $0["symbol"] } == ["house.fill", "cart.fill"])
    #expect(items.map { $0["isSelected"] } == [nil, "true"])
    #expect(items.last?["badge"] == "3")
  }

  @Test func presentationsAreDescribedAboveTheRest() throws {
    let sheet = try DescribedViews {
      Text("below").sheet(isPresented: .constant(true)) {
        Text("inside").presentationDetents([.height(200)])
      }
    }
    #expect(sheet.facts("sheet") == ["detent": "height 200"])
    #expect(sheet.root.children.last?.kind == "sheet")
    let alert = try DescribedViews {
      Text("below").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
      } message: {
        Text("It is gone then.")
      }
    }
    #expect(alert.facts("alert") == ["title": "Delete?"])
    #expect(alert.all.contains { $0.facts["text"] == "It is gone then." })
  }

  @Test func barsAtTheEdgeAreLayers() throws {
    let views = try DescribedViews {
      Color.red.safeAreaInset(edge: .bottom, spacing: 4) { Text("bar") }
    }
    #expect(views.outline == "safeAreaInset(Color layer(Text))")
    #expect(views.facts("safeAreaInset") == ["edge": "bottom", "spacing": "4"])
  }
}
