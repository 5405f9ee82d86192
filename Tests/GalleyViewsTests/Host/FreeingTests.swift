import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Model {
  var names = ["a", "b", "c"]
  var isAsking = true
  var text = ""
}

/// Everything that holds closures, and is held by what they are called from.
private struct Everything: View {
  let model: Model
  @Environment(\.dismiss) private var dismiss
  @State private var taps = 0

  var body: some View {
    @Bindable var model = model
    NavigationStack {
      List {
        ForEach(model.names, id: \.self) { name in
          NavigationLink(value: name) { Text(name) }
            .swipeActions { Button("Delete \(name)") { model.names.removeAll { $0 == name } } }
        }
        TextField("field", text: $model.text)
        ProgressView()
        Button("taps \(taps)") { taps += 1 }
      }
      .navigationDestination(for: String.self) { name in
        Page(model: model, name: name, leave: { dismiss() })
      }
      .toolbar {
        ToolbarItem { Button("Add") { model.names.append("d") } }
        ToolbarItem { NavigationLink(value: "x") { Text("Open x") } }
      }
      .alert("Really?", isPresented: $model.isAsking) { Button("Yes") { taps += 1 } }
      .onAppear { model.text = "came \(taps)" }
    }
  }
}

private struct Page: View {
  let model: Model
  let name: String
  let leave: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Leave \(name)") {
      leave()
      dismiss()
    }
    .toolbar { ToolbarItem { Button("Leave too") { dismiss() } } }
    .navigationDestination(for: Int.self) { _ in Text("\(model.names.count)").onTapGesture { dismiss() } }
  }
}

/// The places of an app, with what can be done there.
private struct Places: View {
  let model: Model
  let keep: (RefreshCompletion) -> Void
  @State private var place = 0

  var body: some View {
    TabView(selection: $place) {
      NavigationStack {
        List {
          ForEach(model.names, id: \.self) { name in Section(name) { Button("tap \(name)") { place = 1 } } }
        }
        .listStyle(.plain).refreshable { keep($0) }
      }
      .tabItem { Label("List", systemImage: "book") }.tag(0)
      TabView { ForEach(model.names, id: \.self) { name in Button("page \(name)") { place = 0 } } }
        .tabViewStyle(.page)
        .tabItem { Label("Pages", systemImage: "heart") }.badge(model.names.count).tag(1)
    }
  }
}

@Suite struct FreeingTests {
  @Test func placesAreFreed() throws {
    weak var host: ViewHost?
    weak var node: Node?
    weak var model: Model?
    var completion: RefreshCompletion?
    do {
      let made = Model()
      made.isAsking = false
      model = made
      let stage = try Stage { Places(model: made) { completion = $0 } }
      host = stage.host
      stage.drag(from: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 350), over: .milliseconds(500))
      #expect(completion != nil)
      stage.advance(.seconds(1))
      stage.tap("tap a")
      stage.drag(from: CGPoint(x: 300, y: 100), by: CGVector(dx: -200, dy: 0), over: .milliseconds(200))
      stage.advance(.seconds(1))
      let frame = stage.frame("page b")
      node = stage.host.hitTest(CGPoint(x: frame.midX, y: frame.midY))
      #expect(node != nil)
    }
    #expect(host == nil)
    #expect(node == nil)
    #expect(model == nil)
    completion?()
  }

  @Test func aWindowAndItsNodesAreFreed() throws {
    weak var host: ViewHost?
    weak var node: Node?
    weak var model: Model?
    do {
      let made = Model()
      model = made
      let stage = try Stage { Everything(model: made) }
      host = stage.host
      stage.tap("Yes")
      stage.drag(
        from: CGPoint(x: 300, y: stage.frame("a").midY), by: CGVector(dx: -100, dy: 0),
        over: .milliseconds(300), hold: .milliseconds(200))
      #expect(stage.find("Delete a") != nil)
      stage.tap("field")
      stage.type("x")
      stage.tap("b")
      stage.tap("b")
      #expect(stage.find("Leave b") != nil)
      node = stage.host.hitTest(CGPoint(x: stage.frame("Leave b").midX, y: stage.frame("Leave b").midY))
      #expect(node != nil)
    }
    #expect(host == nil)
    #expect(node == nil)
    #expect(model == nil)
  }
}
