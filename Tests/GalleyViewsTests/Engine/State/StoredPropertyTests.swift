import Foundation
import GalleyServices
import GalleyTree
import GalleyViews
import Testing

/// Property wrappers that are tied to the app, the scene, the keyboard and the text size.
@MainActor @Suite struct StoredPropertyTests {
  private enum Theme: String {
    case light, dark
  }

  private struct Settings: View {
    @AppStorage("count") private var count = 3
    @AppStorage("theme") private var theme = Theme.light
    @AppStorage("name") private var name: String?
    @SceneStorage("tab") private var tab = "first"

    var body: some View {
      VStack {
        Text(verbatim: "\(count) \(theme.rawValue) \(name ?? "nobody") \(tab)")
        Button("change") {
          count += 1
          theme = .dark
          name = "Ada"
          tab = "second"
        }
      }
    }
  }

  private struct Tabs: View {
    @AppStorage("tabs") private var customization: TabViewCustomization

    var body: some View {
      TabView {
        Tab("One", systemImage: "house") {
          Text("one \(customization[tabBarVisibility: "one"] == .hidden ? "hidden" : "shown")")
          Button("change") { customization[tabBarVisibility: "one"] = .hidden }
          Button("reset") { customization.resetVisibility() }
        }
        .customizationID("one").customizationBehavior(.disabled, for: .sidebar, .tabBar)
        Tab("Two", systemImage: "star") { Text("two") }.defaultVisibility(.hidden, for: .sidebar)
      }
      .tabViewCustomization($customization)
    }
  }

  @Test func changesToTabsAreKept() throws {
    let store = SimulatedUserDefaults(keeping: SimulatedUserDefaults.Values())
    func stage() throws -> ViewTestHarness {
      try ViewTestHarness(environment: { $0.appDefaults = store }) { Tabs() }
    }
    let first = try stage()
    #expect(first.find("one shown") != nil && first.find("Two") != nil)
    first.tap("change")
    let second = try stage()
    #expect(second.find("one hidden") != nil)
    second.tap("reset")
    #expect(try stage().find("one shown") != nil)
  }

  @Test func valuesAreKeptInTheStoreAndShownWhenTheyChange() throws {
    let store = SimulatedUserDefaults(keeping: SimulatedUserDefaults.Values())
    let stage = try ViewTestHarness(environment: { $0.appDefaults = store }) { Settings() }
    #expect(stage.find("3 light nobody first") != nil)
    stage.tap("change")
    #expect(stage.find("4 dark Ada second") != nil)
    store.set(9, forKey: "count")
    stage.host.flush()
    #expect(stage.find("9 dark Ada second") != nil)
    // Another window of the app finds what it stored, but not what the scene did.
    let next = try ViewTestHarness(environment: { $0.appDefaults = store }) { Settings() }
    #expect(next.find("9 dark Ada first") != nil)
  }

  @Test func launchArgumentsComeFirst() throws {
    let store = SimulatedUserDefaults(
      launchArguments: ["-count", "7", "-theme", "dark"], keeping: SimulatedUserDefaults.Values())
    let stage = try ViewTestHarness(environment: { $0.appDefaults = store }) { Settings() }
    #expect(stage.find("7 dark nobody first") != nil)
  }

  private struct Fields: View {
    private enum Field {
      case name, password
    }

    @FocusState private var focused: Field?
    @State private var name = ""
    @State private var password = ""

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($focused, equals: .name)
          .onSubmit { focused = .password }
        SecureField("Password", text: $password).focused($focused, equals: .password)
        Text(focused == nil ? "none" : focused == .name ? "at name" : "at password")
        Button("end") { focused = nil }
        Button("begin") { focused = .name }
      }
    }
  }

  @Test func theKeyboardGoesWhereTheStateSays() throws {
    let stage = try ViewTestHarness { Fields() }
    #expect(stage.find("none") != nil)
    stage.tap("begin")
    #expect(stage.find("at name") != nil)
    #expect(stage.all(.textField).first?.isFocused == true)
    stage.type("Ada\n")
    #expect(stage.find("at password") != nil)
    stage.type("abc")
    #expect(stage.all(.secureTextField).first?.value == .text("•••"))
    stage.tap("end")
    #expect(stage.find("none") != nil)
    #expect(stage.all(.secureTextField).first?.isFocused == false)
    stage.tap("Name")
    #expect(stage.find("none") != nil || stage.find("at name") != nil)
  }

  @Test func lengthsGrowWithTheText() throws {
    struct Reader: View {
      @ScaledMetric private var side: CGFloat = 17
      var body: some View { Text(verbatim: "\(Int(side))") }
    }
    for (size, points) in [(DynamicTypeSize.large, "17"), (.xxxLarge, "23"), (.accessibility5, "53")] {
      let stage = try ViewTestHarness(environment: { $0.dynamicTypeSize = size }) { Reader() }
      #expect(stage.all(.staticText).map(\.label) == [points])
    }
  }
}
