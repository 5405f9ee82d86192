import SwiftUI

/// One dish.
struct DishView: View {
  let dish: Dish
  let shopping: ShoppingStore

  @Environment(\.ground) private var ground

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        Text(dish.name).font(.title2).bold().accessibilityIdentifier("dish.title")
        HStack(spacing: 18) {
          Fact(symbol: "clock", text: "\(dish.minutes) min")
          Text(dish.origin).font(.subheadline).foregroundStyle(.secondary)
            .accessibilityIdentifier("dish.origin")
          Spacer()
        }
        Button(isOnList ? "On Your List" : "Add to Shopping List") { shopping.add(dish.name) }
          .buttonStyle(.borderedProminent)
          .disabled(isOnList)
          .accessibilityIdentifier("dish.add")
      }
      .padding(16)
    }
    .background(ground)
    .navigationTitle(dish.origin)
    .navigationBarTitleDisplayMode(.inline)
  }

  private var isOnList: Bool { shopping.contains(dish.name) }
}
