import AppVariants
import SwiftUI

/// What it costs in all.
struct CheckoutScreen: View {
  @Environment(\.look) private var look
  @Environment(\.theme) private var theme

  var body: some View {
    Form {
      Section {
        if look.checkout.isReordered {
          seat
          fare
        } else {
          fare
          seat
        }
        if look.checkout.hasInsurance { line("Insurance", 5.9) }
        if look.checkout.discountIsShown {
          LabeledContent(look.checkout.discount) { amount(-3.1) }
            .foregroundStyle(Color(hex: look.checkout.discountColor))
        }
        VStack(spacing: 12) {
          HorizontalLine()
            .stroke(style: StrokeStyle(lineWidth: look.checkout.rule, dash: [3, 3]))
            .frame(height: 1)
            .foregroundStyle(.secondary)
          HStack(alignment: .firstTextBaseline) {
            Text(look.checkout.totalLabel).bold()
            Spacer()
            amount(look.checkout.total).font(look.checkout.totalFont.font).bold()
          }
        }
      } header: {
        Text(look.checkout.header)
      } footer: {
        Text(look.checkout.footer)
      }
      .listRowInsets(
        EdgeInsets(top: 8, leading: look.checkout.rowInset, bottom: 8, trailing: look.checkout.rowInset))
      Section {
        Picker(selection: .constant(look.checkout.method)) {
          Text("Card").tag(0)
          Text("MB Way").tag(1)
        } label: {
          Label("Pay by", systemImage: look.checkout.methodIcon)
        }
        TextField(look.checkout.prompt, text: .constant(""))
        Stepper(
          "\(look.checkout.adults) adults", value: .constant(look.checkout.adults), in: 1...9)
        Toggle(look.checkout.termsName, isOn: .constant(look.checkout.terms))
        Toggle("Plant a tree", isOn: .constant(look.checkout.donates))
      }
      Section {
        Text(look.checkout.note).font(look.checkout.noteFont.font).foregroundStyle(.secondary)
      }
      .listRowBackground(Color.clear)
    }
    .scrollContentBackground(.hidden)
    .background(theme.ground)
    .navigationTitle(look.checkout.title)
    .navigationBarTitleDisplayMode(.inline)
    .safeAreaInset(edge: .bottom) {
      Button {
      } label: {
        Label(look.checkout.pay, systemImage: look.checkout.payIcon)
      }
      .buttonStyle(WideButtonStyle())
      .disabled(look.checkout.payIsDisabled)
      .padding(.horizontal, 20)
      .padding(.bottom, 8)
    }
  }

  private var fare: some View { line("Two fares, Flex", look.checkout.fare) }
  private var seat: some View { line("Two seats", look.checkout.seat) }

  private func line(_ name: String, _ value: Double) -> some View {
    LabeledContent(name) { amount(value) }.font(look.checkout.itemFont.font)
  }

  private func amount(_ value: Double) -> Text {
    Text(value, format: .currency(code: "EUR"))
  }
}
