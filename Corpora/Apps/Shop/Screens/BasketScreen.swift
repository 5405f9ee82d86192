import AppVariants
import SwiftUI

/// What is going to be bought.
struct BasketScreen: View {
  @Environment(\.look) private var look

  private var products: [Product] {
    var products = [Product.all[0], Product.all[1], Product.all[3]]
    if look.basketOrderIsChanged { products.swapAt(0, 1) }
    return look.hasLinenTowel ? products : products.filter { $0.id != "towel" }
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          VStack(spacing: 12) {
            ForEach(products) { product in
              row(product)
              if look.dividersAreShown && product != products.last { Divider() }
            }
          }
          .padding(look.basketCardPadding)
          .background(look.shelf, in: RoundedRectangle(cornerRadius: 16))
          TextField(look.couponPlaceholder, text: .constant(""))
            .padding(12)
            .overlay { RoundedRectangle(cornerRadius: 10).stroke(.secondary, lineWidth: look.couponBorder) }
            .accessibilityIdentifier("basket.coupon")
          sums
          Button(look.checkoutTitle) {}
            .buttonStyle(WideButtonStyle())
            .disabled(look.checkoutIsDisabled)
            .accessibilityIdentifier("basket.checkout")
        }
        .padding(16)
      }
      .background(look.paper)
      .navigationTitle("Basket")
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  private func row(_ product: Product) -> some View {
    HStack(spacing: look.basketRowSpacing) {
      Thumbnail(product: product, size: look.basketThumb)
      VStack(alignment: .leading, spacing: 4) {
        Text(product.name).fontWeight(.medium)
        Text("Quantity \(product.id == "pan" ? look.firstQuantity : 1)").font(.footnote).foregroundStyle(
          .secondary)
      }
      Spacer()
      Text(look.price(product.cents)).font(.subheadline)
    }
    .accessibilityIdentifier("basket.row.\(product.id)")
  }

  private var sums: some View {
    VStack(spacing: 8) {
      HStack {
        Text("You save")
        Spacer()
        Text(look.price(1_780))
      }
      .font(.subheadline)
      .foregroundStyle(Color(hex: look.savingsColor))
      HStack {
        Text("Total").font(.headline)
        Spacer()
        Text(look.price(14_840)).font(.system(size: look.totalSize, weight: .bold))
      }
    }
  }
}
