import AppVariants
import SwiftUI

/// What is sent, to whom and when.
struct TransferForm: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      Form {
        Section("Amount") {
          TextField(look.amountPlaceholder, text: .constant(""))
            .font(.largeTitle)
            .accessibilityIdentifier("form.amount")
          Stepper("Payments: \(look.stepCount)", value: .constant(look.stepCount), in: 1...12)
        }
        Section {
          LabeledContent("To", value: "Clara Holm")
          TextField(look.referencePlaceholder, text: .constant(""))
            .accessibilityIdentifier("form.reference")
        }
        .listRowInsets(EdgeInsets(top: 0, leading: look.formInset, bottom: 0, trailing: 16))
        Section {
          Toggle("Instant transfer", isOn: .constant(look.isInstant))
          Picker("When", selection: .constant(look.schedule)) {
            Text("Now").tag(0)
            Text("Later").tag(1)
            Text("Monthly").tag(2)
          }
          .pickerStyle(.segmented)
        } header: {
          Text("Schedule")
        } footer: {
          Text(look.feeText)
        }
      }
      .navigationTitle("Transfer")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      }
      .safeAreaInset(edge: .bottom) {
        Button(look.sendTitle) {}
          .buttonStyle(PrimaryButtonStyle(height: look.sendHeight))
          .disabled(look.sendIsDisabled)
          .padding(16)
          .background(.bar)
          .accessibilityIdentifier("form.send")
      }
    }
  }
}
