import GalleyTree
import GalleyViews
import Testing

/// Counts taps on whatever it changes.
private struct Counted: ViewModifier {
  let name: String
  @State private var taps = 0
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    VStack {
      content
      Button("\(name) \(taps) \(isEnabled)") { taps += 1 }
    }
  }
}

private struct Inner: View {
  @State private var taps = 0

  var body: some View { Button("inner \(taps)") { taps += 1 } }
}

private struct Screen: View {
  @State private var name = "a"

  var body: some View {
    VStack {
      Button("rename") { name = "b" }
      Inner().modifier(Counted(name: name)).disabled(false)
      Inner().modifier(EmptyModifier())
    }
  }
}

/// A scene of an app's own, with state.
private struct TapScene: Scene {
  @State private var taps = 0

  var body: some Scene {
    WindowGroup { Button("scene \(taps)") { taps += 1 } }
  }
}

private struct TapApp: App {
  @State private var launches = 1

  var body: some Scene {
    TapScene()
    WindowGroup { Text("another window \(launches)") }
  }
}

/// What Apple's pages on `ViewModifier`, `Scene` and `State` say.
@MainActor @Suite struct ViewModifierTests {
  @Test func modifiersHaveStateOfTheirOwnAndKeepThatOfTheirContent() throws {
    let stage = try ViewTestHarness { Screen() }
    stage.tap("inner 0")
    stage.tap("a 0 true")
    stage.tap("a 1 true")
    #expect(stage.all(.button).map(\.label) == ["rename", "inner 1", "a 2 true", "inner 0"])
    stage.tap("rename")
    #expect(stage.all(.button).map(\.label) == ["rename", "inner 1", "b 2 true", "inner 0"])
  }

  @Test func appsAndScenesKeepState() throws {
    let stage = try ViewTestHarness { AppRoot(TapApp()) }
    stage.tap("scene 0")
    stage.tap("scene 1")
    #expect(stage.all(.button).map(\.label) == ["scene 2"])
  }
}
