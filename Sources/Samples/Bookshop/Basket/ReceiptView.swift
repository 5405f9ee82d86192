import BookshopCatalogue
import SwiftUI

/// The confirmation of an order.
struct ReceiptView: View {
  let receipt: Receipt
  @Binding var path: [Route]

  @Environment(\.paper) private var paper

  var body: some View {
    VStack(spacing: 14) {
      Image(systemName: "checkmark.circle.fill").font(.system(size: 52)).foregroundStyle(.tint)
        .accessibilityHidden(true)
      Text("Thank you, \(receipt.name)").font(.title2).bold().accessibilityIdentifier("receipt.thanks")
      Text("Order \(String(receipt.number))").accessibilityIdentifier("receipt.number")
      Text("\(books(receipt.count)), \(Money.text(receipt.total))").accessibilityIdentifier("receipt.total")
      Text(receipt.delivery.rawValue + (receipt.day.map { " on \($0)" } ?? "")).foregroundStyle(.secondary)
        .accessibilityIdentifier("receipt.delivery")
      Button("Back to the Books") { path = [] }
        .buttonStyle(.borderedProminent)
        .accessibilityIdentifier("receipt.done")
      Spacer()
    }
    .padding(.top, 64)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(paper)
    .navigationTitle("Receipt")
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden(true)
  }
}
