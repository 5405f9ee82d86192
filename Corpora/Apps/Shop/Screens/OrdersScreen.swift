import AppVariants
import SwiftUI

/// What was bought, and where it is.
struct OrdersScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: look.orderGap) {
          order("A-20417", look.orderStatus, Product.all[2], steps: look.orderSteps)
          if look.hasSecondOrder { order("A-19980", "Delivered", Product.all[4], steps: 3) }
          order("A-19544", "Delivered", Product.all[5], steps: 3)
        }
        .padding(16)
      }
      .background(look.paper)
      .navigationTitle("Orders")
    }
  }

  private func order(_ number: String, _ status: String, _ product: Product, steps: Int) -> some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(spacing: 12) {
        Thumbnail(product: product, size: 48).blendMode(look.thumbBlend ? .multiply : .normal)
        VStack(alignment: .leading, spacing: 2) {
          Text(product.name).fontWeight(.semibold)
          Text("Order \(number)")
            .font(.caption)
            .kerning(look.orderKerning)
            .textCase(look.orderIsUppercased ? .uppercase : nil)
            .foregroundStyle(.secondary)
        }
        Spacer()
        Text(status).font(.footnote).fontWeight(.semibold)
          .foregroundStyle(steps < 3 ? Color(hex: look.orderStatusColor) : .secondary)
      }
      HStack(spacing: 4) {
        ForEach(0..<3) { step in
          Capsule().fill(step < steps ? look.kitchen : .gray.opacity(0.3)).frame(height: look.stepWidth)
        }
      }
      .overlay(alignment: .leading) {
        if steps < 3 {
          Image(systemName: "shippingbox.fill").foregroundStyle(look.kitchen).offset(
            x: 150, y: look.truckOffset
          )
          .accessibilityLabel("Lorry")
        }
      }
    }
    .padding(14)
    .background(look.shelf, in: RoundedRectangle(cornerRadius: look.orderCardRadius))
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("order.\(number)")
  }
}
