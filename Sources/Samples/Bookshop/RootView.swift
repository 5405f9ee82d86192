import BookshopCatalogue
import SwiftUI

/// The pages that lie above the list of books.
enum Route: Hashable {
  case book(Book)
  case basket
  case order
  case receipt(Receipt)
}

/// The sign-in, or the shop for a reader who has signed in.
struct RootView: View {
  let shop: Shop

  @State private var path: [Route] = []
  @Environment(\.copper) private var copper

  var body: some View {
    Group {
      if shop.reader == nil {
        SignInView(shop: shop)
      } else {
        NavigationStack(path: $path) {
          BookListView(shop: shop, path: $path)
            .navigationDestination(for: Route.self) { route in
              switch route {
              case .book(let book): BookView(shop: shop, book: book, path: $path)
              case .basket: BasketView(shop: shop, path: $path)
              case .order: OrderView(shop: shop, path: $path)
              case .receipt(let receipt): ReceiptView(receipt: receipt, path: $path)
              }
            }
        }
      }
    }
    .tint(copper)
    .onChange(of: shop.reader) { path = [] }
  }
}
