import AppVariants
import SwiftUI

/// The shelf of recipes.
struct RecipesScreen: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var isEditing: Bool

  private var recipes: CookbookLook.Recipes { look.recipes }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 16) {
        tags
        Text(recipes.header)
          .font(recipes.headerFont.font)
          .frame(maxWidth: .infinity, alignment: recipes.headerSide.frame)
        grid
      }
      .padding(.horizontal, recipes.sideInset)
      .padding(.bottom, 20)
    }
    .background(palette.cream)
    .searchable(
      text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: Text(recipes.prompt)
    )
    .navigationTitle(recipes.title)
    .navigationBarTitleDisplayMode(recipes.titleIsLarge ? .large : .inline)
    .toolbar {
      ToolbarItem(placement: .topBarLeading) { Button("Sort", systemImage: recipes.sort) {} }
      ToolbarItem(placement: .topBarTrailing) {
        if recipes.plusIsShown { Button("Add", systemImage: recipes.plus) {} }
      }
    }
    .sheet(isPresented: .constant(isEditing)) { EditSheet() }
  }

  private var tags: some View {
    TagLayout(gap: recipes.tagGap, lineGap: recipes.lineGap) {
      ForEach(Array(tagNames.enumerated()), id: \.element) { index, name in
        Text(name)
          .font(.footnote.weight(.medium))
          .foregroundStyle(index == recipes.chosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
          .padding(.horizontal, 12)
          .padding(.vertical, 6)
          .background(index == recipes.chosen ? palette.herb : palette.plate, in: .capsule)
      }
    }
  }

  private var tagNames: [String] {
    var names = ["All", recipes.tag, "Quick", "Baking"]
    if recipes.hasGluten { names.append("Without gluten") }
    names += ["Kids", "For guests"]
    if recipes.tagsAreReordered { names.swapAt(2, 3) }
    return names
  }

  private var grid: some View {
    LazyVGrid(
      columns: Array(repeating: GridItem(.flexible(), spacing: recipes.gap), count: recipes.columns),
      spacing: recipes.gap
    ) {
      ForEach(cards) { RecipeCard(recipe: $0) }
    }
  }

  private var cards: [ShelfRecipe] {
    var cards = [
      ShelfRecipe(
        name: recipes.name, time: recipes.time, icon: recipes.icon, top: recipes.top, bottom: 0xC8553D,
        stars: recipes.stars, isNew: true),
      ShelfRecipe(
        name: "Focaccia", time: "3 h", icon: "oven.fill", top: 0xE0C097, bottom: 0x8D6B48, stars: 5,
        isLoved: true),
      ShelfRecipe(
        name: "Miso aubergine", time: "45 min", icon: "flame.fill", top: 0x9D7FC1, bottom: 0x4B2E6F, stars: 3),
    ]
    if recipes.hasTart {
      cards.append(
        ShelfRecipe(
          name: "Lemon tart", time: "1 h 20", icon: "sun.max.fill", top: 0xFFE066, bottom: 0xE09F3E, stars: 4)
      )
    }
    cards.append(
      ShelfRecipe(
        name: "Green shakshuka", time: "25 min", icon: "frying.pan.fill", top: 0x95C08D, bottom: 0x35623A,
        stars: 5))
    if recipes.hasRamen {
      cards.append(
        ShelfRecipe(
          name: "Ramen", time: "2 h", icon: "mug.fill", top: 0xB7C4D6, bottom: 0x3D5A80, stars: 4))
    }
    if recipes.isReordered { cards.swapAt(0, 1) }
    return cards
  }
}

/// A recipe on the shelf.
private struct ShelfRecipe: Identifiable {
  var name: String
  var time: String
  var icon: String
  var top: Int
  var bottom: Int
  var stars: Int
  var isNew = false
  var isLoved = false

  var id: String { name }
}

/// The card of a recipe.
private struct RecipeCard: View {
  @Environment(\.look) private var look
  @Environment(\.palette) private var palette
  var recipe: ShelfRecipe

  private var recipes: CookbookLook.Recipes { look.recipes }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Dish(name: recipe.name, icon: recipe.icon, top: recipe.top, bottom: recipe.bottom)
        .frame(height: recipes.height)
        .grayscale(recipe.isNew ? recipes.grayscale : 0)
        .opacity(recipe.isNew ? recipes.fadeOpacity : 1)
        .overlay(alignment: .topTrailing) { marks }
      VStack(alignment: .leading, spacing: 6) {
        Text(recipe.name)
          .font(recipes.nameFont.font)
          .fontWeight(recipes.nameWeight.weight)
          .lineLimit(recipes.nameLines)
        HStack {
          Rating(stars: recipe.stars, size: 12)
          Spacer()
          if recipes.timesAreShown { Text(recipe.time).font(.caption).foregroundStyle(.secondary) }
        }
      }
      .padding(recipes.padding)
    }
    .background(palette.plate)
    .clipShape(.rect(cornerRadius: recipes.radius, style: .continuous))
    .overlay {
      RoundedRectangle(cornerRadius: recipes.radius, style: .continuous)
        .strokeBorder(palette.herb, lineWidth: recipes.border)
    }
    .shadow(color: .black.opacity(0.3), radius: recipes.shadow, y: recipes.shadow / 2)
  }

  @ViewBuilder private var marks: some View {
    if recipe.isNew, recipes.newIsShown {
      Text(recipes.new)
        .font(.caption.bold())
        .foregroundStyle(.black)
        .padding(.horizontal, 8)
        .padding(.vertical, 3)
        .background(.white, in: .rect(cornerRadius: recipes.newRadius))
        .padding(8)
    }
    if recipe.isLoved {
      Image(systemName: recipes.heart)
        .foregroundStyle(Color(hex: recipes.heartColor))
        .padding(10)
        .accessibilityLabel("Loved")
    }
  }
}
