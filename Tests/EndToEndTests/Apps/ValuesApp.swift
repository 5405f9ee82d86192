import GalleyServices
import GalleyViews

/// Controls that are found by their values.
struct ValuesApp: App {
  var body: some Scene {
    WindowGroup { ValuesView() }
  }
}

private struct ValuesView: View {
  private static let rows = ["oak", "ash", "-", "-", "elm", "", "", "-", "fir"]
  @State private var row = 0
  @State private var volume = 0.5
  @State private var name = "Ada"
  @State private var count = 1
  @State private var isLoud = false

  var body: some View {
    VStack {
      Text(verbatim: "row \(row), \(volume), \(name), \(count)").accessibilityIdentifier("state")
      Picker("Tree", selection: $row) {
        ForEach(Self.rows.indices, id: \.self) { Text(Self.rows[$0]).tag($0) }
      }
      .pickerStyle(.wheel)
      Slider(value: $volume)
      TextField("Name", text: $name)
      Stepper("Count \(count)", value: $count)
      Toggle("Loud", isOn: $isLoud)
      Text(verbatim: "loud \(isLoud)").accessibilityIdentifier("loud")
    }
  }
}
