import BookshopCatalogue
import SwiftUI

/// The books that the reader wants.
struct BasketView: View {
  let shop: Shop
  @Binding var path: [Route]

  var body: some View {
    List {
      ForEach(shop.basket) { line in
        BasketRow(shop: shop, line: line).accessibilityIdentifier("basket.row")
      }
      if shop.basket.isEmpty {
        Text("Your basket is empty.").foregroundStyle(.secondary).accessibilityIdentifier("basket.empty")
      } else {
        HStack {
          Text("Total").bold()
          Spacer()
          Text(Money.text(Receipt.total(of: shop.lines))).bold().monospacedDigit()
            .accessibilityIdentifier("basket.total")
        }
        Button("Order…") { path.append(.order) }.accessibilityIdentifier("basket.order")
      }
    }
    .navigationTitle("Basket")
    .navigationBarTitleDisplayMode(.inline)
  }
}

/// One book in the basket, with its number of copies.
struct BasketRow: View {
  let shop: Shop
  let line: BasketLine

  var body: some View {
    HStack(spacing: 12) {
      CoverView(title: line.book.title, hue: line.book.hue, width: 34)
      VStack(alignment: .leading, spacing: 2) {
        Text(line.book.title).font(.subheadline).bold().accessibilityIdentifier("basket.title")
        Text(Money.text(line.book.price * line.quantity)).font(.footnote).foregroundStyle(.secondary)
          .accessibilityIdentifier("basket.price")
      }
      Spacer(minLength: 4)
      change("Fewer", "minus.circle", by: -1).accessibilityIdentifier("basket.less")
      Text("\(line.quantity)").monospacedDigit().accessibilityIdentifier("basket.quantity")
      change("More", "plus.circle", by: 1).disabled(line.quantity >= OrderLine.mostCopies)
        .accessibilityIdentifier("basket.more")
    }
  }

  private func change(_ name: String, _ symbol: String, by number: Int) -> some View {
    Button {
      shop.set(line.book, to: line.quantity + number)
    } label: {
      Image(systemName: symbol).font(.title3).frame(width: 44, height: 44)
    }
    .buttonStyle(.borderless)
    .accessibilityLabel(name)
  }
}
