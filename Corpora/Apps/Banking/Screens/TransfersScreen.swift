import AppVariants
import SwiftUI

/// Whom money can be sent to.
struct TransfersScreen: View {
  @Environment(\.look) private var look
  var isConfirming = false

  private var payees: [Payee] {
    var payees = look.hasThirdPayee ? Payee.all : Payee.all.filter { $0.id != "mill" }
    if look.payeeSort == "latest" {
      payees = [payees[2 % payees.count]] + payees.filter { $0 != payees[2 % payees.count] }
    }
    return payees
  }

  var body: some View {
    NavigationStack {
      List {
        Section {
          Button(look.newTransferTitle) {}
            .buttonStyle(
              NewTransferStyle(isBordered: look.newTransferIsBordered, radius: look.newTransferRadius)
            )
            .accessibilityIdentifier("transfers.new")
        }
        .listRowInsets(EdgeInsets())
        .listRowBackground(Color.clear)
        Section {
          ForEach(payees) { PayeeRow(payee: $0) }
        } header: {
          Text(look.payeesHeader)
        } footer: {
          Text(look.payeesFooter)
        }
        Section("Scheduled") {
          LabeledContent("Next payment", value: "1 December")
          LabeledContent("Standing orders", value: "2")
        }
      }
      .navigationTitle("Transfers")
      .searchable(text: .constant(""), prompt: look.searchPrompt)
      .overlay {
        if isConfirming { Color.black.opacity(look.scrimOpacity).ignoresSafeArea().allowsHitTesting(false) }
      }
    }
    .sheet(isPresented: .constant(isConfirming)) {
      ConfirmSheet().presentationDetents(look.sheetIsLarge ? [.large] : [.height(440)])
        .presentationDragIndicator(
          .visible)
    }
  }
}

/// The button above the payees, filled or with a border.
private struct NewTransferStyle: ButtonStyle {
  @Environment(\.look) private var look
  let isBordered: Bool
  let radius: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(isBordered ? look.brand : .white)
      .frame(maxWidth: .infinity, minHeight: 50)
      .background(isBordered ? Color.clear : look.brand, in: RoundedRectangle(cornerRadius: radius))
      .overlay {
        if isBordered { RoundedRectangle(cornerRadius: radius).stroke(look.brand, lineWidth: 1.5) }
      }
  }
}
