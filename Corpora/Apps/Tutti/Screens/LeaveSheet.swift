import AppVariants
import SwiftUI

/// The form for a leave of absence, as a sheet.
struct LeaveSheet: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette

  private var leave: TuttiLook.Leave { look.leave }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField(leave.reason, text: .constant(""))
          if leave.rowsAreReordered {
            day
            rehearsals
          } else {
            rehearsals
            day
          }
        }
        Section {
          Toggle("Find a substitute", isOn: .constant(leave.needsSubstitute))
          Picker("Instrument", selection: .constant(leave.kind)) {
            Text("Violin").tag(0)
            Text("Clarinet").tag(1)
            Text("Timpani").tag(2)
          }
          Slider(value: .constant(leave.notice)) { Text("Notice") }
            .tint(leave.noticeTint.color(or: palette.garnet))
        } header: {
          Text(leave.header)
        } footer: {
          Text(leave.footer)
        }
        Section {
          Toggle("Paid leave", isOn: .constant(leave.isPaid))
          if leave.hasParts { LabeledContent("Parts", value: "In the folder") }
          LabeledContent("Deduction") { Text(120, format: .currency(code: "EUR")) }
        }
      }
      .navigationTitle("Leave")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Discard") {} }
        ToolbarItem(placement: .confirmationAction) {
          Button(leave.send) {}.disabled(leave.sendIsDisabled)
        }
      }
    }
    .tint(palette.garnet)
    .presentationDetents([leave.isLarge ? .large : .medium])
  }

  private var rehearsals: some View {
    Stepper("\(leave.rehearsals) rehearsals", value: .constant(leave.rehearsals), in: 0...9)
  }

  private var day: some View {
    DatePicker(
      "First day", selection: .constant(Date(timeIntervalSince1970: leave.day)), displayedComponents: .date)
  }
}
