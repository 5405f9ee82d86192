import BookshopCatalogue
import SwiftUI

/// One book with its summary.
struct BookView: View {
  let shop: Shop
  let book: Book
  @Binding var path: [Route]

  @State private var isRemoving = false
  @Environment(\.paper) private var paper

  private var quantity: Int { shop.quantity(of: book) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        HStack(alignment: .top, spacing: 18) {
          CoverView(title: book.title, hue: book.hue, width: 112)
          VStack(alignment: .leading, spacing: 6) {
            Text(book.title).font(.title2).bold().accessibilityIdentifier("details.title")
            Text(book.author).font(.headline).foregroundStyle(.secondary)
              .accessibilityIdentifier("details.author")
            Text(book.priceText).font(.title3).accessibilityIdentifier("details.price")
          }
        }
        Text(book.summary).lineSpacing(4).accessibilityIdentifier("details.summary")
        StarRating(rating: Binding(get: { shop.ratings[book.id] ?? 0 }, set: { shop.ratings[book.id] = $0 }))
        Button {
          shop.set(book, to: quantity + 1)
        } label: {
          Text("Add to Basket").frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .disabled(quantity >= OrderLine.mostCopies)
        .accessibilityIdentifier("details.add")
        if quantity > 0 {
          HStack {
            Text("\(quantity) in your basket").foregroundStyle(.secondary)
              .accessibilityIdentifier("details.quantity")
            Spacer()
            Button("Remove", role: .destructive) { isRemoving = true }
              .accessibilityIdentifier("details.remove")
          }
        }
      }
      .padding(20)
    }
    .background(paper)
    .navigationTitle("Book")
    .navigationBarTitleDisplayMode(.inline)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { BasketButton(shop: shop, path: $path) }
    }
    .alert("Remove “\(book.title)” from your basket?", isPresented: $isRemoving) {
      Button("Cancel", role: .cancel) {}
      Button("OK", role: .destructive) { shop.set(book, to: 0) }
    }
  }
}

/// Five stars, of which the reader chooses as many as she likes.
struct StarRating: View {
  @Binding var rating: Int

  var body: some View {
    HStack(spacing: 6) {
      ForEach(1...5, id: \.self) { number in
        Button {
          rating = number
        } label: {
          Image(systemName: number <= rating ? "star.fill" : "star").font(.title2)
            .frame(width: 44, height: 44)
        }
        .buttonStyle(.plain)
        .foregroundStyle(.tint)
        .accessibilityLabel(number == 1 ? "1 star" : "\(number) stars")
        .accessibilityAddTraits(number == rating ? .isSelected : [])
        .accessibilityIdentifier("rating.\(number)")
      }
      Spacer(minLength: 0)
      Text(rating == 0 ? "Not rated" : "\(rating) of 5").font(.subheadline).foregroundStyle(.secondary)
        .accessibilityIdentifier("rating.value")
    }
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("rating")
  }
}
