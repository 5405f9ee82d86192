import Foundation
import GalleyTree
import GalleyViews
import Testing

private struct WordKey: EnvironmentKey {
  static let defaultValue = "nothing"
}

extension EnvironmentValues {
  fileprivate var word: String {
    get { self[WordKey.self] }
    set { self[WordKey.self] = newValue }
  }
}

private struct WordView: View {
  @Environment(\.word) private var word
  let count: Binding<Int>

  var body: some View {
    VStack {
      Text("\(word), \(count.wrappedValue)")
      Button("More") { count.wrappedValue += 1 }
    }
  }
}

private struct WordApp: App {
  @State private var count = 0
  @State private var changes = 0

  var body: some Scene {
    WindowGroup("Words") { WordView(count: $count) }
      .onChange(of: count) { changes += 10 }
      .environment(\.word, "changes \(changes)")
      .commands {
        SidebarCommands()
        CommandMenu("Words") { Button("More") {} }
        CommandGroup(replacing: .help) { EmptyView() }
      }
      .defaultSize(width: 100, height: 100)
  }
}

@MainActor @Suite struct SceneTests {
  @Test func aSceneSetsTheEnvironmentAndHearsOfChanges() throws {
    let stage = try ViewTestHarness { AppRoot(WordApp()) }
    #expect(stage.all(.staticText).map(\.label) == ["changes 0, 0"])
    stage.tap("More")
    #expect(stage.all(.staticText).map(\.label) == ["changes 10, 1"])
    #expect(stage.all(.button).map(\.label) == ["More"], "commands are not shown")
  }
}
