import AppVariants
import SwiftUI

/// The form for a new entry of the journal, as a sheet.
struct EntrySheet: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var entry: SkepLook.Entry { look.entry }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(entry.headline, text: .constant(""))
          if entry.isReordered {
            frames
            day
          } else {
            day
            frames
          }
        }
        Section {
          Picker("Hive", selection: .constant(entry.hive)) {
            Text("Hive 4").tag(0)
            Text("Hive 5").tag(1)
            Text("Nucleus").tag(2)
          }
          Toggle("Queen seen", isOn: .constant(entry.queenSeen))
          Toggle("Eggs seen", isOn: .constant(entry.eggsSeen))
          if entry.hasCells { LabeledContent("Queen cells", value: "two, capped") }
          ColorPicker("Colour of the mark", selection: .constant(Color(hex: entry.mark)))
        } header: {
          Text(entry.header)
        } footer: {
          Text(entry.footer)
        }
        Section {
          LabeledContent("Weight") { Text(31.4, format: .number.precision(.fractionLength(1))) }
          Slider(value: .constant(entry.mood)) { Text("Calmness") }
            .tint(entry.moodTint.color(or: palette.honey))
        }
      }
      .navigationTitle("New entry")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) {
          Button(entry.save) {}.disabled(entry.saveIsDisabled)
        }
      }
    }
    .tint(palette.honey)
    .presentationDetents([entry.isLarge ? .large : .medium])
  }

  private var day: some View {
    DatePicker(
      "Day", selection: .constant(Date(timeIntervalSince1970: entry.day)), displayedComponents: .date)
  }

  private var frames: some View {
    Stepper("\(entry.frames) frames of brood", value: .constant(entry.frames), in: 0...20)
  }
}
