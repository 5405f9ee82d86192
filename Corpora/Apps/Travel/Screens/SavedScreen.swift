import AppVariants
import SwiftUI

/// What is kept for later.
struct SavedScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(alignment: .leading, spacing: 12) {
          Text(look.saved.count).font(.subheadline).foregroundStyle(.secondary)
          LazyVGrid(
            columns: Array(
              repeating: GridItem(.flexible(), spacing: look.saved.gap), count: look.saved.columns),
            spacing: look.saved.gap
          ) {
            ForEach(places, id: \.0) { name, photo in SavedTile(name: name, photo: photo) }
          }
        }
        .padding(16)
      }
      .background(look.sand)
      .navigationTitle(look.saved.title)
      .navigationBarTitleDisplayMode(.inline)
      .searchable(text: .constant(""), prompt: look.saved.prompt)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("New folder", systemImage: look.saved.folder) {} }
      }
    }
  }

  private var places: [(String, String)] {
    var places = [
      ("Lisbon", "lisbon"), ("Kyoto", "kyoto"), ("Banff", "banff"), ("Marrakesh", look.saved.fourth),
      ("Oslo", "oslo"),
    ]
    if look.saved.hasTulum { places.append(("Tulum", "tulum")) }
    if look.saved.firstTwoAreSwapped { places.swapAt(0, 1) }
    return places
  }
}

/// A saved place.
private struct SavedTile: View {
  @Environment(\.look) private var look
  let name: String
  let photo: String

  var body: some View {
    Photo(name: photo)
      .opacity(name == "Oslo" ? look.saved.dim : 1)
      .blendMode(look.saved.isMultiplied ? .multiply : .normal)
      .aspectRatio(1, contentMode: .fit)
      .overlay(alignment: .bottom) {
        LinearGradient(
          colors: [.clear, .black.opacity(look.saved.shade)], startPoint: .top, endPoint: .bottom
        )
        .frame(height: 60)
      }
      .overlay(alignment: .bottom) {
        Text(name)
          .font(.system(size: look.saved.labelSize, weight: .semibold))
          .foregroundStyle(.white)
          .padding(10)
          .frame(maxWidth: .infinity, alignment: look.saved.labelSide.frame)
      }
      .overlay(alignment: .topTrailing) {
        if look.saved.markIsShown && name == "Banff" {
          Image(systemName: "bell.fill").font(.caption).foregroundStyle(.white).padding(7)
            .background(.black.opacity(0.4), in: Circle()).padding(8).accessibilityLabel("Price alert")
        }
      }
      .clipShape(RoundedRectangle(cornerRadius: look.saved.radius))
  }
}
