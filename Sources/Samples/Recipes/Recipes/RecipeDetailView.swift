import SwiftUI

/// One recipe, from its picture to its last step.
struct RecipeDetailView: View {
  let store: RecipeStore
  let shopping: ShoppingStore
  let recipe: Recipe

  @Environment(\.recipeServer) private var server
  @Environment(\.photoAlbum) private var album
  @Environment(\.launchSettings) private var launchSettings
  @Environment(\.kitchen) private var kitchen
  @Environment(\.ground) private var ground

  /// The title of the button; a demonstration plants another one here.
  private var addPhotoTitle: String { launchSettings["RECIPES_ADD_PHOTO_TITLE"] ?? "Add Photo" }

  /// The recipe as it is now: an update may have come since the page was opened.
  private var current: Recipe { store.recipes.first { $0.id == recipe.id } ?? recipe }

  /// Whether all that goes in is on the shopping list.
  private var isOnList: Bool { current.ingredients.allSatisfy(shopping.contains) }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 20) {
        DishPictures.image(of: recipe, label: Text(recipe.name)).resizable().aspectRatio(
          4 / 3, contentMode: .fill
        )
        .frame(height: 230).clipShape(RoundedRectangle(cornerRadius: 20))
        .accessibilityIdentifier("\(recipe.name) Image")
        HStack(spacing: 18) {
          Fact(symbol: "clock", text: "\(current.minutes) min")
          Fact(symbol: "person.2", text: "Serves \(current.servings)")
          Spacer()
          if let rating = store.ratings[recipe.id] {
            Text("★ \(Self.text(of: rating))").font(.subheadline).bold().foregroundStyle(kitchen)
              .accessibilityLabel("\(Self.text(of: rating)) of 5 stars")
              .accessibilityIdentifier("recipe.rating")
          }
        }
        Part(title: "Ingredients", text: current.ingredientsText)
        Button(isOnList ? "On Your List" : "Add Ingredients to Shopping List") {
          for ingredient in current.ingredients { shopping.add(ingredient) }
        }
        .disabled(isOnList)
        .accessibilityIdentifier("recipe.shop")
        Part(title: "Instructions", text: current.instructionsText)
        NoteField(store: store, recipe: recipe)
        photo
      }
      .padding(.horizontal, 16)
      .padding(.vertical, 16)
    }
    .background(ground)
    .navigationTitle(recipe.name)
    .onAppear { store.rate(recipe.id, by: server) }
  }

  private static func text(of rating: Double) -> String {
    let tenths = Int((rating * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  @ViewBuilder private var photo: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let photo = store.photos[recipe.id] {
        photo.resizable().aspectRatio(4 / 3, contentMode: .fit)
          .clipShape(RoundedRectangle(cornerRadius: 20))
          .accessibilityIdentifier("recipe.photo")
      }
      if store.isPhotoAccessDenied {
        Text("Recipes may not see your photos. You can allow it in Settings.")
          .font(.footnote).foregroundStyle(.secondary)
          .accessibilityIdentifier("recipe.photoProblem")
      }
      Button {
        store.addPhoto(to: recipe.id, from: album)
      } label: {
        HStack(spacing: 8) {
          Image(systemName: "photo").accessibilityHidden(true)
          Text(addPhotoTitle).font(.headline)
        }
      }
      .buttonStyle(.borderedProminent)
      .accessibilityIdentifier("recipe.addPhoto")
    }
  }
}

/// A symbol and a few words.
struct Fact: View {
  let symbol: String
  let text: String

  @Environment(\.kitchen) private var kitchen

  var body: some View {
    HStack(spacing: 6) {
      Image(systemName: symbol).font(.subheadline).foregroundStyle(kitchen).accessibilityHidden(true)
      Text(text).font(.subheadline).foregroundStyle(.secondary)
    }
  }
}

/// A head and a text below it, on a card.
struct Part: View {
  let title: String
  let text: String

  @Environment(\.card) private var card

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(title).font(.title3).bold()
        .accessibilityIdentifier("\(title) Title")
      TextEditor(text: .constant(text))
        .accessibilityIdentifier("\(title) Content")
        .padding(14)
        .background(card, in: RoundedRectangle(cornerRadius: 14))
    }
  }
}

struct NoteField: View {
  let store: RecipeStore
  let recipe: Recipe

  @Environment(\.card) private var card

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Your Note").font(.title3).bold()
      TextField(
        "Less sugar next time…",
        text: Binding(get: { store.notes[recipe.id] ?? "" }, set: { store.notes[recipe.id] = $0 })
      )
      .accessibilityIdentifier("recipe.note")
      .padding(14)
      .background(card, in: RoundedRectangle(cornerRadius: 14))
    }
  }
}
