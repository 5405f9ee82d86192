import Foundation
import SwiftUI

/// The app of the end-to-end suite of facebook-wda, written after the description in that suite's tests: buttons, alerts, a field, a
/// long list, and views for long and double taps.
struct DrillApp: App {
  static let bundleIdentifier = "com.test.cert.TestCert"
  static let displayName = "Drill"

  var body: some Scene { WindowGroup { DrillHome() } }
}

/// The first screen.
private struct DrillHome: View {
  @State private var isAsking = false
  @State private var isHeld = false
  @State private var isDoublyTapped = false
  @State private var isChecked = true
  @State private var text = ""

  var body: some View {
    NavigationStack {
      VStack(spacing: 12) {
        Button("ACCEPT_OR_REJECT_ALERT") { isAsking = true }
          .alert("Confirmation", isPresented: $isAsking) {
            Button("Reject", role: .cancel) {}
            Button("Accept") {}
          } message: {
            Text("Do you accept?")
          }
        HStack {
          Button("ENABLED_BTN") {}
          Button("DISABLED_BTN") {}.disabled(true)
          Image(systemName: "photo").accessibilityLabel("applogo").accessibilityIdentifier("IMG_BTN")
          Button("HIDDEN_BTN") {}.opacity(0)
        }
        HStack {
          choice("CHECKED_BTN", isChosen: isChecked) { isChecked = true }
          choice("UNCHECKED_BTN", isChosen: !isChecked) { isChecked = false }
        }
        HStack {
          TextField("INPUT_FIELD", text: $text).accessibilityIdentifier("INPUT_FIELD")
          Button("CLEAR INPUT") { text = "" }.accessibilityIdentifier("CLEAR_INPUT_BTN")
        }
        Text("LONG_TAP_ALERT").onLongPressGesture(minimumDuration: 1) { isHeld = true }
          .alert("Long Tap Alert", isPresented: $isHeld) { Button("LONG_TAP_ALERT_OK") {} }
        Text("DOUBLE_TAP_ALERT").onTapGesture(count: 2) { isDoublyTapped = true }
          .alert("Double Tap Alert", isPresented: $isDoublyTapped) { Button("DOUBLE_TAP_ALERT_OK") {} }
        NavigationLink("ListView") { DrillList() }
      }
      .padding()
      .navigationTitle("Home")
    }
  }

  private func choice(
    _ name: String, isChosen: Bool, _ action: @escaping () -> Void
  ) -> some View {
    Button(action: action) { Image(systemName: isChosen ? "checkmark.circle.fill" : "circle") }
      .accessibilityIdentifier(name)
      .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}

/// A hundred rows.
private struct DrillList: View {
  var body: some View {
    List(1...100, id: \.self) { Text("Row\($0)") }
      .accessibilityLabel("LIST_CONTAINER")
      .navigationTitle("Numbers")
  }
}

/// An app whose buttons end its process.
struct FaultyApp: App {
  static let bundleIdentifier = "org.galley.tests.Faulty"
  static let displayName = "Faulty"

  var body: some Scene {
    WindowGroup {
      VStack {
        Button("Trap") { fatalError("the app traps") }
        Button("End") { exit(3) }
        Button("Spin") { while true {} }
        Button("Fine") {}
      }
    }
  }
}
