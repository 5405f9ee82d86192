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

/// Every control, and a sheet with a menu over it.
private struct Controls: View {
  let model: Model
  @Environment(\.dismiss) private var dismiss
  @State private var isOn = false
  @State private var number = 1.0
  @State private var choice = 1
  @State private var isShown = false

  private func picker(_ style: String) -> some View {
    Picker(style, selection: $choice) { ForEach(0..<3) { Text("\(style) \($0)") } }
  }

  var body: some View {
    Form {
      Toggle("Toggle", isOn: $isOn)
      Slider(value: $number, in: 0...5)
      Stepper("Stepper", value: $number)
      picker("menu").pickerStyle(.menu)
      picker("segmented").pickerStyle(.segmented)
      picker("inline").pickerStyle(.inline)
      picker("wheel").pickerStyle(.wheel)
      Button("Show") { isShown = true }
    }
    .onOpenURL { model.text = $0.absoluteString }
    .sheet(isPresented: $isShown, onDismiss: { model.text = "gone" }) {
      Form {
        Picker("On sheet", selection: $choice) { ForEach(0..<3) { Text("Sheet \($0)") } }
        Toggle("Sheet toggle", isOn: $isOn)
        Button("Leave") { dismiss() }
      }
      .presentationDetents([.medium, .large])
      .confirmationDialog("Ask", isPresented: $isOn) { Button("Yes") { model.text = "yes" } }
    }
  }
}

@MainActor @Suite struct FreeingTests {
  @Test func controlsAndSheetsAreFreed() throws {
    weak var host: ViewHost?
    weak var node: Node?
    weak var model: Model?
    do {
      let made = Model()
      model = made
      let stage = try ViewTestHarness(height: 1000) { Controls(model: made) }
      host = stage.host
      for name in ["Increment", "segmented 2", "Show"] { stage.tap(name) }
      stage.advance(.seconds(1))
      #expect(stage.all(.sheet).count == 1)
      stage.tap("On sheet")
      // Two lists of the window, and the menu.
      #expect(stage.all(.collectionView).count == 3)
      node = stage.host.hitTest(CGPoint(x: 1, y: 1))
      #expect(node != nil)
    }
    #expect(host == nil)
    #expect(node == nil)
    #expect(model == nil)
  }

  @Test func aWindowAndItsNodesAreFreed() throws {
    weak var host: ViewHost?
    weak var node: Node?
    weak var model: Model?
    do {
      let made = Model()
      model = made
      let stage = try ViewTestHarness { Everything(model: made) }
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
