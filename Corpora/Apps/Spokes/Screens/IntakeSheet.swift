import AppVariants
import SwiftUI

/// The form for a new repair, as a sheet.
struct IntakeSheet: View {
  @Environment(\.look) private var look
  @Environment(\.paint) private var paint

  private var intake: SpokesLook.Intake { look.intake }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(intake.name, text: .constant(""))
          if intake.rowsAreReordered {
            day
            keys
          } else {
            keys
            day
          }
        }
        Section {
          Picker("Build", selection: .constant(intake.kind)) {
            Text("Tourer").tag(0)
            Text("Racer").tag(1)
            Text("Mountain bike").tag(2)
          }
          Slider(value: .constant(intake.urgency)) { Text("Urgency") }
            .tint(intake.urgencyTint.color(or: paint.moss))
        } header: {
          Text(intake.header)
        } footer: {
          Text(intake.footer)
        }
        Section {
          Toggle("Lend a bicycle", isOn: .constant(intake.lends))
          Toggle("Insured", isOn: .constant(intake.isInsured))
          if intake.hasLock { LabeledContent("Lock", value: "Combination 4412") }
          LabeledContent("Estimate") { Text(85, format: .currency(code: "EUR")) }
        }
      }
      .navigationTitle("New repair")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
        ToolbarItem(placement: .confirmationAction) {
          Button(intake.save) {}.disabled(intake.saveIsDisabled)
        }
      }
    }
    .tint(paint.moss)
    .presentationDetents([intake.isLarge ? .large : .medium])
  }

  private var keys: some View {
    Stepper("\(intake.keys) keys", value: .constant(intake.keys), in: 1...5)
  }

  private var day: some View {
    DatePicker(
      "Pick-up", selection: .constant(Date(timeIntervalSince1970: intake.day)), displayedComponents: .date)
  }
}
