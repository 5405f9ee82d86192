import AppVariants
import SwiftUI

/// What others say of a product.
struct ReviewsScreen: View {
  @Environment(\.look) private var look

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: look.reviewGap) {
          summary
          review("Jonas K.", look.reviewText, stars: 5, hasPhoto: true)
          review("Priya S.", "Arrived with a dent in the box, none in the pan.", stars: 4)
          review("Lena", "Too heavy for me.", stars: 2)
        }
        .padding(16)
      }
      .background(look.paper)
      .navigationTitle("Reviews")
      .navigationBarTitleDisplayMode(.inline)
      .safeAreaInset(edge: .bottom) { write.padding(12).frame(maxWidth: .infinity).background(.bar) }
    }
  }

  @ViewBuilder private var write: some View {
    if look.writeIsProminent {
      Button("Write a review") {}.buttonStyle(.borderedProminent)
    } else {
      Button("Write a review") {}.buttonStyle(.bordered)
    }
  }

  private var summary: some View {
    HStack(spacing: 20) {
      VStack(spacing: 4) {
        Text("4.3").font(.system(size: 44, weight: .bold, design: .rounded))
        Stars(count: 4)
      }
      VStack(spacing: 6) {
        ForEach(Array(look.ratingBars.enumerated()), id: \.offset) { place, share in
          HStack(spacing: 8) {
            Text("\(5 - place)").font(.caption2).frame(width: 10)
            GeometryReader { space in
              ZStack(alignment: .leading) {
                Capsule().fill(.gray.opacity(0.2))
                Capsule().fill(Color(hex: look.ratingColor)).frame(width: space.size.width * share)
              }
            }
            .frame(height: 6)
          }
        }
      }
    }
    .padding(16)
    .background(look.shelf, in: RoundedRectangle(cornerRadius: 16))
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("reviews.summary")
  }

  private func review(_ author: String, _ text: String, stars: Int, hasPhoto: Bool = false) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack(spacing: 10) {
        Text(author.prefix(1))
          .foregroundStyle(.white)
          .frame(width: 32, height: 32)
          .background(
            look.kitchen.opacity(0.8),
            in: look.reviewAvatarIsRound ? AnyShape(Circle()) : AnyShape(Rectangle()))
        Text(author).font(.subheadline).fontWeight(.semibold)
        Spacer()
        Stars(count: stars)
      }
      Text(text)
        .font(.callout)
        .lineLimit(look.reviewLineLimit)
        .multilineTextAlignment(look.reviewAlignment.text)
        .frame(maxWidth: .infinity, alignment: look.reviewAlignment.frame)
      if hasPhoto {
        ZStack {
          Color(hex: Product.all[look.reviewPhoto].hex)
          Image(systemName: Product.all[look.reviewPhoto].icon).font(.largeTitle).foregroundStyle(
            .black.opacity(0.6)
          )
          .accessibilityLabel("Photo of the buyer")
        }
        .frame(width: 130, height: 90)
        .blur(radius: look.reviewPhotoBlur)
        .clipShape(RoundedRectangle(cornerRadius: 8))
      }
      if look.helpfulIsShown && hasPhoto {
        Label("Helpful (\(look.helpfulCount))", systemImage: "hand.thumbsup").font(.footnote).foregroundStyle(
          .secondary)
      }
    }
    .padding(14)
    .background(look.shelf, in: RoundedRectangle(cornerRadius: 16))
    .accessibilityElement(children: .contain)
    .accessibilityIdentifier("review.\(author)")
  }
}
