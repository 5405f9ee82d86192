import SwiftUI

/// The first page: all recipes.
struct RecipeListView: View {
  let store: RecipeStore
  let shopping: ShoppingStore
  let preferences: Preferences

  @Environment(\.recipeServer) private var server
  @State private var recipeToDelete: Recipe?

  private var ordered: [Recipe] {
    switch preferences.order {
    case .grandma: store.recipes
    case .name: store.recipes.sorted { $0.name < $1.name }
    case .time: store.recipes.sorted { ($0.minutes, $0.name) < ($1.minutes, $1.name) }
    }
  }

  var body: some View {
    @Bindable var store = store
    NavigationStack {
      List(ordered) { recipe in
        NavigationLink {
          RecipeDetailView(store: store, shopping: shopping, recipe: recipe)
        } label: {
          RecipeRow(recipe: recipe, showsFacts: preferences.showsFacts)
        }
        .accessibilityIdentifier("recipe.row")
        .swipeActions {
          Button("Delete", role: .destructive) { recipeToDelete = recipe }
        }
      }
      .navigationTitle("Grandma's Recipes")
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Button {
            store.update(from: server, isAskedFor: true)
          } label: {
            Image(systemName: "arrow.clockwise")
          }
          .accessibilityLabel("Refresh")
          .accessibilityIdentifier("recipes.refresh")
        }
      }
    }
    .overlay {
      if store.isUpdating { UpdatingView() }
    }
    .alert(
      "Delete Recipe",
      isPresented: Binding(get: { recipeToDelete != nil }, set: { if !$0 { recipeToDelete = nil } })
    ) {
      Button("Cancel", role: .cancel) {}
      Button("Delete", role: .destructive) {
        if let recipeToDelete { store.delete(recipeToDelete.id) }
      }
    } message: {
      Text("Are you sure you want to delete this recipe?")
    }
    .alert("Could Not Update Recipes", isPresented: $store.hasFailed) {
      Button("Cancel", role: .cancel) {}
      Button("Retry") { store.update(from: server, isAskedFor: true) }
    } message: {
      Text("Grandma's server does not answer. The recipes on this device may be old.")
    }
    .onAppear { store.update(from: server, isAskedFor: false) }
  }
}

/// One line of the list: a picture, a name, and the effort.
struct RecipeRow: View {
  let recipe: Recipe
  let showsFacts: Bool

  @Environment(\.launchSettings) private var launchSettings

  /// Points above and below; a demonstration plants another number here.
  private var padding: CGFloat {
    CGFloat(Double(launchSettings["RECIPES_ROW_PADDING"] ?? "") ?? 0)
  }

  var body: some View {
    HStack(spacing: 14) {
      DishPictures.image(of: recipe).resizable().scaledToFill()
        .frame(width: 56, height: 56).clipShape(RoundedRectangle(cornerRadius: 12))
      VStack(alignment: .leading, spacing: 3) {
        Text(recipe.name).font(.headline).accessibilityIdentifier("recipe.name")
        if showsFacts {
          Text("\(recipe.minutes) min · serves \(recipe.servings)").accessibilityIdentifier("recipe.facts")
            .font(.subheadline).foregroundStyle(.secondary)
        }
      }
    }
    .padding(.vertical, padding)
  }
}

/// The indicator of an update that is under way.
struct UpdatingView: View {
  @Environment(\.card) private var card

  var body: some View {
    ZStack {
      Color.black.opacity(0.25).onTapGesture {}
      VStack(spacing: 14) {
        ProgressView("Updating recipes").labelsHidden()
        Text("Updating recipes…").font(.subheadline)
      }
      .padding(24)
      .background(card, in: RoundedRectangle(cornerRadius: 16))
    }
  }
}
