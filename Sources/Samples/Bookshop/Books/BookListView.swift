import BookshopCatalogue
import SwiftUI

/// All books; more come when the last one is reached.
struct BookListView: View {
  let shop: Shop
  @Binding var path: [Route]

  @State private var model = BookListModel()
  @State private var query = ""

  var body: some View {
    List {
      if let total = model.total {
        Text(total == 0 ? "No books found." : books(total)).font(.footnote).foregroundStyle(.secondary)
          .accessibilityIdentifier("books.count")
      }
      ForEach(model.books) { book in
        NavigationLink(value: Route.book(book)) { BookRow(book: book) }
          .accessibilityIdentifier("book.row")
      }
      if let problem = model.problem {
        VStack(alignment: .leading, spacing: 8) {
          Text(problem).foregroundStyle(.secondary).accessibilityIdentifier("books.problem")
          Button("Try Again") { model.loadMore(from: shop.server) }.accessibilityIdentifier("books.retry")
        }
      } else if model.hasMore {
        ProgressView().frame(maxWidth: .infinity)
          .id(model.books.count)
          .onAppear { model.loadMore(from: shop.server) }
          .listRowSeparator(.hidden)
          .accessibilityLabel("Loading")
          .accessibilityIdentifier("books.loading")
      }
    }
    .listStyle(.plain)
    .accessibilityIdentifier("books.list")
    .navigationTitle("Books")
    .searchable(
      text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Title or author"
    )
    .onChange(of: query) { model.search(query, at: shop.server) }
    .toolbar {
      ToolbarItem(placement: .topBarLeading) {
        Button("Sign Out") { shop.signOut() }.accessibilityIdentifier("books.signOut")
      }
      ToolbarItem(placement: .topBarTrailing) { BasketButton(shop: shop, path: $path) }
    }
  }
}

/// One book in the list.
struct BookRow: View {
  let book: Book

  var body: some View {
    HStack(spacing: 14) {
      CoverView(title: book.title, hue: book.hue, width: 42)
      VStack(alignment: .leading, spacing: 3) {
        Text(book.title).font(.headline).accessibilityIdentifier("book.title")
        Text(book.author).font(.subheadline).foregroundStyle(.secondary)
          .accessibilityIdentifier("book.author")
      }
      Spacer(minLength: 4)
      Text(book.priceText).font(.subheadline).monospacedDigit().accessibilityIdentifier("book.price")
    }
  }
}

/// The way to the basket, with the number of books in it.
struct BasketButton: View {
  let shop: Shop
  @Binding var path: [Route]

  var body: some View {
    Button {
      path.append(.basket)
    } label: {
      HStack(spacing: 4) {
        Image(systemName: "cart")
        if shop.count > 0 { Text("\(shop.count)").font(.subheadline).bold() }
      }
    }
    .accessibilityLabel("Basket, \(books(shop.count))")
    .accessibilityIdentifier("basket.open")
  }
}
