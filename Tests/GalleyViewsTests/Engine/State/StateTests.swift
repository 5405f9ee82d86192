import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View {
    Button("\(name): \(count)") { count += 1 }
  }
}

private struct Switcher: View {
  @State private var isOn = false

  var body: some View {
    VStack {
      Button("switch") { isOn.toggle() }
      if isOn { Counter(name: "on") } else { Counter(name: "off") }
    }
  }
}

@Observable private final class Model {
  var items = ["a", "b", "c"]
  var title = "first"
  var isAsking = false
}

private struct ModelView: View {
  let model: Model

  var body: some View {
    @Bindable var model = model
    VStack {
      Text(model.title)
      TextField("title", text: $model.title)
      ForEach(model.items, id: \.self) { Counter(name: $0) }
    }
    .alert("Asking", isPresented: $model.isAsking) { Button("OK") {} }
  }
}

private struct AccentKey: EnvironmentKey {
  static let defaultValue = "none"
}

extension EnvironmentValues {
  fileprivate var accent: String {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }
}

private struct AccentView: View {
  @Environment(\.accent) private var accent

  var body: some View { Text("accent \(accent)") }
}

@MainActor @Suite struct StateTests {
  @Test func settingStateEvaluatesTheView() throws {
    let stage = try ViewTestHarness { Counter(name: "taps") }
    stage.tap("taps: 0")
    stage.tap("taps: 1")
    #expect(stage.find("taps: 2") != nil)
  }

  @Test func anotherAlternativeBeginsWithFreshState() throws {
    let stage = try ViewTestHarness { Switcher() }
    stage.tap("off: 0")
    stage.tap("switch")
    #expect(stage.find("on: 0") != nil)
    stage.tap("switch")
    #expect(stage.find("off: 0") != nil)
  }

  @Test func membersKeepTheirStateWhenTheCollectionChanges() throws {
    let model = Model()
    let stage = try ViewTestHarness { ModelView(model: model) }
    stage.tap("b: 0")
    model.items = ["c", "b"]
    stage.host.flush()
    #expect(stage.find("b: 1") != nil)
    #expect(stage.find("a: 0") == nil)
    model.items = ["a", "b"]
    stage.host.flush()
    #expect(stage.find("a: 0") != nil)
  }

  @Test func observableObjectsAreWatched() throws {
    let model = Model()
    let stage = try ViewTestHarness { ModelView(model: model) }
    model.title = "second"
    stage.host.flush()
    #expect(stage.all(.staticText).contains { $0.label == "second" })
  }

  @Test func bindingsThatAreReadOutsideOfABodyAreWatchedToo() throws {
    let model = Model()
    let stage = try ViewTestHarness { ModelView(model: model) }
    model.isAsking = true
    stage.host.flush()
    #expect(stage.all(.alert).map(\.label) == ["Asking"])
    stage.tap("OK")
    #expect(stage.all(.alert).isEmpty)
    #expect(!model.isAsking)
  }

  @Test func valuesAreHandedDown() throws {
    let stage = try ViewTestHarness {
      VStack {
        AccentView()
        AccentView().environment(\.accent, "blue")
      }
    }
    #expect(stage.all(.staticText).map(\.label) == ["accent none", "accent blue"])
  }

  @Test func comingAndGoingIsTold() throws {
    final class Log { var lines: [String] = [] }
    struct Watched: View {
      let log: Log
      @State private var isShown = false
      var body: some View {
        VStack {
          Button("toggle") { isShown.toggle() }
          if isShown {
            Text("x").onAppear { log.lines.append("came") }.onDisappear { log.lines.append("went") }
          }
        }
      }
    }
    let log = Log()
    let stage = try ViewTestHarness { Watched(log: log) }
    stage.tap("toggle")
    stage.tap("toggle")
    #expect(log.lines == ["came", "went"])
  }
}
