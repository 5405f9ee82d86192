import SwiftUI

/// All dishes, by name.
struct CatalogueView: View {
  let store: CatalogueStore
  let shopping: ShoppingStore

  @Environment(\.recipeServer) private var server

  var body: some View {
    NavigationStack {
      List {
        if store.hasFailed {
          Text("The catalogue cannot be reached. Pull to try again.").foregroundStyle(.secondary)
            .accessibilityIdentifier("catalogue.problem")
        }
        if store.edition > 0 {
          FeaturedView(dishes: store.featured).frame(height: 172)
            .accessibilityIdentifier("catalogue.featured")
          Text(verbatim: "\(store.count) dishes · edition \(store.edition)").font(.footnote).foregroundStyle(
            .secondary
          )
          .accessibilityIdentifier("catalogue.edition")
        }
        ForEach(store.sections) { section in
          Section(section.letter) {
            ForEach(section.dishes) { dish in
              NavigationLink {
                DishView(dish: dish, shopping: shopping)
              } label: {
                DishRow(dish: dish)
              }
              .accessibilityIdentifier("dish.row")
            }
          }
        }
      }
      .listStyle(.plain)
      .accessibilityIdentifier("catalogue.list")
      .refreshable { store.fetch(from: server) }
      .navigationTitle("Catalogue")
    }
    .onAppear { if store.edition == 0 { store.fetch(from: server) } }
  }
}

/// One dish in the list.
struct DishRow: View {
  let dish: Dish

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(dish.name).accessibilityIdentifier("dish.name")
      Text("\(dish.origin) · \(dish.minutes) min").font(.footnote).foregroundStyle(.secondary)
        .accessibilityIdentifier("dish.facts")
    }
  }
}

/// The dishes that are shown first, one a page.
struct FeaturedView: View {
  let dishes: [Dish]

  var body: some View {
    TabView {
      ForEach(dishes) { dish in
        ZStack(alignment: .bottomLeading) {
          LinearGradient(colors: colors(of: dish), startPoint: .topLeading, endPoint: .bottomTrailing)
          VStack(alignment: .leading, spacing: 4) {
            Text(dish.name).font(.title3).bold().accessibilityIdentifier("featured.name")
            Text(dish.origin).font(.subheadline)
          }
          .foregroundStyle(.white)
          .padding(20)
          .padding(.bottom, 18)
        }
        .clipShape(RoundedRectangle(cornerRadius: 18))
      }
    }
    .tabViewStyle(.page)
  }

  private func colors(of dish: Dish) -> [Color] {
    let palettes: [(UInt32, UInt32)] = [
      (0xC2541D, 0xE9A13B), (0x3E7A3A, 0xA9C256), (0x7A3A78, 0xD67F9F), (0x2F6F8F, 0x7CC4C0),
      (0x8A5A33, 0xD9A86C),
    ]
    let index = dishes.firstIndex(of: dish) ?? 0
    let (from, to) = palettes[index % palettes.count]
    return [Color(hex: from), Color(hex: to)]
  }
}
