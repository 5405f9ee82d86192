import AppVariants
import SwiftUI

/// What was paid or got.
struct Movement: Identifiable, Hashable {
  let id: String
  let merchant: String
  let detail: String
  let icon: String
  let pence: Int

  static let all = [
    Movement(id: "market", merchant: "Green Street Market", detail: "Groceries", icon: "cart", pence: -4_260),
    Movement(id: "salary", merchant: "Harbour Studio", detail: "Salary", icon: "briefcase", pence: 284_000),
    Movement(
      id: "coffee", merchant: "Corner Coffee", detail: "Eating out", icon: "cup.and.saucer", pence: -390),
    Movement(id: "train", merchant: "Northern Rail", detail: "Travel", icon: "tram", pence: -2_815),
    Movement(id: "books", merchant: "Paper & Ink", detail: "Books and gifts", icon: "book", pence: -1_799),
    Movement(
      id: "rent", merchant: "Mill Lane Lettings", detail: "Standing order", icon: "house", pence: -112_500),
  ]
  static let refund = Movement(
    id: "refund", merchant: "Refund from Fernhill", detail: "Returned lamp", icon: "arrow.uturn.left",
    pence: 3_450)
}

/// A movement in a list of them.
struct TransferRow: View {
  @Environment(\.look) private var look
  let movement: Movement

  private var amount: Text {
    let pounds = Decimal(movement.pence) / 100
    let style = Decimal.FormatStyle.Currency(code: "GBP", locale: Locale(identifier: look.locale))
    return Text(pounds.formatted(look.amountIsRounded ? style.precision(.fractionLength(0)) : style))
  }

  var body: some View {
    HStack(spacing: look.transferRowSpacing) {
      Image(systemName: movement.icon)
        .foregroundStyle(look.brand)
        .frame(width: 40, height: 40)
        .background(look.brand.opacity(0.1), in: RoundedRectangle(cornerRadius: look.avatarRadius))
      VStack(alignment: .leading, spacing: 2) {
        Text(movement.id == "market" ? look.firstMerchant : movement.merchant)
          .fontWeight(look.merchantWeight.weight)
          .lineLimit(1)
        Text(movement.detail).font(.footnote).foregroundStyle(.secondary)
      }
      Spacer()
      amount
        .monospacedDigit()
        .foregroundStyle(movement.pence < 0 ? Color.primary : look.positive)
    }
    .padding(.vertical, look.transferRowPadding)
    .accessibilityIdentifier("transfer.row.\(movement.id)")
  }
}
