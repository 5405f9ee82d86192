import AppVariants
import SwiftUI

/// Popular places, side by side.
struct Carousel: View {
  @Environment(\.look) private var look

  private var places: [(name: String, photo: String, caption: String)] {
    var places = [
      (look.cards.firstName, "kyoto", "Temples and gardens"), ("Banff", "banff", "Lakes of ice"),
      ("Marrakesh", "marrakesh", "Markets at dusk"), ("Tulum", "tulum", "Reefs and ruins"),
    ]
    if look.cards.isReordered { places.swapAt(0, 1) }
    return places
  }

  var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: look.cards.gap) {
        ForEach(places, id: \.photo) { place in
          PlaceCard(
            name: place.name, photo: place.photo, caption: place.caption, isNew: place.photo == "kyoto")
        }
      }
      .padding(.horizontal, Metrics.gutter)
    }
    .frame(height: 260)
  }
}

/// A place as a picture with its name on it.
struct PlaceCard: View {
  @Environment(\.look) private var look
  let name: String
  let photo: String
  let caption: String
  let isNew: Bool

  private var shape: RoundedRectangle {
    RoundedRectangle(cornerRadius: look.cards.radius, style: .continuous)
  }

  var body: some View {
    ZStack(alignment: .bottomLeading) {
      Photo(name: photo, isDecorative: true)
      LinearGradient(
        colors: [.black.opacity(look.cards.shade), .clear], startPoint: .bottom, endPoint: .center)
      words.padding(14)
    }
    .frame(width: look.cards.width, height: 260)
    .clipShape(shape)
    .overlay { shape.strokeBorder(look.coral, lineWidth: look.cards.border) }
    .overlay(alignment: .topLeading) {
      if isNew { badge.padding(look.cards.badgeInset) }
    }
    .overlay(alignment: .topTrailing) {
      Button("Save \(name)", systemImage: look.heartIcon) {}
        .buttonStyle(FloatingButtonStyle(size: look.cards.heartSize))
        .tint(.white)
        .padding(10)
    }
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text(name).font(.system(size: look.cards.nameSize, weight: .bold))
      Text(caption).font(.caption).textCase(look.cards.captionIsUppercased ? .uppercase : nil)
    }
    .foregroundStyle(.white)
  }

  private var badge: some View {
    Text(look.cards.badge)
      .font(.caption2.weight(.bold))
      .foregroundStyle(.white)
      .padding(.horizontal, 9)
      .padding(.vertical, 4)
      .background(
        Color(hex: look.cards.badgeColor),
        in: look.cards.badgeIsCapsule ? AnyShape(Capsule()) : AnyShape(RoundedRectangle(cornerRadius: 3))
      )
      .rotationEffect(.degrees(look.cards.badgeTilt))
  }
}
