import SwiftUI

/// The page of settings.
struct SettingsView: View {
  let preferences: Preferences

  @State private var isResetting = false

  var body: some View {
    @Bindable var preferences = preferences
    NavigationStack {
      Form {
        Section("Recipes") {
          Picker("Order", selection: $preferences.order) {
            ForEach(RecipeOrder.allCases, id: \.self) { Text($0.rawValue) }
          }
          .pickerStyle(.segmented)
          .accessibilityIdentifier("settings.order")
          Toggle("Show Times", isOn: $preferences.showsFacts)
            .accessibilityIdentifier("settings.facts")
        }
        Section("Kitchen") {
          Stepper("Guests: \(preferences.guests)", value: $preferences.guests, in: 1...12)
            .accessibilityIdentifier("settings.guests")
          LabeledContent("Sweetness") {
            Slider(value: $preferences.sweetness)
              .accessibilityLabel("Sweetness")
              .accessibilityIdentifier("settings.sweetness")
          }
          Picker("Theme", selection: $preferences.theme) {
            ForEach(Theme.allCases, id: \.self) { Text($0.rawValue) }
          }
          .accessibilityIdentifier("settings.theme")
          NavigationLink {
            TimerView(preferences: preferences)
          } label: {
            Text("Kitchen Timer")
          }
          .accessibilityIdentifier("settings.timer")
        }
        Section("About") {
          Link("Grandma's Website", destination: URL(string: "https://recipes.example/")!)
            .accessibilityIdentifier("settings.website")
          Button("Reset All Settings", role: .destructive) { isResetting = true }
            .accessibilityIdentifier("settings.reset")
        }
      }
      .navigationTitle("Settings")
    }
    .alert("Reset All Settings?", isPresented: $isResetting) {
      Button("Cancel", role: .cancel) {}
      Button("Reset", role: .destructive) { preferences.reset() }
    } message: {
      Text("Recipes, notes and the shopping list stay.")
    }
  }
}
