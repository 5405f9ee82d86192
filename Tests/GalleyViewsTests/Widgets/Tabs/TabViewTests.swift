import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

private enum Place: String, Hashable, CaseIterable {
  case recipes, shopping, settings
}

@Observable private final class Model {
  var place = Place.recipes
  var items = 3
  var log: [String] = []
}

private struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack {
      Text("count \(count)")
      Button("more") { count += 1 }
    }
  }
}

private struct Kitchen: View {
  let model: Model

  var body: some View {
    @Bindable var model = model
    TabView(selection: $model.place) {
      NavigationStack {
        List { ForEach(0..<200) { number in NavigationLink("row \(number)") { Text("page \(number)") } } }
          .listStyle(.plain).navigationTitle("Recipes")
      }
      .onAppear { model.log.append("recipes") }
      .tabItem { Label("Recipes", systemImage: "book") }
      .tag(Place.recipes)
      Tab("Shopping", systemImage: "cart", value: Place.shopping) { Counter() }
        .badge(model.items).accessibilityIdentifier("tab.shopping")
      VStack { TextField("name", text: .constant("")) }
        .onAppear { model.log.append("settings") }
        .onDisappear { model.log.append("settings left") }
        .tabItem {
          Image(systemName: "gearshape")
          Text("Settings")
        }
        .tag(Place.settings)
    }
  }
}

@MainActor @Suite struct TabViewTests {
  private func stage(_ model: Model) throws -> ViewTestHarness {
    try ViewTestHarness(width: 375, height: 700, scale: 2) { Kitchen(model: model) }
  }

  @Test func theBarHasAButtonAPage() throws {
    let stage = try stage(Model())
    let bar = try #require(stage.all(.tabBar).first)
    #expect(bar.label == "Tab Bar")
    #expect(bar.frame == CGRect(x: 0, y: 651, width: 375, height: 49))
    #expect(bar.children.map(\.type) == [.button, .button, .button])
    #expect(bar.children.map(\.label) == ["Recipes", "Shopping", "Settings"])
    #expect(bar.children.map(\.identifier) == ["book", "tab.shopping", "gearshape"])
    #expect(bar.children.map { $0.value?.text } == [nil, "3 items", nil])
    #expect(bar.children.map(\.isSelected) == [true, false, false])
  }

  @Test func aTapChoosesAndTheOwnerKnows() throws {
    let model = Model()
    let stage = try stage(model)
    stage.tap("Settings")
    #expect(model.place == .settings)
    #expect(stage.all(.tabBar).first?.children.map(\.isSelected) == [false, false, true])
    model.place = .shopping
    stage.host.flush()
    #expect(stage.find("count 0") != nil)
    #expect(stage.all(.textField).isEmpty)
    #expect(model.log == ["recipes", "settings", "settings left"])
  }

  @Test func onlyWhatWasShownIsMadeAndItKeepsItsState() throws {
    let model = Model()
    let stage = try stage(model)
    #expect(model.log == ["recipes"])
    stage.tap("row 3")
    #expect(stage.find("page 3") != nil)
    stage.tap("Shopping")
    stage.tap("more")
    stage.tap("more")
    stage.tap("Recipes")
    #expect(stage.find("page 3") != nil)
    stage.tap("Shopping")
    #expect(stage.find("count 2") != nil)
  }

  @Test func theChosenTabGoesBackToItsFirstPageAndThenToItsStart() throws {
    let stage = try stage(Model())
    stage.drag(from: CGPoint(x: 100, y: 600), by: CGVector(dx: 0, dy: -450), over: .milliseconds(200))
    stage.advance(.seconds(5))
    let row = try #require(stage.all(.cell).dropFirst(4).first?.children.first?.label)
    let tab = try #require(stage.all(.tabBar).first?.children.first).frame
    let middle = CGPoint(x: tab.midX, y: tab.midY)
    stage.tap(row)
    #expect(stage.all(.cell).isEmpty)
    stage.tap(middle)
    #expect(stage.find(row) != nil)
    #expect(stage.find("row 0") == nil)
    stage.tap(middle)
    stage.advance(.seconds(2))
    #expect(stage.find("row 0") != nil)
    #expect(stage.host.animator.activity.isEmpty)
  }

  @Test func whatScrollsEndsAboveTheBar() throws {
    let stage = try stage(Model())
    for _ in 0..<60 {
      stage.drag(from: CGPoint(x: 100, y: 600), by: CGVector(dx: 0, dy: -500), over: .milliseconds(100))
      stage.advance(.seconds(4))
      if stage.find("row 199") != nil { break }
    }
    stage.advance(.seconds(5))
    #expect(stage.all(.cell).last?.frame.maxY == 651)
  }

  @Test func theKeyboardCoversTheBar() throws {
    let stage = try stage(Model())
    stage.tap("Settings")
    stage.tap(CGPoint(x: 100, y: stage.all(.textField)[0].frame.midY))
    let keyboard = try #require(stage.all(.keyboard).first)
    #expect(keyboard.frame.contains(try #require(stage.all(.tabBar).first).frame))
    // What the keyboard covers is not reached.
    stage.tap(CGPoint(x: 60, y: 690))
    #expect(stage.all(.textField).count == 1)
  }

  @Test func aBadgeOfNothingIsNone() throws {
    let model = Model()
    let stage = try stage(model)
    model.items = 1
    stage.host.flush()
    #expect(stage.find("tab.shopping")?.value?.text == "1 item")
    model.items = 0
    stage.host.flush()
    #expect(stage.find("tab.shopping")?.value == nil)
  }

  @Test func withoutAnOwnerTheViewChoosesItself() throws {
    let stage = try ViewTestHarness {
      TabView {
        Tab("One", systemImage: "star") { Text("first") }
        Tab("Two", systemImage: "heart") { Text("second") }
        ForEach(["three", "four"], id: \.self) { name in
          Text("page \(name)").tabItem { Text(name) }
        }
      }
    }
    #expect(stage.find("first") != nil)
    stage.tap("Two")
    #expect(stage.find("second") != nil && stage.find("first") == nil)
    stage.tap("four")
    #expect(stage.find("page four") != nil)
  }

  private struct Places: View {
    @State private var place = "home"
    let hasMore: Bool

    var body: some View {
      TabView(selection: $place) {
        first
        others
      }
    }

    private var first: some TabContent<String> {
      Tab("Home", systemImage: "house", value: "home") { Text("at home") }
    }

    @TabContentBuilder<String> private var others: some TabContent<String> {
      Tab("Work", systemImage: "briefcase", value: "work") { Text("at work") }
      if hasMore {
        Tab("Far", systemImage: "globe", value: "far") { Text("far away") }
      } else {
        Tab("Near", systemImage: "map", value: "near") { Text("nearby") }
      }
      ForEach(["x"], id: \.self) { Tab($0, systemImage: "star", value: $0) { Text("anywhere") } }
    }
  }

  @Test func tabsComeFromPropertiesOfTheApps() throws {
    let stage = try ViewTestHarness { Places(hasMore: true) }
    #expect(stage.all(.tabBar).first?.children.map(\.label) == ["Home", "Work", "Far", "x"])
    stage.tap("Far")
    #expect(stage.find("far away") != nil)
    let other = try ViewTestHarness { Places(hasMore: false) }
    #expect(other.all(.tabBar).first?.children.map(\.label) == ["Home", "Work", "Near", "x"])
  }
}
