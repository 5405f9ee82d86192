import Foundation
import GalleyViews

/// Fields, buttons that cannot be tapped, twins, and a button below the fold.
struct FormApp: App {
  var body: some Scene {
    WindowGroup { FormView() }
  }
}

struct FormView: View {
  @State private var name = ""
  @State private var city = "Riga"
  @State private var notes = "one\ntwo"
  @State private var log = "nothing"
  @Environment(\.launchArguments) private var arguments
  @Environment(\.launchEnvironment) private var environment

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        TextField("Name", text: $name).onSubmit { log = "submitted \(name)" }
          .accessibilityIdentifier("name")
        TextField("City", text: $city).accessibilityIdentifier("city")
        TextEditor(text: $notes).accessibilityIdentifier("notes")
        Text(log).accessibilityIdentifier("log")
        Text("\(arguments.joined(separator: " ")) \(environment["MODE"] ?? "no mode")")
          .accessibilityIdentifier("launched with")
        Button("Save") { log = "saved \(name)" }.disabled(name.isEmpty).accessibilityIdentifier("save")
        Button("Twin") { log = "first twin" }
        Button("Twin") { log = "second twin" }
        Color(hex: 0x1E90FF).frame(width: 120, height: 60).accessibilityElement().accessibilityIdentifier(
          "swatch")
        Text("Long way down").frame(height: 900)
        Button("Far") { log = "far" }.accessibilityIdentifier("far")
      }
    }
  }
}
