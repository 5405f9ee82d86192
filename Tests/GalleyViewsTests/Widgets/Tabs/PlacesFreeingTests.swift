import Foundation
import GalleyTree
import GalleyViews
import Observation
import Testing

@Observable private final class Model {
  var names = ["a", "b", "c"]
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
        .listStyle(.plain).refreshable(completing: { keep($0) })
      }
      .tabItem { Label("List", systemImage: "book") }.tag(0)
      TabView { ForEach(model.names, id: \.self) { name in Button("page \(name)") { place = 0 } } }
        .tabViewStyle(.page)
        .tabItem { Label("Pages", systemImage: "heart") }.badge(model.names.count).tag(1)
    }
  }
}

@MainActor @Suite struct PlacesFreeingTests {
  @Test func placesAreFreed() throws {
    weak var host: ViewHost?
    weak var node: Node?
    weak var model: Model?
    var completion: RefreshCompletion?
    do {
      let made = Model()
      model = made
      let stage = try ViewTestHarness { Places(model: made) { completion = $0 } }
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
}
