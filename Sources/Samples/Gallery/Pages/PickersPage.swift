import SwiftUI

/// Pickers in all styles.
struct PickersPage: View {
  @State private var taste = "Sweet"

  private let tastes = ["Sweet", "Sour", "Salty"]

  var body: some View {
    NavigationStack {
      Form {
        Section("Segmented") {
          picker.pickerStyle(.segmented)
          picker.pickerStyle(.segmented).disabled(true)
        }
        Section("Menu and link") {
          picker.pickerStyle(.menu)
          picker.pickerStyle(.navigationLink)
          picker.disabled(true)
        }
        Section("Inline") { picker.pickerStyle(.inline).labelsHidden() }
        Section("Wheel") { picker.pickerStyle(.wheel).frame(height: 130) }
      }
      .navigationTitle("Pickers")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private var picker: some View {
    Picker("Taste", selection: $taste) { ForEach(tastes, id: \.self) { Text($0) } }
  }
}
