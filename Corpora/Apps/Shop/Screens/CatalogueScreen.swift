import AppVariants
import SwiftUI

/// All products.
struct CatalogueScreen: View {
  @Environment(\.look) private var look

  private var products: [Product] {
    var products = Product.all
    if !look.hasKettle { products.removeAll { $0.id == "kettle" } }
    if look.hasNewArrival { products.insert(.arrival, at: 0) }
    return look.sortIsByPrice ? products.sorted { $0.cents < $1.cents } : products
  }

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 14) {
          if look.bannerIsShown {
            Text(look.bannerText)
              .font(.footnote)
              .frame(maxWidth: .infinity)
              .padding(8)
              .background(look.kitchen.opacity(0.14), in: RoundedRectangle(cornerRadius: 8))
          }
          chips
          LazyVGrid(
            columns: Array(
              repeating: GridItem(.flexible(), spacing: look.gridSpacing), count: look.gridColumns),
            spacing: look.gridSpacing
          ) {
            ForEach(products) { ProductTile(product: $0) }
          }
        }
        .padding(16)
      }
      .background(look.paper)
      .navigationTitle(look.shopTitle)
      .navigationBarTitleDisplayMode(look.titleIsLarge ? .large : .inline)
      .toolbar {
        if look.hasFilterItem {
          ToolbarItem(placement: .topBarTrailing) {
            Button("Filter", systemImage: "line.3.horizontal.decrease") {}
          }
        }
      }
    }
  }

  private var chips: some View {
    HStack(spacing: 8) {
      ForEach(Array(["All", "Cooking", "Table", "Linen"].enumerated()), id: \.offset) { number, name in
        Text(name)
          .font(.footnote)
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .foregroundStyle(number == look.chipSelection ? Color.white : look.ink)
          .background(number == look.chipSelection ? look.kitchen : look.shelf, in: Capsule())
      }
      Spacer()
    }
  }
}
